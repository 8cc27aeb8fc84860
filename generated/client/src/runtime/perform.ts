// Generated from spec.yaml by `npm run generate`. Do not edit.
import { checkRelease, type Release } from './check-release.ts';
import { checkRequest } from './check-request.ts';
import { checkResponse } from './check-response.ts';
import type { Endpoint, RequestParts, Wording } from './endpoint.ts';
import { ApiError, type ErrorPaths, type Fault, type FailedResponse, requestIdOf } from './errors.ts';
import type { CallOptions, ClientOptions, OnInvalidResponse, RequestAttempt, Timing } from './options.ts';
import { reportInvalidResponse } from './report-invalid-response.ts';
import { mayRetryFailure, mayRetryResponse, retryDelay } from './retry.ts';
import { type Message, type Received, send } from './send.ts';
import { type RequestDefaults, writeMessage } from './write-message.ts';

/** The parts of a client that its calls share. */
export interface Setup {
  readonly options: ClientOptions;
  readonly fetch: typeof globalThis.fetch;
  readonly errorPaths: ErrorPaths;
  readonly wording: Wording;
  readonly defaults: RequestDefaults;
  readonly timing: Timing;
  readonly release: Release | undefined;
  /** The versions that `checkRelease` has reported. */
  readonly reportedVersions: Set<string>;
}

export interface Outcome<Result> {
  readonly body: Result;
  /** As `fetch` returned it; its body is consumed. */
  readonly response: Response;
}

/** Validates the request, sends it with retries, and validates the response. */
export async function perform(
  setup: Setup,
  endpoint: Endpoint,
  request: RequestParts,
  own: CallOptions = {},
): Promise<Outcome<unknown>> {
  const { options, errorPaths, wording, defaults, release } = setup;
  if (own.checkRequests ?? options.checkRequests ?? true) checkRequest(endpoint, request, wording);
  const message = writeMessage(endpoint, request, defaults, own.headers);
  const { response, body } = await sendWithRetries(setup, endpoint, message, own);
  const { ok, status } = response;
  const report = own.onInvalidResponse ?? options.onInvalidResponse ?? 'warn';
  if (report !== 'ignore') {
    const inform = (faults: readonly Fault[] | undefined, how: OnInvalidResponse): void => {
      if (faults)
        reportInvalidResponse(
          { operation: endpoint.id, status, requestId: requestIdOf(response, errorPaths), faults },
          how,
        );
    };
    // Another version alone must not fail a call; only its consequences may.
    if (release) inform(checkRelease(release, response, setup.reportedVersions), report === 'throw' ? 'warn' : report);
    if (ok) inform(checkResponse(endpoint, status, body, wording), report);
  }
  if (!ok) throw errorOf(endpoint, { operation: endpoint.id, response, body }, errorPaths);
  return { body, response };
}

/** Returns the response of the last attempt, regardless of its status. */
async function sendWithRetries(
  setup: Setup,
  endpoint: Endpoint,
  message: Message,
  own: CallOptions,
): Promise<Received> {
  const { options, timing } = setup;
  const { hooks } = options;
  const { repeatable = false } = endpoint;
  const retries = own.maxRetries ?? options.maxRetries ?? 2;
  for (let number = 1; ; number += 1) {
    const event: RequestAttempt = { operation: endpoint.id, method: message.method, url: message.url, number };
    const isLast = number > retries;
    let delay: number | undefined;
    try {
      const received = await sendOnce(setup, event, message, own);
      const { response } = received;
      if (!isLast && mayRetryResponse(response.status, repeatable))
        delay = retryDelay(number, response.headers.get('retry-after'), timing);
      if (delay === undefined) return received;
    } catch (error) {
      if (isLast || !mayRetryFailure(error, repeatable)) throw error;
      delay = retryDelay(number, null, timing)!;
    }
    hooks?.retry?.({ ...event, delay });
    await timing.sleep(delay, own.signal);
  }
}

/** Makes one attempt and calls the hooks. */
async function sendOnce(setup: Setup, event: RequestAttempt, message: Message, own: CallOptions): Promise<Received> {
  const { options, fetch, errorPaths, timing } = setup;
  const { hooks } = options;
  const timeout = own.timeout ?? options.timeout ?? 30_000;
  const more = hooks?.request?.(event);
  const sent = more ? { ...message, headers: { ...message.headers, ...more } } : message;
  const start = hooks && timing.now();
  const elapsed = (): number => timing.now() - start!;
  try {
    const received = await send(fetch, event.operation, sent, timeout, own.signal);
    const { response } = received;
    const requestId = hooks?.response && requestIdOf(response, errorPaths);
    hooks?.response?.({ ...event, status: response.status, requestId, milliseconds: elapsed() });
    return received;
  } catch (error) {
    hooks?.failure?.({ ...event, error, milliseconds: elapsed() });
    throw error;
  }
}

function errorOf({ errors }: Endpoint, failed: FailedResponse, paths: ErrorPaths): ApiError {
  const plain = new ApiError(failed, paths);
  const { code } = plain;
  const Class = code !== undefined && Object.hasOwn(errors, code) ? errors[code] : undefined;
  return Class === undefined ? plain : new Class(failed, paths);
}
