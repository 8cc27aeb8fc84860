// Generated from spec.yaml by `npm run generate`. Do not edit.
import { fieldErrors, isAddition } from '@house-extensions/validators';

import { authentication, type ClientOptions } from './client-options.ts';
import type { Release } from './runtime/check-release.ts';
import { InvalidFieldError } from './errors.ts';
import { type Caller, createApiCaller } from './runtime/create-caller.ts';
import type { ErrorPaths } from './runtime/errors.ts';

export type * from './client-options.ts';
export * from './errors.ts';
export type { Call, Outcome, PagedCall } from './runtime/call.ts';
export type { Caller } from './runtime/create-caller.ts';
export type { Endpoint, PagedEndpoint } from './runtime/endpoint.ts';
export {
  ApiError,
  type ErrorStatus,
  type Fault,
  type InvalidResponse,
  InvalidRequestError,
  InvalidResponseError,
  NetworkError,
  type StatusRange,
  TimeoutError,
  type UnlistedCode,
  type WrongField,
} from './runtime/errors.ts';
export { isFailureOf } from './runtime/is-failure-of.ts';
export type {
  CallOptions,
  FailureEvent,
  Hooks,
  OnInvalidResponse,
  RequestAttempt,
  ResponseEvent,
  Timing,
} from './runtime/options.ts';

const errorPaths: ErrorPaths = { code: ['code'], detail: ['message'], requestIdHeader: 'Request-Id' };
/** The errors that every operation documents. */
const sharedErrors = { invalid_field: InvalidFieldError };
const release: Release = { header: 'Document-Version', version: '3.2.1' };

/**
 * Creates a caller for programs that need few operations: import each operation from its own module, and a bundle contains
 * only those. Throws in a browser and for invalid options.
 */
export function createCaller(options: ClientOptions): Caller {
  return createApiCaller(options, {
    errorPaths,
    sharedErrors,
    wording: { fieldErrors, isAddition },
    authenticate: authentication(options),
    release,
  });
}
