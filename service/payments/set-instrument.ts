import type { Selectable, Transaction } from 'kysely';

import type { AccountServices } from '../services.ts';
import type { PaymentAttemptRow } from '../storage/rows/payment-rows.ts';
import type { TransactionRow } from '../storage/rows/transaction-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { lockSubscription } from '../subscription-records/lock-subscription.ts';
import { storeSubscription } from '../subscription-records/store-subscription.ts';
import { paymentOf } from './payment-entries.ts';
import type { TransactionKey } from './payment-services.ts';

type Row = Selectable<TransactionRow>;

type Paid = Pick<Row, 'account_id' | 'customer_id' | 'subscription_id' | 'collection_mode'>;

/** The members of a transaction that its payment does not change, to know what to lock before it. */
export function readPaid(trx: Transaction<Tables>, { accountId, transactionId }: TransactionKey): Promise<Paid> {
  return trx
    .selectFrom('transactions')
    .select(['account_id', 'customer_id', 'subscription_id', 'collection_mode'])
    .where('account_id', '=', accountId)
    .where('id', '=', transactionId as Row['id'])
    .executeTakeFirstOrThrow();
}

/**
 * Whether an attempt also changes what the subscription of its transaction is paid with: the customer has
 * entered it.
 */
export function setsInstrument(
  { subscription_id, collection_mode }: Paid,
  { initiator, gateway_reference }: Pick<Selectable<PaymentAttemptRow>, 'initiator' | 'gateway_reference'>,
): boolean {
  const isEntered = initiator === 'customer' && gateway_reference !== null;
  return isEntered && subscription_id !== null && collection_mode === 'automatic';
}

/**
 * Locks the subscriptions that the completion of a payment changes: that of the transaction, and those of
 * its customer, whose saved payment method a newer version can replace. All of them, because one without a
 * saved payment method can have one as soon as the customer is locked. Lock them before the customer and the
 * transaction.
 */
export async function lockPaidSubscriptions(
  trx: Transaction<Tables>,
  { account_id, customer_id, subscription_id }: Paid,
): Promise<void> {
  await trx
    .selectFrom('subscriptions')
    .select('id')
    .where('account_id', '=', account_id)
    .where((eb) => eb.or([eb('id', '=', subscription_id), eb('customer_id', '=', customer_id)]))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/**
 * Lets the subscription of a transaction be paid with the instrument of a captured attempt from now on. The
 * API does not show it, so no event reports it. Dunning may charge it even if the bank has declined the
 * former one for good. A subscription that was canceled in the meantime stays as it is, and so does one
 * whose transaction was paid without an instrument.
 *
 * @param payments Of the transaction, with the payment method that was saved.
 */
export async function setInstrument(
  trx: Transaction<Tables>,
  { clock }: Pick<AccountServices, 'clock'>,
  { account_id, subscription_id }: Pick<Row, 'account_id' | 'subscription_id'>,
  { id, gateway_reference }: Pick<Selectable<PaymentAttemptRow>, 'id' | 'gateway_reference'>,
  payments: Row['payments'],
): Promise<void> {
  if (gateway_reference === null) return;
  const payment = paymentOf(payments, id)!;
  const before = (await lockSubscription(trx, { accountId: account_id, subscriptionId: subscription_id! }))!;
  if (before.status === 'canceled') return;
  await storeSubscription(trx, { clock }, before, {
    instrument: { reference: gateway_reference, details: payment.method_details },
    payment_method_id: payment.payment_method_id,
    dunning_code: null,
    updated_at: before.updated_at,
  });
}
