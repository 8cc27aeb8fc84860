import type { SentBody } from './bodies/body.ts';
import { NetworkError, TimeoutError } from './errors.ts';

/** A request as it goes out. */
export interface Message {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: SentBody;
  /** As in `Endpoint`. */
  readonly read?: ((response: Response) => Promise<unknown>) | undefined;
}

export interface Answer {
  readonly response: Response;
  /** The JSON value of the body; the text itself where it is none, as from a proxy on the way; undefined for no body; or what `read` gives. */
  readonly body: unknown;
}

/**
 * Sends a request and reads its whole answer.
 * @throws NetworkError, TimeoutError, the reason of `signal`, and whatever else the given `fetch` throws.
 */
export async function send(
  fetch: typeof globalThis.fetch,
  operation: string,
  { method, url, headers, body, read }: Message,
  timeout: number,
  signal: AbortSignal | undefined,
): Promise<Answer> {
  signal?.throwIfAborted();
  const ending = new AbortController();
  const pass = (): void => ending.abort(signal!.reason);
  signal?.addEventListener('abort', pass, { once: true });
  let isLate = false;
  const late = (): void => {
    isLate = true;
    ending.abort();
  };
  const timer = timeout < LONGEST_TIMER ? setTimeout(late, timeout) : undefined;
  try {
    const init = { method, headers, signal: ending.signal };
    const response = await fetch(url, body === undefined ? init : ({ ...init, body } as RequestInit));
    return { response, body: read && response.ok ? await read(response) : parsed(await response.text()) };
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    if (isLate) throw new TimeoutError(operation, timeout);
    // By name: a test's `fetch` may come from another realm.
    throw (error as Error)?.name === 'TypeError' ? new NetworkError(operation, error) : error;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', pass);
  }
}

/** What is longer, timers take for nothing. */
const LONGEST_TIMER = 2 ** 31;

function parsed(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
