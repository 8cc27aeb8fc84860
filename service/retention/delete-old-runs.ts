import { type Kysely, sql } from 'kysely';

import { firstIdAt } from '../ids/id.ts';
import type { Tables } from '../storage/tables.ts';

/** Runs that one statement deletes, with about a dozen events each. */
const BATCH = 500;

/**
 * Deletes simulation runs from before `date`, with their events, and returns how many. There are few enough
 * to delete row by row. Skips a run that another transaction is writing; the next call deletes it.
 */
export async function deleteOldRuns(db: Kysely<Tables>, date: Date, signal?: AbortSignal): Promise<number> {
  let deletedSoFar = 0;
  for (;;) {
    const { numAffectedRows } = await sql`
      delete from simulation_runs r using (
        select account_id, id from simulation_runs where id < ${firstIdAt('ntfsimrun_', date)}
        order by id limit ${BATCH}::int for update skip locked
      ) old
      where r.account_id = old.account_id and r.id = old.id`.execute(db);
    const deleted = Number(numAffectedRows ?? 0);
    deletedSoFar += deleted;
    if (deleted < BATCH || signal?.aborted === true) return deletedSoFar;
  }
}
