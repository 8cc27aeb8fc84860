import type { Duration } from '@billing/types';

import { timestamp } from '../../../common/clock.ts';
import type { Timestamp } from '../../../storage/columns.ts';

/**
 * Microseconds between two events of a scenario. More than a millisecond, so that receivers that truncate to milliseconds still
 * see the order; short enough that no event occurs after it is sent.
 */
const GAP = 1_731;

const LAST: Timestamp = '9999-12-31T23:59:59.999999Z';

/** The times of `count` events, the first of them at `start`. */
export function timeline(start: Date, count: number): Timestamp[] {
  return Array.from({ length: count }, (_, index) => fromMicroseconds(start.getTime() * 1_000 + index * GAP));
}

/** The time of the event after the one at `at`. */
export function nextEventAfter(at: Timestamp): Timestamp {
  return fromMicroseconds(new Date(at).getTime() * 1_000 + Number(microsecondsOf(at)) + GAP);
}

/**
 * The time `times` durations after `at`, or before it if `times` is negative. Where a month has no such day, its last day. Results
 * after the year 9999, which RFC 3339 cannot write, become the last moment of that year.
 */
export function after(at: Timestamp, { interval, frequency }: Duration, times = 1): Timestamp {
  const date = new Date(at);
  const count = frequency * times;
  if (interval === 'day' || interval === 'week')
    date.setUTCDate(date.getUTCDate() + count * (interval === 'week' ? 7 : 1));
  else addMonths(date, interval === 'year' ? count * 12 : count);
  return date.getTime() <= Date.parse(LAST) ? timestamp(date).replace(/000Z$/, `${microsecondsOf(at)}Z`) : LAST;
}

function addMonths(date: Date, months: number): void {
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months + 1, 0);
  date.setUTCDate(Math.min(day, date.getUTCDate()));
}

function microsecondsOf(at: Timestamp): string {
  return at.slice(-4, -1);
}

function fromMicroseconds(microseconds: number): Timestamp {
  const rest = String(microseconds % 1_000).padStart(3, '0');
  return timestamp(new Date(Math.floor(microseconds / 1_000))).replace(/000Z$/, `${rest}Z`);
}
