import { STATUS_CODES } from 'node:http';

import type { RequestProblem } from '../../templates/server/runtime/problem.ts';
import type { JsonObject, JsonValue } from '../json.ts';
import type { Api, Operation } from '../model/api.ts';
import { isObject } from '../model/canonical.ts';
import { object } from '../model/reader.ts';

export type Failure = Readonly<ReturnType<typeof failureOf>>;

/** A reason to reject a request: those of the generated server, and those of the mock. */
export type Problem =
  | RequestProblem
  | { readonly kind: 'credentials-missing' }
  | { readonly kind: 'preference-unknown'; readonly detail: string }
  | { readonly kind: 'preferred-code'; readonly code: string }
  | { readonly kind: 'no-response'; readonly status: number; readonly detail: string };

export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.kind);
    this.problem = problem;
  }
}

/** Common names of error codes, and the status for documents without a catalogue. */
const USUAL: Readonly<Record<Exclude<Problem['kind'], 'no-response' | 'preferred-code'>, readonly [number, string]>> = {
  'path-unknown': [404, 'invalid_url'],
  'method-not-allowed': [405, 'method_not_allowed'],
  'head-too-large': [431, 'request_headers_too_large'],
  'malformed-http': [400, 'bad_request'],
  'request-timeout': [408, 'bad_request'],
  'credentials-missing': [401, 'invalid_token'],
  'path-parameter-invalid': [400, 'invalid_field'],
  'header-invalid': [400, 'invalid_field'],
  'fields-invalid': [422, 'invalid_field'],
  'body-missing': [400, 'bad_request'],
  'body-not-an-object': [400, 'bad_request'],
  'body-unexpected': [400, 'unexpected_request_body'],
  'body-media-type': [415, 'unsupported_media_type'],
  'body-encoding': [415, 'unsupported_media_type'],
  'body-charset': [415, 'unsupported_media_type'],
  'body-too-large': [413, 'request_body_too_large'],
  'body-unreadable': [400, 'invalid_json'],
  'not-implemented': [501, 'not_implemented'],
  'preference-unknown': [400, 'bad_request'],
};

/** Returns the error response for a problem. For a code that it has, the catalogue takes precedence. */
export function failureOf(problem: Problem, api: Api, operation: Operation | undefined) {
  const [status, code] = usualOf(problem, api);
  const entry = api.errors.find((each) => each.code === code);
  const title = entry?.title ?? STATUS_CODES[status] ?? 'Error';
  const more = specifics(problem).replaceAll(/\s+/g, ' ');
  const documents = (wanted: number): boolean =>
    operation?.responses.some((response) => response.status === String(wanted)) === true;
  // Documents without a catalogue use 422 or 400 for invalid fields.
  const usual = status === 422 && !documents(422) && documents(400) ? 400 : status;
  return {
    status: entry?.status ?? usual,
    code,
    detail: more === '' ? `${title}.` : `${title}: ${more}.`,
    // An error code of the parameter already identifies the fault.
    faults: 'faults' in problem && problem.errorCode === undefined ? problem.faults : [],
    headers: problem.kind === 'method-not-allowed' ? { allow: problem.allow.join(', ') } : {},
  };
}

function usualOf(problem: Problem, { errors }: Api): readonly [number, string] {
  if (problem.kind === 'preferred-code') return [500, problem.code];
  if (problem.kind === 'no-response') {
    const name = (STATUS_CODES[problem.status] ?? 'error').toLowerCase().replaceAll(/[^a-z]+/g, '_');
    return [problem.status, errors.find(({ status }) => status === problem.status)?.code ?? name];
  }
  const [status, code] = USUAL[problem.kind];
  return [status, 'errorCode' in problem ? (problem.errorCode ?? code) : code];
}

function specifics(problem: Problem): string {
  if ('faults' in problem) return problem.faults.map(({ field, message }) => `${field} ${message}`.trim()).join('; ');
  if ('detail' in problem) return problem.detail;
  if (problem.kind === 'method-not-allowed') return `this path accepts ${problem.allow.join(', ')}`;
  if (problem.kind === 'body-media-type') return `this operation accepts ${problem.accepted.join(' or ')}`;
  if (problem.kind === 'body-encoding') return `the body must have no Content-Encoding, not ${problem.received}`;
  if (problem.kind === 'body-charset') return `the body must be in UTF-8, not in ${problem.received}`;
  if (problem.kind === 'body-too-large') return `the body may have ${problem.limitBytes} bytes`;
  return '';
}

/**
 * Creates the body of an error: `documented`, an example, with the members replaced that `x-error-body`
 * names. Without that extension, the example of the status unchanged, or problem details (RFC 9457).
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
