import { type Kysely, sql, type Transaction } from 'kysely';

import type { AccountClock } from '../common/account-clock.ts';
import type { SimulationRunRow } from '../storage/rows/simulation-rows.ts';
import type { Tables } from '../storage/tables.ts';

/** All runs to a destination, all runs of a simulation, or one run. */
export type RunFilter = Partial<Pick<SimulationRunRow, 'id' | 'simulation_id' | 'notification_setting_id'>>;

/**
 * Aborts the unsent events of runs, and cancels the runs that are pending. An event that is being sent still
 * gets its outcome. Call it after locking the row of the simulation or destination, so that no run is added
 * in the meantime.
 */
export async function cancelRuns(
  trx: Transaction<Tables>,
  clock: AccountClock,
  accountId: string,
  filter: RunFilter,
): Promise<void> {
  const runs = await lockUnfinished(trx, accountId, filter);
  if (runs.length === 0) return;
  const updated_at = clock.now();
  const aborted = await trx
    .updateTable('simulation_events')
    .set({ status: 'aborted', updated_at })
    .where('account_id', '=', accountId)
    .where('simulation_run_id', 'in', runs)
    .where('status', '=', 'pending')
    .where('attempted_at', 'is', null)
    .returning('simulation_run_id')
    .execute();
  // The other runs are sending their last event: they complete by themselves.
  const changed = [...new Set(aborted.map((event) => event.simulation_run_id))];
  if (changed.length === 0) return;
  await trx
    .updateTable('simulation_runs')
    .set({ due_at: sql`case when lease is not null then due_at end` })
    .where('account_id', '=', accountId)
    .where('id', 'in', changed)
    .execute();
  await trx
    .updateTable('simulation_runs')
    .set({ status: 'canceled', updated_at })
    .where('account_id', '=', accountId)
    .where('id', 'in', changed)
    .where('status', '=', 'pending')
    .execute();
}

/** Locks the runs ordered by id, so that two transactions never deadlock. */
async function lockUnfinished(
  db: Kysely<Tables>,
  accountId: string,
  filter: RunFilter,
): Promise<SimulationRunRow['id'][]> {
  const rows = await db
    .selectFrom('simulation_runs')
    .select('id')
    .where('account_id', '=', accountId)
    .where('due_at', 'is not', null)
    .where((eb) => eb.and(filter))
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}
