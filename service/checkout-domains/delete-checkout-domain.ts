import type { Transaction } from 'kysely';

import type { NewError } from '../common/errors.ts';
import { notFound } from '../common/not-found.ts';
import type { CheckoutDomainRow } from '../storage/rows/checkout-rows.ts';
import type { Tables } from '../storage/tables.ts';

/** @throws `not_found` */
export async function deleteCheckoutDomain(
  newError: NewError<'not_found'>,
  trx: Transaction<Tables>,
  accountId: string,
  id: CheckoutDomainRow['id'],
): Promise<void> {
  const { numDeletedRows } = await trx
    .deleteFrom('checkout_domains')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw notFound(newError, 'Checkout domain', id);
}
