import type { Kysely, Selectable } from 'kysely';

import type { NewError } from '../common/errors.ts';
import { notFound } from '../common/not-found.ts';
import type { CustomerRow } from '../storage/rows/customer-rows.ts';
import type { Tables } from '../storage/tables.ts';

/** @throws `not_found` */
export async function findCustomer(
  newError: NewError<'not_found'>,
  db: Kysely<Tables>,
  accountId: string,
  id: string,
): Promise<Selectable<CustomerRow>> {
  const row = await db
    .selectFrom('customers')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id as CustomerRow['id'])
    .executeTakeFirst();
  if (row === undefined) throw notFound(newError, 'Customer', id);
  return row;
}
