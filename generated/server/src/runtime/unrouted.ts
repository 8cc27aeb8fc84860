// Generated from spec.yaml by `npm run generate`. Do not edit.
import type { RequestProblem } from './problem.ts';
import { routePath } from './route-path.ts';
import type { Route } from './route.ts';

/**
 * Returns why no route matches a request: no operation has its path, or only with other methods. Used by the routes and for
 * requests that are rejected before routing.
 */
export function unroutedBy(routes: readonly Route[]): (target: string) => RequestProblem {
  const known = routes.map(({ method, path }) => ({ method, path, expression: routePath(path).expression }));
  return (target) => {
    const path = pathOf(target);
    const matching = known.filter(({ expression }) => expression.test(path));
    const exact = matching.filter((route) => route.path === path);
    const methods = (exact.length > 0 ? exact : matching).map(({ method }) => method);
    const allow = methods.flatMap((method) =>
      method === 'GET' && !methods.includes('HEAD') ? [method, 'HEAD'] : [method],
    );
    return allow.length === 0 ? { kind: 'path-unknown' } : { kind: 'method-not-allowed', allow };
  };
}

/**
 * Returns whether a request that was routed to an operation belongs to another path: one without placeholders, which OpenAPI matches
 * before those with placeholders. So `GET /files/recent` is never `GET /files/{id}` if the document has `/files/recent`.
 */
export function misroutedBy(routes: readonly Route[]): (target: string, route: Route) => boolean {
  const exact = new Set(routes.map(({ path }) => path).filter((path) => !path.includes('{')));
  return (target, { path }) => path.includes('{') && exact.has(pathOf(target));
}

function pathOf(target: string): string {
  return originForm(target).split('?', 1)[0]!;
}

/** Path and query of a request target, including the absolute form for proxies (RFC 9112, section 3.2.2). */
export function originForm(target: string): string {
  return target.startsWith('/') ? target : target.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?]*/i, '') || '/';
}
