import { literal } from '../../code.ts';
import type { SearchPlace } from '../fields/search-places.ts';
import type { PageEntry, Site } from './site.ts';

const ABOUT: Readonly<Record<PageEntry['section'], string>> = {
  start: 'start',
  guides: 'guide',
  operations: 'operation',
  events: 'event',
  errors: 'error',
  schemas: 'schema',
  changelog: 'changelog',
};

/**
 * What the search looks in, as a script, since a page that was opened from a file may load no other. One string for all: a line for each
 * page, with its path, title, kind, further words, and the places on it, so that it is small as it travels.
 */
export function searchIndex(pages: readonly PageEntry[], site: Site): string {
  const also = new Map(
    site.api.operations.map((operation) => [
      site.operation(operation.id),
      `${operation.id} ${operation.method} ${operation.path}`,
    ]),
  );
  for (const { code } of site.api.errors) also.set(site.error(code), code);
  const seen = new Set<string>();
  const lines = pages.map(({ path, title, section, places }) => {
    // The same payload on the pages of ten events would be found ten times.
    const list = placesText(places);
    const own = seen.has(list) ? '' : list;
    seen.add(list);
    return [path, title, ABOUT[section], also.get(path) ?? '', own]
      .map((part) => part.replace(/[\t\n\r]+/g, ' '))
      .join('\t');
  });
  return `globalThis.searchIndex = ${literal(lines.join('\n'))};\n`;
}

/** Of pages that a watch keeps. */
const known = new WeakMap<readonly SearchPlace[], string>();

function placesText(places: readonly SearchPlace[]): string {
  const text = known.get(places) ?? printPlaces(places);
  known.set(places, text);
  return text;
}

/** Each place without what it has in common with the one before it, as the number of parts that these are. An id that ends in the words is its own name. */
function printPlaces(places: readonly SearchPlace[]): string {
  let before: readonly string[] = [];
  return places
    .map(({ id, words }) => {
      const parts = id.replace(/\s+/g, '_').split('.');
      const different = parts.findIndex((part, index) => part !== before[index]);
      const shared = different === -1 ? parts.length - 1 : different;
      before = parts;
      const text = words.replaceAll('[]', '').replace(/\s+/g, '_');
      const name = id.endsWith(`.${text}`) ? '' : `|${text}`;
      return `${shared}${parts.slice(shared).join('.')}${name}`;
    })
    .join(' ');
}
