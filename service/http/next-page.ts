import type { RequestBase } from '@billing/server';

/** What may not stand in the query of a URI. Most clients send the brackets of `order_by=id[ASC]` nevertheless. */
const NOT_IN_A_QUERY = /[^\w.~!$&'()*+,;=:@/?%-]|%(?![\da-f]{2})/gi;
const ENCODED_BRACKETS = /%5[bd]/gi;

/** `&after=` and the longest id. */
const CURSOR_BYTES = 64;

/** The address of the request with another `after`; the rest of its query is written as the request wrote it, since its length is limited. */
export function nextPage({ target }: RequestBase, baseUrl: string, after: string): string {
  const { path, parameters } = split(target);
  const cursor = `after=${after}`;
  const query = parameters.map((parameter) =>
    isCursor(parameter) ? cursor : parameter.replace(NOT_IN_A_QUERY, encode),
  );
  return `${baseUrl}${path}?${(query.includes(cursor) ? query : [...query, cursor]).join('&')}`;
}

/** The length of the longest address of a next page, when targets that callers write may be as long as `bytes`. */
export function longestNextPage(bytes: number): number {
  return '%5B'.length * bytes + CURSOR_BYTES;
}

/** The length of a target without what `nextPage` adds: if a request is not too long, neither is the one for its next page. */
export function writtenLength(target: string): number {
  const cursors = split(target).parameters.filter(isCursor);
  const written = target.replace(ENCODED_BRACKETS, '[');
  return cursors.reduce((length, cursor) => length - Math.min(cursor.length + 1, CURSOR_BYTES), written.length);
}

function split(target: string): { readonly path: string; readonly parameters: readonly string[] } {
  const at = target.indexOf('?');
  if (at < 0) return { path: target, parameters: [] };
  const parameters = target.slice(at + 1).split('&');
  return { path: target.slice(0, at), parameters: parameters.filter((parameter) => parameter !== '') };
}

function isCursor(parameter: string): boolean {
  return new URLSearchParams(parameter).has('after');
}

function encode(character: string): string {
  return encodeURIComponent(character.toWellFormed());
}
