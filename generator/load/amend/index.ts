import type { Diagnostic } from '../../diagnostic/diagnostic.ts';
import type { Place } from '../../diagnostic/place.ts';
import type { JsonObject } from '../../json.ts';
import { toDiagnostics } from '../finding.ts';
import { amendDependencies } from './dependencies.ts';
import { amendExtensions } from './extensions.ts';
import { amendKeywords } from './keywords.ts';
import { amendPatterns } from './patterns.ts';

/**
 * Changes a document of others where something stands in it that nothing could be generated from, and that can be read in a
 * sensible way, and says so. What has no such reading stays, for the rules to report.
 */
export function amend(document: JsonObject, place: (path: readonly (string | number)[]) => Place): Diagnostic[] {
  const findings = [amendExtensions, amendDependencies, amendKeywords, amendPatterns].flatMap((each) => each(document));
  return toDiagnostics(findings, place);
}
