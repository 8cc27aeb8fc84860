import type { Kysely, Selectable } from 'kysely';

import type { AccountClock } from '../common/account-clock.ts';
import type { NewError } from '../common/errors.ts';
import { notFound } from '../common/not-found.ts';
import { retainedSince } from '../storage/retention.ts';
import type { SimulationRunRow } from '../storage/rows/simulation-rows.ts';
import type { Tables } from '../storage/tables.ts';
import type { Id } from '../ids/id.ts';

/**
 * The run of a simulation that the path of a request names.
 *
 * @throws `not_found` when the simulation or the run is unknown, the run belongs to another simulation, or
 *   it is older than 90 days.
 */
export async function findRun(
  newError: NewError<'not_found'>,
  { db, clock }: { readonly db: Kysely<Tables>; readonly clock: AccountClock },
  accountId: string,
  path: { readonly simulation_id: Id<'ntfsim_'>; readonly simulation_run_id: Id<'ntfsimrun_'> },
): Promise<Selectable<SimulationRunRow>> {
  const run = await db
    .selectFrom('simulation_runs')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('simulation_id', '=', path.simulation_id)
    .where('id', '=', path.simulation_run_id)
    .where('created_at', '>=', retainedSince(clock))
    .executeTakeFirst();
  if (run !== undefined) return run;
  const simulation = await db
    .selectFrom('simulations')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '=', path.simulation_id)
    .executeTakeFirst();
  throw simulation === undefined
    ? notFound(newError, 'Simulation', path.simulation_id)
    : notFound(newError, 'Simulation run', path.simulation_run_id);
}
