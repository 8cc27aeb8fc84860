import { type Clock, timestamp } from './clock.ts';

/**
 * The time of one account. In sandbox an account can have its own, a test clock, which stands still until it
 * is advanced. Everything that the API shows of the account, and everything that falls due in it, uses this
 * time. Ids, delivery, rate limits and daily partitions use the system's. The two types don't fit each
 * other, so that the wrong clock doesn't compile.
 */
export interface AccountClock {
  /** The account's current time, in the form of `timestamp()`. */
  now(): string;
  /** Whether the account has a test clock: its times then say nothing about the ids of its rows. */
  readonly isTest: boolean;
  readonly system: Clock;
}

/** @param testTime The time of the account's test clock; null when it has none. */
export function accountClock(system: Clock, testTime: string | null): AccountClock {
  return testTime === null
    ? { now: () => timestamp(system.now()), isTest: false, system }
    : { now: () => testTime, isTest: true, system };
}
