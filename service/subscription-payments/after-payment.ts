import type { Selectable } from 'kysely';

import { nextBoundary } from '../billing-cycles/billing-period.ts';
import { countedRetries } from '../dunning/retry-schedule.ts';
import type { Timestamp } from '../storage/columns.ts';
import type { StoredInstrument, SubscriptionRow } from '../storage/rows/subscription-rows.ts';
import type { TransactionRow } from '../storage/rows/transaction-rows.ts';
import { type Effect, NOT_OVERDUE, withItems } from '../subscription-lifecycle/take-effect.ts';

type Row = Selectable<SubscriptionRow>;
type Paid = Pick<Selectable<TransactionRow>, 'id'>;

/** Whether the payment of a transaction decides how the subscription goes on. */
export function isAwaited(row: Row, { id }: Paid): boolean {
  return row.charging_transaction_id === id || row.overdue_transaction_id === id;
}

/**
 * What a failed payment of a transaction changes: the first one makes the subscription past due, and retries
 * go on until dunning ends. A payment that the customer tries on their own changes nothing. The subscription
 * is not reported again for a retry.
 *
 * @param code Why the payment failed.
 */
export function afterFailure(row: Row, { id }: Paid, code: string, now: Timestamp): Effect | undefined {
  if (row.charging_transaction_id !== id) return undefined;
  const done = { charging_transaction_id: null };
  if (row.status === 'canceled' || row.status === 'paused') return unreported(row, done);
  const since = row.past_due_since ?? now;
  const failed = row.past_due_since === null ? 0 : row.retries + 1;
  const changes = {
    ...done,
    overdue_transaction_id: id,
    past_due_since: since,
    retries: countedRetries(since, failed, now),
    dunning_code: code,
  };
  if (row.status === 'past_due') return unreported(row, changes);
  return {
    changes: { ...changes, status: 'past_due', items: withItems(row, now, { status: 'active' }) },
    events: ['subscription.updated', 'subscription.past_due'],
  };
}

/**
 * What a captured payment of a transaction changes. That of a renewal ends a trial, and the subscription
 * recovers when the transaction was overdue.
 *
 * @param paidWith What the customer has paid with; null when the service has charged what it had.
 */
export function afterCapture(
  row: Row,
  { id, origin }: Paid & Pick<Selectable<TransactionRow>, 'origin'>,
  paidWith: StoredInstrument | null,
  now: Timestamp,
): Effect | undefined {
  if (!isAwaited(row, { id })) return undefined;
  const done = { charging_transaction_id: null };
  // A one-time charge in a trial does not end it, whether it is paid at once or late.
  const endsTrial = row.status === 'trialing' && origin === 'subscription_recurring';
  const isReported = endsTrial || row.status === 'past_due';
  return isReported
    ? activated(row, { ...done, ...(paidWith && { instrument: paidWith, payment_method_id: null }) }, now)
    : unreported(row, done);
}

/**
 * The subscription is active again, or for the first time. One that has not been billed for a period yet is
 * in its trial again.
 */
export function activated(row: Row, changes: Effect['changes'], now: Timestamp): Effect {
  const isDunned = row.status === 'past_due' && row.collection_mode === 'automatic';
  const caughtUp = isDunned ? skipMissed(row, now) : {};
  const next_billed_at = caughtUp.next_billed_at ?? row.next_billed_at;
  const status = row.first_billed_at === null ? 'trialing' : 'active';
  return {
    changes: {
      ...NOT_OVERDUE,
      ...caughtUp,
      ...changes,
      status,
      items: withItems(row, now, { status, next_billed_at }),
    },
    events: ['subscription.updated', status === 'trialing' ? 'subscription.trialing' : 'subscription.activated'],
  };
}

/**
 * A subscription is not renewed while it is past due. When it recovers, periods that began and ended
 * meanwhile are left out: the customer has paid what was shown as overdue, and must not be charged for
 * several other periods right after it. The period under way, if it is not billed yet, is due at once.
 * Periods that were missed because no worker was running are different: each of them is billed.
 */
function skipMissed({ anchor_at, billing_cycle, next_billed_at, current_billing_period }: Row, now: Timestamp) {
  if (next_billed_at === null || current_billing_period === null) return {};
  let latest = next_billed_at;
  for (let next = latest; next <= now; next = nextBoundary(anchor_at, billing_cycle, next)) latest = next;
  return latest === next_billed_at
    ? {}
    : { next_billed_at: latest, current_billing_period: { ...current_billing_period, ends_at: latest } };
}

/** Columns that the API does not show. */
function unreported(row: Row, changes: Effect['changes']): Effect {
  return { changes: { ...changes, updated_at: row.updated_at }, events: [] };
}
