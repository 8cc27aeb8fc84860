import type { Diagnostic } from './diagnostic/diagnostic.ts';
import type { LoadedSpec } from './load/load-spec.ts';
import type { ParsedFiles } from './load/read/sources.ts';
import type { Api } from './model/api.ts';
import type { KeptModel } from './model/kept-model.ts';
import type { GenerateOptions } from './options.ts';
import { Layout } from './render/layout.ts';
import { SideThread } from './render/side-thread.ts';
import { loadTargets, TARGET_NAMES, type TargetName } from './targets/index.ts';
import type { OutputFile, Target } from './targets/target.ts';
import type { DraftFolder, FinishedFile } from './write/drafts.ts';
import { ReadFiles } from './write/read-files.ts';

export interface Generated<File extends FinishedFile = FinishedFile> {
  /** Absent when an error among the diagnostics stopped the run. */
  readonly output?: { readonly api: Api; readonly files: readonly File[]; readonly place: LoadedSpec['place'] };
  readonly diagnostics: readonly Diagnostic[];
  /** Every file of the spec that was read, with the hash of what stood in it. */
  readonly specFiles: ReadonlyMap<string, string>;
}

/** The whole pipeline up to the disk: load, check, build the model, run every target, format. Writes nothing but drafts, where it is given a place for them. */
export async function generate(options: GenerateOptions, drafts?: DraftFolder): Promise<Generated> {
  using generator = new Generator({ keeps: false });
  return await generator.run(options, drafts);
}

/** The order in which targets are begun that are made once: what takes longest first, so that both threads end at the same time. */
const LONGEST_FIRST: readonly TargetName[] = ['types', 'docs', 'validators', 'openapi', 'client', 'server'];

/**
 * The same for who generates again and again: a side thread takes most of a second to load what it needs. One that `keeps` what it has
 * made takes from it, for the next document, all that is made of the same parts; what it gives is the same.
 */
export class Generator implements Disposable {
  readonly #keeps: boolean;
  readonly #side = new SideThread();
  readonly #layout: Layout;
  readonly #parsed: ParsedFiles = new Map();
  #targets: readonly Target[] | undefined;
  #model: KeptModel | undefined;

  constructor({ keeps }: { readonly keeps: boolean }) {
    this.#keeps = keeps;
    this.#layout = new Layout(this.#side, keeps);
  }

  async run(options: GenerateOptions): Promise<Generated<OutputFile>>;
  async run(options: GenerateOptions, drafts: DraftFolder | undefined): Promise<Generated>;
  async run(options: GenerateOptions, drafts?: DraftFolder): Promise<Generated> {
    const stages = await import('./stages.ts');
    const { buildApi, loadSpec, toDiagnostics } = stages;
    const read = new ReadFiles();
    const spec = await loadSpec(options.spec, { strict: options.strict, readText: read.text, parsed: this.#parsed });
    const { document, strict, unnamed, place } = spec;
    const specFiles = new Map(spec.files.map((file) => [file, read.hashes.get(file)!]));
    // Begun before the model is made: a side thread that has loaded what it needs has nothing else to do yet.
    const isSound = !hasErrors(spec.diagnostics);
    const checks = this.#side.run('check', { document, strict, unnamed, isSound });
    checks.catch(() => undefined);
    const checked = async (): Promise<Diagnostic[]> => {
      if (!this.#keeps) await this.#side.help();
      return toDiagnostics(await checks, place);
    };
    const found = [...spec.diagnostics];
    if (!isSound) {
      // No model is built of what may lack parts, so names are not compared yet.
      const own = await stages.loadOwnTargets(options);
      return { diagnostics: [...found, ...own.diagnostics, ...(await checked())], specFiles };
    }

    if (this.#keeps) this.#model ??= new stages.KeptModel(true);
    const { api, diagnostics: clashes } = buildApi(spec, this.#model);
    const own = await stages.loadOwnTargets(options);
    found.push(...clashes, ...own.diagnostics);
    if (hasErrors(found)) return { diagnostics: [...found, ...(await checked())], specFiles };

    const emit = this.#keeps ? this.#emitAgain(api, options) : this.#emitOnce(api, options, drafts);
    const [emitted, late] = await Promise.allSettled([emit, checked()]);
    if (late.status === 'rejected') throw late.reason;
    const diagnostics = [...found, ...late.value];
    if (hasErrors(diagnostics)) return { diagnostics, specFiles };
    if (emitted.status === 'rejected') return refuseInvalid(diagnostics, specFiles, emitted.reason);
    const format = (files: readonly OutputFile[]) => this.#layout.format(files);
    const more = await stages.emitOwnTargets(own.targets, api, options, TARGET_NAMES, format);
    diagnostics.push(...more.diagnostics);
    if (hasErrors(more.diagnostics)) return { diagnostics, specFiles };
    return { output: { api, files: [...emitted.value, ...more.files], place }, diagnostics, specFiles };
  }

  /** Each target as a whole in the thread that has nothing else to do. Asks for all of them before it returns. */
  async #emitOnce(api: Api, { scope }: GenerateOptions, drafts?: DraftFolder): Promise<FinishedFile[]> {
    this.#side.give(api);
    const emitted = new Map<TargetName, Promise<readonly FinishedFile[]>>();
    for (const target of new Set([...LONGEST_FIRST, ...TARGET_NAMES]))
      emitted.set(target, this.#side.run('emit', { target, scope, drafts }));
    // Also where one fails, nobody writes drafts any more when this ends.
    await Promise.allSettled(emitted.values());
    return (await Promise.all(TARGET_NAMES.map((name) => emitted.get(name)!))).flat();
  }

  /** What these targets keep is in this thread; the other one renders types and lays out what has changed. */
  async #emitAgain(api: Api, options: GenerateOptions): Promise<OutputFile[]> {
    this.#targets ??= await loadTargets(this.#side, true);
    const emit = async (target: Target): Promise<readonly OutputFile[]> => {
      const emitted = target.emit(api, options);
      // Not awaited where it is there: the other thread has its code while this one makes the next target.
      const files = emitted instanceof Promise ? await emitted : emitted;
      return target.finished ? files : this.#layout.format(files);
    };
    const emitted = this.#targets.map(emit);
    // Also where one fails: what another one still waited for would become what the next run keeps.
    await Promise.allSettled(emitted);
    return (await Promise.all(emitted)).flat();
  }

  /** Makes the next run make everything anew. What is laid out already, and what is loaded, stays. */
  forget(): void {
    this.#parsed.clear();
    this.#targets = undefined;
    this.#model = undefined;
  }

  [Symbol.dispose](): void {
    this.#side[Symbol.dispose]();
  }
}

/** In documents of others, what is no OpenAPI is a warning, as long as something can be made of it. */
function refuseInvalid(found: readonly Diagnostic[], specFiles: Generated['specFiles'], failure: unknown): Generated {
  const diagnostics = found.map((each) =>
    each.code === 'openapi-invalid' ? { ...each, severity: 'error' as const } : each,
  );
  if (!hasErrors(diagnostics)) throw failure;
  return { diagnostics, specFiles };
}

function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some((diagnostic) => diagnostic.severity === 'error');
}
