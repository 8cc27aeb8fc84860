import { connect, type Socket } from 'node:net';

import { expect, onTestFinished, test, vi } from 'vitest';

import { silentLog } from '../../../service/common/log.ts';
import { OperatorError } from '../../../service/common/operator-error.ts';
import { openRedis } from '../../../service/limits/open-redis.ts';
import { AWAY, BACK, limiterAt, listening, send } from './limiter-at.ts';

test('a frozen Redis causes one timeout and one log line, and the process counts requests itself', async () => {
  const requests: string[] = [];
  let connections = 0;
  const url = await listening((socket) => {
    connections += 1;
    if (connections > 1) return;
    // Responds to what a client begins with, and nothing from the first count on.
    socket.on('data', (chunk) => {
      for (const [, command = ''] of chunk.toString().matchAll(/\*\d+\r\n\$\d+\r\n(\w+)/g)) {
        const name = command.toLowerCase();
        if (name === 'info') socket.write('$15\r\nredis_version:8\r\n');
        else if (['hello', 'auth', 'client', 'select'].includes(name)) socket.write('+OK\r\n');
        else requests.push(name);
      }
    });
  });
  const { limiter, lines } = await limiterAt(url);
  expect(await send(limiter, 241)).toBe(240);
  expect(lines).toEqual([AWAY]);
  expect(requests.length, 'one request waited, the others did not ask').toBeLessThanOrEqual(4);
  expect(requests.length, 'it was asked at all').toBeGreaterThan(0);
});

test('a Redis that is frozen from the start delays neither the start nor a request', async () => {
  const { limiter, lines } = await limiterAt(await listening(() => undefined));
  expect(await send(limiter, 241)).toBe(240);
  expect(lines).toEqual([AWAY]);
});

test.each([
  ['is not Redis', 'HTTP/1.1 400 Bad Request\r\n\r\n', 'the server is not Redis'],
  ['wants another password', '-WRONGPASS invalid username-password pair\r\n', 'it responded "WRONGPASS invalid'],
  ['hangs up', null, 'the server closed the connection, so it may not be Redis'],
])('a start fails in one line when the server %s', async (_, response, reason) => {
  const url = await listening((socket) =>
    socket.once('data', () => (response === null ? socket.end() : socket.write(response))),
  );
  const rejection = await openRedis(url, silentLog).catch((error: unknown) => error);
  expect(rejection).toBeInstanceOf(OperatorError);
  const { message } = rejection as OperatorError;
  expect(message).toContain(`REDIS_URL (${new URL(url).host}) cannot be used: ${reason}`);
  expect(message).not.toMatch(/\n|hunter2/);
});

const redisUrl = process.env['TEST_REDIS_URL'];

test.runIf(redisUrl !== undefined)('a Redis that responds again counts across processes again', async () => {
  const { hostname, port, pathname } = new URL(redisUrl!);
  const pairs: (readonly [Socket, Socket])[] = [];
  let isFrozen = false;
  const url = await listening((socket) => {
    const redis = connect(Number(port || 6_379), hostname);
    redis.on('error', () => undefined);
    onTestFinished(() => void redis.destroy());
    socket.on('close', () => redis.destroy());
    pairs.push([socket, redis]);
    socket.pipe(redis);
    redis.pipe(socket);
    if (isFrozen) socket.pause().unpipe(redis);
  });
  const { limiter, lines } = await limiterAt(url.replace(':hunter2@', '') + pathname, 1_500);
  expect(await send(limiter, 10)).toBe(10);
  isFrozen = true;
  for (const [socket, redis] of pairs) socket.unpipe(redis);
  expect(await send(limiter, 241), 'counted here, from the beginning').toBe(240);
  expect(lines).toEqual([AWAY]);
  isFrozen = false;
  await vi.waitFor(() => expect(lines).toEqual([AWAY, BACK]), { timeout: 20_000 });
  expect(await send(limiter, 240), 'ten were counted there before').toBe(230);
});
