import { NetworkError, TimeoutError } from './errors.ts';
import type { Timing } from './options.ts';

const FIRST_MS = 500;
const LONGEST_MS = 8_000;
/** Whoever is told to wait for longer is better told so. */
const LONGEST_RETRY_AFTER_MS = 60_000;

/** Codes of failures to connect, of Node and Bun: the request did not leave. */
const NOT_SENT = new Set(
  'ECONNREFUSED ENOTFOUND EAI_AGAIN EHOSTUNREACH ENETUNREACH UND_ERR_CONNECT_TIMEOUT ConnectionRefused'.split(' '),
);

/** Whether a try that got no answer can be repeated without the API doing anything twice. */
export function mayRepeatFailure(error: unknown, repeatable: boolean): boolean {
  if (error instanceof TimeoutError) return repeatable;
  return error instanceof NetworkError && (repeatable || wasNotSent(error.cause));
}

/** The same for one that was answered. What is refused for its rate is not done, whatever it is. */
export function mayRepeatAnswer(status: number, repeatable: boolean): boolean {
  return status === 429 || (repeatable && status >= 500 && status !== 501);
}

/**
 * Milliseconds before the next try, full jitter: anything up to a bound that doubles from try to try, and after the time that
 * `Retry-After` names, if any. Undefined when that is too long to wait.
 */
export function retryDelay(tries: number, retryAfter: string | null, { now, random }: Timing): number | undefined {
  const jitter = random() * Math.min(LONGEST_MS, FIRST_MS * 2 ** (tries - 1));
  const asked = retryAfter === null ? 0 : retryAfterMs(retryAfter, now());
  return asked > LONGEST_RETRY_AFTER_MS ? undefined : asked + jitter;
}

/** RFC 9110 §10.2.3: seconds, or a date. What is neither asks for nothing. */
function retryAfterMs(text: string, now: number): number {
  const milliseconds = /^\d+$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - now;
  return milliseconds > 0 ? milliseconds : 0;
}

function wasNotSent(error: unknown): boolean {
  const { code, cause } = error as { readonly code?: string; readonly cause?: { readonly code?: string } };
  return NOT_SENT.has(cause?.code ?? code ?? '');
}
