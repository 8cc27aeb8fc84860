import { type Kysely, sql } from 'kysely';

import type { Tables } from './tables.ts';

/**
 * Size of the write-ahead log after which the embedded database writes a checkpoint. Measured: a checkpoint
 * takes 50 to 150 ms, and reading so much of the log at the start after a kill takes two seconds.
 */
const LOG_BYTES = 128 * 2 ** 20;
/** A variable of the session that is set while a backup is taken. It ends with the process. */
export const BACKUP_MARK = 'billing.backup';

/**
 * Writes a checkpoint when the write-ahead log has grown enough. The embedded engine has no process for
 * that: without it, the log grows until the service stops, by as many bytes as all changes since the start.
 * Returns whether it did.
 */
export async function checkpointIfDue(db: Kysely<Tables>, logBytes = LOG_BYTES): Promise<boolean> {
  // A backup needs the log from its start on, and a checkpoint removes it.
  const { rows } = await sql<{ due: boolean }>`
    select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn) > ${logBytes}
      and coalesce(current_setting(${BACKUP_MARK}, true), '') = '' as due from pg_control_checkpoint()`.execute(db);
  if (rows[0]?.due !== true) return false;
  await sql`checkpoint`.execute(db);
  return true;
}
