import { setTimeout as sleep } from 'node:timers/promises';

import type { RedisServer } from '../support/redis-server.ts';
import type { TcpProxy } from '../support/tcp-proxy.ts';
import { freePort } from './place.ts';

/** Something that happens to Redis. */
export interface RedisLoss {
  readonly name: string;
  /** Which `api` processes lose Redis by it. */
  readonly loses: 'all' | 'some' | 'none';
  begin(): Promise<void>;
  /** Ends a loss that lasts. Others are over at once. */
  readonly end?: () => Promise<void>;
}

/** What is loaded at a start: it takes minutes unless `end` speeds it up. */
const LOADED = { keys: 10_000, bytes: 1_024, microsecondsEach: 20_000 };
const FILL = `for key = 1, ${LOADED.keys} do redis.call('set', 'filling:' .. key, string.rep('x', ${LOADED.bytes})) end`;

/** The first seven are as different as possible, because a short form ends after them. */
export function waysToLoseRedis(server: RedisServer, proxy: TcpProxy): readonly RedisLoss[] {
  return [
    killed(server),
    config(server, 'no memory', 'maxmemory', '1', '0'),
    stopped(server),
    { name: 'scripts removed', loses: 'none', begin: () => several(() => server.command('script', 'flush')) },
    { name: 'connections stalled', loses: 'all', begin: async () => proxy.stall() },
    busy(server),
    outage(proxy),
    { name: 'connections cut', loses: 'all', begin: async () => proxy.cut() },
    readOnly(server),
    { name: 'data removed', loses: 'none', begin: () => several(() => server.command('flushall')) },
    { name: 'half of the connections cut', loses: 'some', begin: async () => proxy.cut(0.5) },
    config(server, 'no replica', 'min-replicas-to-write', '1', '0'),
    { name: 'connections closed by Redis', loses: 'all', begin: () => closeConnections(server) },
    loading(server),
  ];
}

function killed(server: RedisServer): RedisLoss {
  return { name: 'killed', loses: 'all', begin: () => server.kill(), end: () => server.start() };
}

function stopped(server: RedisServer): RedisLoss {
  const begin = async (): Promise<void> => server.signal('SIGSTOP');
  return { name: 'stopped', loses: 'all', begin, end: async () => server.signal('SIGCONT') };
}

function outage(proxy: TcpProxy): RedisLoss {
  return {
    name: 'an outage of the port',
    loses: 'all',
    begin: async () => proxy.reject(),
    end: async () => proxy.accept(),
  };
}

/** With which it rejects changes. */
function config(server: RedisServer, name: string, setting: string, bad: string, good: string): RedisLoss {
  const set = async (value: string): Promise<void> => void (await server.command('config', 'set', setting, value));
  return { name, loses: 'all', begin: () => set(bad), end: () => set(good) };
}

function readOnly(server: RedisServer): RedisLoss {
  return {
    name: 'read-only',
    loses: 'all',
    // A replica of a server that does not exist.
    begin: async () => void (await server.command('replicaof', '127.0.0.1', `${await freePort()}`)),
    end: async () => void (await server.command('replicaof', 'no', 'one')),
  };
}

function busy(server: RedisServer): RedisLoss {
  let script: Promise<unknown> | undefined;
  return {
    name: 'busy with a script',
    loses: 'all',
    async begin() {
      // It ends with an error when it is killed.
      script = server.command('eval', 'while true do end', '0').catch(() => undefined);
    },
    async end() {
      await untilAccepted(() => server.command('script', 'kill'));
      await script;
    },
  };
}

function loading(server: RedisServer): RedisLoss {
  return {
    name: 'loading its data',
    loses: 'all',
    async begin() {
      await server.command('eval', FILL, '0');
      await server.command('save');
      await server.kill();
      // It responds between two keys.
      const responsive = ['--loading-process-events-interval-bytes', `${LOADED.bytes}`];
      await server.start('--key-load-delay', `${LOADED.microsecondsEach}`, ...responsive);
    },
    async end() {
      await server.command('config', 'set', 'key-load-delay', '0');
      // So that the next start is empty.
      await untilAccepted(() => server.command('flushall'));
      await server.command('save');
    },
  };
}

async function closeConnections(server: RedisServer): Promise<void> {
  await server.command('client', 'kill', 'type', 'normal', 'skipme', 'yes');
}

/** Between requests of the load. */
async function several(command: () => Promise<unknown>): Promise<void> {
  for (let time = 0; time < 5; time += 1) {
    await command();
    await sleep(100);
  }
}

/** The server rejects it until it is at that point: a script is killed after it has become busy. */
async function untilAccepted(command: () => Promise<unknown>): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const isAccepted = await command().then(
      () => true,
      () => false,
    );
    if (isAccepted) return;
    await sleep(100);
  }
  throw new Error('Redis rejected a command for 30 s.');
}
