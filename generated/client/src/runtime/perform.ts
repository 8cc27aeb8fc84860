// Generated from spec.yaml by `npm run generate`. Do not edit.
import type { Authenticate } from './auth/authenticator.ts';
import type { Outcome } from './call.ts';
import { checkRelease, type Release } from './check-release.ts';
import { checkRequest } from './check-request.ts';
import { checkResponse, isJsonDocumented } from './check-response.ts';
import type { Endpoint, RequestParts, Wording } from './endpoint.ts';
import {
  ApiError,
  type ErrorClasses,
  type ErrorPaths,
  excerpt,
  type FailedResponse,
  type Fault,
  requestIdOf,
} from './errors.ts';
import type { BaseOptions, CallOptions, OnInvalidResponse, RequestAttempt, Timing } from './options.ts';
import { reportInvalidResponse, unreportedFaults } from './report-invalid-response.ts';
import { mayRetryFailure, mayRetryResponse, retryDelay } from './retry.ts';
import { type Message, type Received, send } from './send.ts';
import { type RequestDefaults, writeMessage } from './write-message.ts';

/** What the document says of all operations. */
export interface ApiDescription {
  readonly errorPaths: ErrorPaths;
  /** The errors that every operation documents, by code. */
  readonly sharedErrors?: ErrorClasses;
  readonly wording: Wording;
  /** Absent if no operation requires credentials. */
  readonly authenticate?: Authenticate;
  /** Absent if responses don't name their version. */
  readonly release?: Release;
}

/** The parts of a client that its calls share. */
export interface Setup extends ApiDescription {
  readonly options: BaseOptions;
  readonly fetch: typeof globalThis.fetch;
  readonly defaults: RequestDefaults;
  readonly timing: Timing;
  /** The versions that `checkRelease` has reported, and the fields with a fault, by operation. */
  readonly reported: Set<string>;
}

/** Validates the request, sends it with retries, and validates the response. */
export async function perform(
  setup: Setup,
  endpoint: Endpoint,
  request: RequestParts,
  own: CallOptions = {},
): Promise<Outcome<unknown>> {
  const { options, errorPaths, wording, authenticate, defaults, release, reported } = setup;
  const { id } = endpoint;
  const isChecked = own.checkRequests ?? options.checkRequests ?? true;
  if (isChecked) checkRequest(endpoint, request, wording);
  const message = writeMessage(endpoint, request, defaults, own.headers);
  await authenticate?.(endpoint, message, isChecked);
  const { response, body, isText, isOther } = await sendWithRetries(setup, endpoint, message, own);
  const { ok, status } = response;
  const report = own.onInvalidResponse ?? options.onInvalidResponse ?? 'warn';
  const inform = (faults: readonly Fault[] | undefined, how: OnInvalidResponse): void => {
    if (faults?.length)
      reportInvalidResponse({ operation: id, status, requestId: requestIdOf(response, errorPaths), faults }, how);
  };
  // Another version alone must not fail a call; only its consequences may.
  if (release) inform(checkRelease(release, response, reported), report === 'throw' ? 'warn' : report);
  if (!ok) throw errorOf(setup, endpoint, { operation: id, response, body });
  if (isText && isJsonDocumented(endpoint, status)) inform([notJson(response, body)], 'throw');
  if (report !== 'ignore' && !isOther) {
    const faults = checkResponse(endpoint, status, body, wording);
    inform(faults && report !== 'throw' ? unreportedFaults(id, faults, reported) : faults, report);
  }
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
  const repeatable = Boolean(endpoint.repeatable ?? endpoint.idempotencyKey);
  const retries = own.maxRetries ?? options.maxRetries ?? 2;
  for (let number = 1; ; number += 1) {
    const event: RequestAttempt = { operation: endpoint.id, method: message.method, url: message.shownUrl, number };
    const isLast = number > retries;
    let delay: number | undefined;
    try {
      const received = await sendOnce(setup, event, message, own);
      const { response } = received;
      if (!isLast && mayRetryResponse(response, repeatable))
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
  const timeoutMs = own.timeoutMs ?? options.timeoutMs ?? 30_000;
  const more = hooks?.request?.(event);
  const sent = more ? { ...message, headers: { ...message.headers, ...more } } : message;
  const start = hooks && timing.now();
  const elapsed = (): number => timing.now() - start!;
  try {
    const received = await send(fetch, event.operation, sent, timeoutMs, own.signal);
    const { response } = received;
    const requestId = hooks?.response && requestIdOf(response, errorPaths);
    hooks?.response?.({ ...event, status: response.status, requestId, milliseconds: elapsed() });
    return received;
  } catch (error) {
    hooks?.failure?.({ ...event, error, milliseconds: elapsed() });
    throw error;
  }
}

/** A response of a proxy or a login page, for example. */
function notJson({ status, headers }: Response, body: unknown): Fault {
  const message = `${status} ${headers.get('content-type') ?? 'without a media type'} instead of JSON: ${excerpt(body)}`;
  return { field: '', rule: 'mediaType', limit: 'application/json', message };
}

function errorOf({ errorPaths, sharedErrors }: Setup, { errors }: Endpoint, failed: FailedResponse): ApiError {
  const plain = new ApiError(failed, errorPaths);
  const { code } = plain;
  const classes: ErrorClasses = { ...sharedErrors, ...errors };
  const Class = code !== undefined && Object.hasOwn(classes, code) ? classes[code] : undefined;
  return Class === undefined ? plain : new Class(failed, errorPaths);
}
