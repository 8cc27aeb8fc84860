import type { Kysely, Selectable } from 'kysely';

import type { NewError } from '../common/errors.ts';
import { notFound } from '../common/not-found.ts';
import type { SimulationRow } from '../storage/rows/simulation-rows.ts';
import type { Tables } from '../storage/tables.ts';

/** @param lock Locks the row until the transaction ends. */
export async function findSimulation(
  newError: NewError<'not_found'>,
  db: Kysely<Tables>,
  accountId: string,
  id: SimulationRow['id'],
  lock?: 'locked',
): Promise<Selectable<SimulationRow>> {
  const query = db.selectFrom('simulations').selectAll().where('account_id', '=', accountId).where('id', '=', id);
  const row = await (lock === undefined ? query : query.forUpdate()).executeTakeFirst();
  if (row === undefined) throw notFound(newError, 'Simulation', id);
  return row;
}
