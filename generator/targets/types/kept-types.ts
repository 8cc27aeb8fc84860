import type { Api, NamedSchema } from '../../model/api.ts';
import { share } from '../../model/share.ts';
import { reachedSchemas } from '../reached-schemas.ts';
import type { SideWork } from '../side-work.ts';
import { apiDeclarations } from './api-declarations.ts';
import type { Declaration, RenderedType, TypesInput } from './declaration.ts';

interface Known {
  readonly declaration: Declaration;
  /** With the declaration all that its type is made of. */
  readonly reached: readonly NamedSchema[];
  readonly rendered: RenderedType;
}

/** Renders the types of an `Api`, and of a later one only those in which something is another. */
export class KeptTypes {
  readonly #side: SideWork;
  readonly #keeps: boolean;
  #before: TypesInput | undefined;
  #known = new Map<string, Known>();

  constructor(side: SideWork, keeps: boolean) {
    this.#side = side;
    this.#keeps = keeps;
  }

  /** In the order in which they are printed. */
  async of(api: Api): Promise<(Declaration & RenderedType)[]> {
    if (!this.#keeps) return this.#renderAll(apiDeclarations(api));
    const input = share(this.#before, apiDeclarations(api));
    const reached = reachedSchemas(api);
    const all = input.declarations.map((declaration) => {
      const { schema } = declaration;
      return { declaration, reached: typeof schema === 'object' ? reached(schema) : [] };
    });
    const fresh = await this.#render(
      all.filter((one) => !this.#isKnown(one)),
      input,
    );
    const known = all.map((one): Known => {
      const { name } = one.declaration;
      return { ...one, rendered: fresh.get(name) ?? this.#known.get(name)!.rendered };
    });
    this.#before = input;
    this.#known = new Map(known.map((one) => [one.declaration.name, one]));
    return known.map(({ declaration, rendered }) => ({ ...declaration, ...rendered }));
  }

  async #renderAll(input: TypesInput): Promise<(Declaration & RenderedType)[]> {
    const rendered = await this.#side.run('types', input);
    return input.declarations.map((declaration, index) => ({ ...declaration, ...rendered[index]! }));
  }

  #isKnown({ declaration, reached }: Omit<Known, 'rendered'>): boolean {
    const known = this.#known.get(declaration.name);
    return (
      known?.declaration === declaration &&
      known.reached.length === reached.length &&
      known.reached.every((schema, index) => schema === reached[index])
    );
  }

  /** Together with the schemas that they refer to, without which they would be other types. */
  async #render(stale: readonly Omit<Known, 'rendered'>[], input: TypesInput): Promise<Map<string, RenderedType>> {
    if (stale.length === 0) return new Map();
    const names = new Set(
      stale.flatMap(({ declaration, reached }) => [declaration.name, ...reached.map(({ typeName }) => typeName)]),
    );
    const declarations = input.declarations.filter(({ name }) => names.has(name));
    const rendered = await this.#side.run('types', { ...input, declarations });
    return new Map(rendered.map((one) => [one.name, one]));
  }
}
