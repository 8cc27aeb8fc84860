import { setTimeout as pause } from 'node:timers/promises';

import { type Kysely, sql, type Transaction } from 'kysely';

import type { Clock } from '../common/clock.ts';
import { firstIdAt } from '../ids/id.ts';
import { rejectTruncation, setTriggers } from './append-only-partitions.ts';
import { type WithConnection, removeTable } from './remove-table.ts';
import { liftStatementTimeout } from './statement-timeout.ts';
import type { Tables } from './tables.ts';

interface PartitionedTable {
  /** Of the ids of its rows. */
  readonly prefix: string;
  readonly period: 'day' | 'month';
  /** A trigger rejects changes and deletions of its rows. */
  readonly isAppendOnly?: true;
}

/**
 * The partitioned tables, and the id prefix of their rows. Ids sort by time, so a day or a month is a range
 * of ids. Each partition is named after its first day.
 */
const TABLES = {
  events: { prefix: 'evt_', period: 'day' },
  notifications: { prefix: 'ntf_', period: 'day' },
  notification_logs: { prefix: 'ntflog_', period: 'day' },
  idempotency_keys: { prefix: 'idem_', period: 'day' },
  audit_entries: { prefix: 'aud_', period: 'month', isAppendOnly: true },
} as const satisfies Readonly<Record<string, PartitionedTable>>;

type Table = keyof typeof TABLES;
const tables = Object.keys(TABLES) as Table[];

/** Days since 1970 in UTC. */
type Day = number;
const DAY_MS = 86_400_000;
/** Partition names end in eight digits. Rows with ids of later days stay in `…_other`. */
const LAST_DAY: Day = Date.UTC(9999, 11, 31) / DAY_MS;

/** A session that waits for a lock on a whole table blocks every later one, so it gives up soon. */
const LOCK_TIMEOUT = '100ms';
const PAUSE_MS = 400;
/** Longer than the longest statement of the service (`statement-timeout.ts`). */
const PATIENCE_MS = 20_000;
const LOCK_NOT_AVAILABLE = '55P03';
const DEADLOCK_DETECTED = '40P01';

export interface Patience {
  /** For how many milliseconds to retry the lock of each table. */
  readonly patienceMs?: number;
  /** Stops earlier. */
  readonly signal?: AbortSignal;
}

/** Names of partitions, such as `events_20261121`. */
export interface PartitionChanges {
  readonly done: readonly string[];
  /** Left undone because another session held a lock on the table. */
  readonly held: readonly string[];
}

/**
 * Creates the missing partitions of yesterday, today and the `ahead` days (UTC) after it, and of each period
 * that has rows in the default partition `…_other`; those rows move. Any number of processes may call it at
 * once.
 *
 * Creating a partition locks its table exclusively, for milliseconds unless rows move. No row is invisible
 * meanwhile: readers and writers wait, and then find the partition. With a weaker lock, a statement that
 * was being planned would look for the rows where they no longer are, and an insert in progress would fail.
 */
export async function ensurePartitions(
  db: Kysely<Tables>,
  clock: Clock,
  { ahead, ...patience }: Patience & { readonly ahead: number },
): Promise<PartitionChanges> {
  const today = Math.floor(clock.now().getTime() / DAY_MS);
  const upcoming = Array.from({ length: ahead + 2 }, (_, i) => today - 1 + i);
  return forEachTable(patience, async (table) => {
    const existing = new Set(await partitionsOf(db, table));
    const days = new Set([...upcoming, ...(await daysInDefault(db, table))].map((day) => firstDay(table, day)));
    return [...days]
      .map((day) => ({ partition: partitionName(table, day), act: () => createPartition(db, table, day) }))
      .filter(({ partition }) => !existing.has(partition));
  });
}

export interface Dropping extends Patience {
  /**
   * Lends a second connection while `db` is in use, with which the files of a large day are removed sooner
   * (`remove-table.ts`).
   */
  readonly withSecondConnection?: WithConnection;
}

/**
 * Drops the partitions of all periods (UTC) that ended at the date of their table or before, the oldest
 * first. The table is locked for milliseconds, however many rows it has: the partition is detached, then its
 * files are removed. If the process is killed in between, the next call removes the detached table.
 */
export async function dropPartitionsBefore(
  db: Kysely<Tables>,
  dates: Readonly<Record<Table, Date>>,
  { withSecondConnection, ...patience }: Dropping = {},
): Promise<PartitionChanges> {
  return forEachTable(patience, async (table) => {
    const partitions = await dailyTables(db, table);
    return partitions
      .filter((partition) => endOf(table, partition) <= dates[table].getTime())
      .sort()
      .map((partition) => ({ partition, act: () => dropPartition(db, table, partition, withSecondConnection) }));
  });
}

/** `not needed`: another process did it first. */
type Outcome = 'done' | 'not needed' | 'held';

interface Change {
  readonly partition: string;
  act(): Promise<Outcome>;
}

/** After one partition of a table is held, the table's lock is not requested again for the others. */
async function forEachTable(
  patience: Patience,
  changesOf: (table: Table) => Promise<Change[]>,
): Promise<PartitionChanges> {
  const done: string[] = [];
  const held: string[] = [];
  for (const table of tables) {
    let isHeld = false;
    for (const { partition, act } of await changesOf(table)) {
      const outcome: Outcome = isHeld ? 'held' : await retryWhileLocked(partition, act, patience);
      isHeld = outcome === 'held';
      if (outcome === 'held') held.push(partition);
      else if (outcome === 'done') done.push(partition);
    }
  }
  return { done, held };
}

async function retryWhileLocked(partition: string, act: Change['act'], patience: Patience): Promise<Outcome> {
  const { patienceMs = PATIENCE_MS, signal } = patience;
  const until = performance.now() + patienceMs;
  for (;;) {
    try {
      signal?.throwIfAborted();
      return await act();
    } catch (error) {
      if (signal?.aborted === true) return 'held';
      if (!isLocked(error)) throw new Error(`Failed to create or drop the partition ${partition}`, { cause: error });
    }
    if (performance.now() >= until) return 'held';
    await pause(PAUSE_MS, undefined, { signal }).catch(() => undefined);
  }
}

function isLocked(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && (error.code === LOCK_NOT_AVAILABLE || error.code === DEADLOCK_DETECTED)
  );
}

async function createPartition(db: Kysely<Tables>, table: Table, day: Day): Promise<Outcome> {
  const { isAppendOnly }: PartitionedTable = TABLES[table];
  const partition = partitionName(table, day);
  const from = firstIdOf(table, day);
  const to = firstIdOf(table, nextPeriod(table, day));
  return db.transaction().execute(async (trx) => {
    await oneAtATime(trx);
    if (await exists(trx, partition)) return 'not needed';
    await lockExclusively(trx, table);
    await sql`create table ${sql.table(partition)} (like ${sql.table(table)} including all)`.execute(trx);
    if (isAppendOnly === true) await setTriggers(trx, defaultPartition(table), 'disable');
    await sql`
      with moved as (delete from ${sql.table(defaultPartition(table))} where id >= ${from} and id < ${to} returning *)
      insert into ${sql.table(partition)} select * from moved`.execute(trx);
    if (isAppendOnly === true) await setTriggers(trx, defaultPartition(table), 'enable');
    await sql`
      alter table ${sql.table(table)} attach partition ${sql.table(partition)}
      for values from (${sql.lit(from)}) to (${sql.lit(to)})`.execute(trx);
    if (isAppendOnly === true) await rejectTruncation(trx, partition);
    return 'done';
  });
}

async function dropPartition(
  db: Kysely<Tables>,
  table: Table,
  partition: string,
  withSecondConnection?: WithConnection,
): Promise<Outcome> {
  const found = await db.transaction().execute(async (trx) => {
    await oneAtATime(trx);
    if (!(await exists(trx, partition))) return false;
    if (!(await partitionsOf(trx, table)).includes(partition)) return true;
    await lockExclusively(trx, table);
    await sql`alter table ${sql.table(table)} detach partition ${sql.table(partition)}`.execute(trx);
    return true;
  });
  if (!found) return 'not needed';
  await removeTable(db, partition, withSecondConnection);
  return 'done';
}

/** Serializes partition changes. It may wait long, but no request waits for it. */
async function oneAtATime(trx: Transaction<Tables>): Promise<void> {
  await liftStatementTimeout(trx);
  await sql`select pg_advisory_xact_lock(hashtextextended('billing days ' || current_schema(), 0))`.execute(trx);
}

async function lockExclusively(trx: Transaction<Tables>, table: Table): Promise<void> {
  await sql`select set_config('lock_timeout', ${LOCK_TIMEOUT}, true)`.execute(trx);
  await sql`lock table only ${sql.table(table)} in access exclusive mode`.execute(trx);
}

async function exists(trx: Transaction<Tables>, partition: string): Promise<boolean> {
  const { rows } = await sql<{ exists: boolean }>`select to_regclass(${partition}) is not null as exists`.execute(trx);
  return rows[0]?.exists === true;
}

/** Names of the table's partitions but the default one. */
async function partitionsOf(db: Kysely<Tables>, table: Table): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = to_regclass(${table})`.execute(db);
  return rows.map(({ name }) => name).filter((name) => name !== defaultPartition(table));
}

/** The same, including detached ones that are still to be removed. */
async function dailyTables(db: Kysely<Tables>, table: Table): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'r' and relname ~ ${`^${table}_[0-9]{8}$`}`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}

/**
 * The days of the rows in the default partition. One scan: the first five of an id's ten time digits span
 * nine hours, so the rows of a group belong to one day or two.
 */
async function daysInDefault(db: Kysely<Tables>, table: Table): Promise<Day[]> {
  const length = TABLES[table].prefix.length + 5;
  const { rows } = await db.transaction().execute(async (trx) => {
    await liftStatementTimeout(trx);
    return sql<{ first: string; last: string }>`
      select min(id) as first, max(id) as last from ${sql.table(defaultPartition(table))} group by left(id, ${length}::int)`.execute(
      trx,
    );
  });
  const days = rows.flatMap(({ first, last }) => [dayOf(table, first), dayOf(table, last)]);
  return [...new Set(days)].filter((day) => day >= 0 && day < LAST_DAY).sort((a, b) => a - b);
}

/**
 * The last day whose first id is not greater than `id`, by binary search: correct for any text, as
 * partitions are ranges of text. -1 when there is none.
 */
function dayOf(table: Table, id: string): Day {
  let low = -1;
  let high = LAST_DAY + 1;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (firstIdOf(table, middle) <= id) low = middle;
    else high = middle;
  }
  return low;
}

function firstIdOf(table: Table, day: Day): string {
  return firstIdAt(TABLES[table].prefix, new Date(day * DAY_MS));
}

function defaultPartition(table: Table): string {
  return `${table}_other`;
}

function partitionName(table: Table, day: Day): string {
  return `${table}_${new Date(day * DAY_MS).toISOString().slice(0, 10).replaceAll('-', '')}`;
}

/** The first day of the period that a day is in. */
function firstDay(table: Table, day: Day): Day {
  const date = new Date(day * DAY_MS);
  return TABLES[table].period === 'day' ? day : Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1) / DAY_MS;
}

/** The first day of the next period, from the first day of one. */
function nextPeriod(table: Table, first: Day): Day {
  return firstDay(table, first + (TABLES[table].period === 'day' ? 1 : 31));
}

/** When the partition's period ends, in milliseconds since 1970. */
function endOf(table: Table, partition: string): number {
  const [, year, month, date] = /_(\d{4})(\d\d)(\d\d)$/.exec(partition) ?? [];
  return nextPeriod(table, Date.UTC(Number(year), Number(month) - 1, Number(date)) / DAY_MS) * DAY_MS;
}
