import type { Transaction } from 'kysely';

import type { NewError } from '../common/errors.ts';
import { invalidFields } from '../common/invalid-fields.ts';
import type { DiscountRow } from '../storage/rows/catalog-rows.ts';
import type { Tables } from '../storage/tables.ts';

/** The error of a name that another discount group of the account has. */
export async function nameTaken(
  newError: NewError<'discount_group_name_conflict'>,
  trx: Transaction<Tables>,
  accountId: string,
  name: string,
): Promise<Error> {
  const other = await trx
    .selectFrom('discount_groups')
    .select('id')
    .where('account_id', '=', accountId)
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return newError(
    'discount_group_name_conflict',
    `Discount group ${other.id} already has this name. Choose another one.`,
  );
}

/**
 * Checks the group that a discount is put into, and locks its row, so that a concurrent request can't
 * archive the group before the commit.
 *
 * @throws `invalid_field` when the account has no such group, `entity_archived` when it is archived.
 */
export async function checkDiscountGroup(
  newError: NewError<'invalid_field' | 'entity_archived'>,
  trx: Transaction<Tables>,
  accountId: string,
  id: DiscountRow['discount_group_id'],
): Promise<void> {
  if (id === null) return;
  const group = await trx
    .selectFrom('discount_groups')
    .select('status')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();
  if (group === undefined)
    throw invalidFields(newError, { field: 'discount_group_id', message: 'must be the id of a discount group' });
  if (group.status === 'archived')
    throw newError('entity_archived', `Discount group ${id} is archived. Use an active group.`);
}
