import type { Api, Operation } from '../../model/api.ts';
import { routeOf } from '../../model/query-of-path.ts';

/**
 * The API without operations that a router can't distinguish: of operations with the same method, whose
 * paths differ only in the names of placeholders or in a query string, only the first is served, one without
 * a query string before others. The check of the document reports the others.
 */
export function served(api: Api): Api {
  const first = new Map<string, Operation>();
  for (const operation of api.operations) {
    const route = routeOf(operation.path);
    const requests = `${operation.method} ${route.replace(/\{[^}]*\}/g, '{}')}`;
    const other = first.get(requests);
    if (other === undefined || (other.path.includes('?') && route === operation.path)) first.set(requests, operation);
  }
  if (first.size === api.operations.length) return api;
  const kept = new Set(first.values());
  return { ...api, operations: api.operations.filter((operation) => kept.has(operation)) };
}
