import { type Kysely, sql } from 'kysely';

import type { Clock } from '../common/clock.ts';
import { timestamp } from '../common/clock.ts';
import { OperatorError } from '../common/operator-error.ts';
import { BACKUP_MARK } from '../storage/checkpoint.ts';
import type { Tables } from '../storage/tables.ts';
import { type CommittedState, readState } from './committed-state.ts';

/** What makes the copied files a database: the end of an online backup. */
export interface BackupEnd {
  /** The contents of the file `backup_label`. */
  readonly label: string;
  /** The first and the last file of the write-ahead log that the copy needs. */
  readonly firstLog: string;
  readonly lastLog: string;
  readonly state: CommittedState;
}

export interface BackupSteps {
  /** Copies the database's files, while they change. */
  copyFiles(): Promise<void>;
  /** Copies the write-ahead log, which makes the copied files consistent. */
  copyLog(end: BackupEnd): Promise<void>;
}

/** SQLSTATE of a second backup in one session. */
const IN_PROGRESS = '55000';

/**
 * Takes a backup of the embedded database while it runs, with PostgreSQL's own interface for online backups.
 * The copied files are from different moments; the write-ahead log of the time between start and end brings
 * all of them to the state at the end, when the copy is opened. The service waits for a checkpoint at the
 * start (6 ms here, more after many changes) and for one switch of the log file at the end (40 ms), and
 * otherwise works on.
 *
 * @returns the state in the backup: everything that was committed before, and nothing that was committed
 *   later.
 * @throws OperatorError when a backup is being taken; the error of a step.
 */
export async function backUpOnline(db: Kysely<Tables>, clock: Clock, steps: BackupSteps): Promise<CommittedState> {
  await start(db);
  let isOver = false;
  try {
    await steps.copyFiles();
    const end = await stop(db, clock);
    isOver = true;
    await steps.copyLog(end);
    return end.state;
  } finally {
    if (!isOver) await sql`select pg_backup_stop(false)`.execute(db);
    await sql`select set_config(${BACKUP_MARK}, '', false)`.execute(db);
  }
}

async function start(db: Kysely<Tables>): Promise<void> {
  try {
    await sql`select pg_backup_start('billing', true), set_config(${BACKUP_MARK}, 'running', false)`.execute(db);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === IN_PROGRESS)) throw error;
    throw new OperatorError('A backup of this database is being taken. Wait until it ends, and try again.', {
      cause: error,
    });
  }
}

/**
 * In one transaction, so that the state is the one at the end of the backup: the embedded database has one
 * connection.
 */
async function stop(db: Kysely<Tables>, clock: Clock): Promise<BackupEnd> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ label: string; last: string }>`
      select labelfile as label, pg_walfile_name(lsn) as last from pg_backup_stop(false)`.execute(trx);
    const { label, last } = rows[0]!;
    const firstLog = /^START WAL LOCATION: .*\(file ([0-9A-F]{24})\)$/m.exec(label)?.[1];
    if (firstLog === undefined) throw new Error(`The backup label names no file of the write-ahead log: ${label}`);
    return { label, firstLog, lastLog: last, state: await readState(trx, timestamp(clock.now())) };
  });
}
