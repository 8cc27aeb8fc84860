import type { Kysely } from 'kysely';

import { rounded } from '../money/fraction.ts';
import type { Tables } from '../storage/tables.ts';
import { DailySums } from './daily-sums.ts';
import { type Day, dayOf } from './days.ts';
import { FIRST_DAY } from './metric-range.ts';
import { monthlyAmount, type TaxRules } from './monthly-amount.ts';
import { type ActiveTime, readActiveTimes } from './read-versions.ts';

interface Scope {
  readonly accountId: string;
  readonly from: Day;
  /** The day after the last one. */
  readonly to: Day;
  readonly currency: string;
}

/** The monthly recurring revenue at the end of each day, rounded once. */
export async function recurringRevenue(
  db: Kysely<Tables>,
  rules: TaxRules,
  { accountId, to, currency, ...scope }: Scope,
): Promise<ReadonlyMap<Day, bigint>> {
  const from = scope.from < FIRST_DAY ? FIRST_DAY : scope.from;
  if (to <= from) return new Map();
  const daily = new DailySums(from, to);
  for await (const page of readActiveTimes(db, accountId, { from, to }, currency))
    for (const time of page) addTime(daily, time, rules);
  return new Map([...daily.sums()].map(([day, sum]) => [day, rounded(sum)]));
}

/** A discount applies until it ends, which need not change the subscription. */
function addTime(daily: DailySums, time: ActiveTime, rules: TaxRules): void {
  const first = dayOf(time.valid_from);
  const until = time.valid_until === null ? null : dayOf(time.valid_until);
  const discount = time.recurring_discount;
  if (discount === null) return daily.add(monthlyAmount(time, null, rules), first, until);
  const ends = time.discount?.ends_at ?? null;
  const end = ends === null ? null : earlier(dayOf(ends), until);
  daily.add(monthlyAmount(time, discount, rules), first, end ?? until);
  if (end !== null && end !== until) daily.add(monthlyAmount(time, null, rules), end < first ? first : end, until);
}

function earlier(day: Day, other: Day | null): Day {
  return other !== null && other < day ? other : day;
}
