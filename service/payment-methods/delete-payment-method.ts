import type { DeletedPaymentMethod } from '@billing/types';
import type { Selectable, Transaction } from 'kysely';

import { publish, type PublishServices } from '../events/publish.ts';
import type { PaymentMethodRow } from '../storage/rows/checkout-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { savedPaymentMethod } from './payment-method-entity.ts';

/**
 * Deletes a payment method permanently and publishes `payment_method.deleted`.
 *
 * @returns Whether it was still there: of two transactions that delete it at once, one publishes the event.
 */
export async function deletePaymentMethod(
  trx: Transaction<Tables>,
  services: PublishServices,
  { account_id: accountId, id }: Pick<Selectable<PaymentMethodRow>, 'account_id' | 'id'>,
  deletion_reason: DeletedPaymentMethod['deletion_reason'],
): Promise<boolean> {
  const row = await trx
    .deleteFrom('payment_methods')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) return false;
  const data = { ...savedPaymentMethod(row), deletion_reason };
  await publish(trx, services, { accountId, type: 'payment_method.deleted', data });
  return true;
}
