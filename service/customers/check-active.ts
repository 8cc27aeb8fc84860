import type { Selectable, Transaction } from 'kysely';

import type { NewError } from '../common/errors.ts';
import { lockedStatus } from '../storage/locked-status.ts';
import type { CustomerRow } from '../storage/rows/customer-rows.ts';
import type { Tables } from '../storage/tables.ts';

/**
 * Reads the customer again and locks the row, so that a concurrent request can't archive the customer before
 * the commit.
 *
 * @param wanted What only an active customer can get: `a business`.
 */
export async function checkCustomerActive(
  newError: NewError<'entity_archived'>,
  trx: Transaction<Tables>,
  { account_id, id }: Pick<Selectable<CustomerRow>, 'account_id' | 'id'>,
  wanted: string,
): Promise<void> {
  if ((await lockedStatus(trx, 'customers', account_id, id)) === 'archived')
    throw newError('entity_archived', `Customer ${id} is archived. Only active customers can get ${wanted}.`);
}
