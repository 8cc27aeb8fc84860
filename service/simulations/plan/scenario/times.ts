import type { Duration } from '@billing/types';

import { timestamp } from '../../../common/clock.ts';
import type { Timestamp } from '../../../storage/columns.ts';

/**
 * Between two events of a story, in microseconds: more than a millisecond, so that their order outlives receivers that cut off the rest, and
 * little enough that a story is not ahead of its being sent.
 */
const GAP = 1_731;

const LAST: Timestamp = '9999-12-31T23:59:59.999999Z';

/** When `count` events occur, the first of them at `start`. */
export function timeline(start: Date, count: number): Timestamp[] {
  return Array.from({ length: count }, (_, index) => fromMicroseconds(start.getTime() * 1_000 + index * GAP));
}

/** When the event after the one at `at` occurs. */
export function nextEventAfter(at: Timestamp): Timestamp {
  return fromMicroseconds(new Date(at).getTime() * 1_000 + Number(microsecondsOf(at)) + GAP);
}

/**
 * A moment and `times` durations, or before it with negative `times`. A month ends on its last day where the day is missing; what would be
 * after the year 9999, which no date-time can say, is its end.
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
