import type { BillingPeriod } from '../billing-cycles/billing-period.ts';
import type { Timestamp } from '../storage/columns.ts';
import { type ProrationRate, rateBetween } from './proration-rate.ts';

interface MovedLine<Item> {
  readonly item: Item;
  /** Negative when the date moves sooner. */
  readonly quantity: number;
  readonly rate: ProrationRate;
}

/**
 * The lines of a billing date that moves from the end of the period. A later date charges all items for the
 * added time, which can be longer than the period; a sooner one credits them for the time that is taken
 * away. The same date has none.
 */
export function movedDateLines<Item extends { readonly quantity: number }>(
  items: readonly Item[],
  period: BillingPeriod,
  movedTo: Timestamp,
): readonly MovedLine<Item>[] {
  const isLater = movedTo > period.ends_at;
  const [start, end] = isLater ? [period.ends_at, movedTo] : [movedTo, period.ends_at];
  const rate = rateBetween(period, start, end);
  if (rate.value.numerator === 0n) return [];
  return items.map((item) => ({ item, quantity: isLater ? item.quantity : -item.quantity, rate }));
}
