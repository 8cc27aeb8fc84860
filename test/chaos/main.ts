import { backup } from './backup.ts';
import { type Bar, barTable } from './bar.ts';
import { clock } from './clock.ts';
import { database } from './database.ts';
import { diskOfEachEngine } from './disk-of-each-engine.ts';
import { drain } from './drain.ts';
import { hostile } from './hostile.ts';
import { hung } from './hung.ts';
import { kill } from './kill.ts';
import { hasPgBouncer, startPgBouncer } from '../support/pgbouncer.ts';
import { rejectArguments, scriptArguments, wholeOption } from '../support/script-arguments.ts';
import { startOwnCluster } from './own-cluster.ts';
import { payments } from './payments.ts';
import { hasRedisServer } from '../support/redis-server.ts';
import { recover } from './recover.ts';
import { redis } from './redis.ts';
import { renewals } from './renewals.ts';
import { retry } from './retry.ts';
import { rollingUpdate } from './rolling-update.ts';
import { soak } from './soak.ts';

const USAGE = `Kills, delays and disturbs the service and what it needs, and compares what is left with what it promises.

  npm run chaos -- kill|retry|hung|recover|payments|renewals|hostile|drain|database|pooler|redis
  npm run chaos -- rolling-update|soak|clock|disk|backup

  --rounds N       number of rounds; for soak, minutes; for retry, of lost responses
  --short          a short form
  --from COMMIT    for rolling-update, the release that is updated

On the embedded database, and on PostgreSQL when TEST_DATABASE_URL names one.
Exit status 0: every bar holds; 1: one does not; 2: wrong arguments.
`;
const { values, positionals } = scriptArguments(USAGE, {
  allowPositionals: true,
  options: { rounds: { type: 'string' }, short: { type: 'boolean', default: false }, from: { type: 'string' } },
});
const databaseUrl = process.env['TEST_DATABASE_URL'];
const engines = databaseUrl === undefined ? 1 : 2;
const began = performance.now();

const runs: Record<string, () => Promise<boolean>> = {
  kill: () => onEachEngine((url) => kill({ rounds: count(1_000, 3), databaseUrl: url, print })),
  retry: () => onEachEngine((url) => retry({ lost: Math.ceil(count(10_000, 100) / engines), databaseUrl: url, print })),
  hung: () =>
    onEachEngine((url) => hung({ pairs: count(6, 1), phaseSeconds: values.short ? 5 : 15, databaseUrl: url, print })),
  recover: () =>
    onEachEngine((url) =>
      recover({ count: values.short ? 2_000 : 10_000, kills: count(2, 1), databaseUrl: url, print }),
    ),
  payments: () => onEachEngine((url) => payments({ rounds: count(200, 3), databaseUrl: url, print })),
  renewals: () => onEachEngine((url) => renewals({ rounds: count(60, 3), databaseUrl: url, print })),
  hostile: () => hostile({ count: count(500, 50) }),
  drain: () => onEachEngine((url) => drain({ rounds: count(20, 2), drainSeconds: 2, databaseUrl: url, print })),
  database: () => onOwnCluster(count(50, 7), false),
  pooler: () => onOwnCluster(count(50, 8), true),
  redis: () => onPostgresAndRedis(count(50, 7)),
  'rolling-update': () => updateOnPostgres(count(5, 1)),
  // A round is a minute.
  soak: () => onEachEngine((url) => soak({ minutes: count(60, 1), perSecond: 50, databaseUrl: url, print })),
  clock: () => onEachEngine((url) => clock({ rounds: count(50, Math.ceil(7 / engines)), databaseUrl: url, print })),
  disk: () => onSmallDisks(Math.ceil(count(50, 4) / 2)),
  backup: () => onEmbedded(() => backup({ rounds: count(20, 1), print })),
};
const run = runs[positionals[0] ?? ''];
if (run === undefined || positionals.length !== 1) {
  rejectArguments(`Say what to run: npm run chaos -- ${Object.keys(runs).join('|')}`);
} else process.exitCode = (await run()) ? 0 : 1;

/** `--rounds` when it is given. */
function count(full: number, short: number): number {
  return wholeOption('rounds', values.rounds ?? (values.short ? short : full), 1);
}

function print(line: string): void {
  process.stdout.write(`${((performance.now() - began) / 1_000).toFixed(0).padStart(5)} s  ${line}\n`);
}

/** The embedded one, and PostgreSQL where the environment names one. */
async function onEachEngine(one: (databaseUrl: string | undefined) => Promise<readonly Bar[]>): Promise<boolean> {
  if (databaseUrl === undefined) print('PostgreSQL is left out: TEST_DATABASE_URL names none.');
  const bars: Bar[] = [];
  for (const url of databaseUrl === undefined ? [undefined] : [undefined, databaseUrl]) {
    const own = await one(url);
    bars.push(...own);
    process.stdout.write(`\n${url === undefined ? 'PGlite' : 'PostgreSQL'}\n${barTable(own)}\n`);
  }
  return bars.every(({ met }) => met);
}

/** PostgreSQL has its own programs for backups. */
async function onEmbedded(one: () => Promise<readonly Bar[]>): Promise<boolean> {
  const bars = await one();
  process.stdout.write(`\nPGlite\n${barTable(bars)}\n`);
  return bars.every(({ met }) => met);
}

/** A server that others use is not restarted. */
async function onOwnCluster(rounds: number, isPooled: boolean): Promise<boolean> {
  if (isPooled && !hasPgBouncer) {
    print('Left out: this machine has no PgBouncer.');
    return true;
  }
  const cluster = await startOwnCluster();
  if (cluster === undefined) {
    print('Left out: this machine has no PostgreSQL server programs (initdb, pg_ctl).');
    return true;
  }
  const { url: serverUrl, restart } = cluster;
  const pooler = isPooled ? await startPgBouncer(serverUrl, { mode: 'transaction', connections: 10 }) : undefined;
  try {
    const through = pooler === undefined ? {} : { pooler: { serverUrl, restart: pooler.restart } };
    const databaseUrl = pooler?.url ?? serverUrl;
    const bars = await database({ rounds, databaseUrl, restart, ...through, stalls: true, print });
    process.stdout.write(`\n${barTable(bars)}\n`);
    return bars.every(({ met }) => met);
  } finally {
    await pooler?.stop();
    cluster.remove();
  }
}

/** The run mounts a file system for each engine. */
async function onSmallDisks(rounds: number): Promise<boolean> {
  let areMet = true;
  for await (const { engine, bars } of diskOfEachEngine({ rounds, print })) {
    process.stdout.write(`\n${engine}\n${barTable(bars)}\n`);
    areMet &&= bars.every(({ met }) => met);
  }
  return areMet;
}

/** The run starts its own Redis. */
async function onPostgresAndRedis(rounds: number): Promise<boolean> {
  if (databaseUrl === undefined || !hasRedisServer) {
    const reason =
      databaseUrl === undefined ? 'TEST_DATABASE_URL names no PostgreSQL' : 'this machine has no redis-server';
    print(`Left out: ${reason}.`);
    return true;
  }
  const bars = await redis({ rounds, databaseUrl, print });
  process.stdout.write(`\n${barTable(bars)}\n`);
  return bars.every(({ met }) => met);
}

/** Several processes need a PostgreSQL. */
async function updateOnPostgres(rounds: number): Promise<boolean> {
  if (databaseUrl === undefined) {
    print('Left out: TEST_DATABASE_URL names no PostgreSQL.');
    return true;
  }
  let areMet = true;
  for (let round = 1; round <= rounds; round += 1) {
    const bars = await rollingUpdate({ databaseUrl, from: values.from, print });
    process.stdout.write(`\nUpdate ${round} of ${rounds}\n${barTable(bars)}\n`);
    areMet &&= bars.every(({ met }) => met);
  }
  return areMet;
}
