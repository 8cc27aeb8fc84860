import { setTimeout as pause } from 'node:timers/promises';

import { type Kysely, sql, type Transaction } from 'kysely';

import type { Clock } from '../common/clock.ts';
import { firstIdAt } from '../ids/id.ts';
import { type Beside, removeTable } from './remove-table.ts';
import { liftStatementTimeout } from './statement-timeout.ts';
import type { Tables } from './tables.ts';

/** The tables in parts, and the prefix of the ids that say to which day a row belongs. */
const PREFIXES = { events: 'evt_', notifications: 'ntf_', notification_logs: 'ntflog_' } as const;

type Table = keyof typeof PREFIXES;
const tables = Object.keys(PREFIXES) as Table[];

/** Days since 1970 in UTC. */
type Day = number;
const DAY_MS = 86_400_000;
/** Parts have eight digits in their names. What claims to be of a later day stays in `…_other`. */
const LAST_DAY: Day = Date.UTC(9999, 11, 31) / DAY_MS;

/**
 * Whoever waits for a lock on a whole table makes everybody wait who comes later. So it gives up soon and tries again.
 */
const LOCK_TIMEOUT = '100ms';
const PAUSE_MS = 400;
/** Longer than any statement of the service lasts (`engine.ts`). */
const PATIENCE_MS = 20_000;
const LOCK_NOT_AVAILABLE = '55P03';
const DEADLOCK_DETECTED = '40P01';

export interface Patience {
  /** Milliseconds in which each table's lock is asked for again. */
  readonly patienceMs?: number;
  /** Ends it before. */
  readonly signal?: AbortSignal;
}

/** Names of parts: `events_20261121`. */
export interface Parts {
  readonly done: readonly string[];
  /** What could not be done, because somebody else had a lock on the table all the time. */
  readonly held: readonly string[];
}

/**
 * Makes the parts that are missing of yesterday, today and the `ahead` days (UTC) after it, and of each day that has rows in `…_other`:
 * those rows move into it. Any number of processes may do it at once.
 *
 * While a part is made its table is locked for everybody, which takes milliseconds where there is nothing to move. No row is out of
 * sight meanwhile: who reads or writes waits, and then finds the part. Without a lock on the whole table a statement that was being planned
 * would look for the rows where they no longer are, and one that was adding a row would be refused.
 */
export async function ensureDays(
  db: Kysely<Tables>,
  clock: Clock,
  { ahead, ...patience }: Patience & { readonly ahead: number },
): Promise<Parts> {
  const today = Math.floor(clock.now().getTime() / DAY_MS);
  const coming = Array.from({ length: ahead + 2 }, (_, i) => today - 1 + i);
  return forEachTable(patience, async (table) => {
    const there = new Set(await partsOf(db, table));
    const days = new Set([...coming, ...(await strayDays(db, table))]);
    return [...days]
      .map((day) => ({ part: partName(table, day), act: () => makePart(db, table, day) }))
      .filter(({ part }) => !there.has(part));
  });
}

export interface Dropping extends Patience {
  /** Gives a second connection while `db` is at work: with it the files of a large day are removed sooner (`remove-table.ts`). */
  readonly beside?: Beside;
}

/**
 * Drops the parts of all days (UTC) that ended at `date` or before, the oldest first. The table is locked for milliseconds, however many
 * rows there are: a part is taken out of it first, and its files are removed then. What a process that was killed in between has left is removed
 * the next time.
 */
export async function dropDaysBefore(
  db: Kysely<Tables>,
  date: Date,
  { beside, ...patience }: Dropping = {},
): Promise<Parts> {
  return forEachTable(patience, async (table) => {
    const parts = await tablesOfDays(db, table);
    return parts
      .filter((part) => endOf(part) <= date.getTime())
      .sort()
      .map((part) => ({ part, act: () => dropPart(db, table, part, beside) }));
  });
}

/** Another process may have been faster. */
type Outcome = 'done' | 'not needed' | 'held';

interface Change {
  readonly part: string;
  act(): Promise<Outcome>;
}

/** A table that is held is not asked for again for each of its parts. */
async function forEachTable(patience: Patience, changesOf: (table: Table) => Promise<Change[]>): Promise<Parts> {
  const done: string[] = [];
  const held: string[] = [];
  for (const table of tables) {
    let isHeld = false;
    for (const { part, act } of await changesOf(table)) {
      const outcome: Outcome = isHeld ? 'held' : await patiently(part, act, patience);
      isHeld = outcome === 'held';
      if (outcome === 'held') held.push(part);
      else if (outcome === 'done') done.push(part);
    }
  }
  return { done, held };
}

async function patiently(part: string, act: Change['act'], patience: Patience): Promise<Outcome> {
  const { patienceMs = PATIENCE_MS, signal } = patience;
  const until = performance.now() + patienceMs;
  for (;;) {
    try {
      signal?.throwIfAborted();
      return await act();
    } catch (error) {
      if (signal?.aborted === true) return 'held';
      if (!isLocked(error)) throw new Error(`The part ${part} could not be made or dropped`, { cause: error });
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

async function makePart(db: Kysely<Tables>, table: Table, day: Day): Promise<Outcome> {
  const part = partName(table, day);
  const from = firstIdOf(table, day);
  const to = firstIdOf(table, day + 1);
  return db.transaction().execute(async (trx) => {
    await oneAtATime(trx);
    if (await exists(trx, part)) return 'not needed';
    await lockWhole(trx, table);
    await sql`create table ${sql.table(part)} (like ${sql.table(table)} including all)`.execute(trx);
    await sql`
      with moved as (delete from ${sql.table(other(table))} where id >= ${from} and id < ${to} returning *)
      insert into ${sql.table(part)} select * from moved`.execute(trx);
    await sql`
      alter table ${sql.table(table)} attach partition ${sql.table(part)}
      for values from (${sql.lit(from)}) to (${sql.lit(to)})`.execute(trx);
    return 'done';
  });
}

async function dropPart(db: Kysely<Tables>, table: Table, part: string, beside?: Beside): Promise<Outcome> {
  const found = await db.transaction().execute(async (trx) => {
    await oneAtATime(trx);
    if (!(await exists(trx, part))) return false;
    if (!(await partsOf(trx, table)).includes(part)) return true;
    await lockWhole(trx, table);
    await sql`alter table ${sql.table(table)} detach partition ${sql.table(part)}`.execute(trx);
    return true;
  });
  if (!found) return 'not needed';
  await removeTable(db, part, beside);
  return 'done';
}

/** Holds nothing that a request needs, so there is no hurry: another process may be moving many rows. */
async function oneAtATime(trx: Transaction<Tables>): Promise<void> {
  await liftStatementTimeout(trx);
  await sql`select pg_advisory_xact_lock(hashtextextended('billing days ' || current_schema(), 0))`.execute(trx);
}

async function lockWhole(trx: Transaction<Tables>, table: Table): Promise<void> {
  await sql`select set_config('lock_timeout', ${LOCK_TIMEOUT}, true)`.execute(trx);
  await sql`lock table only ${sql.table(table)} in access exclusive mode`.execute(trx);
}

async function exists(trx: Transaction<Tables>, part: string): Promise<boolean> {
  const { rows } = await sql<{ exists: boolean }>`select to_regclass(${part}) is not null as exists`.execute(trx);
  return rows[0]?.exists === true;
}

/** Names of the day parts. */
async function partsOf(db: Kysely<Tables>, table: Table): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = to_regclass(${table})`.execute(db);
  return rows.map(({ name }) => name).filter((name) => name !== other(table));
}

/** Names of the tables that hold a day: the parts, and what was one and is to be removed. */
async function tablesOfDays(db: Kysely<Tables>, table: Table): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'r' and relname ~ ${`^${table}_[0-9]{8}$`}`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}

/**
 * The days of what is in `…_other`, read once: the first five of an id's ten digits of time stand for nine hours, so what has the same
 * is of one day or of two.
 */
async function strayDays(db: Kysely<Tables>, table: Table): Promise<Day[]> {
  const length = PREFIXES[table].length + 5;
  const { rows } = await db.transaction().execute(async (trx) => {
    await liftStatementTimeout(trx);
    return sql<{ first: string; last: string }>`
      select min(id) as first, max(id) as last from ${sql.table(other(table))} group by left(id, ${length}::int)`.execute(
      trx,
    );
  });
  const days = rows.flatMap(({ first, last }) => [dayOf(table, first), dayOf(table, last)]);
  return [...new Set(days)].filter((day) => day >= 0 && day < LAST_DAY).sort((a, b) => a - b);
}

/** The last day whose first id is not behind `id`, by halving: right for any text, as parts are ranges of text. -1 when all are. */
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
  return firstIdAt(PREFIXES[table], new Date(day * DAY_MS));
}

function other(table: Table): string {
  return `${table}_other`;
}

function partName(table: Table, day: Day): string {
  return `${table}_${new Date(day * DAY_MS).toISOString().slice(0, 10).replaceAll('-', '')}`;
}

/** The moment in milliseconds at which the part's day is over. */
function endOf(part: string): number {
  const [, year, month, date] = /_(\d{4})(\d\d)(\d\d)$/.exec(part) ?? [];
  return Date.UTC(Number(year), Number(month) - 1, Number(date) + 1);
}
