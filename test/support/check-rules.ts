import type { Diagnostic } from '../../generator/diagnostic/diagnostic.ts';
import { ruleFindings } from '../../generator/load/check/check-document.ts';
import { viewOf } from '../../generator/load/check/document-view.ts';
import { toDiagnostics } from '../../generator/load/check/finding.ts';
import type { LoadedSpec } from '../../generator/load/load-spec.ts';

/** Checks the rules only, without OpenAPI's schema and the examples. */
export function checkRules({ document, strict, unnamed, place }: LoadedSpec): Diagnostic[] {
  return toDiagnostics(ruleFindings(viewOf(document, strict, unnamed)), place);
}
