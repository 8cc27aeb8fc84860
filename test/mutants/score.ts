import type { JsonObject } from '../../generator/json.ts';
import type { LoadedSpec } from '../../generator/load/load-spec.ts';
import type { Api } from '../../generator/model/api.ts';
import { buildApi } from '../../generator/model/build.ts';
import type { StubServer } from '../derived/checks/stub-server.ts';
import { parameterContradictions } from '../derived/checks/parameter-contradictions.ts';
import { casesOf, contradictions } from '../derived/checks/contradictions.ts';
import { subjectsOf } from '../derived/checks/subjects.ts';
import { type OutputName, OUTPUTS, outputsOf } from './outputs.ts';
import { expectedOutputs } from './expected-outputs.ts';
import { type Excerpt, Excerpts } from './excerpts.ts';
import { validatorUses } from './validator-uses.ts';
import { type Mutant, replaced } from './mutants.ts';
import type { Path } from './operators.ts';

/** The result of one mutant. */
export interface Score {
  readonly mutant: Mutant;
  /** The artifacts whose text differs. */
  readonly differ: readonly OutputName[];
  /** The artifacts that should differ and do not, or do not use a validator that they should. */
  readonly same: readonly OutputName[];
  /** The first contradiction between the committed artifacts and the mutant; absent if it survives. */
  readonly killedBy?: string;
}

/** Scores mutants of the document from which the committed packages were generated. */
export class Scorer {
  readonly #spec: LoadedSpec;
  readonly #server: StubServer;
  readonly #excerpts: Excerpts;
  readonly #before = new Map<string, ReturnType<typeof outputsOf>>();

  constructor(spec: LoadedSpec, server: StubServer) {
    this.#spec = spec;
    this.#server = server;
    this.#excerpts = new Excerpts(spec.document);
  }

  /** @throws Error for a mutant that no operation or event reaches. */
  async score(mutant: Mutant): Promise<Score> {
    const [excerpt, ...larger] = this.#excerpts.with(mutant.path);
    if (excerpt === undefined) throw new Error(`nothing reaches ${mutant.place}`);
    const expected = expectedOutputs(mutant, this.#spec.document);
    const { api, differ, unused } = this.#compare(excerpt, mutant);
    // An operation or event may hide a constraint of a schema by its own narrower one.
    for (const other of larger) {
      if (expected.every((output) => differ.has(output))) break;
      for (const output of this.#compare(other, mutant).differ) differ.add(output);
    }
    const same = [...expected.filter((output) => !differ.has(output)), ...unused];
    const score = { mutant, differ: [...differ], same };
    for await (const killedBy of this.#contradictions(api, mutant)) return { ...score, killedBy };
    return score;
  }

  /**
   * The outputs of an excerpt that differ for a mutant, and the packages that do not use a validator of its
   * schema.
   */
  #compare(excerpt: Excerpt, { path, value }: Mutant): { api: Api; differ: Set<OutputName>; unused: OutputName[] } {
    const schema = schemaAt(path);
    const before = this.#outputsBefore(excerpt, schema);
    const api = this.#build(replaced(excerpt.document, path, value) as JsonObject);
    const after = outputsOf(api, schema);
    const uses = schema === undefined ? [] : validatorUses(api, schema, after);
    return {
      api,
      differ: new Set(OUTPUTS.filter((output) => before[output] !== after[output])),
      unused: uses.filter(({ isUsed }) => !isUsed).map(({ packageName }) => packageName),
    };
  }

  async *#contradictions(api: Api, { path }: Mutant): AsyncGenerator<string> {
    if (path.includes('parameters')) {
      for (const operation of api.operations) yield* parameterContradictions(this.#server, api, operation);
      return;
    }
    const schema = schemaAt(path);
    const isOwn = (name: string): boolean =>
      schema === undefined ? !name.startsWith('schemas/') : name.startsWith(`schemas/${schema} `);
    for (const subject of subjectsOf(api).filter(({ name }) => isOwn(name))) {
      yield* contradictions(await subject.load(), casesOf(subject, api));
    }
  }

  #outputsBefore(excerpt: Excerpt, schema: string | undefined): ReturnType<typeof outputsOf> {
    const key = `${excerpt.name} ${schema}`;
    const known = this.#before.get(key) ?? outputsOf(this.#build(excerpt.document), schema);
    this.#before.set(key, known);
    return known;
  }

  #build(document: JsonObject): Api {
    return buildApi({ ...this.#spec, document }).api;
  }
}

function schemaAt([root, kind, name]: Path): string | undefined {
  return root === 'components' && kind === 'schemas' ? String(name) : undefined;
}
