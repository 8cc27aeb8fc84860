import type { Api, ErrorCode, Operation } from '../../model/api.ts';

/** The errors of the catalogue that these operations document, by code. */
export function errorsOf(api: Api, ...operations: readonly Operation[]): ErrorCode[] {
  const codes = new Set((operations.length > 0 ? operations : api.operations).flatMap(({ errorCodes }) => errorCodes));
  return api.errors.filter(({ code }) => codes.has(code)).toSorted((a, b) => (a.code < b.code ? -1 : 1));
}

/** What no operation of another resource fails with; the rest would hide it. */
export function ownErrors(api: Api, operation: Operation): ErrorCode[] {
  const resources = resourcesByCode(api);
  return errorsOf(api, operation).filter(({ code }) => resources.get(code)!.size === 1);
}

const known = new WeakMap<Api, ReadonlyMap<string, ReadonlySet<string>>>();

/** Which resources have operations that fail with each code. */
function resourcesByCode(api: Api): ReadonlyMap<string, ReadonlySet<string>> {
  const before = known.get(api);
  if (before !== undefined) return before;
  const found = new Map<string, Set<string>>();
  for (const { resource, errorCodes } of api.operations)
    for (const code of errorCodes) found.set(code, (found.get(code) ?? new Set()).add(resource));
  known.set(api, found);
  return found;
}
