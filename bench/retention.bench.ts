import { randomBytes } from 'node:crypto';

import { Client } from 'pg';

import { systemClock, timestamp } from '../service/common/clock.ts';
import { silentLog } from '../service/common/log.ts';
import { firstIdAt, newId } from '../service/ids/id.ts';
import { dropPartitionsBefore, ensurePartitions } from '../service/storage/partitions.ts';
import { type Database, openDatabase } from '../service/storage/open-database.ts';

/**
 * How long it takes to drop a day of ten million notifications from 95 days ago, and how long a request
 * waits meanwhile. The day disappears for all sessions after milliseconds; then the server removes the
 * files, which blocks no request, and takes as long as the file system needs for so many bytes.
 */
const ROWS = Number(process.argv[2] ?? 10_000_000);
const BATCH = 500_000;
const DROP_BAR_MS = 1_000;
const DAY_MS = 86_400_000;
/** Requests run this long before and after. */
const AROUND_MS = 2_000;

const url = process.env['TEST_DATABASE_URL'];
if (url === undefined) {
  console.log('Nothing was measured: TEST_DATABASE_URL names no PostgreSQL.');
  process.exit(0);
}
const schema = `bench_${randomBytes(6).toString('hex')}`;
const place = { engine: 'postgres', url, schema, poolSize: 3 } as const;
const old = new Date(Date.now() - 95 * DAY_MS);
const part = `notifications_${old.toISOString().slice(0, 10).replaceAll('-', '')}`;
const job = await openDatabase(place, silentLog);
const requests = await openDatabase(place, silentLog);
try {
  await ensurePartitions(job.db, systemClock, { ahead: 1 });
  const { done } = await ensurePartitions(job.db, { now: () => old }, { ahead: 0 });
  const others = done.filter((name) => name !== part);
  await withClient((client) => client.query(`drop table ${others.join()}`));
  await fill();
  process.exitCode = (await measure()) ? 0 : 1;
} finally {
  await requests.close();
  await job.close();
  await withClient((client) => client.query(`drop schema "${schema}" cascade`));
}

async function withClient(use: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: url, options: `-c search_path=${schema}` });
  await client.connect();
  try {
    await use(client);
  } finally {
    await client.end();
  }
}

async function fill(): Promise<void> {
  const began = performance.now();
  const start = firstIdAt('ntf_', old).slice(0, -16);
  await withClient(async (client) => {
    for (let first = 1; first <= ROWS; first += BATCH) {
      await client.query(
        `insert into notifications (account_id, id, notification_setting_id, event_id, type, payload, occurred_at, origin)
        select 'bench', $1 || lpad(n::text, 16, '0'), 'ntfset_bench', 'evt_bench', 'customer.updated', '{"n":' || n || '}', $2, 'event'
        from generate_series($3::int, $4::int) as n`,
        [start, old.toISOString(), first, Math.min(ROWS, first + BATCH - 1)],
      );
    }
    const { rows } = await client.query<{ size: string }>(
      `select pg_size_pretty(sum(pg_total_relation_size(inhrelid))) as size from pg_inherits where inhparent = 'notifications'::regclass`,
    );
    // What is 90 days old has long been written to the disk. The system's memory still has it here, and a
    // drop has to take it from there.
    await client.query('checkpoint');
    const seconds = Math.round((performance.now() - began) / 1_000);
    console.log(`  ${ROWS.toLocaleString('en')} notifications of one day: ${rows[0]!.size}, filled in ${seconds} s`);
  });
}

async function measure(): Promise<boolean> {
  const over = new AbortController();
  const id = await write(requests);
  const reader = repeat(over.signal, () => read(requests, id));
  const writer = repeat(over.signal, () => write(requests));
  await wait(AROUND_MS);
  const began = performance.now();
  const at = new Date(Date.now() - 90 * DAY_MS);
  const dates = {
    events: at,
    notifications: at,
    notification_logs: at,
    idempotency_keys: at,
    audit_entries: new Date(0),
  };
  const dropping = dropPartitionsBefore(job.db, dates, {
    withSecondConnection: (act) => act(job.db),
  });
  const gone = goneAt();
  const { done, held } = await dropping;
  const ended = performance.now();
  const dropped = (await gone) - began;
  console.log(
    `  the day disappeared for all sessions after ${Math.round(dropped)} ms, and its files after ${Math.round(ended - began)} ms`,
  );
  await wait(AROUND_MS);
  over.abort();
  const [reads, writes] = [await reader, await writer];
  if (held.length > 0 || done.join() !== part) throw new Error(`Not dropped: ${part}; held: ${held.join() || 'none'}`);
  for (const [name, list] of [
    ['read', reads],
    ['write', writes],
  ] as const) {
    const during = list.filter((one) => one.ended >= began && one.began <= ended);
    const rest = list.filter((one) => !during.includes(one));
    console.log(
      `  ${name}s: ${list.length}; the longest took ${longest(during)} ms while days were dropped, ${longest(rest)} ms before and after`,
    );
  }
  const met = ended - began <= DROP_BAR_MS;
  console.log(
    `\n  ${met ? 'met   ' : 'MISSED'} dropping it took ${Math.round(ended - began)} ms (bar: ${DROP_BAR_MS} ms)`,
  );
  return met;
}

/** When the partition was detached and its lock released. */
async function goneAt(): Promise<number> {
  await withClient(async (client) => {
    for (;;) {
      const { rows } = await client.query<{ gone: boolean }>(
        'select not exists (select from pg_inherits where inhrelid = to_regclass($1)) as gone',
        [part],
      );
      if (rows[0]!.gone) return;
    }
  });
  return performance.now();
}

interface Timed {
  readonly began: number;
  readonly ended: number;
}

async function repeat(signal: AbortSignal, request: () => Promise<unknown>): Promise<Timed[]> {
  const timed: Timed[] = [];
  while (!signal.aborted) {
    const began = performance.now();
    await request();
    timed.push({ began, ended: performance.now() });
  }
  return timed;
}

function longest(list: readonly Timed[]): number {
  return Math.round(list.reduce((most, { began, ended }) => Math.max(most, ended - began), 0));
}

function read({ db }: Database, id: string): Promise<unknown> {
  return db
    .selectFrom('notifications')
    .selectAll()
    .where('account_id', '=', 'bench')
    .where('id', '=', id as never)
    .executeTakeFirstOrThrow();
}

async function write({ db }: Database): Promise<string> {
  const id = newId('ntf_', systemClock);
  const event_id = newId('evt_', systemClock);
  const row = { account_id: 'bench', type: 'customer.updated', occurred_at: timestamp(systemClock.now()) };
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('events')
      .values({ ...row, id: event_id, data: '{}' })
      .execute();
    const notification = { ...row, id, event_id, notification_setting_id: 'ntfset_bench', payload: '{}' } as const;
    await trx
      .insertInto('notifications')
      .values({ ...notification, origin: 'event' })
      .execute();
  });
  return id;
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
