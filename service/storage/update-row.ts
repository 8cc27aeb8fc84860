import type { Selectable, Transaction, Updateable } from 'kysely';

import type { AccountClock } from '../common/account-clock.ts';
import type { NewError } from '../common/errors.ts';
import type { RevisedTable, Tables } from './tables.ts';

interface Identified {
  readonly account_id: string;
  readonly id: string;
  readonly revision: number;
}

/**
 * Changes a row that was read before, unless another request has changed it since.
 *
 * @param kind Its table, and its name in the error: `Customer`.
 * @param changes With `updated_at` when another column has the same time.
 * @throws `conflict`
 */
export async function updateRow<Table extends RevisedTable>(
  newError: NewError<'conflict'>,
  trx: Transaction<Tables>,
  clock: AccountClock,
  kind: { readonly table: Table; readonly name: string },
  before: Selectable<Tables[Table]> & Identified,
  changes: Updateable<Tables[Table]>,
): Promise<Selectable<Tables[Table]>> {
  const row = await trx
    .updateTable(kind.table as 'customers')
    .set({ updated_at: clock.now(), ...(changes as object), revision: before.revision + 1 })
    .where('account_id', '=', before.account_id)
    .where('id', '=', before.id as never)
    .where('revision', '=', before.revision)
    .returningAll()
    .executeTakeFirst();
  if (row !== undefined) return row as unknown as Selectable<Tables[Table]>;
  throw newError(
    'conflict',
    `${kind.name} ${before.id} was changed by another request at the same time. Get it again and repeat your update.`,
  );
}
