import { type Kysely, sql } from 'kysely';

import { firstIdAt } from '../ids/id.ts';
import type { Tables } from '../storage/tables.ts';

interface Old {
  readonly table: 'reports' | 'simulation_runs';
  readonly prefix: 'rep_' | 'ntfsimrun_';
  /** Rows that one statement deletes. */
  readonly batch: number;
}

/**
 * Deletes rows with ids from before `date`, and what refers to them with `on delete cascade`. Returns how
 * many. Skips a row that another transaction is writing; the next call deletes it.
 */
export async function deleteInBatches(
  db: Kysely<Tables>,
  { table, prefix, batch }: Old,
  date: Date,
  signal?: AbortSignal,
): Promise<number> {
  let deletedSoFar = 0;
  for (;;) {
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} r using (
        select account_id, id from ${sql.table(table)} where id < ${firstIdAt(prefix, date)}
        order by id limit ${batch}::int for update skip locked
      ) old
      where r.account_id = old.account_id and r.id = old.id`.execute(db);
    const deleted = Number(numAffectedRows ?? 0);
    deletedSoFar += deleted;
    if (deleted < batch || signal?.aborted === true) return deletedSoFar;
  }
}
