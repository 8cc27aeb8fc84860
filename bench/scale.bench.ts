import { cpus } from 'node:os';

import { sql } from 'kysely';

import { startOwnCluster } from '../test/chaos/own-cluster.ts';
import { makePlace } from '../test/chaos/place.ts';
import { seedAccount } from '../test/chaos/seed-account.ts';
import type { Destination } from './delivery/bench-delivery.ts';
import { startReceiver } from './delivery/start-receiver.ts';
import { measureDestinations } from './scale/measure-destinations.ts';
import { measureProcesses } from './scale/measure-processes.ts';
import { measureStored } from './scale/measure-stored.ts';
import { startLoad } from './scale/start-load.ts';

/**
 * Where an installation on one PostgreSQL stops: processes, destinations, stored events. Everything shares
 * this machine, so read processor times and ratios rather than rates. Uses a separate PostgreSQL server,
 * with its default settings.
 *
 * `npm run bench -- scale [PARTS] [MILLIONS] [DESTINATIONS]`; the parts are `processes,destinations,stored`.
 */
const [parts = 'processes,destinations,stored', millions = '1', many = '10000'] = process.argv.slice(2);
const ACCOUNTS = 20;
const SMALLEST = 100_000;

const cluster = await startOwnCluster();
if (cluster === undefined) {
  console.log('Nothing was measured: this machine has no PostgreSQL server programs (initdb, pg_ctl).');
  process.exit(0);
}
const place = await makePlace(cluster.url, {});
const receiver = await startReceiver(1);
const load = await startLoad();
try {
  const opened = await place.open();
  const { services, database } = opened;
  const url = `http://127.0.0.1:${receiver.ports[0]}/hook`;
  const keys: string[] = [];
  const destinations: Destination[] = [];
  for (let account = 0; account < ACCOUNTS; account += 1) {
    const accountId = `scale_${account}`;
    const { key, destinations: own } = await seedAccount(services, accountId, [url]);
    keys.push(key);
    destinations.push({ accountId, settingId: own[0]!.id, url });
  }
  const { rows } = await sql<{ version: string }>`select current_setting('server_version') as version`.execute(
    services.db,
  );
  console.log(
    `${cpus().length} × ${cpus()[0]?.model}, Node.js ${process.versions.node}, PostgreSQL ${rows[0]?.version}\n`,
  );
  const options = { place, cluster, load, opened, keys, destinations };
  const run: Readonly<Record<string, () => Promise<void>>> = {
    processes: () => measureProcesses(options),
    destinations: () => measureDestinations({ ...options, destination: destinations[0]!, many: Number(many) }),
    stored: () => measureStored({ ...options, sizes: sizesUpTo(Number(millions) * 1_000_000) }),
  };
  for (const part of parts.split(',')) await run[part]?.();
  await database.close();
} finally {
  await load.stop();
  await receiver.stop();
  await place.remove();
  cluster.remove();
}

/** Each ten times the one before. */
function sizesUpTo(largest: number): number[] {
  const sizes: number[] = [];
  for (let size = SMALLEST; size < largest; size *= 10) sizes.push(size);
  return [...sizes, largest];
}
