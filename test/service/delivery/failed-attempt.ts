import type { Attempt } from '../../../service/outbound/attempt.ts';

/** The result of an attempt that got status 500. */
export function failedAttempt(startedAt: Date): Attempt {
  return {
    startedAt,
    durationMs: 1,
    outcome: 'failed',
    code: 500,
    headers: [],
    body: '',
    error: null,
    address: null,
    retryAfterMs: null,
  };
}
