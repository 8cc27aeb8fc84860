import { dump } from 'js-yaml';

import type { JsonObject, JsonValue } from '../../json.ts';
import { parseSource } from '../../load/read/parse-source.ts';
import { isObject } from '../../model/canonical.ts';
import { list, optional } from '../../model/reader.ts';
import { ChangesError } from '../changes-error.ts';
import type { PlacedChange } from '../render/placed-report.ts';
import { consequence, namesOf, whatChanged } from '../render/sentences.ts';

const HEADER = `# The changes of each version, newest first; the docs show them.
# \`npm run changes -- --write-changelog\` adds a release. You can add a summary and entries by hand.
`;

/**
 * The text of the changelog with this release: as the first one, or instead of the generated entries of an
 * earlier run for the same version; its summary and the entries of people stay. `before` is the text of the
 * file, if it exists.
 */
export function withRelease(
  before: string | undefined,
  release: { readonly version: string; readonly date: string },
  changes: readonly PlacedChange[],
): string {
  const releases = before === undefined ? [] : readReleases(before);
  const known = releases.find((each) => each['version'] === release.version);
  const byPeople = list(known?.['entries']).filter((entry) => isObject(entry) && entry['code'] === undefined);
  const made: JsonObject = {
    ...release,
    ...optional('summary', known?.['summary']),
    entries: [...byPeople, ...changes.map(entryOf)],
  };
  const all = known === undefined ? [made, ...releases] : releases.map((each) => (each === known ? made : each));
  return HEADER + dump({ releases: all }, { lineWidth: -1, forceQuotes: true, quoteStyle: 'double', noRefs: true });
}

function readReleases(text: string): JsonObject[] {
  const { value, diagnostics } = parseSource('changelog', text);
  const releases = isObject(value) ? value['releases'] : undefined;
  if (diagnostics.length > 0 || !Array.isArray(releases) || !releases.every((each) => isObject(each as JsonValue)))
    throw new ChangesError(
      `the changelog must have a list of releases${diagnostics[0] ? `: ${diagnostics[0].message}` : ''}`,
    );
  return releases as JsonObject[];
}

function entryOf(change: PlacedChange): JsonObject {
  const { level, direction, code, at, subject } = change;
  const what = `${whatChanged({ ...change, subject: `\`${subject}\`` })}.`;
  const text = level === 'docs' ? what : `${what} ${consequence(change)}`;
  return { kind: level, direction, code, at, places: namesOf(change), text };
}
