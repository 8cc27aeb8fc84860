import { after } from '../common/after.ts';
import type { Timestamp } from '../storage/columns.ts';

/** How often something is charged. */
export interface BillingCycle {
  /** `day`, `week`, `month` or `year`. */
  readonly interval: string;
  readonly frequency: number;
}

export interface BillingPeriod {
  readonly starts_at: Timestamp;
  readonly ends_at: Timestamp;
}

const DAY_MS = 86_400_000;
/** The longest that an interval can last. */
const LONGEST_DAYS: Readonly<Record<string, number>> = { day: 1, week: 7, month: 31, year: 366 };

/**
 * The first boundary between two billing periods that is after `at`. Every boundary is counted from the
 * anchor and not from the one before: months and years keep the day of the anchor, and shorter months use
 * their last day. From 31 January follow 29 February, 31 March and 30 April.
 *
 * @param anchor The first boundary; `at` must not be before it.
 */
export function nextBoundary(anchor: Timestamp, cycle: BillingCycle, at: Timestamp): Timestamp {
  let count = fewestCycles(anchor, cycle, at);
  while (after(anchor, cycle, count) <= at) count += 1;
  return after(anchor, cycle, count);
}

/** The billing period that starts at a boundary. */
export function periodFrom(anchor: Timestamp, cycle: BillingCycle, starts_at: Timestamp): BillingPeriod {
  return { starts_at, ends_at: nextBoundary(anchor, cycle, starts_at) };
}

/**
 * A number of cycles that have passed for certain, so that the search for the boundary takes few steps after
 * years, too.
 */
function fewestCycles(anchor: Timestamp, { interval, frequency }: BillingCycle, at: Timestamp): number {
  const longest = (LONGEST_DAYS[interval] ?? 366) * frequency * DAY_MS;
  return Math.max(1, Math.floor((Date.parse(at) - Date.parse(anchor)) / longest));
}
