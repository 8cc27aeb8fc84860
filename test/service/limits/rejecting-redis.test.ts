import { once } from 'node:events';
import type { Socket } from 'node:net';

import { expect, test, vi } from 'vitest';

import { ADDRESS, AWAY, BACK, limiterAt, listening, send } from './limiter-at.ts';

/** A loaded machine may respond late. */
const PATIENCE_MS = 20_000;

/** What a Redis without counters responds, and one that rejects every change. */
const RESPONSES: Readonly<Record<string, string>> = {
  info: '$15\r\nredis_version:8\r\n',
  get: '+QUEUED\r\n',
  pttl: '+QUEUED\r\n',
  exec: '*2\r\n$-1\r\n:-2\r\n',
};
const COUNTED = '*2\r\n:1\r\n:60000\r\n';
const FULL = "-OOM command not allowed when used memory > 'maxmemory'.\r\n";

/** A server that speaks as a Redis, and responds to scripts as `state` says. */
async function redisLike(state: { script: string; readonly sockets: Set<Socket> }): Promise<string> {
  const url = await listening((socket) => {
    state.sockets.add(socket);
    socket.on('data', (chunk) => {
      const commands = chunk.toString().matchAll(/\*\d+\r\n\$\d+\r\n(\w+)/g);
      const names = [...commands].map(([, name = '']) => name.toLowerCase());
      socket.write(
        names.map((name) => (name.startsWith('eval') ? state.script : (RESPONSES[name] ?? '+OK\r\n'))).join(''),
      );
    });
  });
  return url.replace(':hunter2@', '');
}

test('a Redis that rejects changes is unavailable until it accepts them', async () => {
  const state = { script: COUNTED, sockets: new Set<Socket>() };
  const { limiter, lines, redis } = await limiterAt(await redisLike(state), PATIENCE_MS);
  expect(await send(limiter, 300), 'it counts one each time').toBe(300);
  state.script = FULL;
  expect(await send(limiter, 241), 'counted here').toBe(240);
  expect((await limiter.check(ADDRESS, 'preview')).allowed, 'the penalty is here as well').toBe(false);
  expect(redis.isAvailable).toBe(false);
  expect(lines).toEqual([AWAY]);
  state.script = COUNTED;
  await vi.waitFor(() => expect(lines).toEqual([AWAY, BACK]), { timeout: 20_000 });
  expect(redis.isAvailable).toBe(true);
  expect(await send(limiter, 300), 'it counts again').toBe(300);
});

test('a Redis that rejects changes after a reconnect is not back yet', async () => {
  const state = { script: COUNTED, sockets: new Set<Socket>() };
  const { lines, redis } = await limiterAt(await redisLike(state), PATIENCE_MS);
  state.script = FULL;
  for (const socket of state.sockets) socket.end();
  await once(redis, 'ready');
  expect(redis.isAvailable).toBe(false);
  expect(lines).toEqual([AWAY]);
  state.script = COUNTED;
  await vi.waitFor(() => expect(lines).toEqual([AWAY, BACK]), { timeout: 20_000 });
});
