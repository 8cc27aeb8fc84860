import type { Kysely } from 'kysely';

import { fraction, rounded } from '../money/fraction.ts';
import type { Tables } from '../storage/tables.ts';
import { DailySums } from './daily-sums.ts';
import { type Day, dayOf } from './days.ts';
import type { MetricRange } from './metric-range.ts';
import { readCustomerTimes } from './read-versions.ts';

/** From the first day to the one after the last; null: it goes on. */
type Span = readonly [first: Day, until: Day | null];

const ONE_CUSTOMER = fraction(1n);

/** How many customers had an active subscription at the end of each day. */
export async function activeSubscribers(
  db: Kysely<Tables>,
  accountId: string,
  range: Pick<MetricRange, 'from' | 'to'>,
): Promise<ReadonlyMap<Day, number>> {
  const spans = new Map<string, Span[]>();
  for (const { customer_id, valid_from, valid_until } of await readCustomerTimes(db, accountId, range)) {
    const known = spans.get(customer_id) ?? [];
    known.push([dayOf(valid_from), valid_until === null ? null : dayOf(valid_until)]);
    spans.set(customer_id, known);
  }
  const daily = new DailySums(range.from, range.to);
  for (const ofCustomer of spans.values())
    for (const [first, until] of merged(ofCustomer)) daily.add(ONE_CUSTOMER, first, until);
  return new Map([...daily.sums()].map(([day, sum]) => [day, Number(rounded(sum))]));
}

/** The same days without overlaps. */
export function merged(spans: readonly Span[]): readonly Span[] {
  const result: Span[] = [];
  for (const span of spans.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))) {
    const last = result.at(-1);
    if (last === undefined || (last[1] !== null && last[1] < span[0])) result.push(span);
    else if (last[1] !== null && (span[1] === null || span[1] > last[1]))
      result[result.length - 1] = [last[0], span[1]];
  }
  return result;
}
