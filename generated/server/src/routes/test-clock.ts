// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  TestClockAdvanceBody,
  TestClockAdvanceHeaders,
  TestClockAdvanceResponse202,
  TestClockGetHeaders,
  TestClockGetResponse200,
  TestClockStartBody,
  TestClockStartHeaders,
  TestClockStartResponse201,
} from '@billing/types';
import * as testClockAdvanceChecks from '@billing/validators/testClock.advance';
import * as testClockGetChecks from '@billing/validators/testClock.get';
import * as testClockStartChecks from '@billing/validators/testClock.start';

import type { Handler, RequestBase, Route } from '../runtime/route.ts';

export const testClockAdvanceRoute = {
  id: 'testClock.advance',
  method: 'POST',
  path: '/test-clock/advance',
  security: [[{ scheme: 'apiKey', permissions: ['test_clock.write'] }]],
  rateLimit: 'default',
  idempotencyKey: 'idempotency-key',
  parameters: {
    path: [],
    query: [],
    header: [
      {
        name: 'idempotency-key',
        shape: 'value',
        kind: 'string',
        style: 'simple',
        explode: false,
        errorCode: 'bad_request',
      },
      {
        name: 'service-version',
        shape: 'value',
        kind: 'string',
        style: 'simple',
        explode: false,
        errorCode: 'invalid_version',
      },
    ],
  },
  body: { required: true, mediaTypes: ['application/json'], object: true },
  check: { headers: testClockAdvanceChecks.headers, body: testClockAdvanceChecks.body },
  errorCodes: [
    'invalid_token',
    'invalid_version',
    'request_headers_too_large',
    'too_many_requests',
    'internal_error',
    'service_unavailable',
    'forbidden',
    'bad_request',
    'invalid_json',
    'invalid_field',
    'unsupported_media_type',
    'request_body_too_large',
    'idempotency_key_in_use',
    'idempotency_key_reused',
    'not_found',
    'test_clock_sandbox_only',
    'test_clock_advancing',
    'test_clock_cannot_go_back',
  ],
  emits: [],
} as const satisfies Route;

export const testClockGetRoute = {
  id: 'testClock.get',
  method: 'GET',
  path: '/test-clock',
  security: [[{ scheme: 'apiKey', permissions: ['test_clock.read'] }]],
  rateLimit: 'default',
  parameters: {
    path: [],
    query: [],
    header: [
      {
        name: 'service-version',
        shape: 'value',
        kind: 'string',
        style: 'simple',
        explode: false,
        errorCode: 'invalid_version',
      },
    ],
  },
  check: { headers: testClockGetChecks.headers },
  errorCodes: [
    'invalid_token',
    'invalid_version',
    'request_headers_too_large',
    'too_many_requests',
    'internal_error',
    'service_unavailable',
    'forbidden',
    'unexpected_request_body',
    'not_found',
    'test_clock_sandbox_only',
  ],
  emits: [],
} as const satisfies Route;

export const testClockStartRoute = {
  id: 'testClock.start',
  method: 'POST',
  path: '/test-clock',
  security: [[{ scheme: 'apiKey', permissions: ['test_clock.write'] }]],
  rateLimit: 'default',
  idempotencyKey: 'idempotency-key',
  parameters: {
    path: [],
    query: [],
    header: [
      {
        name: 'idempotency-key',
        shape: 'value',
        kind: 'string',
        style: 'simple',
        explode: false,
        errorCode: 'bad_request',
      },
      {
        name: 'service-version',
        shape: 'value',
        kind: 'string',
        style: 'simple',
        explode: false,
        errorCode: 'invalid_version',
      },
    ],
  },
  body: { required: true, mediaTypes: ['application/json'], object: true },
  check: { headers: testClockStartChecks.headers, body: testClockStartChecks.body },
  errorCodes: [
    'invalid_token',
    'invalid_version',
    'request_headers_too_large',
    'too_many_requests',
    'internal_error',
    'service_unavailable',
    'forbidden',
    'bad_request',
    'invalid_json',
    'invalid_field',
    'unsupported_media_type',
    'request_body_too_large',
    'idempotency_key_in_use',
    'idempotency_key_reused',
    'test_clock_sandbox_only',
    'test_clock_already_started',
    'test_clock_cannot_go_back',
  ],
  emits: [],
} as const satisfies Route;

export interface TestClockAdvanceRequest extends RequestBase<(typeof testClockAdvanceRoute)['errorCodes'][number]> {
  readonly headers: TestClockAdvanceHeaders;
  readonly body: TestClockAdvanceBody;
}

export type TestClockAdvanceResult = {
  readonly status: 202;
  readonly body: TestClockAdvanceResponse202;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface TestClockGetRequest extends RequestBase<(typeof testClockGetRoute)['errorCodes'][number]> {
  readonly headers: TestClockGetHeaders;
}

export type TestClockGetResult = {
  readonly status: 200;
  readonly body: TestClockGetResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface TestClockStartRequest extends RequestBase<(typeof testClockStartRoute)['errorCodes'][number]> {
  readonly headers: TestClockStartHeaders;
  readonly body: TestClockStartBody;
}

export type TestClockStartResult = {
  readonly status: 201;
  readonly body: TestClockStartResponse201;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface TestClockHandlers<Context> {
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
   *
   * @see operations/test-clock.yaml#/advance/post
   */
  readonly advance: Handler<TestClockAdvanceRequest, TestClockAdvanceResult, Context>;
  /**
   * Get the test clock
   *
   * Returns the test clock of your account, with its time and whether it is advancing. An account without a
   * test clock follows real time, and the response is `not_found`.
   *
   *
   * @see operations/test-clock.yaml#/test-clock/get
   */
  readonly get: Handler<TestClockGetRequest, TestClockGetResult, Context>;
  /**
   * Start the test clock
   *
   * Gives your account its own time, which stands still at `time` until you advance it. From then on, every
   * timestamp and due date of the account follows this clock.
   *
   * Time never goes back: `time` must not be before the account's current time, and a test clock can't be
   * removed. To return to real time, use another account.
   *
   *
   * @see operations/test-clock.yaml#/test-clock/post
   */
  readonly start: Handler<TestClockStartRequest, TestClockStartResult, Context>;
}
