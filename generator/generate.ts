import type { Diagnostic } from './diagnostic/diagnostic.ts';
import { checkExamples } from './load/check-examples.ts';
import { checkHouse } from './load/check-house.ts';
import { checkOpenapi } from './load/check-openapi.ts';
import { toDiagnostics } from './load/finding.ts';
import { type LoadedSpec, loadSpec } from './load/load-spec.ts';
import type { Api } from './model/api.ts';
import { buildApi } from './model/build.ts';
import type { GenerateOptions } from './options.ts';
import { targetsWith } from './targets/index.ts';
import { prepareTypes } from './targets/types.ts';
import type { OutputFile } from './targets/target.ts';
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
  using types = prepareTypes();
  const spec = await loadSpec(options.spec, { strict: options.strict });
  const specFiles = spec.files;
  if (hasErrors(spec.diagnostics)) return { diagnostics: spec.diagnostics, specFiles };

  const { api, diagnostics: names } = buildApi(spec);
  const early = [...spec.diagnostics, ...checkHouse(spec), ...names];
  const slow = slowChecks(spec);
  if (hasErrors(early)) return { diagnostics: [...early, ...(await slow)], specFiles };

  const emitted = Promise.all(targetsWith(types).map((target) => target.emit(api, options)));
  const [outputs, late] = await Promise.all([emitted, slow]);
  const diagnostics = [...early, ...late];
  if (hasErrors(diagnostics)) return { diagnostics, specFiles };
  return { output: { api, files: await formatFiles(outputs.flat()), place: spec.place }, diagnostics, specFiles };
}

/** What takes compiling schemas: run beside the targets, since a good document is the rule. */
async function slowChecks(spec: LoadedSpec): Promise<Diagnostic[]> {
  const findings = await Promise.all([checkOpenapi(spec.document), checkExamples(spec.document, spec.house)]);
  return toDiagnostics(findings.flat(), spec.place);
}

export function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some((diagnostic) => diagnostic.severity === 'error');
}
