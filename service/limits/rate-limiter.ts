import type { Redis } from 'ioredis';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

import { countedAddress, ipAddress } from './ip-address.ts';

/** As `x-rate-limits` of the spec says it. */
export interface RateLimitClass {
  readonly requests: number;
  readonly windowSeconds: number;
  /** How long an address is refused everywhere once it broke this limit. */
  readonly penaltySeconds: number;
}

type RateVerdict = { readonly allowed: true } | { readonly allowed: false; readonly retryAfterSeconds: number };

export interface RateLimiter {
  /** Counts one request of `address` and says whether it may go on. */
  check(address: string, rateClass: string): Promise<RateVerdict>;
}

/**
 * Each class has its own counter; breaking any of them refuses the address for every class until the penalty ends, and what is
 * refused counts nowhere, so it can't make the penalty longer. Counters are in `redis` when it is given, else in this process; while
 * Redis is away each process counts for itself.
 */
export function rateLimiter(
  classes: Readonly<Record<string, RateLimitClass>>,
  environment: string,
  redis?: Redis,
): RateLimiter {
  const counter = (name: string, points: number, duration: number): RateLimiterAbstract => {
    const options = { keyPrefix: `billing:${environment}:${name}`, points, duration };
    const memory = new RateLimiterMemory(options);
    if (redis === undefined) return memory;
    return new RateLimiterRedis({
      ...options,
      storeClient: redis,
      rejectIfRedisNotReady: true,
      insuranceLimiter: memory,
    });
  };
  const counters = new Map(
    Object.entries(classes).map(([name, limit]) => [
      name,
      counter(`requests:${name}`, limit.requests, limit.windowSeconds),
    ]),
  );
  const penalties = counter('penalty', 0, 1);

  return {
    async check(address, rateClass) {
      const requests = counters.get(rateClass);
      const limit = classes[rateClass];
      if (requests === undefined || limit === undefined)
        throw new Error(`There is no rate limit class "${rateClass}".`);
      const key = countedAddress(ipAddress(address) ?? address);
      const running = await penalties.get(key);
      if (running !== null) return refused(running);
      if (await within(requests, key)) return { allowed: true };
      return refused(await penalties.penalty(key, 1, { customDuration: limit.penaltySeconds }));
    },
  };
}

async function within(limiter: RateLimiterAbstract, key: string): Promise<boolean> {
  try {
    await limiter.consume(key);
    return true;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return false;
    throw refusal;
  }
}

function refused(penalty: RateLimiterRes): RateVerdict {
  return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(penalty.msBeforeNext / 1_000)) };
}
