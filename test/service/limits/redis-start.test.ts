import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';

import type { Log } from '../../../service/common/log.ts';
import { silentLog } from '../../../service/common/log.ts';
import { CountingRedis } from '../../../service/limits/counting-redis.ts';
import { openRedis } from '../../../service/limits/open-redis.ts';
import { listening } from './limiter-at.ts';
import { RedisLike } from './redis-like.ts';

/** A server that responds to each request with one line, and the connections that are open. */
async function responding(response: string): Promise<{ readonly url: string; readonly open: Set<Socket> }> {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => open.delete(socket));
    socket.on('data', () => socket.write(response));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return { url: `redis://:hunter2@127.0.0.1:${address.port}`, open };
}

function recordingLog(): { readonly log: Log; readonly warnings: object[] } {
  const warnings: object[] = [];
  return { warnings, log: { ...silentLog, warn: (data: object) => void warnings.push(data) } };
}

test.each([
  '-WRONGPASS invalid username-password pair\r\n',
  '-NOAUTH Authentication required.\r\n',
  '-NOPERM this user has no permissions\r\n',
  '-ERR AUTH called without any password configured\r\n',
  '-ERR invalid password\r\n',
  '-ERR DB index is out of range\r\n',
])('a start that Redis rejects with %j is reported once, and leaves no connection', async (response) => {
  const { url, open } = await responding(response);
  const { log, warnings } = recordingLog();
  const connect = vi.spyOn(CountingRedis.prototype, 'connect');
  onTestFinished(() => connect.mockRestore());
  await expect(openRedis(url, log)).rejects.toThrow(`it responded "${response.slice(1, -2)}`);
  expect(warnings).toEqual([]);
  const redis = connect.mock.contexts[0] as CountingRedis | undefined;
  await vi.waitFor(() => expect(redis?.status, 'it does not connect again').toBe('end'), { timeout: 10_000 });
  await vi.waitFor(() => expect(open.size).toBe(0), { timeout: 10_000 });
});

test.each([
  '-ERR max number of clients reached\r\n',
  '-LOADING now, not WRONGPASS\r\n',
  '-ERR Protocol error: too big bulk count string\r\n',
  '-ERR a proxy got: Unknown RESP type\r\n',
])('a start goes on without a Redis that responds with %j for now, and logs the error', async (response) => {
  const { url } = await responding(response);
  const { log, warnings } = recordingLog();
  const redis = await openRedis(url, log);
  onTestFinished(() => redis.disconnect());
  expect(warnings).toEqual([{ err: expect.objectContaining({ message: response.slice(1, -2) }) as unknown }]);
});

describe('with pauses that end when a test says so', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  test('a start does not wait longer than a Redis needs to respond', async () => {
    const { url } = await RedisLike.start();
    const redis = await openRedis(url, silentLog);
    onTestFinished(() => redis.disconnect());
    expect(redis.isAvailable).toBe(true);
  });

  test('a start waits a second for a Redis that does not respond', async () => {
    const opening = openRedis(await listening(() => undefined), silentLog, 20_000);
    vi.advanceTimersByTime(1_000);
    const redis = await opening;
    onTestFinished(() => redis.disconnect());
    expect(redis.isAvailable).toBe(false);
  });
});
