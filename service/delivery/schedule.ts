/** When a failed notification is sent again. */
export interface Schedule {
  /**
   * Seconds before each retry; the first counts from the first attempt. There are as many retries as
   * entries.
   */
  readonly delays: readonly number[];
  /**
   * No attempt starts later than this many seconds after the first; without it only `delays` limits the
   * retries.
   */
  readonly within?: number;
}

const JITTER = 0.05;
/** The longest delay in seconds that a destination can request with `Retry-After`. */
const LONGEST_REQUESTED = 3_600;

export interface AttemptsSoFar {
  /** Attempts so far, including the one that has just failed. */
  readonly attempts: number;
  /** Seconds since the first attempt began. */
  readonly since: number;
  /** The delay that the destination requested, in seconds; 0 if it requested none. */
  readonly requestedDelay: number;
}

/**
 * Seconds until the next attempt, counted from the end of the last one, with a jitter of ±5 %; undefined
 * when no attempt is left. A destination can request a longer delay, up to an hour, but never a shorter
 * one, and no attempt after the end of the schedule.
 *
 * @param random from 0 to 1, as `Math.random` returns it.
 */
export function nextAttemptIn(
  { delays, within }: Schedule,
  { attempts, since, requestedDelay }: AttemptsSoFar,
  random: number,
): number | undefined {
  const planned = delays[attempts - 1];
  if (planned === undefined) return undefined;
  const own = planned * (1 + JITTER * (2 * random - 1));
  const left = (within ?? Infinity) - since;
  if (own > left) return undefined;
  return Math.min(Math.max(own, Math.min(requestedDelay, LONGEST_REQUESTED)), left);
}

/**
 * The longest time in seconds for which a notification with so many attempts waits for the next one, unless
 * its destination requests a longer one; 0 before the first.
 */
export function longestDelay({ delays }: Schedule, attempts: number): number {
  return (delays[attempts - 1] ?? 0) * (1 + JITTER);
}
