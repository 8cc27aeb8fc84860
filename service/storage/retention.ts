import { type Clock, timestamp } from '../common/clock.ts';
import { firstIdAt, type Id } from '../ids/id.ts';
import type { Timestamp } from './columns.ts';

export const RETENTION_DAYS = 90;
const RETENTION_MS = RETENTION_DAYS * 86_400_000;

/**
 * The start of retention: events, notifications and simulation runs older than 90 days are neither listed
 * nor found, whether or not they are already deleted.
 */
export function retainedSince(clock: Clock): Timestamp {
  return timestamp(oldest(clock));
}

/** The lowest id within the retention. Ids sort by time, so this is a range of the primary key. */
export function oldestRetained<Prefix extends string>(prefix: Prefix, clock: Clock): Id<Prefix> {
  return firstIdAt(prefix, oldest(clock));
}

function oldest(clock: Clock): Date {
  return new Date(clock.now().getTime() - RETENTION_MS);
}
