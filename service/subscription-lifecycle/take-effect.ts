import type { Selectable } from 'kysely';

import { type BillingPeriod, periodFrom } from '../billing-cycles/billing-period.ts';
import type { Timestamp } from '../storage/columns.ts';
import type { StoredChange, StoredItem, SubscriptionRow } from '../storage/rows/subscription-rows.ts';
import { movedDiscount } from './moved-discount.ts';
import type { SubscriptionEvent } from '../subscription-records/store-subscription.ts';

type Row = Selectable<SubscriptionRow>;

/** A change of the status of a subscription: for `storeSubscription`, then `publishSubscription`. */
export interface Effect {
  readonly changes: Partial<Omit<Row, 'custom_data' | 'due_at'>>;
  readonly events: readonly SubscriptionEvent[];
}

/** Nothing is overdue any more. */
export const NOT_OVERDUE = {
  overdue_transaction_id: null,
  past_due_since: null,
  retries: 0,
  dunning_code: null,
} as const satisfies Effect['changes'];

/** A subscription that is canceled. What its next renewal would have charged or credited is forgiven. */
export function canceled(row: Row, at: Timestamp): Effect {
  return {
    changes: {
      ...NOT_OVERDUE,
      ...scheduling(null),
      status: 'canceled',
      paused_at: null,
      canceled_at: at,
      current_billing_period: null,
      next_billed_at: null,
      on_resume: null,
      stored_lines: [],
      stored_charges: [],
      items: withItems(row, at, { status: 'inactive', next_billed_at: null }),
    },
    events: ['subscription.updated', 'subscription.canceled'],
  };
}

export interface Pause {
  /** When it resumes by itself; null = never. */
  readonly resume_at: Timestamp | null;
  readonly on_resume: NonNullable<Row['on_resume']>;
}

/**
 * A subscription that is paused. Credits that wait for its next renewal are forgiven; charges wait until it
 * is resumed. A period that is not paid can't be continued, so it is not kept.
 */
export function paused(row: Row, at: Timestamp, { resume_at, on_resume }: Pause): Effect {
  return {
    changes: {
      ...NOT_OVERDUE,
      ...scheduling(resume_at === null ? null : { action: 'resume', effective_at: resume_at, resume_at: null }),
      status: 'paused',
      paused_at: at,
      next_billed_at: null,
      ...(row.status === 'past_due' && { current_billing_period: null }),
      on_resume,
      stored_lines: row.stored_lines.filter(({ quantity }) => quantity > 0),
      items: withItems(row, at, { status: 'inactive', next_billed_at: null }),
    },
    events: ['subscription.updated', 'subscription.paused'],
  };
}

/**
 * Whether a paused subscription can continue with the billing period that it had: the time lies in the
 * period.
 */
export function continuesPeriod({ on_resume, current_billing_period }: Row, at: Timestamp): boolean {
  if (on_resume !== 'continue_existing_billing_period' || current_billing_period === null) return false;
  return current_billing_period.starts_at <= at && at < current_billing_period.ends_at;
}

/** A paused subscription that continues its billing period. Nothing is charged until the period ends. */
export function continued(row: Row, at: Timestamp): Effect {
  const next_billed_at = row.current_billing_period?.ends_at ?? null;
  return {
    changes: {
      ...RESUMED,
      ...scheduling(null),
      next_billed_at,
      items: withItems(row, at, { status: 'active', next_billed_at }),
    },
    events: ['subscription.updated', 'subscription.resumed'],
  };
}

/**
 * A paused subscription that is resumed with a new billing period, which the caller bills. Later periods are
 * counted from its start. A pause takes none of the periods of a discount, unless an unpaid period ended
 * with the pause: then the discount ends when it would have.
 */
export function resumed(row: Row, at: Timestamp): Effect {
  const current_billing_period: BillingPeriod = periodFrom(at, row.billing_cycle, at);
  const next_billed_at = current_billing_period.ends_at;
  const end = row.current_billing_period?.ends_at;
  return {
    changes: {
      ...RESUMED,
      ...scheduling(null),
      anchor_at: at,
      current_billing_period,
      first_billed_at: row.first_billed_at ?? at,
      next_billed_at,
      discount: lastingDiscount({ discount: end === undefined ? row.discount : movedDiscount(row, end, at) }, at),
      items: withItems(row, at, { status: 'active', previously_billed_at: at, next_billed_at }),
    },
    events: ['subscription.updated', 'subscription.resumed'],
  };
}

/**
 * The discount of a period. It applies to periods that start before it ends, and leaves the subscription
 * with the next one.
 */
export function lastingDiscount({ discount }: Pick<Row, 'discount'>, starts_at: Timestamp): Row['discount'] {
  return discount !== null && (discount.ends_at === null || starts_at < discount.ends_at) ? discount : null;
}

const RESUMED = { status: 'active', paused_at: null, on_resume: null } as const satisfies Effect['changes'];

/** A change that is scheduled, or null for none, with the column that lists filter by. */
export function scheduling(
  scheduled_change: StoredChange | null,
): Pick<Row, 'scheduled_change' | 'scheduled_change_action'> {
  return { scheduled_change, scheduled_change_action: scheduled_change?.action ?? null };
}

/** The items with the same change in each. */
export function withItems({ items }: Pick<Row, 'items'>, at: Timestamp, changes: Partial<StoredItem>): Row['items'] {
  return items.map((item) => ({ ...item, ...changes, updated_at: at }));
}
