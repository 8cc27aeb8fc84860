import type { Redis } from 'ioredis';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

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
      if (running !== null) return rejected(running);
      if (await within(requests, key)) return { allowed: true };
      return rejected(await penalties.penalty(key, 1, { customDuration: limit.penaltySeconds }));
    },
  };
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

function rejected(penalty: RateLimiterRes): RateVerdict {
  return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(penalty.msBeforeNext / 1_000)) };
}
