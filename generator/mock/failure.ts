import { STATUS_CODES } from 'node:http';

import type { Fault, RequestProblem } from '../../templates/server/runtime/problem.ts';
import type { Api, Operation } from '../model/api.ts';

export interface Failure {
  readonly status: number;
  /** From the document's error catalogue, if it has a code for the case. */
  readonly code: string;
  readonly detail: string;
  readonly faults: readonly Fault[];
  readonly headers: Readonly<Record<string, string>>;
}

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

/** Returns the error response for a problem; the document's catalogue takes precedence for a code that it has. */
export function failureOf(problem: Problem, api: Api, operation: Operation | undefined): Failure {
  const [status, code] = usualOf(problem, api);
  const entry = api.errors.find((each) => each.code === code);
  const title = entry?.title ?? STATUS_CODES[status] ?? 'Error';
  const more = specifics(problem).replaceAll(/\s+/g, ' ');
  return {
    status: entry?.status ?? documentedStatus(status, operation),
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

/** Documents without a catalogue use 422 or 400 for invalid fields. */
function documentedStatus(status: number, operation: Operation | undefined): number {
  const documents = (wanted: number): boolean =>
    operation?.responses.some((response) => response.status === String(wanted)) === true;
  return status === 422 && !documents(422) && documents(400) ? 400 : status;
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
