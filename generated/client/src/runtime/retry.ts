// Generated from spec.yaml by `npm run generate`. Do not edit.
import { NetworkError, TimeoutError } from './errors.ts';
import type { Timing } from './options.ts';

const FIRST_MS = 500;
const LONGEST_MS = 8_000;
/** For longer waits, the caller gets the error response instead. */
const LONGEST_RETRY_AFTER_MS = 60_000;

/** Codes of connection failures in Node and Bun, before the request was sent. */
const NOT_SENT = new Set(
  'ECONNREFUSED ENOTFOUND EAI_AGAIN EHOSTUNREACH ENETUNREACH UND_ERR_CONNECT_TIMEOUT ConnectionRefused'.split(' '),
);

/** Whether an attempt without a response can be retried without the risk of a double execution. */
export function mayRetryFailure(error: unknown, repeatable: boolean): boolean {
  if (error instanceof TimeoutError) return repeatable;
  return error instanceof NetworkError && (repeatable || wasNotSent(error.cause));
}

/**
 * The same for an attempt with a response. After a 429, the API has not executed the request. A 409 with `Retry-After` means
 * that it is still executing an earlier attempt.
 */
export function mayRetryResponse({ status, headers }: Response, repeatable: boolean): boolean {
  if (status === 409) return repeatable && headers.has('retry-after');
  return status === 429 || (repeatable && status >= 500 && status !== 501);
}

/**
 * Returns the delay before the next attempt in milliseconds: full jitter up to a bound that doubles with each attempt,
 * plus the time in `Retry-After`, if present. Undefined if that time is too long.
 */
export function retryDelay(tries: number, retryAfter: string | null, { now, random }: Timing): number | undefined {
  const jitter = random() * Math.min(LONGEST_MS, FIRST_MS * 2 ** (tries - 1));
  const requested = retryAfter === null ? 0 : retryAfterMs(retryAfter, now());
  return requested > LONGEST_RETRY_AFTER_MS ? undefined : requested + jitter;
}

/** Parses `Retry-After` (RFC 9110, section 10.2.3): seconds or a date. Other values count as 0. */
function retryAfterMs(text: string, now: number): number {
  const milliseconds = /^\d+$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - now;
  return milliseconds > 0 ? milliseconds : 0;
}

function wasNotSent(error: unknown): boolean {
  const { code, cause } = error as { readonly code?: string; readonly cause?: { readonly code?: string } };
  return NOT_SENT.has(cause?.code ?? code ?? '');
}
