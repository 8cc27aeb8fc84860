import { join } from 'node:path';

import { RedisServer } from '../support/redis-server.ts';
import { TcpProxy } from '../support/tcp-proxy.ts';
import { atMost, type Bar, none, some } from './bar.ts';
import { compareCustomers } from './compare-customers.ts';
import { missing } from './missing-changes.ts';
import { startDatabaseLoad } from './database-load.ts';
import { makePlace, type Place } from './place.ts';
import { Processes } from './processes.ts';
import { watchReadiness } from './readiness.ts';
import { type Receiver, startReceiver } from './receiver-process.ts';
import { RedisLimits } from './redis-limits.ts';
import { waysToLoseRedis } from './redis-losses.ts';
import { loseRedis } from './redis-rounds.ts';
import { seedDestinations } from './seed-destinations.ts';

export interface RedisOptions {
  readonly rounds: number;
  /** Two `api` processes and a worker use this PostgreSQL. */
  readonly databaseUrl: string;
  readonly print: (line: string) => void;
}

interface Servers {
  readonly server: RedisServer;
  readonly proxy: TcpProxy;
  readonly place: Place;
  readonly receiver: Receiver;
}

const DESTINATIONS = 2;
const SETTLE_MS = 90_000;
const ACCOUNT = 'chaos';
const ROLES = ['api', 'api', 'worker'] as const;
/** A request waits 250 ms for Redis. The rest is for a busy machine. */
const LONGEST_MS = 5_000;
const SLOWER_MS = 1_000;

/**
 * Loses the Redis of two API processes and a worker in every way, again and again, while changes are made:
 * no request may fail or wait for it, and rate limits are enforced all the time.
 */
export async function redis({ rounds, databaseUrl, print }: RedisOptions): Promise<Bar[]> {
  const server = await RedisServer.start();
  const proxy = new TcpProxy(server.url);
  try {
    const place = await makePlace(databaseUrl, {
      BILLING_RETRY_DELAYS: '1,1,1',
      // Redis being back is a line of this level.
      BILLING_LOG_LEVEL: 'info',
      REDIS_URL: await proxy.listen(),
    });
    const file = join(place.directory, 'arrivals');
    const receiver = await startReceiver({ file, destinations: DESTINATIONS, failing: 0, respondWithinMs: 10 });
    try {
      return await runRounds({ server, proxy, place, receiver }, rounds, print);
    } finally {
      await place.remove();
      await receiver.close();
    }
  } finally {
    await proxy.close();
    await server.remove();
  }
}

async function runRounds(
  { server, proxy, place, receiver }: Servers,
  rounds: number,
  print: RedisOptions['print'],
): Promise<Bar[]> {
  const key = await seedDestinations(place, ACCOUNT, receiver);
  const processes = new Processes(place, ROLES);
  await processes.ready();
  const all = await processes.urls();
  const urls = all.filter((_, index) => ROLES[index] === 'api');
  const limits = new RedisLimits({ urls, key, processes });
  const losses = waysToLoseRedis(server, proxy);
  const watch = watchReadiness(all);
  const load = startDatabaseLoad(urls, key);
  const stop = async (): Promise<number> => {
    await load.stop();
    return (await watch.stop()).times;
  };
  const seen = await loseRedis({ rounds, losses, urls, limits, load, print }).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  const red = await stop();
  const compared = await compareCustomers({ place, processes, receiver, key }, SETTLE_MS);
  const { acknowledged, rejected, unknown, wrong } = load.outcomes;
  for (const text of new Set([...wrong, ...limits.wrong, ...seen.logProblems])) print(text);
  const slow = [...seen.calmMs, ...seen.awayMs].filter((ms) => ms > LONGEST_MS).length;
  return [
    some('changes acknowledged', acknowledged.size, rounds),
    none('processes lost', compared.lost),
    none('acknowledged changes missing', missing(acknowledged, compared.stored)),
    none('responses that no caller should get', wrong.length + rejected.size + unknown.size),
    some('limits measured', limits.measured, rounds),
    none('limits that were not enforced exactly', limits.wrong.length),
    none('times that /readyz was red', red),
    none('losses that billing_redis_up did not show to their end', seen.unseen),
    none('times that Redis did not count again', seen.late),
    none('losses logged never, twice or out of turn', seen.logProblems.length),
    none(`changes that took over ${LONGEST_MS / 1_000} s`, slow),
    atMost('p99 of changes around a loss', p99(seen.awayMs), p99(seen.calmMs) + SLOWER_MS, ' ms'),
    none('events more or fewer than changes', compared.missingEvents),
    none('events that did not reach a destination', compared.undelivered),
    none('still to be sent after the wait', compared.isSettled ? 0 : 1),
  ];
}

function p99(durations: readonly number[]): number {
  return durations.toSorted((one, other) => one - other)[Math.floor(durations.length * 0.99)] ?? 0;
}
