import type { Diagnostic } from './diagnostic/diagnostic.ts';
import type { LoadedSpec } from './load/load-spec.ts';
import type { Api } from './model/api.ts';
import type { GenerateOptions } from './options.ts';
import { SideThread } from './side-thread/side-thread.ts';
import type { OutputFile } from './targets/target.ts';

export interface Generated {
  /** Absent when an error among the diagnostics stopped the run. */
  readonly output?: { readonly api: Api; readonly files: readonly OutputFile[]; readonly place: LoadedSpec['place'] };
  readonly diagnostics: readonly Diagnostic[];
  /** Every file of the spec that was read. */
  readonly specFiles: readonly string[];
}

/** The whole pipeline up to the disk: load, check, build the model, run every target, format. Writes nothing. */
export async function generate(options: GenerateOptions): Promise<Generated> {
  const emitted = await emit(options);
  if (emitted.output === undefined) return emitted;
  const { formatFiles } = await import('./write/format.ts');
  return { ...emitted, output: { ...emitted.output, files: await formatFiles(emitted.output.files) } };
}

/** Everything but formatting: by then the side thread has ended, so that the formatter gets its memory and not more. */
async function emit(options: GenerateOptions): Promise<Generated> {
  using sideThread = new SideThread();
  const { buildApi, checkHouse, loadSpec, targets, toDiagnostics } = await import('./stages.ts');
  const spec = await loadSpec(options.spec, { strict: options.strict });
  const { document, house, place, files: specFiles } = spec;
  const checks = async (): Promise<Diagnostic[]> =>
    toDiagnostics(await sideThread.run('checks', { document, house }), place);
  const found = [...spec.diagnostics, ...checkHouse(spec)];
  if (hasErrors(spec.diagnostics)) return { diagnostics: [...found, ...(await checks())], specFiles };

  const { api, diagnostics: clashes } = buildApi(spec);
  found.push(...clashes);
  if (hasErrors(found)) return { diagnostics: [...found, ...(await checks())], specFiles };

  const emitted = Promise.all(targets(sideThread).map((target) => target.emit(api, options)));
  const [files, late] = await Promise.all([emitted, checks()]);
  const diagnostics = [...found, ...late];
  if (hasErrors(diagnostics)) return { diagnostics, specFiles };
  return { output: { api, files: files.flat(), place }, diagnostics, specFiles };
}

function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some((diagnostic) => diagnostic.severity === 'error');
}
