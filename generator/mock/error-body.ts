import { STATUS_CODES } from 'node:http';

import type { JsonObject, JsonValue } from '../json.ts';
import type { Api } from '../model/api.ts';
import type { Failure } from './failure.ts';

/**
 * The body of an error. Where the document says what can be read in its errors (`x-error-body`), an example of one with these members
 * put in their places; else its example for the status as it is, or problem details (RFC 9457).
 *
 * @param documented what the operation documents for the status.
 */
export function errorBody(failure: Failure, documented: unknown, requestId: string, api: Api): JsonValue {
  const { errorBody: places } = api;
  if (places === undefined) return isObject(documented) ? documented : problemDetails(failure);
  const body = structuredClone(isObject(documented) ? documented : exampleNear(failure.status, api)) as Members;
  const told = valueAt(body, places.code);
  put(body, places.code, failure.code);
  put(body, places.detail, failure.detail);
  if (places.requestId !== undefined) put(body, places.requestId, requestId);
  if (places.fields !== undefined) {
    const fields = failure.faults.map(({ field, message }) => ({ field, message }));
    put(body, places.fields, fields.length > 0 ? fields : undefined);
  }
  if (places.documentation !== undefined) {
    const address = valueAt(body, places.documentation);
    put(body, places.documentation, addressOf(String(address), String(told), failure.code, api));
  }
  return body as JsonObject;
}

type Members = { [name: string]: JsonValue | undefined };

/** An error that some operation shows: one of the same status, else any. */
function exampleNear(status: number, { operations }: Api): JsonObject {
  const errors = operations.flatMap(({ responses }) => responses).filter((response) => /^[45]/.test(response.status));
  const near = errors.toSorted((a, b) => Number(b.status === String(status)) - Number(a.status === String(status)));
  const shown = near.flatMap(({ content }) => content.flatMap(({ examples }) => examples.map(({ value }) => value)));
  return shown.find(isObject) ?? {};
}

/** The page of one error, made from the address of another one's. */
function addressOf(address: string, from: string, to: string, { errors }: Api): string {
  const page = (code: string): string => {
    const group = errors.find((each) => each.code === code)?.group;
    return group === undefined ? code : `${group}/${code}`;
  };
  const end = [page(from), from].find((each) => address.endsWith(each)) ?? '';
  return `${address.slice(0, address.length - end.length)}${page(to)}`;
}

function problemDetails({ status, detail, faults }: Failure): JsonObject {
  const errors = faults.map(({ field, message }) => ({ field, detail: message }));
  return {
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail,
    ...(errors.length > 0 && { errors }),
  };
}

/** `put(body, 'error.code', …)`; what stands between is made where it is missing. */
function put(body: Members, path: string, value: JsonValue | undefined): void {
  const names = path.split('.');
  const last = names.pop()!;
  let at = body;
  for (const name of names) {
    if (!isObject(at[name])) at[name] = {};
    at = at[name] as Members;
  }
  if (value === undefined) delete at[last];
  else at[last] = value;
}

/** `valueAt(body, 'error.code')` */
export function valueAt(body: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((at, name) => (isObject(at) ? at[name] : undefined), body);
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
