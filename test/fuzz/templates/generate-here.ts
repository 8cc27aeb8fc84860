import { canonical } from '../../../generator/model/canonical.ts';
import type { Diagnostic } from '../../../generator/diagnostic/diagnostic.ts';
import type { JsonObject, JsonValue } from '../../../generator/json.ts';
import { checkExamples } from '../../../generator/load/check/check-examples.ts';
import { viewOf } from '../../../generator/load/check/document-view.ts';
import { checkOpenapi } from '../../../generator/load/check/check-openapi.ts';
import { checkRules } from '../../support/check-rules.ts';
import { toDiagnostics } from '../../../generator/load/check/finding.ts';
import { loadSpec } from '../../../generator/load/load-spec.ts';
import { buildApi } from '../../../generator/model/build.ts';
import { loadTargets, TARGET_NAMES } from '../../../generator/targets/index.ts';
import { renderUnits } from '../../support/render-units.ts';
import type { RenderedFile } from '../../../generator/targets/unit.ts';

const targets = await loadTargets(TARGET_NAMES);

export const SCOPE = '@fuzz';
const FILE = 'spec.json';

/** The output of the generator for a document. */
export interface Generated {
  readonly files: readonly RenderedFile[];
  /** The parsed document. */
  readonly document: JsonValue;
}

/** The errors that prevent generation. */
export interface Rejected {
  readonly rejected: readonly Diagnostic[];
}

/**
 * Runs the pipeline of `generate` in this thread without formatting, and without validation against the
 * OpenAPI schema, which takes fifty times as long as all other steps. Documents that it would reject make
 * the test stricter. If generation fails, the validation runs.
 */
export async function generateHere(document: JsonObject): Promise<Generated | Rejected> {
  const text = JSON.stringify(document);
  const spec = await loadSpec(FILE, { readText: () => text });
  const found = withRejections([...spec.diagnostics, ...checkRules(spec)]);
  if (hasErrors(found)) return { rejected: found };
  try {
    const { api, diagnostics } = buildApi(spec);
    found.push(...diagnostics, ...toDiagnostics(await checkExamples(viewOf(spec.document, spec.strict)), spec.place));
    if (hasErrors(found)) return { rejected: found };
    const units = targets.flatMap((target) => target.emit(api, { scope: SCOPE }));
    return { files: await renderUnits(units), document: canonical(spec.document) };
  } catch (error) {
    const rejected = toDiagnostics(await checkOpenapi(spec.document, true), spec.place);
    if (hasErrors(rejected)) return { rejected };
    throw error;
  }
}

/** An invalid pattern is ignored with a warning, which counts as a rejection. */
function withRejections(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return diagnostics.map((each) => (each.code === 'pattern-invalid' ? { ...each, severity: 'error' } : each));
}

function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({ severity }) => severity === 'error');
}
