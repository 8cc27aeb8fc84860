// Generated from spec.yaml by `npm run generate`. Do not edit.
import { fieldErrors, isAddition } from '@billing/validators';

import type { Release } from './runtime/check-release.ts';
import { type Caller, createApiCaller } from './runtime/create-caller.ts';
import type { ErrorPaths } from './runtime/errors.ts';
import type { ClientOptions } from './runtime/options.ts';

export * from './errors.ts';
export type { Call, PagedCall } from './runtime/call.ts';
export type { Caller } from './runtime/create-caller.ts';
export type { Endpoint, PagedEndpoint } from './runtime/endpoint.ts';
export {
  ApiError,
  type Fault,
  type InvalidResponse,
  InvalidRequestError,
  InvalidResponseError,
  NetworkError,
  TimeoutError,
  type UnlistedCode,
  type WrongField,
} from './runtime/errors.ts';
export { isFailureOf } from './runtime/is-failure-of.ts';
export type {
  CallOptions,
  ClientOptions,
  FailureEvent,
  Hooks,
  OnInvalidResponse,
  RequestAttempt,
  ResponseEvent,
  Timing,
} from './runtime/options.ts';
export type { Outcome } from './runtime/perform.ts';

const errorPaths: ErrorPaths = {
  code: ['error', 'code'],
  detail: ['error', 'detail'],
  documentation: ['error', 'documentation_url'],
  fields: ['error', 'errors'],
  requestId: ['meta', 'request_id'],
  requestIdHeader: 'Request-Id',
};
const release: Release = { header: 'Document-Version', version: '2.0.0' };

/**
 * Creates a caller for programs that need few operations: import each operation from its own module, and a bundle contains
 * only those. Throws in a browser and for invalid options.
 */
export function createCaller(options: ClientOptions): Caller {
  return createApiCaller(options, errorPaths, { fieldErrors, isAddition }, release);
}
