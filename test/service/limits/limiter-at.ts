import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

import { onTestFinished } from 'vitest';

import { silentLog } from '../../../service/common/log.ts';
import type { CountingRedis } from '../../../service/limits/counting-redis.ts';
import { openRedis } from '../../../service/limits/open-redis.ts';
import { rateLimiter, type RateLimiter } from '../../../service/limits/rate-limiter.ts';

const classes = {
  default: { requests: 240, windowSeconds: 60, penaltySeconds: 60 },
  preview: { requests: 1_000, windowSeconds: 60, penaltySeconds: 60 },
};
export const ADDRESS = '203.0.113.9';
export const AWAY = 'Redis is unavailable; each process counts requests for itself until it is back';
export const BACK = 'Redis is back; counting requests across processes again';

/** A server whose connections `serve` has; ends with the test. */
export async function listening(serve: (socket: Socket) => void): Promise<string> {
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

export interface OpenLimiter {
  readonly limiter: RateLimiter;
  readonly redis: CountingRedis;
  /** What was logged. */
  readonly lines: readonly string[];
}

/** Opens the Redis at `url` until the test ends, with a separate counter space. */
export async function limiterAt(url: string, timeoutMs?: number): Promise<OpenLimiter> {
  const lines: string[] = [];
  const note = (_data: object, message: string): void => void lines.push(message);
  const redis = await openRedis(url, { ...silentLog, warn: note, info: note }, timeoutMs);
  onTestFinished(() => redis.disconnect());
  return { limiter: rateLimiter(classes, `test-${crypto.randomUUID()}`, redis), lines, redis };
}

/** Returns how many requests it allows. */
export async function send(limiter: RateLimiter, times: number): Promise<number> {
  let allowed = 0;
  for (let count = 0; count < times; count += 1) {
    if ((await limiter.check(ADDRESS, 'default')).allowed) allowed += 1;
  }
  return allowed;
}
