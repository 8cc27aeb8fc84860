// Generated from spec.yaml by `npm run generate`. Do not edit.
import {
  endpoint as advanceEndpoint,
  type TestClockAdvanceRequest,
  type TestClockAdvanceResult,
} from '../operations/testClock.advance.ts';
import {
  endpoint as getEndpoint,
  type TestClockGetRequest,
  type TestClockGetResult,
} from '../operations/testClock.get.ts';
import {
  endpoint as startEndpoint,
  type TestClockStartRequest,
  type TestClockStartResult,
} from '../operations/testClock.start.ts';
import type { Call } from '../runtime/call.ts';
import type { Caller } from '../runtime/create-caller.ts';
import type { CallOptions } from '../runtime/options.ts';

/** In sandbox, an own time for your account, to test what happens later. */
export interface TestClockClient {
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
  advance(request: TestClockAdvanceRequest, options?: CallOptions): Call<TestClockAdvanceResult>;
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
  get(request?: TestClockGetRequest, options?: CallOptions): Call<TestClockGetResult>;
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
  start(request: TestClockStartRequest, options?: CallOptions): Call<TestClockStartResult>;
}

export function createTestClockClient(call: Caller): TestClockClient {
  return {
    advance: (request, options) =>
      call<TestClockAdvanceRequest, TestClockAdvanceResult>(advanceEndpoint, request, options),
    get: (request = {}, options) => call<TestClockGetRequest, TestClockGetResult>(getEndpoint, request, options),
    start: (request, options) => call<TestClockStartRequest, TestClockStartResult>(startEndpoint, request, options),
  };
}
