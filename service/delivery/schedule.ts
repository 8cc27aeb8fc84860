/** When a failed notification is tried again (delivery.md §3). */
export interface Schedule {
  /** Seconds before each retry, the first after the first attempt. As many retries as it has entries. */
  readonly delays: readonly number[];
  /** No attempt is planned later than this many seconds after the first; without it the delays alone decide. */
  readonly within?: number;
}

const JITTER = 0.05;
/** Longest wait that a destination can ask for with `Retry-After`. */
const LONGEST_WISH = 3_600;

export interface Tried {
  /** Attempts so far, the one that has just failed among them. */
  readonly attempts: number;
  /** Seconds since the first of them began. */
  readonly since: number;
  /** What the destination asked to wait, in seconds. */
  readonly wish: number | undefined;
}

/**
 * Seconds until the next attempt, counted from the end of the last one, with a jitter of ±5 %; undefined when there is none left.
 * A destination can ask for more time, up to an hour, but never for less, and not for an attempt after the end.
 *
 * @param random from 0 to 1, as `Math.random` gives it.
 */
export function nextAttemptIn(
  { delays, within }: Schedule,
  { attempts, since, wish }: Tried,
  random: number,
): number | undefined {
  const planned = delays[attempts - 1];
  if (planned === undefined) return undefined;
  const own = planned * (1 + JITTER * (2 * random - 1));
  const left = (within ?? Infinity) - since;
  if (own > left) return undefined;
  return Math.min(Math.max(own, Math.min(wish ?? 0, LONGEST_WISH)), left);
}
