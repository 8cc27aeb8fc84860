import type { Selectable, Transaction } from 'kysely';

import type { NewError } from '../common/errors.ts';
import type { Id } from '../ids/id.ts';
import { savePaymentMethod } from '../payment-methods/save-payment-method.ts';
import type { AccountServices } from '../services.ts';
import type { PaymentAttemptRow } from '../storage/rows/payment-rows.ts';
import type { TransactionRow } from '../storage/rows/transaction-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { recurringLines } from '../subscription-records/new-subscription.ts';
import { paymentOf, withPayment } from './payment-entries.ts';

type Row = Selectable<TransactionRow>;

/**
 * Locks the customer of a transaction. Saving a payment method locks it too, and must not do so after the
 * transaction is locked.
 */
export async function lockPayer(
  trx: Transaction<Tables>,
  { account_id, customer_id }: Pick<Row, 'account_id' | 'customer_id'>,
): Promise<void> {
  await trx
    .selectFrom('customers')
    .select('id')
    .where('account_id', '=', account_id)
    // A transaction that is paid has one.
    .where('id', '=', customer_id!)
    .forUpdate()
    .execute();
}

/**
 * Saves what an attempt was paid with, and returns the payments of the transaction with the id of the
 * payment method.
 *
 * @param isInstrumentSet Whether the subscription of the transaction is paid with it from now on.
 */
export async function savePaidMethod(
  newError: NewError<'invalid_field'>,
  trx: Transaction<Tables>,
  services: AccountServices,
  row: Row,
  { id, gateway_reference, saves_method }: Selectable<PaymentAttemptRow>,
  isInstrumentSet: boolean,
): Promise<Row['payments']> {
  const { account_id, customer_id, address_id, payments } = row;
  const payment = paymentOf(payments, id);
  if (payment?.method_details.card == null) return payments;
  const customer = await trx
    .selectFrom('customers')
    .selectAll()
    .where('account_id', '=', account_id)
    .where('id', '=', customer_id!)
    .executeTakeFirstOrThrow();
  const method = await savePaymentMethod(newError, trx, services, customer, {
    address_id: address_id!,
    type: 'card',
    card: payment.method_details.card,
    origin: isInstrumentSet || startsSubscription(row) ? originOf(saves_method) : 'saved_during_purchase',
    gateway_reference,
  });
  return withPayment(payments, id, { payment_method_id: method.id as Id<'paymtd_'> });
}

function startsSubscription(row: Row): boolean {
  return row.collection_mode === 'automatic' && recurringLines(row) !== undefined;
}

/** Of a payment method that pays for a subscription. */
function originOf(saves_method: boolean) {
  return saves_method ? 'subscription_saved_during_purchase' : 'subscription';
}
