import type { RequestBase } from '@billing/server';

/**
 * Characters that RFC 3986 does not allow in a query. Most clients send the brackets of `order_by=id[ASC]`
 * nevertheless.
 */
const NOT_IN_A_QUERY = /[^\w.~!$&'()*+,;=:@/?%-]|%(?![\da-f]{2})/gi;
const ENCODED_BRACKETS = /%5[bd]/gi;

/** Length of `&after=` and the longest id. */
const CURSOR_BYTES = 64;

/**
 * The URL of the request with another `after`. The rest of the query stays as the client encoded it, because
 * its length is limited.
 */
export function nextPage({ target }: RequestBase, baseUrl: string, after: string): string {
  const { path, parameters } = split(target);
  const cursor = `after=${after}`;
  const query = parameters.map((parameter) =>
    isCursor(parameter) ? cursor : parameter.replace(NOT_IN_A_QUERY, encode),
  );
  return `${baseUrl}${path}?${(query.includes(cursor) ? query : [...query, cursor]).join('&')}`;
}

/** The longest next-page URL when request targets may have `bytes` bytes. */
export function longestNextPage(bytes: number): number {
  return '%5B'.length * bytes + CURSOR_BYTES;
}

/**
 * The length of a target without the parts that `nextPage` adds, so that the next page of an accepted
 * request is accepted, too.
 */
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
