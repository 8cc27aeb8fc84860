import type { Api, ErrorCode, Operation } from '../../model/api.ts';

/** The errors of the catalogue that these operations document, by code. */
export function errorsOf(api: Api, ...operations: readonly Operation[]): ErrorCode[] {
  const codes = new Set((operations.length > 0 ? operations : api.operations).flatMap(({ errorCodes }) => errorCodes));
  return api.errors.filter(({ code }) => codes.has(code)).toSorted((a, b) => (a.code < b.code ? -1 : 1));
}
