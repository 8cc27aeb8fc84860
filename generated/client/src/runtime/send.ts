// Generated from spec.yaml by `npm run generate`. Do not edit.
import type { SentBody } from './bodies/body.ts';
import { NetworkError, TimeoutError } from './errors.ts';

/** A serialized request. */
export interface Message {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: SentBody;
  /** As in `Endpoint`. */
  readonly read?: ((response: Response) => Promise<unknown>) | undefined;
}

/** A response that was read completely. */
export interface Received {
  readonly response: Response;
  /** The parsed JSON body; its text if it is not JSON (for example from a proxy); undefined without a body; or the result of `read`. */
  readonly body: unknown;
}

/**
 * Sends a request and reads the complete response.
 *
 * @throws NetworkError, TimeoutError, the reason of `signal`, and other errors of `fetch`
 */
export async function send(
  fetch: typeof globalThis.fetch,
  operation: string,
  { method, url, headers, body, read }: Message,
  timeout: number,
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
  const timer = timeout < LONGEST_TIMER ? setTimeout(late, timeout) : undefined;
  try {
    const init = { method, headers, signal: ending.signal };
    const response = await fetch(url, body === undefined ? init : ({ ...init, body } as RequestInit));
    return { response, body: read && response.ok ? await read(response) : parsed(await response.text()) };
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    if (isLate) throw new TimeoutError(operation, timeout);
    // Compared by name, because the `fetch` of a test can come from another realm.
    throw (error as Error)?.name === 'TypeError' ? new NetworkError(operation, error) : error;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', forward);
  }
}

/** `setTimeout` treats longer delays as 0. */
const LONGEST_TIMER = 2 ** 31;

function parsed(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
