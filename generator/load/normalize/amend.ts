import type { Diagnostic } from '../../diagnostic/diagnostic.ts';
import type { Place } from '../../diagnostic/place.ts';
import type { JsonObject, JsonValue } from '../../json.ts';
import { type Finding, toDiagnostics } from '../check/finding.ts';
import { schema } from '../document/grammar.ts';
import { walk } from '../document/walk.ts';
import { amendDependencies } from './amend-dependencies.ts';
import { amendItems } from './amend-items.ts';
import { amendKeywords } from './amend-keywords.ts';
import { amendPatterns } from './amend-patterns.ts';
import { hasExtensions } from './has-extensions.ts';
import { amendTags } from './amend-tags.ts';

interface Amended {
  /** Whether it has extensions that are called like ours. */
  readonly extended: boolean;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Changes a document of others where something stands in it that nothing could be generated from, and that can be read in a
 * sensible way, and says so. What has no such reading stays, for the rules to report.
 */
export async function amend(
  document: JsonObject,
  place: (path: readonly (string | number)[]) => Place,
  unnamed: ReadonlySet<string>,
): Promise<Amended> {
  const extended = hasExtensions(document);
  // The rules for extensions are loaded for who has any.
  const extensions = extended ? (await import('./amend-extensions.ts')).amendExtensions(document) : [];
  const older: Finding[] = [];
  const keywords: Finding[] = [];
  const tags: Finding[] = [];
  const patterns: Finding[] = [];
  walk(document, (json: Record<string, JsonValue>, kind, path) => {
    if (kind !== schema) return;
    amendDependencies(json, path, older);
    amendItems(json, path, older);
    amendKeywords(json, path, keywords);
    amendPatterns(json, path, patterns);
    amendTags(json, path, tags, document, unnamed);
  });
  const findings = [...extensions, ...older, ...keywords, ...patterns, ...tags];
  return { extended, diagnostics: toDiagnostics(findings, place) };
}
