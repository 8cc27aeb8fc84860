import { STATUS_CODES } from 'node:http';

import type { JsonObject, JsonValue } from '../json.ts';
import type { Api } from '../model/api.ts';
import type { Failure } from './failure.ts';

/**
 * Creates the body of an error. If the document describes its error bodies (`x-error-body`), this is an example with the
 * members replaced; otherwise the example of the status unchanged, or problem details (RFC 9457).
 *
 * @param documented the operation's example for the status
 */
export function errorBody(failure: Failure, documented: unknown, requestId: string, api: Api): JsonValue {
  const { errorBody: places } = api;
  if (places === undefined) return isObject(documented) ? documented : problemDetails(failure);
  const body = structuredClone(isObject(documented) ? documented : exampleOfAnyError(failure.status, api)) as Members;
  const exampleCode = valueAt(body, places.code);
  put(body, places.code, failure.code);
  put(body, places.detail, failure.detail);
  if (places.requestId !== undefined) put(body, places.requestId, requestId);
  if (places.fields !== undefined) {
    const fields = failure.faults.map(({ field, message }) => ({ field, message }));
    put(body, places.fields, fields.length > 0 ? fields : undefined);
  }
  if (places.documentation !== undefined) {
    const address = valueAt(body, places.documentation);
    put(body, places.documentation, addressOf(String(address), String(exampleCode), failure.code, api));
  }
  return body as JsonObject;
}

type Members = { [name: string]: JsonValue | undefined };

/** Prefers an example with the same status. */
function exampleOfAnyError(status: number, { operations }: Api): JsonObject {
  const errors = operations.flatMap(({ responses }) => responses).filter((response) => /^[45]/.test(response.status));
  const near = errors.toSorted((a, b) => Number(b.status === String(status)) - Number(a.status === String(status)));
  const shown = near.flatMap(({ content }) => content.flatMap(({ examples }) => examples.map(({ value }) => value)));
  return shown.find(isObject) ?? {};
}

/** Derives the documentation URL of one error from the URL of another. */
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

/** Sets a member by its path, such as `error.code`; creates missing objects on the way. */
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

export function valueAt(body: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((at, name) => (isObject(at) ? at[name] : undefined), body);
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
