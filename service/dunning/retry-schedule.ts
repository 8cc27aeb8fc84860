import type { PaymentErrorCode } from '@billing/types';

import { after } from '../common/after.ts';
import type { Timestamp } from '../storage/columns.ts';

/** The days after the first failed payment on which an overdue transaction is charged again. */
const RETRY_DAYS = [1, 3, 5, 7, 14, 21, 30] as const;

/** Dunning ends on this day: the subscription is then canceled or paused, unless the last retry succeeds. */
const LAST_DAY = 30;

/** With these, the same payment method never succeeds. */
const NOT_RETRYABLE: ReadonlySet<PaymentErrorCode> = new Set([
  'declined_not_retryable',
  'expired_card',
  'blocked_card',
  'fraud',
]);

/** What dunning does next. */
export interface DunningStep {
  readonly at: Timestamp;
  readonly action: 'retry' | 'end';
}

/**
 * Whether the payment method may be charged again after a payment failed with the code. Another payment
 * method may, so its code is null.
 */
export function isRetryable(code: PaymentErrorCode | null): boolean {
  return code === null || !NOT_RETRYABLE.has(code);
}

/**
 * What follows after the first payment of an overdue transaction, or one of its retries, has failed. After
 * the last retry, or when the payment method can't be charged again, only the end of dunning is left.
 *
 * @param since When the first payment failed.
 * @param retries How many retries have failed since.
 */
export function nextDunningStep(since: Timestamp, retries: number, code: PaymentErrorCode | null): DunningStep {
  const day = RETRY_DAYS[retries];
  const isRetried = day !== undefined && isRetryable(code);
  const days = isRetried ? day : LAST_DAY;
  return { at: after(since, { interval: 'day', frequency: days }), action: isRetried ? 'retry' : 'end' };
}

/**
 * How many retries count after one has failed: also those that were due before it and did not happen, which
 * are left out.
 */
export function countedRetries(since: Timestamp, retries: number, now: Timestamp): number {
  const passed = RETRY_DAYS.filter((day) => after(since, { interval: 'day', frequency: day }) <= now).length;
  return Math.max(retries, passed);
}
