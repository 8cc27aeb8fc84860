// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  TestClockAdvanceBody,
  TestClockAdvanceHeaders,
  TestClockAdvanceResponse202,
  TestClockAdvanceResponse400,
} from '@billing/types';
import { headersCheck, bodyCheck, response202Check } from '@billing/validators/testClock.advance';

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
  NotFoundError,
  RequestBodyTooLargeError,
  type RequestHeadersTooLargeError,
  type ServiceUnavailableError,
  TestClockAdvancingError,
  TestClockCannotGoBackError,
  TestClockSandboxOnlyError,
  type TooManyRequestsError,
  UnsupportedMediaTypeError,
} from '../errors.ts';
import type { Endpoint } from '../runtime/endpoint.ts';
import type { ApiError, ErrorStatus, ApiErrors, UnlistedCode } from '../runtime/errors.ts';

export interface TestClockAdvanceRequest {
  readonly headers?: TestClockAdvanceHeaders;
  readonly body: TestClockAdvanceBody;
}

/** The result of `testClock.advance`. */
export type TestClockAdvanceResult = TestClockAdvanceResponse202;

/** The errors of `testClock.advance`, by `code`. */
export type TestClockAdvanceError =
  | BadRequestError
  | ForbiddenError
  | IdempotencyKeyInUseError
  | IdempotencyKeyReusedError
  | InternalError
  | InvalidFieldError
  | InvalidJsonError
  | InvalidTokenError
  | InvalidVersionError
  | NotFoundError
  | RequestBodyTooLargeError
  | RequestHeadersTooLargeError
  | ServiceUnavailableError
  | TestClockAdvancingError
  | TestClockCannotGoBackError
  | TestClockSandboxOnlyError
  | TooManyRequestsError
  | UnsupportedMediaTypeError
  | ApiErrors<400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 431 | 500 | 503, TestClockAdvanceResponse400>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 431 | 500 | 503>>;

/**
 * Advance the test clock
 *
 * Advances the test clock to a later time. What falls due on the way happens in the order of its due
 * times, each at its own time: keys expire, for example, and their events occur.
 *
 * The response does not wait for this. Its `status` is `advancing`;
 * [read the clock](testClock.get.html) until it is `ready`. Meanwhile, requests run at the time that the
 * clock has reached.
 *
 * Needs the permission `test_clock.write`.
 * At most 240 requests in 60 seconds.
 *
 * @throws {TestClockAdvancingError} Test clock is advancing
 * @throws {TestClockCannotGoBackError} Time never goes back
 * @throws {TestClockSandboxOnlyError} Test clocks exist only in sandbox
 * @see POST /test-clock/advance, in the document at operations/test-clock.yaml#/advance/post
 */
export const endpoint: Endpoint<TestClockAdvanceRequest, TestClockAdvanceResult, TestClockAdvanceError> = {
  id: 'testClock.advance',
  method: 'POST',
  path: '/test-clock/advance',
  parameters: { header: [{ name: 'idempotency-key' }, { name: 'service-version' }] },
  mediaType: 'application/json',
  bodyRequired: true,
  idempotencyKey: 'idempotency-key',
  check: { headers: headersCheck, body: bodyCheck },
  responses: { '202': response202Check },
  errors: {
    bad_request: BadRequestError,
    forbidden: ForbiddenError,
    idempotency_key_in_use: IdempotencyKeyInUseError,
    idempotency_key_reused: IdempotencyKeyReusedError,
    invalid_field: InvalidFieldError,
    invalid_json: InvalidJsonError,
    invalid_token: InvalidTokenError,
    not_found: NotFoundError,
    request_body_too_large: RequestBodyTooLargeError,
    test_clock_advancing: TestClockAdvancingError,
    test_clock_cannot_go_back: TestClockCannotGoBackError,
    test_clock_sandbox_only: TestClockSandboxOnlyError,
    unsupported_media_type: UnsupportedMediaTypeError,
  },
};
