/** The part of a path that a router matches: without the query string that some documents write in it. */
export function routeOf(path: string): string {
  return path.split('?', 1)[0]!;
}

/** The `name=value` parts of the query string in a path: `['beta=true']` for `/responses?beta=true`. */
export function fixedQuery(path: string): readonly string[] {
  return path.includes('?') ? path.slice(path.indexOf('?') + 1).split('&') : [];
}

/** Appends parts of a query string to a path that may have some. */
export function withQuery(path: string, parts: readonly string[]): string {
  return parts.length === 0 ? path : `${path}${path.includes('?') ? '&' : '?'}${parts.join('&')}`;
}
