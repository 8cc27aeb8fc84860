import type { Transaction } from 'kysely';

import type { CatalogStatus } from './rows/entity-columns.ts';
import type { Tables } from './tables.ts';

/**
 * Reads the status of an account's row and locks the row, so that a concurrent request can't archive the
 * entity before the commit. Undefined when there is no such row.
 */
export async function lockedStatus(
  trx: Transaction<Tables>,
  table: 'customers' | 'products',
  accountId: string,
  id: string,
): Promise<CatalogStatus | undefined> {
  const row = await trx
    .selectFrom(table)
    .select('status')
    .where('account_id', '=', accountId)
    .where('id', '=', id as never)
    .forShare()
    .executeTakeFirst();
  return row?.status;
}
