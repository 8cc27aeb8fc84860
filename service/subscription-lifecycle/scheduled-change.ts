import type { Selectable } from 'kysely';

import type { NewError } from '../common/errors.ts';
import type { Timestamp } from '../storage/columns.ts';
import type { StoredChange, SubscriptionRow } from '../storage/rows/subscription-rows.ts';
import { checkRenewalNotClose } from './check-changeable.ts';
import { type Effect, scheduling, withItems } from './take-effect.ts';

type Row = Selectable<SubscriptionRow>;

/** When a change at the next billing period takes effect. */
export function nextPeriodAt({ id, next_billed_at, current_billing_period }: Row): Timestamp {
  const at = next_billed_at ?? current_billing_period?.ends_at;
  if (at === undefined) throw new Error(`internal error: subscription ${id} has no billing period`);
  return at;
}

/** @throws `subscription_locked_pending_changes` when a change is scheduled. */
export function checkNothingScheduled(
  newError: NewError<'subscription_locked_pending_changes'>,
  { scheduled_change }: Pick<Row, 'scheduled_change'>,
  wayOut: string,
): void {
  if (scheduled_change === null) return;
  const { action, effective_at } = scheduled_change;
  throw newError(
    'subscription_locked_pending_changes',
    `The subscription has a scheduled change: ${action} at ${effective_at}. ${wayOut}`,
  );
}

/** A subscription with a pause or cancellation at the end of its billing period. It is not renewed then. */
export function scheduled(row: Row, at: Timestamp, change: StoredChange, on_resume: Row['on_resume']): Effect {
  return {
    changes: {
      ...scheduling(change),
      on_resume,
      next_billed_at: null,
      items: withItems(row, at, { next_billed_at: null }),
    },
    events: ['subscription.updated'],
  };
}

/**
 * What removing the scheduled change of a subscription changes; undefined when it has none. A subscription
 * that would have been paused or canceled renews again, and one that would have resumed stays paused without
 * end. The caller stores it and publishes `subscription.updated`.
 *
 * @throws `subscription_locked_renewal` when the renewal would be in less than 30 minutes.
 */
export function withoutScheduledChange(
  newError: NewError<'subscription_locked_renewal'>,
  row: Row,
  at: Timestamp,
): Effect['changes'] | undefined {
  if (row.scheduled_change === null) return undefined;
  const { action, effective_at } = row.scheduled_change;
  if (action === 'resume') return scheduling(null);
  if (row.status !== 'past_due') checkRenewalNotClose(newError, at, effective_at);
  return {
    ...scheduling(null),
    on_resume: null,
    next_billed_at: effective_at,
    items: withItems(row, at, { next_billed_at: effective_at }),
  };
}
