// Generated from spec.yaml by `npm run generate`. Do not edit.
import type { Draft } from './auth/scheme.ts';
import type { SentBody } from './bodies/body.ts';
import { NetworkError, TimeoutError } from './errors.ts';
import { type Read, type ReadBody, readJson } from './read-json.ts';

/** A serialized request. */
export interface Message extends Draft {
  readonly method: string;
  /** The URL without credentials, for hooks. */
  readonly shownUrl: string;
  readonly body?: SentBody | Promise<SentBody>;
  /** As in `Endpoint`. */
  readonly read?: Read | undefined;
}

/** A response and its body: parsed JSON; its text if it is not JSON; undefined if it is empty; or the result of `read`. */
export interface Received extends ReadBody {
  readonly response: Response;
}

/**
 * Sends a request and reads the complete response; of a stream, only its beginning.
 *
 * @throws NetworkError, TimeoutError, the reason of `signal`, and other errors of `fetch`
 */
export async function send(
  fetch: typeof globalThis.fetch,
  operation: string,
  { method, url, headers, body, read = readJson }: Message,
  timeoutMs: number,
  signal: AbortSignal | undefined,
): Promise<Received> {
  signal?.throwIfAborted();
  const ending = new AbortController();
  const forward = (): void => ending.abort(signal!.reason);
  signal?.addEventListener('abort', forward, { once: true });
  let isLate = false;
  const late = (): void => {
    isLate = true;
    ending.abort();
  };
  const timer = timeoutMs < LONGEST_TIMER ? setTimeout(late, timeoutMs) : undefined;
  try {
    const init = { method, headers, signal: ending.signal };
    const response = await fetch(url, body === undefined ? init : { ...init, body: await body });
    return { response, ...(await read(response, signal)) };
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    if (isLate) throw new TimeoutError(operation, timeoutMs);
    // Compared by name, because the `fetch` of a test can come from another realm.
    throw (error as Error)?.name === 'TypeError' ? new NetworkError(operation, error) : error;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', forward);
  }
}

/** `setTimeout` treats longer delays as 0. */
const LONGEST_TIMER = 2 ** 31;
