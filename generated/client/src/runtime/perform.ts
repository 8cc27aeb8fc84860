import { checkAnswer } from './check-answer.ts';
import { checkRelease, type Release } from './check-release.ts';
import { checkRequest } from './check-request.ts';
import type { Endpoint, RequestParts, Wording } from './endpoint.ts';
import { ApiError, type ErrorPaths, type Fault, type Refusal, requestIdOf } from './errors.ts';
import type { CallOptions, ClientOptions, OnInvalidResponse, Timing, Try } from './options.ts';
import { mayRepeatAnswer, mayRepeatFailure, retryDelay } from './retry.ts';
import { type Answer, type Message, send } from './send.ts';
import { tell } from './tell.ts';
import { type Letterhead, writeMessage } from './write-message.ts';

/** What a client is, for each of its calls. */
export interface Setup {
  readonly options: ClientOptions;
  readonly fetch: typeof globalThis.fetch;
  readonly errorPaths: ErrorPaths;
  readonly wording: Wording;
  readonly letterhead: Letterhead;
  readonly timing: Timing;
  readonly release: Release | undefined;
  /** What `checkRelease` has told. */
  readonly told: Set<string>;
}

export interface Outcome<Result> {
  readonly body: Result;
  /** As `fetch` gave it; its body has been read. */
  readonly response: Response;
}

/** Checks, sends, tries again, checks the answer. */
export async function perform(
  setup: Setup,
  endpoint: Endpoint,
  request: RequestParts,
  own: CallOptions = {},
): Promise<Outcome<unknown>> {
  const { options, errorPaths, wording, letterhead, release } = setup;
  if (own.checkRequests ?? options.checkRequests ?? true) checkRequest(endpoint, request, wording);
  const message = writeMessage(endpoint, request, letterhead, own.headers);
  const { response, body } = await answerTo(setup, endpoint, message, own);
  const { ok, status } = response;
  const report = own.onInvalidResponse ?? options.onInvalidResponse ?? 'warn';
  if (report !== 'ignore') {
    const inform = (faults: readonly Fault[] | undefined, how: OnInvalidResponse): void => {
      if (faults) tell({ operation: endpoint.id, status, requestId: requestIdOf(response, errorPaths), faults }, how);
    };
    // Another version alone is no reason to fail: what it breaks is.
    if (release) inform(checkRelease(release, response, setup.told), report === 'throw' ? 'warn' : report);
    if (ok) inform(checkAnswer(endpoint, status, body, wording), report);
  }
  if (!ok) throw errorOf(endpoint, { operation: endpoint.id, response, body }, errorPaths);
  return { body, response };
}

/** The answer of the last try, whatever its status. */
async function answerTo(setup: Setup, endpoint: Endpoint, message: Message, own: CallOptions): Promise<Answer> {
  const { options, timing } = setup;
  const { hooks } = options;
  const { repeatable = false } = endpoint;
  const retries = own.maxRetries ?? options.maxRetries ?? 2;
  for (let number = 1; ; number += 1) {
    const event: Try = { operation: endpoint.id, method: message.method, url: message.url, number };
    const isLast = number > retries;
    let delay: number | undefined;
    try {
      const answer = await oneTry(setup, event, message, own);
      const { response } = answer;
      if (!isLast && mayRepeatAnswer(response.status, repeatable))
        delay = retryDelay(number, response.headers.get('retry-after'), timing);
      if (delay === undefined) return answer;
    } catch (error) {
      if (isLast || !mayRepeatFailure(error, repeatable)) throw error;
      delay = retryDelay(number, null, timing)!;
    }
    hooks?.retry?.({ ...event, delay });
    await timing.sleep(delay, own.signal);
  }
}

/** Sends a message once, and tells the hooks. */
async function oneTry(setup: Setup, event: Try, message: Message, own: CallOptions): Promise<Answer> {
  const { options, fetch, errorPaths, timing } = setup;
  const { hooks } = options;
  const timeout = own.timeout ?? options.timeout ?? 30_000;
  const more = hooks?.request?.(event);
  const sent = more ? { ...message, headers: { ...message.headers, ...more } } : message;
  const start = hooks && timing.now();
  const passed = (): number => timing.now() - start!;
  try {
    const answer = await send(fetch, event.operation, sent, timeout, own.signal);
    const { response } = answer;
    const requestId = hooks?.response && requestIdOf(response, errorPaths);
    hooks?.response?.({ ...event, status: response.status, requestId, milliseconds: passed() });
    return answer;
  } catch (error) {
    hooks?.failure?.({ ...event, error, milliseconds: passed() });
    throw error;
  }
}

function errorOf({ errors }: Endpoint, refusal: Refusal, paths: ErrorPaths): ApiError {
  const plain = new ApiError(refusal, paths);
  const { code } = plain;
  const Class = code !== undefined && Object.hasOwn(errors, code) ? errors[code] : undefined;
  return Class === undefined ? plain : new Class(refusal, paths);
}
