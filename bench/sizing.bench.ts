import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

import { sql } from 'kysely';
import { Client } from 'pg';

import type { Database } from '../service/storage/open-database.ts';
import { type Changes, makeChange } from '../test/chaos/changes.ts';
import { makePlace, type Place, type Role } from '../test/chaos/place.ts';
import { settled } from '../test/chaos/processes.ts';
import { seedAccount } from '../test/chaos/seed-account.ts';
import type { Program } from '../test/service/start/program.ts';

/**
 * What an installation needs: memory and connections of each process, and disk for each event. Creates
 * customers through the API of real processes, each with an event that is delivered to one destination. None
 * of the numbers depends on how fast the machine is.
 */
const CHANGES = Number(process.argv[2] ?? 10_000);
const WRITERS = 8;
const SETTLE_MS = 600_000;
const MIB = 2 ** 20;

/** What a change creates, and its table. */
const TABLES = {
  'a customer': 'customers',
  'an event': 'events',
  'a notification': 'notifications',
  'an attempt to deliver': 'notification_logs',
} as const;

const receiver = createServer((request, response) => {
  request.resume();
  response.writeHead(200).end();
});
receiver.listen(0, '127.0.0.1');
await once(receiver, 'listening');
const destination = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
try {
  await measure(undefined, ['all']);
  const url = process.env['TEST_DATABASE_URL'];
  if (url === undefined) console.log('PostgreSQL was left out: TEST_DATABASE_URL names none.');
  else await measure(url, ['api', 'worker']);
} finally {
  receiver.closeAllConnections();
  receiver.close();
}

async function measure(databaseUrl: string | undefined, roles: readonly Role[]): Promise<void> {
  const place = await makePlace(databaseUrl, {});
  try {
    const seeded = await place.open();
    const { key } = await seedAccount(seeded.services, 'sizing', [destination]);
    await seeded.database.close();
    const programs = roles.map((role) => ({ role, program: place.start(role) }));
    await Promise.all(programs.map(({ program }) => program.says('\n')));
    const idle = programs.map(({ program }) => memory(program));
    const most = await change(place, key);
    console.log(`\n${place.engine}: ${CHANGES} changes, each with an event and a delivered notification`);
    for (const [index, { role, program }] of programs.entries()) {
      const { now, peak } = memory(program);
      console.log(`  memory of "${role}"  after the start ${idle[index]!.now} MiB, then ${now} MiB, peak ${peak} MiB`);
    }
    if (most > 0) console.log(`  connections  ${most} of ${roles.length} processes at most`);
    for (const { program } of programs) program.kill('SIGTERM');
    await Promise.all(programs.map(({ program }) => program.ended));
    const { database } = await place.open();
    await report(database);
    await database.close();
  } finally {
    await place.remove();
  }
}

/**
 * Makes all changes and waits until they are delivered. Returns the largest number of connections that was
 * seen.
 */
async function change(place: Place, key: string): Promise<number> {
  const changes: Changes = { acknowledged: new Map(), unknown: 0 };
  const write = async (): Promise<void> => {
    while (changes.acknowledged.size < CHANGES) await makeChange(place.url, key, changes);
  };
  const state = { most: 0, over: false };
  const counting = (async () => {
    while (!state.over) {
      state.most = Math.max(state.most, await connections(place.databaseUrl));
      await sleep(500);
    }
  })();
  await Promise.all(Array.from({ length: WRITERS }, write));
  if (!(await settled(place, SETTLE_MS))) throw new Error('Not everything was delivered in time.');
  state.over = true;
  await counting;
  return state.most;
}

async function connections(url: string | undefined): Promise<number> {
  if (url === undefined) return 0;
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and application_name like 'billing%'`,
    );
    return rows[0]!.count;
  } finally {
    await client.end();
  }
}

/** With indexes and all partitions. */
async function report({ db, engine }: Pick<Database, 'db' | 'engine'>): Promise<void> {
  let sum = 0;
  for (const [name, table] of Object.entries(TABLES)) {
    const { rows } = await sql<{ bytes: string; count: number }>`
      select (select coalesce(sum(pg_total_relation_size(relid)), 0) from pg_partition_tree(${table}::regclass) where isleaf)
          + pg_total_relation_size(${table}::regclass) as bytes,
        (select count(*)::int from ${sql.table(table)}) as count`.execute(db);
    const { bytes, count } = rows[0]!;
    const each = Number(bytes) / count;
    sum += each;
    console.log(`  disk for ${name.padEnd(22)} ${Math.round(each).toString().padStart(6)} bytes (${count} rows)`);
  }
  console.log(`  disk for a million changes  ${Math.round((sum * 1_000_000) / MIB)} MiB`);
  // That of a PostgreSQL server belongs to all of its databases.
  if (engine === 'postgres') return;
  const { rows } = await sql<{ log: string }>`select sum(size) as log from pg_ls_waldir()`.execute(db);
  console.log(`  write-ahead log  ${Math.round(Number(rows[0]!.log) / MIB)} MiB`);
}

/** In MiB; of this process alone, not of the database server. */
function memory({ pid }: Program): { readonly now: number; readonly peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const of = (name: string): number =>
    Math.round(Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]) / 1_024);
  return { now: of('VmRSS'), peak: of('VmHWM') };
}
