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

/** A discount can start and end while the subscription stays the same. */
function addTime(daily: DailySums, time: ActiveTime, rules: TaxRules): void {
  const first = dayOf(time.valid_from);
  const until = time.valid_until === null ? null : dayOf(time.valid_until);
  const whole = monthlyAmount(time, null, rules);
  if (time.recurring_discount === null) return daily.add(whole, first, until);
  const { starts_at = null, ends_at = null } = time.discount ?? {};
  const start = starts_at === null ? first : earlier(later(dayOf(starts_at), first), until);
  const end = ends_at === null ? until : earlier(later(dayOf(ends_at), start), until);
  daily.add(whole, first, start);
  daily.add(monthlyAmount(time, time.recurring_discount, rules), start, end);
  if (end !== null) daily.add(whole, end, until);
}

function earlier(day: Day, other: Day | null): Day {
  return other !== null && other < day ? other : day;
}

function later(day: Day, other: Day): Day {
  return other > day ? other : day;
}
