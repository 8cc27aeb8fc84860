import { randomUUID } from 'node:crypto';

import type { Address, Customer, Price } from '@billing/types';
import type { Selectable, Transaction } from 'kysely';

import { anyError } from '../common/any-error.ts';
import { newPayment } from '../payments/payment-entries.ts';
import { testCardWithReference } from '../payments/test-gateway/test-cards.ts';
import type { AccountServices } from '../services.ts';
import type { Timestamp } from '../storage/columns.ts';
import type { StoredInstrument, SubscriptionRow } from '../storage/rows/subscription-rows.ts';
import type { TransactionRow } from '../storage/rows/transaction-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { lockSubscription } from '../subscription-records/lock-subscription.ts';
import { startSubscription } from '../subscription-records/start-subscription.ts';
import { createTransaction } from '../transactions/create-transaction.ts';
import { nextInvoiceNumber } from '../transactions/invoice-number.ts';
import { settledAmounts } from '../transactions/settled-amounts.ts';
import { lastRow, passed, subscribed } from '../transactions/stages.ts';
import { storeTransaction } from '../transactions/store-transaction.ts';

export interface PaidSubscription {
  readonly customer: Customer['id'];
  readonly cardholder: string;
  readonly address: Address['id'];
  readonly price: Price['id'];
  readonly quantity: number;
  /** The name of a test card. */
  readonly card: string;
  /** When it was paid. */
  readonly at: Timestamp;
}

/**
 * A subscription whose first transaction was paid with a test card, as if a customer had been at the
 * checkout. It is made in one database transaction, while a real payment takes three around a call of the
 * gateway. The test gateway knows the payment, so it can be refunded.
 */
export async function startPaidSubscription(
  trx: Transaction<Tables>,
  services: AccountServices,
  accountId: string,
  paid: PaidSubscription,
): Promise<Selectable<SubscriptionRow>> {
  const { customer, address, price, quantity, at } = paid;
  const ready = await createTransaction(anyError, trx, services, accountId, {
    items: [{ price_id: price, quantity }],
    customer_id: customer,
    address_id: address,
  });
  const instrument = instrumentOf(paid);
  const payment = await storePayment(trx, ready, instrument, at);
  const charged = passed([{ row: { ...ready, payments: [payment] }, events: [] }], 'pay', {
    billed_at: at,
    totals: { ...ready.totals, balance: '0' },
  });
  const started = await startSubscription(trx, services.clock, lastRow(charged), { at, instrument });
  if (started === undefined) throw new Error(`internal error: the price ${price} starts no subscription`);
  const stages = passed(subscribed(charged, started), 'complete', {
    ...settledAmounts(ready, services.rules.fee),
    invoice_number: await nextInvoiceNumber(trx, accountId),
  });
  await storeTransaction(anyError, trx, services, ready, { stages, redemption: undefined });
  const key = { accountId, subscriptionId: started.members.subscription_id ?? '' };
  return (await lockSubscription(trx, key))!;
}

function instrumentOf({ card, cardholder }: PaidSubscription): StoredInstrument {
  const { reference, number, scheme } = testCardWithReference(`test_card_${card}`)!;
  return {
    reference,
    details: {
      type: 'card',
      card: {
        type: scheme,
        last4: number.slice(-4),
        expiry_month: 11,
        expiry_year: 2035,
        cardholder_name: cardholder,
      },
      paypal: null,
      underlying_details: null,
      south_korea_local_card: null,
    },
  };
}

/** Stores a captured attempt, and returns its entry in the transaction. */
async function storePayment(
  trx: Transaction<Tables>,
  { account_id, id: transaction_id, totals, currency_code }: Selectable<TransactionRow>,
  { reference, details }: StoredInstrument,
  at: Timestamp,
) {
  const id = randomUUID();
  const amount = totals.balance;
  await trx
    .insertInto('payment_attempts')
    .values({
      id,
      account_id,
      transaction_id,
      state: 'completed',
      gateway_reference: reference,
      saves_method: false,
      reserved_discount_id: null,
      ask_at: at,
    })
    .execute();
  await trx
    .insertInto('test_gateway_attempts')
    .values({
      attempt_id: id,
      card_reference: reference,
      last4: details.card?.last4 ?? null,
      amount,
      currency_code,
      status: 'captured',
      error_code: null,
      received_at: at,
    })
    .execute();
  const payment = newPayment({ id, amount: BigInt(amount), details: details as never, now: at });
  return { ...payment, status: 'captured', captured_at: at } as const;
}
