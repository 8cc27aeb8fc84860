import { type Kysely, sql } from 'kysely';

import { firstIdAt } from '../ids/id.ts';
import type { Tables } from '../storage/tables.ts';

/** Runs that one statement deletes, with a dozen events each. */
const BATCH = 500;

/**
 * Removes the runs of simulations from before `date`, with their events, and gives how many. They are few enough to be deleted row by row. One
 * that is being written is left to the next time.
 */
export async function forgetRuns(db: Kysely<Tables>, date: Date, signal?: AbortSignal): Promise<number> {
  let forgotten = 0;
  for (;;) {
    const { numAffectedRows } = await sql`
      delete from simulation_runs r using (
        select account_id, id from simulation_runs where id < ${firstIdAt('ntfsimrun_', date)}
        order by id limit ${BATCH}::int for update skip locked
      ) old
      where r.account_id = old.account_id and r.id = old.id`.execute(db);
    const deleted = Number(numAffectedRows ?? 0);
    forgotten += deleted;
    if (deleted < BATCH || signal?.aborted === true) return forgotten;
  }
}
