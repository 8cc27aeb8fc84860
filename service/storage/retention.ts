import type { AccountClock } from '../common/account-clock.ts';
import { timestamp } from '../common/clock.ts';
import { firstIdAt, type Id } from '../ids/id.ts';
import type { Timestamp } from './columns.ts';

export const RETENTION_DAYS = 90;
const DAY_MS = 86_400_000;
const RETENTION_MS = RETENTION_DAYS * DAY_MS;

/**
 * Entries of the audit trail are kept for more than a year, as auditors ask for; then the addresses in them
 * are due to go.
 */
export const AUDIT_RETENTION_DAYS = 400;

/**
 * The start of retention in the account's time: events, notifications and simulation runs older than 90 days
 * are neither listed nor found, whether or not they are already deleted.
 */
export function retainedSince(clock: AccountClock): Timestamp {
  return timestamp(beforeRetention(new Date(clock.now())));
}

/**
 * The lowest id within the retention. Ids sort by the system's time, so this is a range of the primary key.
 * In an account with a test clock it does not replace the condition on `retainedSince`.
 */
export function oldestRetained<Prefix extends string>(prefix: Prefix, clock: AccountClock): Id<Prefix> {
  return firstIdAt(prefix, beforeRetention(clock.system.now()));
}

/** 90 days before `date`. */
export function beforeRetention(date: Date): Date {
  return new Date(date.getTime() - RETENTION_MS);
}

/** The start of the retention of the audit trail. */
export function beforeAuditRetention(date: Date): Date {
  return new Date(date.getTime() - AUDIT_RETENTION_DAYS * DAY_MS);
}
