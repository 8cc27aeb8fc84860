import type { Selectable, Transaction } from 'kysely';
import { sql } from 'kysely';

import type { PaymentAttemptRow } from '../storage/rows/payment-rows.ts';
import type { TransactionRow } from '../storage/rows/transaction-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { subscriptionColumns } from '../subscription-records/subscription-columns.ts';
import type { TransactionKey } from './payment-services.ts';

type Row = Selectable<TransactionRow>;

/**
 * Locks the subscriptions that the completion of a payment changes: that of the transaction, and those of its customer that are paid with a
 * saved payment method, which a newer version can replace. Lock them before the customer and the transaction.
 */
export async function lockPaidSubscriptions(
  trx: Transaction<Tables>,
  { accountId, transactionId }: TransactionKey,
): Promise<void> {
  const { customer_id, subscription_id } = await trx
    .selectFrom('transactions')
    .select(['customer_id', 'subscription_id'])
    .where('account_id', '=', accountId)
    .where('id', '=', transactionId as Row['id'])
    .executeTakeFirstOrThrow();
  if (customer_id === null) return;
  await trx
    .selectFrom('subscriptions')
    .select('id')
    .where('account_id', '=', accountId)
    .where((eb) =>
      eb.or([
        eb('id', '=', subscription_id),
        eb.and([eb('customer_id', '=', customer_id), eb('payment_method_id', 'is not', null)]),
      ]),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/**
 * Lets a subscription be paid with the instrument of a captured attempt from now on. The API does not show it, so this is no event. A
 * subscription that was canceled in the meantime stays as it is.
 *
 * @param payments Of the transaction, with the payment method that was saved.
 */
export async function setInstrument(
  trx: Transaction<Tables>,
  { account_id, subscription_id }: Pick<Row, 'account_id' | 'subscription_id'>,
  { id, gateway_reference }: Pick<Selectable<PaymentAttemptRow>, 'id' | 'gateway_reference'>,
  payments: Row['payments'],
): Promise<void> {
  const payment = payments.find(({ payment_attempt_id }) => payment_attempt_id === id);
  if (payment === undefined || gateway_reference === null || subscription_id === null) return;
  const instrument = { reference: gateway_reference, details: payment.method_details };
  await trx
    .updateTable('subscriptions')
    .set({
      ...subscriptionColumns({ instrument, payment_method_id: payment.payment_method_id }),
      revision: sql`revision + 1`,
    })
    .where('account_id', '=', account_id)
    .where('id', '=', subscription_id)
    .where('status', '!=', 'canceled')
    .execute();
}
