import { randomBytes } from 'node:crypto';

import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';

import { openRedis } from '../../../service/limits/open-redis.ts';
import { rateLimiter, type RateLimiter } from '../../../service/limits/rate-limiter.ts';
import { silentLog } from '../../../service/common/log.ts';

const classes = {
  default: { requests: 240, windowSeconds: 60, penaltySeconds: 60 },
  preview: { requests: 1_000, windowSeconds: 60, penaltySeconds: 60 },
};

const address = '203.0.113.9';
const redisUrl = process.env['TEST_REDIS_URL'];
/** A loaded machine may respond late; that is not what these tests are about. */
const PATIENCE_MS = 20_000;

async function send(limiter: RateLimiter, times: number, from = address, rateClass = 'default'): Promise<number> {
  const verdicts = await Promise.all(Array.from({ length: times }, () => limiter.check(from, rateClass)));
  return verdicts.filter((verdict) => verdict.allowed).length;
}

describe('a rate limiter in one process', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('names no longer wait than the penalty after the clock was set back by an hour', async () => {
    const limiter = rateLimiter(classes, 'sandbox');
    await send(limiter, 241);

    vi.setSystemTime(Date.now() - 3_600_000);

    expect(await limiter.check(address, 'default')).toEqual({ allowed: false, retryAfterSeconds: 60 });
    vi.advanceTimersByTime(60_000);
    expect(await limiter.check(address, 'default')).toEqual({ allowed: true });
  });

  test('names a wait up to the longest penalty of all classes', async () => {
    const strict = { requests: 1, windowSeconds: 60, penaltySeconds: 300 };
    const limiter = rateLimiter({ ...classes, strict }, 'sandbox');
    await send(limiter, 2, address, 'strict');
    expect(await limiter.check(address, 'default')).toEqual({ allowed: false, retryAfterSeconds: 300 });
  });

  test('allows 240 requests a minute, then rejects for 60 s, which nothing extends', async () => {
    const limiter = rateLimiter(classes, 'sandbox');
    expect(await send(limiter, 239)).toBe(239);
    vi.advanceTimersByTime(59_000);
    expect(await limiter.check(address, 'default')).toEqual({ allowed: true });
    expect(await limiter.check(address, 'default')).toEqual({ allowed: false, retryAfterSeconds: 60 });
    vi.advanceTimersByTime(30_500);
    expect(await send(limiter, 500)).toBe(0);
    expect(await limiter.check(address, 'default')).toEqual({ allowed: false, retryAfterSeconds: 30 });
    vi.advanceTimersByTime(29_499);
    expect(await limiter.check(address, 'default')).toEqual({ allowed: false, retryAfterSeconds: 1 });
    vi.advanceTimersByTime(1);
    expect(await send(limiter, 241)).toBe(240);
  });

  test('a window below the limit starts again', async () => {
    const limiter = rateLimiter(classes, 'sandbox');
    expect(await send(limiter, 240)).toBe(240);
    vi.advanceTimersByTime(60_000);
    expect(await send(limiter, 240)).toBe(240);
  });

  test('counts classes separately, but either one blocks the address everywhere', async () => {
    const limiter = rateLimiter(classes, 'sandbox');
    expect(await send(limiter, 1_000, address, 'preview')).toBe(1_000);
    expect(await send(limiter, 240)).toBe(240);
    expect(await send(limiter, 1, address, 'preview')).toBe(0);
    expect(await send(limiter, 1)).toBe(0);
    vi.advanceTimersByTime(60_000);
    expect(await send(limiter, 1)).toBe(1);
    expect(await send(limiter, 240)).toBe(239);
    expect(await send(limiter, 1, address, 'preview')).toBe(0);
  });

  test('counts requests during a penalty in no class', async () => {
    const limiter = rateLimiter(classes, 'sandbox');
    await send(limiter, 241);
    vi.advanceTimersByTime(30_000);
    expect(await send(limiter, 2_000, address, 'preview')).toBe(0);
    vi.advanceTimersByTime(30_000);
    expect(await send(limiter, 1, address, 'preview')).toBe(1);
  });

  test('counts addresses separately, IPv6 by its /64', async () => {
    const limiter = rateLimiter(classes, 'sandbox');
    expect(await send(limiter, 241, '2001:db8:1:2::1')).toBe(240);
    expect(await send(limiter, 1, '2001:db8:1:2:ffff::9')).toBe(0);
    expect(await send(limiter, 1, '2001:db8:1:3::1')).toBe(1);
    expect(await send(limiter, 240)).toBe(240);
    expect(await send(limiter, 1, `::ffff:${address}`)).toBe(0);
    expect(await send(limiter, 1, '::ffff:203.0.113.10')).toBe(1);
    expect(await send(limiter, 1, `64:ff9b::${address}`)).toBe(0);
    expect(await send(limiter, 1, '64:ff9b::203.0.113.10')).toBe(1);
  });

  test('throws for a class that does not exist', async () => {
    await expect(rateLimiter(classes, 'sandbox').check(address, 'other')).rejects.toThrow(
      'no rate limit class "other"',
    );
  });
});

describe('a rate limiter whose Redis is unreachable', () => {
  test('counts requests in the process without delay, and logs that once', async () => {
    const warnings: string[] = [];
    const log = { ...silentLog, warn: (_data: object, message: string) => void warnings.push(message) };
    const redis = await openRedis('redis://127.0.0.1:1', log);
    onTestFinished(() => redis.disconnect());
    const limiter = rateLimiter(classes, 'sandbox', redis);
    expect(await send(limiter, 241)).toBe(240);
    expect(await send(limiter, 1, address, 'preview')).toBe(0);
    await vi.waitFor(() =>
      expect(warnings).toEqual(['Redis is unavailable; each process counts requests for itself until it is back']),
    );
  });
});

describe.runIf(redisUrl !== undefined)('a rate limiter with Redis', () => {
  /** Two processes: a connection and a limiter each, and a separate counter space. */
  async function twoProcesses(): Promise<{
    limiters: [RateLimiter, RateLimiter];
    space: string;
    redis: Awaited<ReturnType<typeof openRedis>>;
  }> {
    const space = `test-${randomBytes(6).toString('hex')}`;
    const [one, other] = await Promise.all([
      openRedis(redisUrl ?? '', silentLog, PATIENCE_MS),
      openRedis(redisUrl ?? '', silentLog, PATIENCE_MS),
    ]);
    const connections = [one, other] as const;
    onTestFinished(async () => {
      const keys = await connections[0].keys(`billing:${space}:*`);
      if (keys.length > 0) await connections[0].del(keys);
      for (const redis of connections) redis.disconnect();
    });
    return {
      limiters: [rateLimiter(classes, space, connections[0]), rateLimiter(classes, space, connections[1])],
      space,
      redis: connections[0],
    };
  }

  test('processes share their counts and rejections', async () => {
    const { limiters } = await twoProcesses();
    const allowed = await Promise.all([send(limiters[0], 200), send(limiters[1], 200)]);
    expect(allowed[0] + allowed[1]).toBe(240);
    expect(await send(limiters[0], 1, address, 'preview')).toBe(0);
    expect(await send(limiters[1], 1, address, 'preview')).toBe(0);
  });

  test('rejected requests do not extend the penalty', async () => {
    const { limiters, space, redis } = await twoProcesses();
    const penalty = `billing:${space}:penalty:${address}`;
    await send(limiters[0], 241);
    await redis.pexpire(penalty, 7_500);
    expect(await limiters[1].check(address, 'preview')).toMatchObject({ allowed: false, retryAfterSeconds: 8 });
    expect(await redis.pttl(penalty)).toBeLessThanOrEqual(7_500);
    await redis.del(penalty, `billing:${space}:requests:default:${address}`);
    expect(await send(limiters[1], 1)).toBe(1);
  });
});
