import type { Diagnostic } from '../../diagnostic/diagnostic.ts';
import type { Place } from '../../diagnostic/place.ts';
import type { JsonObject, JsonValue } from '../../json.ts';
import { type Finding, toDiagnostics } from '../check/finding.ts';
import { schema } from '../document/grammar.ts';
import { walk } from '../document/walk.ts';
import { amendDependencies } from './amend-dependencies.ts';
import { amendExtensions } from './amend-extensions.ts';
import { amendItems } from './amend-items.ts';
import { amendKeywords } from './amend-keywords.ts';
import { amendPatterns } from './amend-patterns.ts';
import { amendDiscriminators } from './amend-discriminators.ts';

/**
 * Rewrites outdated or mistaken keywords of a third-party document to their intended meaning, with a warning for
 * each place. Leaves the rest for the rules to report.
 */
export function amend(
  document: JsonObject,
  place: (path: readonly (string | number)[]) => Place,
  unnamed: ReadonlySet<string>,
): Diagnostic[] {
  const extensions = amendExtensions(document);
  const older: Finding[] = [];
  const keywords: Finding[] = [];
  const discriminators: Finding[] = [];
  const patterns: Finding[] = [];
  walk(document, (json: Record<string, JsonValue>, kind, path) => {
    if (kind !== schema) return;
    amendDependencies(json, path, older);
    amendItems(json, path, older);
    amendKeywords(json, path, keywords);
    amendPatterns(json, path, patterns);
    amendDiscriminators(json, path, discriminators, document, unnamed);
  });
  return toDiagnostics([...extensions, ...older, ...keywords, ...patterns, ...discriminators], place);
}
