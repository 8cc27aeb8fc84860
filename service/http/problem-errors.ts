import type { ErrorCode, Fault, RequestProblem } from '@billing/server';

import { type FieldFault, ServiceError } from '../basics/errors.ts';

const HEAD_LIMITS = 'The URL may have 8 KiB and all headers together 16 KiB.';

/** The error of the catalogue for a request that is not what the spec asks for. */
export function problemError(problem: RequestProblem): ServiceError {
  switch (problem.kind) {
    case 'path-unknown':
      return error('invalid_url', 'There is nothing at this path.');
    case 'method-not-allowed':
      return error('method_not_allowed', methodDetail(problem.allow), { headers: { allow: problem.allow.join(', ') } });
    case 'head-too-large':
      return error('request_headers_too_large', HEAD_LIMITS);
    case 'malformed-http':
      return error('bad_request', 'The request is not well-formed HTTP.');
    case 'request-timeout':
      return error('bad_request', 'The request did not arrive completely in time.');
    case 'path-parameter-invalid':
      return invalid('In the path', problem.errorCode, problem.faults);
    case 'header-invalid':
      return invalid('In the headers', problem.errorCode, problem.faults);
    case 'fields-invalid':
      return invalid('In the request', problem.errorCode, problem.faults);
    case 'body-missing':
      return error('bad_request', 'This operation needs a JSON object as its body.');
    case 'body-not-an-object':
      return error('bad_request', 'The body has to be one JSON object.');
    case 'body-unexpected':
      return error('unexpected_request_body', 'This operation takes no body.');
    case 'body-media-type':
      return error('unsupported_media_type', mediaTypeDetail(problem.accepted, problem.received));
    case 'body-too-large':
      return error('request_body_too_large', `The body may have ${problem.limitBytes} bytes.`);
    case 'body-unreadable':
      return error('invalid_json', `The body is not valid JSON: ${problem.detail}.`);
    case 'not-implemented':
      return error('not_implemented', `${problem.operation} is documented but not written yet.`);
  }
}

/** A parameter's own code says what is wrong by itself; `invalid_field` lists the fields. */
function invalid(place: string, code: string | undefined, faults: readonly Fault[]): ServiceError {
  const fields: FieldFault[] = faults.map(({ field, message }) => ({ field, message }));
  const [first, ...others] = fields.map(({ field, message }) => `${field} ${message}`.trim());
  const text = `${place}, ${first}${others.length === 0 ? '' : ` (and ${others.length} more)`}.`;
  return code === undefined ? error('invalid_field', text, { fields }) : error(code as ErrorCode, text);
}

function error(
  code: ErrorCode,
  detail: string,
  more?: { fields?: readonly FieldFault[]; headers?: Record<string, string> },
): ServiceError {
  return new ServiceError(code, detail, more);
}

function methodDetail(allow: readonly string[]): string {
  return allow.length > 0 ? `This path takes ${allow.join(', ')}.` : 'No path takes this method.';
}

function mediaTypeDetail(accepted: readonly string[], received: string | undefined): string {
  const wanted = accepted.length > 0 ? accepted.join(' or ') : 'application/json';
  return `Content-Type has to be ${wanted}${received === undefined ? '' : `, not ${received.slice(0, 100)}`}.`;
}
