import { type Clock, timestamp } from '../common/clock.ts';
import { firstIdAt, type Id } from '../ids/id.ts';
import type { Timestamp } from './columns.ts';

export const RETENTION_DAYS = 90;
const RETENTION_MS = RETENTION_DAYS * 86_400_000;

/**
 * From when on things are still kept: events, notifications and simulation runs older than 90 days are not listed and read as unknown,
 * whether or not they were purged yet (the source's Limits).
 */
export function keptSince(clock: Clock): Timestamp {
  return timestamp(oldest(clock));
}

/** The lowest id that is still kept. Ids sort by time, so this is a range on the primary key, which a list needs. */
export function oldestKept<Prefix extends string>(prefix: Prefix, clock: Clock): Id<Prefix> {
  return firstIdAt(prefix, oldest(clock));
}

function oldest(clock: Clock): Date {
  return new Date(clock.now().getTime() - RETENTION_MS);
}
