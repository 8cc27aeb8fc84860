import type { Diagnostic } from './diagnostic/diagnostic.ts';
import { checkHouse } from './load/check-house.ts';
import type { ChecksInput } from './load/checks-worker.ts';
import { type Finding, toDiagnostics } from './load/finding.ts';
import { type LoadedSpec, loadSpec } from './load/load-spec.ts';
import type { Api } from './model/api.ts';
import { buildApi } from './model/build.ts';
import type { GenerateOptions } from './options.ts';
import { targetsWith } from './targets/index.ts';
import { prepareTypes } from './targets/types.ts';
import type { OutputFile } from './targets/target.ts';
import { Thread } from './thread.ts';
import { formatFiles } from './write/format.ts';

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
  return { ...emitted, output: { ...emitted.output, files: await formatFiles(emitted.output.files) } };
}

/** Everything but formatting: by then the threads have ended, so that the formatter gets their memory and not more. */
async function emit(options: GenerateOptions): Promise<Generated> {
  using types = prepareTypes();
  using checks: Thread<ChecksInput, Finding[]> = new Thread(new URL('./load/checks-worker.ts', import.meta.url));
  const spec = await loadSpec(options.spec, { strict: options.strict });
  const { document, house, place, files: specFiles } = spec;
  const checked = checks.call({ document, house }).then((findings) => toDiagnostics(findings, place));
  const found = [...spec.diagnostics, ...checkHouse(spec)];
  if (hasErrors(spec.diagnostics)) return { diagnostics: [...found, ...(await checked)], specFiles };

  const { api, diagnostics: clashes } = buildApi(spec);
  found.push(...clashes);
  if (hasErrors(found)) return { diagnostics: [...found, ...(await checked)], specFiles };

  const emitted = Promise.all(targetsWith(types).map((target) => target.emit(api, options)));
  const [files, late] = await Promise.all([emitted, checked]);
  const diagnostics = [...found, ...late];
  if (hasErrors(diagnostics)) return { diagnostics, specFiles };
  return { output: { api, files: files.flat(), place }, diagnostics, specFiles };
}

export function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some((diagnostic) => diagnostic.severity === 'error');
}
