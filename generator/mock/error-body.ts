import { STATUS_CODES } from 'node:http';

import type { JsonObject, JsonValue } from '../json.ts';
import type { Api } from '../model/api.ts';
import { isObject } from '../model/canonical.ts';
import { object } from '../model/reader.ts';
import type { Failure } from './failure.ts';

/**
 * Creates the body of an error: an example with the members replaced that `x-error-body` names. Without that
 * extension, the example of the status unchanged, or problem details (RFC 9457).
 *
 * @param documented the operation's example for the status
 */
export function errorBody(failure: Failure, documented: JsonValue | undefined, requestId: string, api: Api): JsonValue {
  const { errorBody: places } = api;
  if (places === undefined) return isObject(documented) ? documented : problemDetails(failure);
  const body = isObject(documented) ? documented : exampleOfAnyError(failure.status, api);
  const fields = failure.faults.map(({ field, message }) => ({ field, message }));
  const address = places.documentation && String(valueAt(body, places.documentation));
  const type = api.errors.find(({ code }) => code === failure.code)?.type;
  const members: readonly (readonly [path: string | undefined, value: JsonValue | undefined])[] = [
    [places.type, type ?? (places.type && valueAt(body, places.type))],
    [places.code, failure.code],
    [places.detail, failure.detail],
    [places.requestId, requestId],
    [places.fields, fields.length > 0 ? fields : undefined],
    [places.documentation, address && addressOf(address, String(valueAt(body, places.code)), failure.code, api)],
  ];
  return members.reduce<JsonObject>(
    (changed, [path, value]) => (path === undefined ? changed : withMember(changed, path.split('.'), value)),
    body,
  );
}

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
  return { title: STATUS_CODES[status] ?? 'Error', status, detail, ...(errors.length > 0 && { errors }) };
}

/** Sets the member at a path such as `error.code`, or removes it; creates missing objects on the way. */
function withMember(
  body: JsonObject,
  [name = '', ...rest]: readonly string[],
  value: JsonValue | undefined,
): JsonObject {
  const changed = rest.length === 0 ? value : withMember(object(body[name]), rest, value);
  const { [name]: _, ...others } = body;
  return changed === undefined ? others : { ...body, [name]: changed };
}

export function valueAt(body: JsonValue | undefined, path: string): JsonValue | undefined {
  return path.split('.').reduce<JsonValue | undefined>((at, name) => (isObject(at) ? at[name] : undefined), body);
}
