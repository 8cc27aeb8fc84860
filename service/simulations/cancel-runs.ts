import { type Kysely, sql, type Transaction } from 'kysely';

import type { Timestamp } from '../storage/columns.ts';
import type { SimulationRunRow } from '../storage/rows/simulation-rows.ts';
import type { Tables } from '../storage/tables.ts';

/** Whose runs: all to a destination, all of a simulation, or one. */
export type RunsOf = Partial<Pick<SimulationRunRow, 'id' | 'simulation_id' | 'notification_setting_id'>>;

/**
 * Gives up what has not been sent of runs (simulations.md §6): those events are aborted, and a run that was still pending is canceled. What is
 * being sent at this moment still gets its outcome. Call it with the row of the simulation or of the destination locked, so that no run is
 * added meanwhile.
 */
export async function cancelRuns(trx: Transaction<Tables>, accountId: string, of: RunsOf): Promise<void> {
  const runs = await lockPlaying(trx, accountId, of);
  if (runs.length === 0) return;
  const updated_at = sql<Timestamp>`clock_timestamp()`;
  const aborted = await trx
    .updateTable('simulation_events')
    .set({ status: 'aborted', updated_at })
    .where('account_id', '=', accountId)
    .where('simulation_run_id', 'in', runs)
    .where('status', '=', 'pending')
    .where('attempted_at', 'is', null)
    .returning('simulation_run_id')
    .execute();
  // Of the others the last event is being sent: they come to their end by themselves.
  const given = [...new Set(aborted.map((event) => event.simulation_run_id))];
  if (given.length === 0) return;
  await trx
    .updateTable('simulation_runs')
    .set({ due_at: sql`case when lease is not null then due_at end` })
    .where('account_id', '=', accountId)
    .where('id', 'in', given)
    .execute();
  await trx
    .updateTable('simulation_runs')
    .set({ status: 'canceled', updated_at })
    .where('account_id', '=', accountId)
    .where('id', 'in', given)
    .where('status', '=', 'pending')
    .execute();
}

/** In one order, so that two of these never wait for each other. */
async function lockPlaying(db: Kysely<Tables>, accountId: string, of: RunsOf): Promise<SimulationRunRow['id'][]> {
  const rows = await db
    .selectFrom('simulation_runs')
    .select('id')
    .where('account_id', '=', accountId)
    .where('due_at', 'is not', null)
    .where((eb) => eb.and(of))
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}
