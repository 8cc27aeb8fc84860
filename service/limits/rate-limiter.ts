import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

import type { CountingRedis } from './counting-redis.ts';
import { countedAddress, ipAddress } from './ip-address.ts';

/** A rate limit class, as defined by `x-rate-limits` in the spec. */
export interface RateLimitClass {
  readonly requests: number;
  readonly windowSeconds: number;
  /** How long an address is rejected in all classes after it exceeded this limit. */
  readonly penaltySeconds: number;
}

type RateVerdict = { readonly allowed: true } | { readonly allowed: false; readonly retryAfterSeconds: number };

export interface RateLimiter {
  /** Counts one request of `address` and returns whether it may continue. */
  check(address: string, rateClass: string): Promise<RateVerdict>;
}

/**
 * Each class has its own counter. Exceeding any of them rejects the address in all classes until the
 * penalty ends; rejected requests are not counted, so they cannot prolong the penalty. Counters are in
 * `redis` if set, else in this process; while Redis is unavailable each process counts for itself.
 */
export function rateLimiter(
  classes: Readonly<Record<string, RateLimitClass>>,
  environment: string,
  redis?: CountingRedis,
): RateLimiter {
  const prefix = `billing:${environment}`;
  const own = countersOf(classes, prefix, (options) => new RateLimiterMemory(options));
  const shared = redis && {
    redis,
    counters: countersOf(classes, prefix, (options) => new RateLimiterRedis({ ...options, storeClient: redis })),
  };

  return {
    async check(address, rateClass) {
      const limit = classes[rateClass];
      if (limit === undefined) throw new Error(`There is no rate limit class "${rateClass}".`);
      const key = countedAddress(ipAddress(address) ?? address);
      if (shared?.redis.isAvailable === true) {
        // One place has both the counter and the penalty, so a Redis that fails decides nothing.
        const verdict = await verdictOf(shared.counters, key, rateClass, limit).catch(() => undefined);
        if (verdict !== undefined) return verdict;
      }
      return verdictOf(own, key, rateClass, limit);
    },
  };
}

/** One for each class, and the penalties of all. */
interface Counters {
  readonly requests: ReadonlyMap<string, RateLimiterAbstract>;
  readonly penalties: RateLimiterAbstract;
  /** Seconds of the longest of these. */
  readonly longest: number;
}

interface CounterOptions {
  readonly keyPrefix: string;
  readonly points: number;
  readonly duration: number;
}

function countersOf(
  classes: Readonly<Record<string, RateLimitClass>>,
  prefix: string,
  newCounter: (options: CounterOptions) => RateLimiterAbstract,
): Counters {
  const counter = (name: string, points: number, duration: number): RateLimiterAbstract =>
    newCounter({ keyPrefix: `${prefix}:${name}`, points, duration });
  return {
    requests: new Map(
      Object.entries(classes).map(([name, limit]) => [
        name,
        counter(`requests:${name}`, limit.requests, limit.windowSeconds),
      ]),
    ),
    penalties: counter('penalty', 0, 1),
    longest: Math.max(...Object.values(classes).map(({ penaltySeconds }) => penaltySeconds)),
  };
}

async function verdictOf(
  { requests, penalties, longest }: Counters,
  key: string,
  rateClass: string,
  { penaltySeconds }: RateLimitClass,
): Promise<RateVerdict> {
  const running = await penalties.get(key);
  if (running !== null) return rejected(running, longest);
  if (await within(requests.get(rateClass)!, key)) return { allowed: true };
  return rejected(await penalties.penalty(key, 1, { customDuration: penaltySeconds }), longest);
}

async function within(limiter: RateLimiterAbstract, key: string): Promise<boolean> {
  try {
    await limiter.consume(key);
    return true;
  } catch (rejection) {
    if (rejection instanceof RateLimiterRes) return false;
    throw rejection;
  }
}

/**
 * @param longest Of all penalties. The time is that of a clock: when it was set back, more seems to be left,
 *   though a timer ends the penalty.
 */
function rejected(penalty: RateLimiterRes, longest: number): RateVerdict {
  const seconds = Math.ceil(penalty.msBeforeNext / 1_000);
  return { allowed: false, retryAfterSeconds: Math.min(Math.max(1, seconds), longest) };
}
