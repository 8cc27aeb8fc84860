import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { Client } from 'pg';

import { TcpProxy } from '../support/tcp-proxy.ts';
import { type Bar, none, some } from './bar.ts';
import { startDatabaseLoad } from './database-load.ts';
import { compareCustomers } from './compare-customers.ts';
import { outcomeBars } from './outcome-bars.ts';
import { makePlace, type Place, withPath } from './place.ts';
import { Processes } from './processes.ts';
import { ready, watchReadiness } from './readiness.ts';
import { startReceiver } from './receiver-process.ts';
import { seedDestinations } from './seed-destinations.ts';

export interface DatabaseOptions {
  readonly rounds: number;
  /** The PostgreSQL that the service uses, through a proxy. */
  readonly databaseUrl: string;
  /** Restarts that server; left out when others use it. */
  readonly restart?: ((mode: 'fast' | 'immediate') => void) | undefined;
  /** The pooler at `databaseUrl`, and the server behind it. */
  readonly pooler?: { readonly serverUrl: string; restart(): Promise<void> } | undefined;
  /** Whether connections stall as well, each of which takes the 15 s after which one counts as lost. */
  readonly stalls: boolean;
  readonly print: (line: string) => void;
}

const DESTINATIONS = 2;
const CALM_MS = 400;
const OUTAGE_MS = 700;
const SETTLE_MS = 90_000;
const ACCOUNT = 'chaos';

/**
 * Loses the database of an API process and two workers in every way, again and again, while changes are
 * made, and compares what was acknowledged with what is stored and delivered.
 */
export async function database({
  rounds,
  databaseUrl,
  restart,
  pooler,
  stalls,
  print,
}: DatabaseOptions): Promise<Bar[]> {
  const proxy = new TcpProxy(databaseUrl);
  const place = await makePlace(await proxy.listen(), { BILLING_RETRY_DELAYS: '1,1,1' }, pooler?.serverUrl);
  const file = join(place.directory, 'arrivals');
  const receiver = await startReceiver({ file, destinations: DESTINATIONS, failing: 0, respondWithinMs: 10 });
  try {
    const key = await seedDestinations(place, ACCOUNT, receiver);
    const processes = new Processes(place, ['api', 'worker', 'worker']);
    await processes.ready();
    const urls = await processes.urls();
    const load = startDatabaseLoad([place.url], key);
    const losses = waysToLose(proxy, {
      direct: directUrl(pooler?.serverUrl ?? databaseUrl, place),
      restart,
      pooler,
      stalls,
    });
    let red = 0;
    let late = 0;
    for (let round = 0; round < rounds; round += 1) {
      await sleep(CALM_MS);
      const [name, lose] = losses[round % losses.length]!;
      const watch = watchReadiness(urls);
      await lose();
      if (!(await ready(urls))) late += 1;
      red += (await watch.stop()).times;
      print(`${round + 1} of ${rounds}: ${name}; ${load.outcomes.acknowledged.size} changes acknowledged`);
    }
    await load.stop();
    const compared = await compareCustomers({ place, processes, receiver, key }, SETTLE_MS);
    const { acknowledged, unknown } = load.outcomes;
    return [
      some('changes acknowledged', acknowledged.size, rounds),
      none('processes lost', compared.lost),
      ...outcomeBars(compared, load.outcomes, print),
      some('changes whose outcome is unknown', unknown.size),
      some('times that /readyz was red', red),
      none('times that a process did not get ready again', late),
    ];
  } finally {
    await place.remove();
    await receiver.close();
    await proxy.close();
  }
}

type Loss = readonly [name: string, lose: () => Promise<void>];

function waysToLose(
  proxy: TcpProxy,
  {
    direct,
    restart,
    pooler,
    stalls,
  }: { readonly direct: string } & Pick<DatabaseOptions, 'restart' | 'pooler' | 'stalls'>,
): Loss[] {
  const restarts = (['fast', 'immediate'] as const).map((mode): Loss => [
    `a restart (${mode})`,
    async () => restart?.(mode),
  ]);
  return [
    ['connections cut at COMMIT', async () => proxy.cutCommits('after', 'before', 'after', 'before')],
    ['terminated backends', () => terminateBackends(direct)],
    ['half of the connections cut', async () => proxy.cut(0.5)],
    ['an outage', () => outage(proxy)],
    ...(restart === undefined ? [] : restarts),
    ...(pooler === undefined ? [] : [['a restart of the pooler', () => pooler.restart()] as const]),
    ...(stalls ? [['half of the connections stalled', async () => proxy.stall(0.5)] as const] : []),
  ];
}

async function outage(proxy: TcpProxy): Promise<void> {
  proxy.reject();
  await sleep(OUTAGE_MS);
  proxy.accept();
}

async function terminateBackends(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await client.end();
}

/** The database of the place, past the proxy. */
function directUrl(databaseUrl: string, { databaseUrl: through }: Place): string {
  return through === undefined ? databaseUrl : withPath(databaseUrl, new URL(through).pathname);
}
