import { timestamp } from './clock.ts';

interface Duration {
  /** `day`, `week`, `month` or `year`. */
  readonly interval: string;
  readonly frequency: number;
}

const LAST = '9999-12-31T23:59:59.999999Z';

/**
 * The time `times` durations after `at`, or before it if `times` is negative, in the form of `timestamp()`.
 * Where a month has no such day, its last day. Results after the year 9999, which RFC 3339 cannot write,
 * become the last moment of that year.
 */
export function after(at: string, { interval, frequency }: Duration, times = 1): string {
  const date = new Date(at);
  const count = frequency * times;
  if (interval === 'day' || interval === 'week')
    date.setUTCDate(date.getUTCDate() + count * (interval === 'week' ? 7 : 1));
  else addMonths(date, interval === 'year' ? count * 12 : count);
  return date.getTime() <= Date.parse(LAST) ? timestamp(date).replace(/000Z$/, `${microsecondsOf(at)}Z`) : LAST;
}

/** The last three of the six fractional digits. */
export function microsecondsOf(at: string): string {
  return at.slice(-4, -1);
}

function addMonths(date: Date, months: number): void {
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months + 1, 0);
  date.setUTCDate(Math.min(day, date.getUTCDate()));
}
