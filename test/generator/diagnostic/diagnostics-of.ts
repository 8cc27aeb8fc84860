import type { Diagnostic } from '../../../generator/diagnostic/diagnostic.ts';
import { checkExamples } from '../../../generator/load/check-examples.ts';
import { checkHouse } from '../../../generator/load/check-house.ts';
import { checkOpenapi } from '../../../generator/load/check-openapi.ts';
import { toDiagnostics } from '../../../generator/load/finding.ts';
import { loadSpec, type LoadOptions } from '../../../generator/load/load-spec.ts';
import { buildApi } from '../../../generator/model/build.ts';

/** Everything that there is to say about a document, whether or not an earlier stage has found an error. */
export async function diagnosticsOf(entry: string, options: LoadOptions = {}): Promise<readonly Diagnostic[]> {
  const spec = await loadSpec(entry, options);
  const findings = [...(await checkOpenapi(spec.document)), ...(await checkExamples(spec.document, spec.house))];
  return [
    ...spec.diagnostics,
    ...checkHouse(spec),
    ...toDiagnostics(findings, spec.place),
    ...buildApi(spec).diagnostics,
  ];
}
