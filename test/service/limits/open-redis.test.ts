import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

import { expect, onTestFinished, test, vi } from 'vitest';

import { silentLog } from '../../../service/common/log.ts';
import { OperatorError } from '../../../service/common/operator-error.ts';
import { openRedis } from '../../../service/limits/open-redis.ts';
import { rateLimiter, type RateLimiter } from '../../../service/limits/rate-limiter.ts';

const classes = { default: { requests: 240, windowSeconds: 60, penaltySeconds: 60 } };
const AWAY = 'Redis is unavailable; each process counts requests for itself until it is back';
const BACK = 'Redis is back; counting requests across processes again';

/** A server whose connections `serve` has; ends with the test. */
async function listening(serve: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    serve(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return `redis://:hunter2@127.0.0.1:${address.port}`;
}

async function limiterAt(url: string, timeoutMs?: number) {
  const lines: string[] = [];
  const note = (_data: object, message: string): void => void lines.push(message);
  const redis = await openRedis(url, { ...silentLog, warn: note, info: note }, timeoutMs);
  onTestFinished(() => redis.disconnect());
  return { limiter: rateLimiter(classes, `test-${crypto.randomUUID()}`, redis), lines };
}

async function send(limiter: RateLimiter, times: number): Promise<number> {
  let allowed = 0;
  for (let count = 0; count < times; count += 1) {
    if ((await limiter.check('203.0.113.9', 'default')).allowed) allowed += 1;
  }
  return allowed;
}

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
