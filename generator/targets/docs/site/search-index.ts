import { literal } from '../../code.ts';
import type { SearchPlace } from '../fields/field.ts';
import { type Page, SECTIONS } from './page.ts';
import type { Site } from './site.ts';

/**
 * The search index as a script, because a page opened from a file can load nothing else. One string, which compresses well: a line for
 * each page with its path, title, kind, more search terms, and the places on the page, separated by tabs.
 */
export function searchIndex(pages: readonly Page[], { api, paths }: Site): string {
  const terms = new Map([
    ...api.operations.map(({ id, method, path }) => [paths.operation(id), `${id} ${method} ${path}`] as const),
    ...api.errors.map(({ code }) => [paths.error(code), code] as const),
  ]);
  const seen = new Set<string>();
  const lines = pages.map(({ path, title, section, places }) => {
    // Ten events with the same payload would be found ten times: only the first lists its fields.
    const text = placesText(places?.() ?? []);
    const own = seen.has(text) ? '' : text;
    seen.add(text);
    const parts = [path, title, SECTIONS[section].kind, terms.get(path) ?? '', own];
    return parts.map((part) => part.replace(/[\t\n\r]+/g, ' ')).join('\t');
  });
  return `globalThis.searchIndex = ${literal(lines.join('\n'))};\n`;
}

/** Each place as the number of id parts shared with the place before it, the other parts, and the text where the id doesn't end in it. */
function placesText(places: readonly SearchPlace[]): string {
  let before: readonly string[] = [];
  return places
    .map(({ id, text }) => {
      const parts = id.split('.');
      const different = parts.findIndex((part, index) => part !== before[index]);
      const shared = different === -1 ? parts.length - 1 : different;
      before = parts;
      const label = text.replaceAll('[]', '').replace(/\s+/g, '_');
      const suffix = id.endsWith(`.${label}`) ? '' : `|${label}`;
      return `${shared}${parts.slice(shared).join('.')}${suffix}`;
    })
    .join(' ');
}
