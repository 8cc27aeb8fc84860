import type { Selectable } from 'kysely';

import { periodFrom } from '../billing-cycles/billing-period.ts';
import type { Timestamp } from '../storage/columns.ts';
import type { SubscriptionRow } from '../storage/rows/subscription-rows.ts';
import { type Effect, lastingDiscount, withItems } from '../subscription-lifecycle/take-effect.ts';

type Row = Selectable<SubscriptionRow>;

/**
 * What the next period of a subscription changes in it, which starts where the last one ended, whenever that
 * is noticed. Its end is counted from the anchor. A trial ends with a renewal; the subscription is active
 * when that is paid, or billed with manual collection.
 *
 * @param starts_at `next_billed_at` of the subscription.
 * @param now The current time of the account.
 */
export function renewed(row: Row, starts_at: Timestamp, now: Timestamp): Effect['changes'] {
  const period = periodFrom(row.anchor_at, row.billing_cycle, starts_at);
  // Items are active in any status but `trialing`.
  const isActivated = row.status === 'trialing' && row.collection_mode === 'manual';
  const activation = isActivated ? ({ status: 'active' } as const) : {};
  return {
    ...activation,
    current_billing_period: period,
    first_billed_at: row.first_billed_at ?? starts_at,
    next_billed_at: period.ends_at,
    discount: lastingDiscount(row, starts_at),
    items: withItems(row, now, {
      ...activation,
      previously_billed_at: starts_at,
      next_billed_at: period.ends_at,
    }),
  };
}
