import type { Diagnostic } from './diagnostic/diagnostic.ts';
import type { LoadedSpec } from './load/load-spec.ts';
import type { Api } from './model/api.ts';
import type { GenerateOptions } from './options.ts';
import { SideThread } from './side-thread/side-thread.ts';
import type { OutputFile, Target } from './targets/target.ts';

export interface Generated {
  /** Absent when an error among the diagnostics stopped the run. */
  readonly output?: { readonly api: Api; readonly files: readonly OutputFile[]; readonly place: LoadedSpec['place'] };
  readonly diagnostics: readonly Diagnostic[];
  /** Every file of the spec that was read. */
  readonly specFiles: readonly string[];
}

/** The whole pipeline up to the disk: load, check, build the model, run every target, format. Writes nothing. */
export async function generate(options: GenerateOptions): Promise<Generated> {
  using sideThread = new SideThread();
  return await generateWith(sideThread, options);
}

/** The same for who generates again and again: a side thread takes most of a second to load what it needs. */
export async function generateWith(sideThread: SideThread, options: GenerateOptions): Promise<Generated> {
  const stages = await import('./stages.ts');
  const { buildApi, checkHouse, checkOpenapi, loadSpec, targets, toDiagnostics } = stages;
  const spec = await loadSpec(options.spec, { strict: options.strict });
  const { document, house, place, files: specFiles } = spec;
  const slowChecks = async (): Promise<Diagnostic[]> => {
    const examples = sideThread.run('examples', { document, house });
    return toDiagnostics([...(await checkOpenapi(document, house)), ...(await examples)], place);
  };
  const found = [...spec.diagnostics, ...checkHouse(spec)];
  if (hasErrors(spec.diagnostics)) return { diagnostics: [...found, ...(await slowChecks())], specFiles };

  const { api, diagnostics: clashes } = buildApi(spec);
  const own = await stages.loadOwnTargets(options);
  found.push(...clashes, ...own.diagnostics);
  if (hasErrors(found)) return { diagnostics: [...found, ...(await slowChecks())], specFiles };

  const emit = async (target: Target): Promise<readonly OutputFile[]> => {
    const files = await target.emit(api, options);
    return target.finished ? files : sideThread.run('format', files);
  };
  // The slow checks come last here, while the side thread lays out what the targets gave.
  const all = targets(sideThread);
  const [emitted, late] = await Promise.allSettled([Promise.all(all.map(emit)), slowChecks()]);
  if (late.status === 'rejected') throw late.reason;
  const diagnostics = [...found, ...late.value];
  if (hasErrors(diagnostics)) return { diagnostics, specFiles };
  if (emitted.status === 'rejected') return refuseInvalid(diagnostics, specFiles, emitted.reason);
  const taken = all.map(({ name }) => name);
  const more = await stages.emitOwnTargets(own.targets, api, options, taken, (files) =>
    sideThread.run('format', files),
  );
  diagnostics.push(...more.diagnostics);
  if (hasErrors(more.diagnostics)) return { diagnostics, specFiles };
  return { output: { api, files: [...emitted.value.flat(), ...more.files], place }, diagnostics, specFiles };
}

/** In documents of others, what is no OpenAPI is a warning, as long as something can be made of it. */
function refuseInvalid(found: readonly Diagnostic[], specFiles: readonly string[], failure: unknown): Generated {
  const diagnostics = found.map((each) =>
    each.code === 'openapi-invalid' ? { ...each, severity: 'error' as const } : each,
  );
  if (!hasErrors(diagnostics)) throw failure;
  return { diagnostics, specFiles };
}

function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some((diagnostic) => diagnostic.severity === 'error');
}
