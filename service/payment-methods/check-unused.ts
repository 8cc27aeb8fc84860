import type { Selectable, Transaction } from 'kysely';

import type { NewError } from '../common/errors.ts';
import type { PaymentMethodRow } from '../storage/rows/checkout-rows.ts';
import type { Tables } from '../storage/tables.ts';

/** @throws `conflict` while a subscription that is not canceled is paid with the payment method. */
export async function checkUnused(
  newError: NewError<'conflict'>,
  trx: Transaction<Tables>,
  { account_id, customer_id, id }: Pick<Selectable<PaymentMethodRow>, 'account_id' | 'customer_id' | 'id'>,
): Promise<void> {
  const paid = await trx
    .selectFrom('subscriptions')
    .select('id')
    .where('account_id', '=', account_id)
    .where('customer_id', '=', customer_id)
    .where('payment_method_id', '=', id)
    .where('collection_mode', '=', 'automatic')
    .where('status', '!=', 'canceled')
    .orderBy('id')
    .limit(1)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (paid === undefined) return;
  throw newError(
    'conflict',
    `Payment method ${id} pays for subscription ${paid.id}. Cancel the subscription or change its payment method, then delete this one.`,
  );
}
