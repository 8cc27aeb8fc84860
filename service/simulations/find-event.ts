import type { Kysely, Selectable } from 'kysely';

import type { NewError } from '../common/errors.ts';
import { notFound } from '../common/not-found.ts';
import type { SimulationEventRow, SimulationRunRow } from '../storage/rows/simulation-rows.ts';
import type { Tables } from '../storage/tables.ts';

/** The event of a run that the path of a request names. */
export async function findEvent(
  newError: NewError<'not_found'>,
  db: Kysely<Tables>,
  { account_id, id }: Pick<SimulationRunRow, 'account_id' | 'id'>,
  eventId: SimulationEventRow['id'],
): Promise<Selectable<SimulationEventRow>> {
  const event = await db
    .selectFrom('simulation_events')
    .selectAll()
    .where('account_id', '=', account_id)
    .where('simulation_run_id', '=', id)
    .where('id', '=', eventId)
    .executeTakeFirst();
  if (event === undefined) throw notFound(newError, 'Simulation event', eventId);
  return event;
}
