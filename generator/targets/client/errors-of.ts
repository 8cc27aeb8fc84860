import type { Api, ErrorCode, Operation } from '../../model/api.ts';

/** The errors that these operations document, by code; without operations, those of all. */
export function errorsOf(api: Api, ...operations: readonly Operation[]): ErrorCode[] {
  const codes = new Set((operations.length > 0 ? operations : api.operations).flatMap(({ errorCodes }) => errorCodes));
  return api.errors.filter(({ code }) => codes.has(code)).toSorted((a, b) => (a.code < b.code ? -1 : 1));
}

/** The errors that no operation of another resource documents; the others would hide them. */
export function ownErrors(api: Api, operation: Operation): ErrorCode[] {
  return errorsOf(api, operation).filter(({ resources }) => resources.length === 1);
}
