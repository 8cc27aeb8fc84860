import type { JsonObject } from '../../generator/json.ts';
import type { LoadedSpec } from '../../generator/load/load-spec.ts';
import type { Api } from '../../generator/model/api.ts';
import { buildApi } from '../../generator/model/build.ts';
import type { AskedServer } from '../derived/checks/asked-server.ts';
import { parameterContradictions } from '../derived/checks/judge-parameters.ts';
import { casesOf, contradictions } from '../derived/checks/judge.ts';
import { subjectsOf } from '../derived/checks/subjects.ts';
import { type Artefact, ARTEFACTS, artefactsOf } from './artefacts.ts';
import { demandedOf } from './demanded.ts';
import { type Excerpt, Excerpts } from './excerpts.ts';
import { usesOf } from './judges.ts';
import { type Mutant, replaced } from './mutants.ts';
import type { Path } from './operators.ts';

/** The result of one mutant. */
export interface Score {
  readonly mutant: Mutant;
  /** The artifacts whose text differs. */
  readonly differ: readonly Artefact[];
  /** The artifacts that should differ and do not, or do not use a validator that they should. */
  readonly same: readonly Artefact[];
  /** The first contradiction between the committed artifacts and the mutant; absent if it survives. */
  readonly killedBy?: string;
}

/** Scores mutants of the document from which the committed packages were generated. */
export class Scorer {
  readonly #spec: LoadedSpec;
  readonly #server: AskedServer;
  readonly #excerpts: Excerpts;
  readonly #before = new Map<string, ReturnType<typeof artefactsOf>>();

  constructor(spec: LoadedSpec, server: AskedServer) {
    this.#spec = spec;
    this.#server = server;
    this.#excerpts = new Excerpts(spec.document);
  }

  /** @throws Error for a mutant that no operation or event reaches. */
  async score(mutant: Mutant): Promise<Score> {
    const excerpt = this.#excerpts.with(mutant.path);
    if (excerpt === undefined) throw new Error(`nothing reaches ${mutant.place}`);
    const schema = schemaAt(mutant.path);
    const before = this.#artefactsBefore(excerpt, schema);
    const api = this.#build(replaced(excerpt.document, mutant.path, mutant.value) as JsonObject);
    const after = artefactsOf(api, schema);
    const differ = ARTEFACTS.filter((artefact) => before[artefact] !== after[artefact]);
    const uses = schema === undefined ? [] : usesOf(api, schema, after);
    const same = [
      ...demandedOf(mutant).filter((artefact) => !differ.includes(artefact)),
      ...uses.filter(({ isUsed }) => !isUsed).map(({ judge }) => judge),
    ];
    for await (const killedBy of this.#contradictions(api, mutant)) return { mutant, differ, same, killedBy };
    return { mutant, differ, same };
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

  #artefactsBefore(excerpt: Excerpt, schema: string | undefined): ReturnType<typeof artefactsOf> {
    const key = `${excerpt.name} ${schema}`;
    const known = this.#before.get(key) ?? artefactsOf(this.#build(excerpt.document), schema);
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
