import { AsyncLocalStorage } from 'node:async_hooks';

import { type Kysely, sql } from 'kysely';

import type { Clock } from '../common/clock.ts';
import type { Log } from '../common/log.ts';
import { firstIdAt } from '../ids/id.ts';
import { DatabaseUnavailableError } from '../storage/database-unavailable.ts';
import { dropPartitionsBefore, ensurePartitions, type Patience } from '../storage/partitions.ts';
import type { WithConnection } from '../storage/remove-table.ts';
import { beforeAuditRetention, beforeRetention } from '../storage/retention.ts';
import type { Tables } from '../storage/tables.ts';
import { deleteOldReports } from './delete-old-reports.ts';
import { deleteOldRuns } from './delete-old-runs.ts';
import { trustedMoment } from './trusted-moment.ts';

/** Partitions are created so long in advance that a week of failures slows nothing down. */
const DAYS_AHEAD = 7;
const DAY_MS = 86_400_000;
/** Idempotency keys are valid for a day. The second one is for processes whose clocks differ. */
const KEYS_RETAINED_MS = 2 * DAY_MS;
const FEW_CONNECTIONS = 2;
/** Rows of `delivery_due` that one statement deletes. */
const BATCH = 10_000;

export interface RetentionRun extends Patience {
  readonly db: Kysely<Tables>;
  /**
   * The pool size of `db`. A small pool lends the run one connection. A larger one lends a second while the
   * files of a day are removed.
   */
  readonly connections: number;
  readonly clock: Clock;
  readonly log: Log;
  /** Whether an operator has confirmed the clock although it jumped ahead. */
  readonly acceptClockJump?: boolean;
}

export interface RetentionOutcome {
  /**
   * `skipped`: another process is running it. `failed`: partitions had expired and none was dropped, or the
   * run was interrupted by an error.
   */
  readonly outcome: 'completed' | 'skipped' | 'failed';
  /** How many partitions were dropped. */
  readonly dropped: number;
}

/**
 * Creates upcoming daily partitions and drops expired data: partitions whose last moment has expired,
 * simulation runs and reports. Never throws: it logs failures, and the next run tries again.
 */
export async function runRetention(run: RetentionRun): Promise<RetentionOutcome> {
  // Runs outside the context of the run's own connection, so that it may use a second one.
  const outside = AsyncLocalStorage.snapshot();
  const withSecondConnection: WithConnection | undefined =
    run.connections > FEW_CONNECTIONS ? (act) => outside(() => act(run.db)) : undefined;
  try {
    return await run.db
      .connection()
      .execute((own) => oneProcessOnly(own, () => retain({ ...run, db: own }, withSecondConnection)));
  } catch (error) {
    if (run.signal?.aborted === true) return { outcome: 'completed', dropped: 0 };
    run.log.error({ err: error }, 'retention failed; retrying in an hour');
    return { outcome: 'failed', dropped: 0 };
  }
}

/** One process at a time. The lock belongs to the connection, so it ends with the process. */
async function oneProcessOnly(own: Kysely<Tables>, act: () => Promise<RetentionOutcome>): Promise<RetentionOutcome> {
  const key = sql`hashtextextended('billing retention ' || current_schema(), 0)`;
  const { rows } = await sql<{ acquired: boolean }>`select pg_try_advisory_lock(${key}) as acquired`.execute(own);
  if (rows[0]?.acquired !== true) return { outcome: 'skipped', dropped: 0 };
  try {
    return await act();
  } finally {
    // A lost connection has lost the lock, too.
    await sql`select pg_advisory_unlock(${key})`.execute(own).catch(() => undefined);
  }
}

async function retain(
  { db, clock, log, acceptClockJump = false, ...patience }: RetentionRun,
  withSecondConnection: WithConnection | undefined,
): Promise<RetentionOutcome> {
  const created = await createPartitions(db, clock, patience, log);
  if (created.done.length > 0) log.info({ partitions: created.done }, 'created partitions');
  if (created.held.length > 0 && patience.signal?.aborted !== true) {
    log.warn({ partitions: created.held }, 'failed to create partitions: another session holds a lock on the table');
  }
  const now = await trustedMoment(await earlierClock(db, clock), { db, log, acceptClockJump });
  const oldest = beforeRetention(now);
  const runs = await deleteOldRuns(db, oldest, patience.signal);
  if (runs > 0) log.info({ runs }, 'deleted expired simulation runs');
  const reports = await deleteOldReports(db, oldest, patience.signal);
  if (reports > 0) log.info({ reports }, 'deleted reports of more than 90 days ago');
  const oldestDay = new Date(Math.floor(oldest.getTime() / DAY_MS) * DAY_MS);
  // First, so that no worker claims a notification that no longer exists.
  await dequeueBefore(db, oldestDay);
  const dates = {
    events: oldestDay,
    notifications: oldestDay,
    notification_logs: oldestDay,
    idempotency_keys: new Date(now.getTime() - KEYS_RETAINED_MS),
    audit_entries: beforeAuditRetention(now),
  };
  const { done, held } = await dropPartitionsBefore(db, dates, {
    ...patience,
    ...(withSecondConnection && { withSecondConnection }),
  });
  if (done.length > 0) log.info({ partitions: done }, 'dropped expired partitions');
  if (held.length === 0 || patience.signal?.aborted === true) return { outcome: 'completed', dropped: done.length };
  const failed = done.length === 0;
  log[failed ? 'error' : 'warn'](
    { partitions: held },
    'failed to drop expired partitions: another session holds a lock on the table, often a backup or an idle ' +
      'transaction; see pg_locks and pg_stat_activity. Retrying in an hour',
  );
  return { outcome: failed ? 'failed' : 'completed', dropped: done.length };
}

/** On a full disk no partition can be created; dropping expired ones still frees space. */
async function createPartitions(
  db: Kysely<Tables>,
  clock: Clock,
  patience: Patience,
  log: Log,
): ReturnType<typeof ensurePartitions> {
  try {
    return await ensurePartitions(db, clock, { ahead: DAYS_AHEAD, ...patience });
  } catch (error) {
    if (!isDiskFull(error)) throw error;
    log.warn({ err: error }, 'failed to create partitions: the disk is full; dropping expired ones');
    return { done: [], held: [] };
  }
}

function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (error instanceof DatabaseUnavailableError && error.reason === 'disk') || isDiskFull(error.cause);
}

/**
 * Dropping is final, so both clocks, the process's and the database's, must agree that the data has
 * expired.
 */
async function earlierClock(db: Kysely<Tables>, clock: Clock): Promise<Date> {
  const { rows } = await sql<{ now: string }>`select clock_timestamp() as now`.execute(db);
  return new Date(Math.min(clock.now().getTime(), Date.parse(rows[0]!.now)));
}

/**
 * Removes notifications that are about to be dropped from the queue. There are some only if delivery stood
 * still for months.
 */
async function dequeueBefore(db: Kysely<Tables>, date: Date): Promise<void> {
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
