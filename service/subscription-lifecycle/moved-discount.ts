import type { Selectable } from 'kysely';

import { nextBoundary } from '../billing-cycles/billing-period.ts';
import { after } from '../common/after.ts';
import type { Timestamp } from '../storage/columns.ts';
import type { SubscriptionRow } from '../storage/rows/subscription-rows.ts';

type Row = Pick<Selectable<SubscriptionRow>, 'discount' | 'anchor_at' | 'billing_cycle'>;

/**
 * The discount of a subscription whose next period starts at another time than the end of the current one.
 * It applies to as many periods as before.
 *
 * @param end of the current period, or of the trial.
 */
export function movedDiscount(
  { discount, anchor_at, billing_cycle }: Row,
  end: Timestamp,
  movedTo: Timestamp,
): Row['discount'] {
  if (discount === null) return null;
  const starts_at = discount.starts_at === end ? movedTo : discount.starts_at;
  if (discount.ends_at === null || discount.ends_at < end) return { ...discount, starts_at };
  let periods = 0;
  for (let at = end; at < discount.ends_at; at = nextBoundary(anchor_at, billing_cycle, at)) periods += 1;
  return { ...discount, starts_at, ends_at: periods === 0 ? movedTo : after(movedTo, billing_cycle, periods) };
}
