import type { Clock } from './clock.ts';
import { firstIdAt, type Id } from './ids/id.ts';

const RETENTION_DAYS = 90;

/**
 * The lowest id that is still kept: events and notifications older than 90 days are not listed and read as unknown, whether or not
 * they were purged yet (the source's Limits). Ids sort by time, so this is a range on the primary key.
 */
export function oldestKept<Prefix extends string>(prefix: Prefix, clock: Clock): Id<Prefix> {
  return firstIdAt(prefix, new Date(clock.now().getTime() - RETENTION_DAYS * 86_400_000));
}
