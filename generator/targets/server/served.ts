import type { Api, Operation } from '../../model/api.ts';

/**
 * The API without operations that a router can't distinguish: of operations with the same method, whose
 * paths differ only in the names of placeholders, only the first is served. The check of the document
 * reports the others.
 */
export function served(api: Api): Api {
  const first = new Map<string, Operation>();
  for (const operation of api.operations) {
    const requests = `${operation.method} ${operation.path.replace(/\{[^}]*\}/g, '{}')}`;
    if (!first.has(requests)) first.set(requests, operation);
  }
  return first.size === api.operations.length ? api : { ...api, operations: [...first.values()] };
}
