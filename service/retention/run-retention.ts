import { AsyncLocalStorage } from 'node:async_hooks';

import { type Kysely, sql } from 'kysely';

import type { Clock } from '../common/clock.ts';
import type { Log } from '../common/log.ts';
import { firstIdAt } from '../ids/id.ts';
import { DatabaseUnavailableError } from '../storage/database-unavailable.ts';
import { dropDaysBefore, ensureDays, type Patience } from '../storage/partitions.ts';
import type { Beside } from '../storage/remove-table.ts';
import { keptSince } from '../storage/retention.ts';
import type { Tables } from '../storage/tables.ts';
import { forgetRuns } from './forget-runs.ts';
import { trustedMoment } from './trusted-moment.ts';

/** Parts are there so long before their day that a week of failures makes nothing slower. */
const DAYS_AHEAD = 7;
const DAY_MS = 86_400_000;
const FEW_CONNECTIONS = 2;
/** Rows of `delivery_due` that one statement deletes. */
const BATCH = 10_000;

export interface RetentionRun extends Patience {
  readonly db: Kysely<Tables>;
  /** How many `db` has. Of a few, one is taken for the run. Of more, a second one while the files of a day are removed. */
  readonly connections: number;
  readonly clock: Clock;
  readonly log: Log;
  /** Whether an operator has said that the clock is right although it jumped ahead. */
  readonly acceptClockJump?: boolean;
}

export interface RetentionOutcome {
  /** `skipped`: another process is at it. `failed`: something was due, and nothing was dropped, or the run did not come to its end. */
  readonly outcome: 'completed' | 'skipped' | 'failed';
  /** How many parts were dropped. */
  readonly dropped: number;
}

/**
 * Makes the parts of the coming days and drops what is too old to be read: the days whose last moment is, and runs of simulations. Never throws: what went wrong is
 * in the log, and the next run tries again.
 */
export async function runRetention(run: RetentionRun): Promise<RetentionOutcome> {
  // Without the context of the connection that the run has: there is one to spare.
  const outside = AsyncLocalStorage.snapshot();
  const beside: Beside | undefined =
    run.connections > FEW_CONNECTIONS ? (act) => outside(() => act(run.db)) : undefined;
  try {
    return await run.db.connection().execute((own) => alone(own, () => retain({ ...run, db: own }, beside)));
  } catch (error) {
    if (run.signal?.aborted === true) return { outcome: 'completed', dropped: 0 };
    run.log.error({ err: error }, 'what is too old could not be dropped; it is tried again in an hour');
    return { outcome: 'failed', dropped: 0 };
  }
}

/** One process of many at a time. The lock belongs to the connection, so it goes with the process. */
async function alone(own: Kysely<Tables>, act: () => Promise<RetentionOutcome>): Promise<RetentionOutcome> {
  const key = sql`hashtextextended('billing retention ' || current_schema(), 0)`;
  const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_lock(${key}) as taken`.execute(own);
  if (rows[0]?.taken !== true) return { outcome: 'skipped', dropped: 0 };
  try {
    return await act();
  } finally {
    // A connection that was lost has lost the lock, too.
    await sql`select pg_advisory_unlock(${key})`.execute(own).catch(() => undefined);
  }
}

async function retain(
  { db, clock, log, acceptClockJump = false, ...patience }: RetentionRun,
  beside: Beside | undefined,
): Promise<RetentionOutcome> {
  const made = await makeDays(db, clock, patience, log);
  if (made.done.length > 0) log.info({ parts: made.done }, 'parts were made');
  if (made.held.length > 0 && patience.signal?.aborted !== true) {
    log.warn({ parts: made.held }, 'parts could not be made: somebody else holds a lock on the table');
  }
  const now = await trustedMoment(await earlierClock(db, clock), { db, log, acceptClockJump });
  const oldest = new Date(keptSince({ now: () => now }));
  const runs = await forgetRuns(db, oldest, patience.signal);
  if (runs > 0) log.info({ runs }, 'runs of simulations that were too old were removed');
  const keptFrom = new Date(Math.floor(oldest.getTime() / DAY_MS) * DAY_MS);
  // First, so that nobody takes what has no notification any more.
  await forgetDue(db, keptFrom);
  const { done, held } = await dropDaysBefore(db, keptFrom, { ...patience, ...(beside && { beside }) });
  if (done.length > 0) log.info({ parts: done }, 'parts that were too old were dropped');
  if (held.length === 0 || patience.signal?.aborted === true) return { outcome: 'completed', dropped: done.length };
  const failed = done.length === 0;
  log[failed ? 'error' : 'warn'](
    { parts: held },
    `parts that are too old could not be dropped: somebody else holds a lock on the table. pg_locks and pg_stat_activity tell who, ` +
      'often a backup or a transaction that was left open. It is tried again in an hour',
  );
  return { outcome: failed ? 'failed' : 'completed', dropped: done.length };
}

/** On a full disk no part can be made, which is no reason to keep what would make room. */
async function makeDays(db: Kysely<Tables>, clock: Clock, patience: Patience, log: Log): ReturnType<typeof ensureDays> {
  try {
    return await ensureDays(db, clock, { ahead: DAYS_AHEAD, ...patience });
  } catch (error) {
    if (!isForRoom(error)) throw error;
    log.warn({ err: error }, 'parts could not be made on a full disk; going on to drop what is too old');
    return { done: [], held: [] };
  }
}

function isForRoom(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (error instanceof DatabaseUnavailableError && error.reason === 'disk') || isForRoom(error.cause);
}

/** What is dropped does not come back, so both clocks, the process's and the database's, have to say that it is too old. */
async function earlierClock(db: Kysely<Tables>, clock: Clock): Promise<Date> {
  const { rows } = await sql<{ now: string }>`select clock_timestamp() as now`.execute(db);
  return new Date(Math.min(clock.now().getTime(), Date.parse(rows[0]!.now)));
}

/** Ends waiting for notifications that are about to be dropped. There are only any where delivering stood still for months. */
async function forgetDue(db: Kysely<Tables>, date: Date): Promise<void> {
  let deleted: number;
  do {
    const { numAffectedRows } = await sql`
      delete from delivery_due where notification_id in (
        select notification_id from delivery_due where notification_id < ${firstIdAt('ntf_', date)}
        limit ${BATCH}::int for update skip locked
      )`.execute(db);
    deleted = Number(numAffectedRows ?? 0);
  } while (deleted === BATCH);
}
