import type { Transaction } from 'kysely';

import type { NewError } from '../common/errors.ts';
import { invalidFields } from '../common/invalid-fields.ts';
import { lockedStatus } from '../storage/locked-status.ts';
import type { Tables } from '../storage/tables.ts';

/**
 * Locks the product that a new price names, so that a concurrent request can't archive it before the commit.
 */
export async function checkProductActive(
  newError: NewError<'invalid_field' | 'entity_archived'>,
  trx: Transaction<Tables>,
  accountId: string,
  id: string,
): Promise<void> {
  const status = await lockedStatus(trx, 'products', accountId, id);
  if (status === undefined)
    throw invalidFields(newError, { field: 'product_id', message: 'must be the id of a product' });
  if (status === 'archived')
    throw newError('entity_archived', `Product ${id} is archived. Only active products can get a price.`);
}
