import { parseCommandLine } from '../../service/command-line/parse-command-line.ts';

import { type Bar, barTable } from './bar.ts';
import { database } from './database.ts';
import { hostile } from './hostile.ts';
import { hung } from './hung.ts';
import { kill } from './kill.ts';
import { startOwnCluster } from './own-cluster.ts';
import { payments } from './payments.ts';
import { recover } from './recover.ts';
import { renewals } from './renewals.ts';
import { retry } from './retry.ts';

/** `npm run chaos -- kill|retry|hung|hostile|recover|database|payments|renewals [--rounds N] [--short]`: exit code 0 when every bar holds. */
const USAGE =
  'Say what to run: npm run chaos -- kill|retry|hung|hostile|recover|database|payments|renewals [--rounds N] [--short]\n';
const { values, positionals } = parseCommandLine(process.argv.slice(2), {
  allowPositionals: true,
  options: { rounds: { type: 'string' }, short: { type: 'boolean', default: false } },
});
const databaseUrl = process.env['TEST_DATABASE_URL'];
const engines = databaseUrl === undefined ? 1 : 2;
const began = performance.now();

const runs: Record<string, () => Promise<boolean>> = {
  kill: () => onEachEngine((url) => kill({ rounds: count(200, 3), databaseUrl: url, print })),
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
  database: () => onOwnCluster(count(50, 7)),
};
const run = runs[positionals[0] ?? ''];
if (run === undefined || positionals.length !== 1) {
  process.stderr.write(USAGE);
  process.exitCode = 2;
} else process.exitCode = (await run()) ? 0 : 1;

/** `--rounds` when it is given. */
function count(full: number, short: number): number {
  const given = Number(values.rounds ?? (values.short ? short : full));
  if (!Number.isInteger(given) || given < 1)
    throw new Error(`--rounds must be a number from 1, not "${values.rounds}".`);
  return given;
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

/** A server that others use is not restarted. */
async function onOwnCluster(rounds: number): Promise<boolean> {
  const cluster = await startOwnCluster();
  if (cluster === undefined) {
    print('Left out: this machine has no PostgreSQL server programs (initdb, pg_ctl).');
    return true;
  }
  try {
    const { url: databaseUrl, restart } = cluster;
    const bars = await database({ rounds, databaseUrl, restart, stalls: true, print });
    process.stdout.write(`\n${barTable(bars)}\n`);
    return bars.every(({ met }) => met);
  } finally {
    cluster.remove();
  }
}
