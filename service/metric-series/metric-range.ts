import type { NewError } from '../common/errors.ts';
import { invalidFields } from '../common/invalid-fields.ts';
import type { Timestamp } from '../storage/columns.ts';
import { addDays, type Day, dayOf, daysBetween, startOf } from './days.ts';

const MOST_DAYS = 366;
const DEFAULT_DAYS = 30;
/** The first one that the database has. Dates of requests begin a year earlier. */
export const FIRST_DAY: Day = '0001-01-01';

/** Days whose numbers a series has. */
export interface MetricRange {
  readonly from: Day;
  /** The day after the last one. */
  readonly to: Day;
  /** Those that have begun. */
  readonly days: readonly Day[];
  readonly now: Timestamp;
}

/** @throws `invalid_field` for a range that ends before it begins or has more than 366 days. */
export function metricRange(
  newError: NewError<'invalid_field'>,
  query: { readonly from?: string | undefined; readonly to?: string | undefined },
  now: Timestamp,
): MetricRange {
  const tomorrow = addDays(dayOf(now), 1);
  const to = query.to ?? tomorrow;
  const from = query.from ?? (to > FIRST_DAY ? addDays(to, -DEFAULT_DAYS) : to);
  if (from > to) throw endsBefore(newError, from, query.to, to);
  if (daysBetween(from, to) > MOST_DAYS) {
    const message = `must be at most ${MOST_DAYS} days after from, ${from}. Read longer periods in several requests`;
    throw invalidFields(newError, { field: 'to', message });
  }
  const days: Day[] = [];
  for (let day = from; day < to && day < tomorrow; day = addDays(day, 1)) days.push(day);
  return { from, to, days, now };
}

function endsBefore(newError: NewError<'invalid_field'>, from: Day, requested: Day | undefined, to: Day): Error {
  return requested === undefined
    ? invalidFields(newError, { field: 'from', message: `must not be after ${to}, where the range ends without to` })
    : invalidFields(newError, { field: 'to', message: `must not be before from, ${from}` });
}

/** The times that the days of a range have, for a query. */
export function timesOf({ from, to }: Pick<MetricRange, 'from' | 'to'>): { start: Timestamp; end: Timestamp } {
  const clamped = (day: Day): Timestamp => startOf(day < FIRST_DAY ? FIRST_DAY : day);
  return { start: clamped(from), end: clamped(to) };
}
