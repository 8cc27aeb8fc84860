import type { Diagnostic, Place } from '../diagnostic/diagnostic.ts';
import type { Api, NamedSchema, Operation } from './api.ts';
import { nameClashes, TYPES_OWN, WEBHOOKS_OWN } from './name-clashes.ts';
import {
  camelCase,
  clientTypeNames,
  errorClassName,
  kebabCase,
  numbered,
  operationTypeNames,
  pascalCase,
} from './names.ts';

/**
 * The same API without name clashes: of two things with the same generated name, the later one gets
 * another. In a third-party document, a clash is only a warning, since its users can't rename anything. The
 * order is that of the `Api`, which does not depend on the document's.
 */
export function distinctNames(api: Api): { readonly api: Api; readonly diagnostics: readonly Diagnostic[] } {
  const clashes = nameClashes(api);
  if (clashes.length === 0) return { api, diagnostics: [] };
  const renaming = new Renaming(api);
  const schemas = api.schemas.map((schema) => renaming.typed(schema, '', []));
  const events = api.events.map((event) => renaming.typed(event, 'Event', WEBHOOKS_OWN));
  const renamed = { ...api, schemas, events, operations: api.operations.map((each) => renaming.operation(each)) };
  const warnings = clashes.map((clash): Diagnostic => {
    const name = renaming.names.get(clash.place);
    const help =
      name === undefined ? 'Rename one of them.' : `Generated code calls it ${name}; rename it for a better one.`;
    return { ...clash, severity: 'warning', help };
  });
  return { api: renamed, diagnostics: [...warnings, ...nameClashes(renamed)] };
}

class Renaming {
  /** The new names, by the place of what was renamed. */
  readonly names = new Map<Place, string>();
  readonly #types: Set<string>;
  readonly #ofClient: Set<string>;
  readonly #ids = new Set<string>();
  readonly #methods = new Set<string>();
  readonly #resources = new Map<string, string>();

  constructor(api: Api) {
    this.#types = new Set(api.events.length > 0 ? TYPES_OWN : []);
    this.#ofClient = new Set(api.errors.map(({ code }) => errorClassName(code)));
  }

  typed<Item extends Pick<NamedSchema, 'typeName' | 'place'>>(
    item: Item,
    suffix: string,
    reserved: readonly string[],
  ): Item {
    const isFree = (name: string): boolean => !this.#types.has(name) && !reserved.includes(name);
    const typeName = isFree(item.typeName) ? item.typeName : numbered(item.typeName + suffix, isFree);
    this.#types.add(typeName);
    if (typeName !== item.typeName) this.names.set(item.place, typeName);
    return { ...item, typeName };
  }

  /** Operations with the same id are named after their method and path. */
  operation(operation: Operation): Operation {
    const { method, path, place } = operation;
    const isFree = (id: string): boolean => !this.#ids.has(id);
    const id = isFree(operation.id) ? operation.id : numbered(camelCase(`${method} ${path}`), isFree);
    this.#ids.add(id);
    const own = id === operation.id ? operation : { ...operation, id, name: id, typeName: pascalCase(id) };
    const resource = this.#resourceOf(own.resource);
    const name = numbered(own.name, (each) => !this.#methods.has(`${resource}.${each}`));
    this.#methods.add(`${resource}.${name}`);
    const typeName = numbered(own.typeName, (each) => this.#isFreeFor(own, each));
    for (const each of operationTypeNames({ ...own, typeName })) this.#types.add(each);
    for (const each of clientTypeNames(typeName)) this.#ofClient.add(each);
    if (name !== operation.name) this.names.set(place, `${resource}.${name}`);
    else if (typeName !== operation.typeName) this.names.set(place, typeName);
    return { ...own, resource, name, typeName };
  }

  /** Resources whose modules would have the same name become one. */
  #resourceOf(name: string): string {
    const file = kebabCase(name);
    const first = this.#resources.get(file) ?? name;
    this.#resources.set(file, first);
    return first;
  }

  #isFreeFor(operation: Operation, typeName: string): boolean {
    return (
      operationTypeNames({ ...operation, typeName }).every((name) => !this.#types.has(name)) &&
      clientTypeNames(typeName).every((name) => !this.#ofClient.has(name))
    );
  }
}
