import { once } from 'node:events';

import { afterEach, beforeEach, describe, expect, type MockInstance, onTestFinished, test, vi } from 'vitest';

import { silentLog } from '../../../service/common/log.ts';
import { openRedis } from '../../../service/limits/open-redis.ts';
import { ADDRESS, AWAY, BACK, limiterAt, type OpenLimiter, send } from './limiter-at.ts';
import { COUNTED, FORBIDDEN, FULL, RedisLike } from './redis-like.ts';

/** A loaded machine may respond late. */
const PATIENCE_MS = 20_000;

// Pauses end when a test says so.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** A limiter at a Redis that counts each request as the first. */
async function counting(): Promise<OpenLimiter & { readonly server: RedisLike }> {
  const { server, url } = await RedisLike.start();
  return { ...(await limiterAt(url, PATIENCE_MS)), server };
}

describe('a Redis that rejects changes', () => {
  test('is unavailable until it accepts them', async () => {
    const { limiter, lines, redis, server } = await counting();
    expect(await send(limiter, 300), 'it counts one each time').toBe(300);
    server.respond = () => FULL;
    expect(await send(limiter, 241), 'counted here').toBe(240);
    expect((await limiter.check(ADDRESS, 'preview')).allowed, 'the penalty is here as well').toBe(false);
    expect(server.scripts, 'it is asked once').toBe(301);
    expect(redis.isAvailable).toBe(false);
    expect(lines).toEqual([AWAY]);

    server.respond = () => COUNTED;
    vi.advanceTimersByTime(1_000);
    await vi.waitFor(() => expect(lines).toEqual([AWAY, BACK]), { timeout: PATIENCE_MS });

    expect(redis.isAvailable).toBe(true);
    expect(await send(limiter, 300), 'it counts again').toBe(300);
    expect(server.sockets).toHaveLength(1);
  });

  test('is reported when an operator takes the permission away', async () => {
    const { limiter, lines, server } = await counting();
    server.respond = () => FORBIDDEN;
    expect(await send(limiter, 241)).toBe(240);
    expect(lines).toEqual([AWAY]);
  });

  test('does not reject a client when only the first of several changes fails', async () => {
    const { limiter, server } = await counting();
    server.respond = () => {
      server.respond = () => COUNTED;
      return FULL;
    };
    expect(await limiter.check(ADDRESS, 'default')).toEqual({ allowed: true });
  });
});

test('a Redis that has lost the script is available', async () => {
  const { limiter, lines, server } = await counting();
  server.respond = (command) => (command === 'eval' ? COUNTED : '-NOSCRIPT No matching script.\r\n');
  expect(await send(limiter, 300)).toBe(300);
  expect(server.scripts, 'the client sends it again').toBeGreaterThan(300);
  expect(lines).toEqual([]);
});

test('a Redis that the service has disconnected is unavailable', async () => {
  const { redis } = await counting();
  expect(redis.isAvailable).toBe(true);
  redis.disconnect();
  await once(redis, 'end');
  expect(redis.isAvailable).toBe(false);
});

test('a request while Redis closes the connection does not hide that from the log', async () => {
  const { server, url } = await RedisLike.start();
  const reasons: unknown[] = [];
  const redis = await openRedis(
    url,
    { ...silentLog, warn: ({ err }: { readonly err?: unknown }) => void reasons.push(err) },
    PATIENCE_MS,
  );
  onTestFinished(() => redis.disconnect());
  const request = new Promise((resolve) => {
    redis.stream.once('finish', () => resolve(redis.get('a key').catch((error: unknown) => error)));
  });
  server.hangUp();
  expect(await request).toMatchObject({ message: expect.stringContaining('writeable') as unknown });
  await once(redis, 'reconnecting');
  expect(reasons).toEqual([new Error('Redis closed the connection')]);
});

describe('a probe', () => {
  /** A Redis that is lost because it rejected a change, and its probes. */
  async function lost(): Promise<Awaited<ReturnType<typeof counting>> & { readonly probe: MockInstance }> {
    const opened = await counting();
    opened.server.respond = () => FULL;
    await send(opened.limiter, 1);
    return { ...opened, probe: vi.spyOn(opened.redis, 'eval') };
  }

  const responses = (probe: MockInstance): Promise<unknown> =>
    Promise.allSettled(probe.mock.results.map(({ value }) => value as unknown));

  test('is sent after 1, 2, 3 and 4 seconds, then every 5 seconds', async () => {
    const { lines, probe, redis, server } = await lost();
    let probes = 0;
    for (const pause of [1_000, 2_000, 3_000, 4_000, 5_000, 5_000]) {
      vi.advanceTimersByTime(pause - 1);
      expect(probe).toHaveBeenCalledTimes(probes);
      vi.advanceTimersByTime(1);
      probes += 1;
      expect(probe).toHaveBeenCalledTimes(probes);
      await responses(probe);
      expect(redis.isAvailable).toBe(false);
    }
    server.respond = () => COUNTED;
    vi.advanceTimersByTime(5_000);
    await responses(probe);
    expect(lines).toEqual([AWAY, BACK]);
    vi.advanceTimersByTime(60_000);
    expect(probe, 'no probe follows').toHaveBeenCalledTimes(7);
  });

  test('is not sent without a connection, but on the next one, which alone does not mean that it counts', async () => {
    const { lines, probe, redis, server } = await lost();
    server.hangUp();
    expect(await once(redis, 'reconnecting')).toEqual([1_000]);
    vi.advanceTimersByTime(1_000);
    expect(probe).not.toHaveBeenCalled();
    await once(redis, 'ready');
    await responses(probe);
    expect(probe).toHaveBeenCalledTimes(1);
    expect(redis.isAvailable).toBe(false);
    expect(lines).toEqual([AWAY]);

    server.respond = () => COUNTED;
    vi.advanceTimersByTime(1_000);
    await responses(probe);
    expect(lines).toEqual([AWAY, BACK]);
  });

  /** A probe will be sent in 1 s because of a rejection, and the connection is a new one. */
  async function reconnected(respond: () => string): Promise<Awaited<ReturnType<typeof lost>>> {
    const opened = await lost();
    vi.advanceTimersByTime(1_000);
    await responses(opened.probe);
    opened.server.respond = respond;
    opened.server.hangUp();
    await once(opened.redis, 'reconnecting');
    vi.advanceTimersByTime(1_000);
    await once(opened.redis, 'ready');
    expect(opened.probe).toHaveBeenCalledTimes(2);
    return opened;
  }

  test('that a new connection begins with replaces the one that was to be sent', async () => {
    const { probe } = await reconnected(() => FULL);
    await responses(probe);
    vi.advanceTimersByTime(1_000);
    expect(probe).toHaveBeenCalledTimes(3);
  });

  test('that is answered after another reports only once that Redis is back', async () => {
    const { lines, probe, server } = await reconnected(() => '');
    vi.advanceTimersByTime(1_000);
    expect(probe).toHaveBeenCalledTimes(3);
    server.sockets.at(-1)?.write(COUNTED + COUNTED);
    await responses(probe);
    expect(lines).toEqual([AWAY, BACK]);
  });
});
