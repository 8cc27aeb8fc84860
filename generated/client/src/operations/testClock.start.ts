// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  TestClockStartBody,
  TestClockStartHeaders,
  TestClockStartResponse201,
  TestClockStartResponse400,
} from '@billing/types';
import { headersCheck, bodyCheck, response201Check } from '@billing/validators/testClock.start';

import {
  BadRequestError,
  ForbiddenError,
  IdempotencyKeyInUseError,
  IdempotencyKeyReusedError,
  type InternalError,
  InvalidFieldError,
  InvalidJsonError,
  InvalidTokenError,
  type InvalidVersionError,
  RequestBodyTooLargeError,
  type RequestHeadersTooLargeError,
  type ServiceUnavailableError,
  TestClockAlreadyStartedError,
  TestClockCannotGoBackError,
  TestClockSandboxOnlyError,
  type TooManyRequestsError,
  UnsupportedMediaTypeError,
} from '../errors.ts';
import type { Endpoint } from '../runtime/endpoint.ts';
import type { ApiError, ErrorStatus, ApiErrors, UnlistedCode } from '../runtime/errors.ts';

export interface TestClockStartRequest {
  readonly headers?: TestClockStartHeaders;
  readonly body: TestClockStartBody;
}

/** The result of `testClock.start`. */
export type TestClockStartResult = TestClockStartResponse201;

/** The errors of `testClock.start`, by `code`. */
export type TestClockStartError =
  | BadRequestError
  | ForbiddenError
  | IdempotencyKeyInUseError
  | IdempotencyKeyReusedError
  | InternalError
  | InvalidFieldError
  | InvalidJsonError
  | InvalidTokenError
  | InvalidVersionError
  | RequestBodyTooLargeError
  | RequestHeadersTooLargeError
  | ServiceUnavailableError
  | TestClockAlreadyStartedError
  | TestClockCannotGoBackError
  | TestClockSandboxOnlyError
  | TooManyRequestsError
  | UnsupportedMediaTypeError
  | ApiErrors<400 | 401 | 403 | 409 | 413 | 415 | 422 | 429 | 431 | 500 | 503, TestClockStartResponse400>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 401 | 403 | 409 | 413 | 415 | 422 | 429 | 431 | 500 | 503>>;

/**
 * Start the test clock
 *
 * Gives your account its own time, which stands still at `time` until you advance it. From then on, every
 * timestamp and due date of the account follows this clock.
 *
 * Time never goes back: `time` must not be before the account's current time, and a test clock can't be
 * removed. To return to real time, use another account.
 *
 * Needs the permission `test_clock.write`.
 * At most 240 requests in 60 seconds.
 *
 * @throws {TestClockAlreadyStartedError} Test clock already started
 * @throws {TestClockCannotGoBackError} Time never goes back
 * @throws {TestClockSandboxOnlyError} Test clocks exist only in sandbox
 * @see POST /test-clock, in the document at operations/test-clock.yaml#/test-clock/post
 */
export const endpoint: Endpoint<TestClockStartRequest, TestClockStartResult, TestClockStartError> = {
  id: 'testClock.start',
  method: 'POST',
  path: '/test-clock',
  parameters: { header: [{ name: 'idempotency-key' }, { name: 'service-version' }] },
  mediaType: 'application/json',
  bodyRequired: true,
  idempotencyKey: 'idempotency-key',
  check: { headers: headersCheck, body: bodyCheck },
  responses: { '201': response201Check },
  errors: {
    bad_request: BadRequestError,
    forbidden: ForbiddenError,
    idempotency_key_in_use: IdempotencyKeyInUseError,
    idempotency_key_reused: IdempotencyKeyReusedError,
    invalid_field: InvalidFieldError,
    invalid_json: InvalidJsonError,
    invalid_token: InvalidTokenError,
    request_body_too_large: RequestBodyTooLargeError,
    test_clock_already_started: TestClockAlreadyStartedError,
    test_clock_cannot_go_back: TestClockCannotGoBackError,
    test_clock_sandbox_only: TestClockSandboxOnlyError,
    unsupported_media_type: UnsupportedMediaTypeError,
  },
};
