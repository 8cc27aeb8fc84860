import type { ErrorCode, Fault, RequestProblem } from '@billing/server';

import { anyError } from '../common/any-error.ts';
import type { FieldFault, ServiceError } from '../common/errors.ts';

const HEAD_LIMITS = 'The URL can have at most 8 KiB, and all headers together at most 16 KiB.';

const BODY_UNEXPECTED = 'This operation accepts no request body. Send the request without one.';

/** The error of the catalog for a request that violates the spec. */
export function problemError(problem: RequestProblem): ServiceError {
  switch (problem.kind) {
    case 'path-unknown':
      return anyError('invalid_url', 'The API has no operation at this path.');
    case 'method-not-allowed':
      return anyError('method_not_allowed', methodDetail(problem.allow), {
        headers: { allow: problem.allow.join(', ') },
      });
    case 'head-too-large':
      return anyError('request_headers_too_large', HEAD_LIMITS);
    case 'malformed-http':
      return anyError('bad_request', 'The request is not well-formed HTTP.');
    case 'request-timeout':
      return anyError('bad_request', 'The request timed out before it arrived completely. Send it again.');
    case 'path-parameter-invalid':
      return invalid('In the path', problem.errorCode, problem.faults);
    case 'header-invalid':
      return invalid('In the headers', problem.errorCode, problem.faults);
    case 'fields-invalid':
      return invalid('In the request', problem.errorCode, problem.faults);
    case 'body-missing':
      return anyError('bad_request', 'The request has no body. This operation requires a JSON object.');
    case 'body-not-an-object':
      return anyError('bad_request', 'The body must be a JSON object.');
    case 'body-unexpected':
      return anyError('unexpected_request_body', BODY_UNEXPECTED);
    case 'body-media-type':
      return anyError('unsupported_media_type', mediaTypeDetail(problem.accepted, problem.received));
    case 'body-encoding':
      return anyError('unsupported_media_type', encodingDetail(problem.received));
    case 'body-charset':
      return anyError('unsupported_media_type', charsetDetail(problem.received));
    case 'body-too-large':
      return anyError('request_body_too_large', `The body can have at most ${problem.limitBytes} bytes.`);
    case 'body-unreadable':
      return anyError('invalid_json', `The body is not valid JSON: ${problem.detail}.`);
    case 'not-implemented':
      return anyError('not_implemented', `The operation ${problem.operation} is documented, but not implemented yet.`);
  }
}

/** Only `invalid_field` lists the fields; the other codes of parameters are specific enough. */
function invalid(place: string, code: string | undefined, faults: readonly Fault[]): ServiceError {
  const fields: FieldFault[] = faults.map(({ field, message }) => ({ field, message }));
  const [first, ...others] = fields.map(({ field, message }) => `${field} ${message}`.trim());
  const text = `${place}, ${first}${others.length === 0 ? '' : ` (and ${others.length} more)`}.`;
  return code === undefined ? anyError('invalid_field', text, { fields }) : anyError(code as ErrorCode, text);
}

function methodDetail(allow: readonly string[]): string {
  return allow.length > 0 ? `This path supports only ${allow.join(', ')}.` : 'No path supports this method.';
}

function mediaTypeDetail(accepted: readonly string[], received: string | undefined): string {
  const wanted = accepted.length > 0 ? accepted.join(' or ') : 'application/json';
  return `Content-Type must be ${wanted}${received === undefined ? '' : `, not ${received.slice(0, 100)}`}.`;
}

function encodingDetail(received: string): string {
  return `The body must be sent without a Content-Encoding, not with ${received.slice(0, 100)}.`;
}

function charsetDetail(received: string): string {
  return `The charset of the Content-Type must be utf-8, not ${received.slice(0, 100)}; without one, utf-8 is assumed.`;
}
