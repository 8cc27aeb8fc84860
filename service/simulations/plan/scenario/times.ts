import { microsecondsOf } from '../../../common/after.ts';
import { timestamp } from '../../../common/clock.ts';
import type { Timestamp } from '../../../storage/columns.ts';

/**
 * Microseconds between two events of a scenario. More than a millisecond, so that receivers that truncate to
 * milliseconds still see the order; short enough that no event occurs after it is sent.
 */
const GAP = 1_731;

/** The times of `count` events, the first of them at `start`. */
export function timeline(start: Timestamp, count: number): Timestamp[] {
  return Array.from({ length: count }, (_, index) => fromMicroseconds(Date.parse(start) * 1_000 + index * GAP));
}

/** The time of the event after the one at `at`. */
export function nextEventAfter(at: Timestamp): Timestamp {
  return fromMicroseconds(new Date(at).getTime() * 1_000 + Number(microsecondsOf(at)) + GAP);
}

function fromMicroseconds(microseconds: number): Timestamp {
  const rest = String(microseconds % 1_000).padStart(3, '0');
  return timestamp(new Date(Math.floor(microseconds / 1_000))).replace(/000Z$/, `${rest}Z`);
}
