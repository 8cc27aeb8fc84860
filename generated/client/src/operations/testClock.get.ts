// Generated from spec.yaml by `npm run generate`. Do not edit.
import type { TestClockGetHeaders, TestClockGetResponse200, TestClockGetResponse400 } from '@billing/types';
import { headersCheck, response200Check } from '@billing/validators/testClock.get';

import {
  ForbiddenError,
  type InternalError,
  InvalidTokenError,
  type InvalidVersionError,
  NotFoundError,
  type RequestHeadersTooLargeError,
  type ServiceUnavailableError,
  TestClockSandboxOnlyError,
  type TooManyRequestsError,
  UnexpectedRequestBodyError,
} from '../errors.ts';
import type { Endpoint } from '../runtime/endpoint.ts';
import type { ApiError, ErrorStatus, ApiErrors, UnlistedCode } from '../runtime/errors.ts';

export interface TestClockGetRequest {
  readonly headers?: TestClockGetHeaders;
}

/** The result of `testClock.get`. */
export type TestClockGetResult = TestClockGetResponse200;

/** The errors of `testClock.get`, by `code`. */
export type TestClockGetError =
  | ForbiddenError
  | InternalError
  | InvalidTokenError
  | InvalidVersionError
  | NotFoundError
  | RequestHeadersTooLargeError
  | ServiceUnavailableError
  | TestClockSandboxOnlyError
  | TooManyRequestsError
  | UnexpectedRequestBodyError
  | ApiErrors<400 | 401 | 403 | 404 | 429 | 431 | 500 | 503, TestClockGetResponse400>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 401 | 403 | 404 | 429 | 431 | 500 | 503>>;

/**
 * Get the test clock
 *
 * Returns the test clock of your account, with its time and whether it is advancing. An account without a
 * test clock follows real time, and the response is `not_found`.
 *
 * Needs the permission `test_clock.read`.
 * At most 240 requests in 60 seconds.
 *
 * @throws {TestClockSandboxOnlyError} Test clocks exist only in sandbox
 * @see GET /test-clock, in the document at operations/test-clock.yaml#/test-clock/get
 */
export const endpoint: Endpoint<TestClockGetRequest, TestClockGetResult, TestClockGetError> = {
  id: 'testClock.get',
  method: 'GET',
  path: '/test-clock',
  parameters: { header: [{ name: 'service-version' }] },
  repeatable: true,
  check: { headers: headersCheck },
  responses: { '200': response200Check },
  errors: {
    forbidden: ForbiddenError,
    invalid_token: InvalidTokenError,
    not_found: NotFoundError,
    test_clock_sandbox_only: TestClockSandboxOnlyError,
    unexpected_request_body: UnexpectedRequestBodyError,
  },
};
