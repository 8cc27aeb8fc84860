import type { Selectable } from 'kysely';

import type { NewError } from '../common/errors.ts';
import { utcMoment } from '../notifications/utc-moment.ts';
import type { Timestamp } from '../storage/columns.ts';
import type { SubscriptionRow } from '../storage/rows/subscription-rows.ts';
import { movedDiscount } from '../subscription-lifecycle/moved-discount.ts';

type Row = Selectable<SubscriptionRow>;

/** A billing date must be this far ahead, because in this time before it nothing can be changed. */
const AHEAD_MS = 30 * 60_000;

/** @throws `subscription_next_billed_at_too_soon` */
export function requestedDate(
  newError: NewError<'subscription_next_billed_at_too_soon'>,
  text: string,
  now: Timestamp,
): Timestamp {
  const date = utcMoment(text);
  if (Date.parse(date) - Date.parse(now) >= AHEAD_MS) return date;
  throw newError(
    'subscription_next_billed_at_too_soon',
    `The next_billed_at is ${date}, and must be at least 30 minutes after the account's current time, ${now}.`,
  );
}

/**
 * The columns of a subscription whose current period, or trial, ends at another time. Later periods are
 * counted from there, and a discount applies to as many of them as before.
 */
export function movedPeriod(row: Row, ends_at: Timestamp): Partial<Row> {
  const { current_billing_period: period, items, status } = row;
  if (period === null) throw new Error(`internal error: subscription ${row.id} has no billing period to move`);
  const moved = { ...period, ends_at };
  return {
    anchor_at: ends_at,
    current_billing_period: moved,
    next_billed_at: ends_at,
    discount: movedDiscount(row, period.ends_at, ends_at),
    items: items.map((item) => ({
      ...item,
      next_billed_at: ends_at,
      ...(status === 'trialing' && item.trial_dates !== null && { trial_dates: moved }),
    })),
  };
}
