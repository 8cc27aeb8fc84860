import { memoized } from '../../../model/memoized.ts';
import { literal } from '../../code.ts';
import type { Field } from '../fields/field-reader.ts';
import { anchor } from '../markup/addresses.ts';
import type { Page, SearchPlace, Section } from './page.ts';
import type { Site } from './site.ts';

/**
 * The search index as a script, because a page opened from a file can load nothing else. One string, which
 * compresses well: a line for each page with its path, its title where the path doesn't end in it, more
 * search terms, and the places on the page, separated by tabs.
 */
export function searchIndex(pages: readonly Page[], { api, paths }: Site): string {
  const calls = new Map(api.operations.map(({ id, method, path }) => [paths.operation(id), `${method} ${path}`]));
  const known = new Map<Section, Set<string>>();
  const lines = pages.map(({ path, title, section, headings, fields }) => {
    const own = memoized(known, section, () => new Set<string>());
    const places = (fields?.() ?? []).flatMap((list) => listed(list, '', own).places);
    const parts = [
      path,
      path.endsWith(`/${title}`) ? '' : title,
      calls.get(path) ?? '',
      // The text alone, from which the script derives the id; both, where the id is another one.
      ...(headings?.() ?? []).map(({ id, text }) => (id === anchor(text) ? `#${text}` : `0${id}|${text}`)),
      ...fieldTexts(places),
    ];
    return parts
      .map((part) => part.replace(/\s+/g, ' '))
      .join('\t')
      .trimEnd();
  });
  return `globalThis.searchIndex = ${literal(lines.join('\n'))};\n`;
}

/**
 * The fields of a list and of the lists in it, without lists that the section has already under the same
 * name: otherwise, a search would find a field of an entity on the page of each of its operations. An
 * alternative has no name to search for.
 */
function listed(fields: readonly Field[], path: string, known: Set<string>): { names: string; places: SearchPlace[] } {
  const inside = fields.map((field) => listed(field.children, field.path, known));
  const names = fields.map((field, index) => `${field.name}(${inside[index]!.names})`).join(' ');
  const key = `${path} ${names}`;
  if (known.has(key)) return { names, places: [] };
  known.add(key);
  const places = fields.flatMap(({ id, path, required }, index) => [
    ...(required === undefined ? [] : [{ id, text: path.replaceAll('[]', '') }]),
    ...inside[index]!.places,
  ]);
  return { names, places };
}

/** How many id parts a field shares with the one before it, the other parts, and its text if it differs. */
function fieldTexts(places: readonly SearchPlace[]): string[] {
  let before: readonly string[] = [];
  return places.map(({ id, text }) => {
    const parts = id.split('.');
    const different = parts.findIndex((part, index) => part !== before[index]);
    const shared = different === -1 ? parts.length - 1 : different;
    before = parts;
    const said = parts.slice(1).join('.').replace(/~\d+/g, '');
    return `${shared}${parts.slice(shared).join('.')}${said === text ? '' : `|${text}`}`;
  });
}
