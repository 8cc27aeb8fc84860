import type { EventType } from '@billing/server';

import { createAccount } from '../../../service/accounts/accounts.ts';
import { createAddress } from '../../../service/addresses/create-address.ts';
import { anyError } from '../../../service/common/any-error.ts';
import { createCustomer } from '../../../service/customers/create-customer.ts';
import type { Id } from '../../../service/ids/id.ts';
import { createSetting } from '../../../service/notification-settings/create-setting.ts';
import type { PaymentInstrument } from '../../../service/payments/gateway.ts';
import { pay } from '../../../service/payments/pay.ts';
import type { PaymentServices } from '../../../service/payments/payment-services.ts';
import { createPrice } from '../../../service/products/create-price.ts';
import { createProduct } from '../../../service/products/create-product.ts';
import { type AccountServices, inSystemTime } from '../../../service/services.ts';
import { createTransaction } from '../../../service/transactions/create-transaction.ts';
import { findCustomer } from '../../../service/customers/find-customer.ts';
import type { Tables } from '../../../service/storage/tables.ts';
import type { Transaction } from 'kysely';
import type { Instrument } from '../network/bank.ts';
import type { Plan, PlannedSubscription } from './plan.ts';

export const ACCOUNT = 'acc_simulated';

const EVENTS: readonly EventType[] = [
  'customer.created',
  'subscription.past_due',
  'subscription.canceled',
  'transaction.completed',
  'transaction.payment_failed',
];

/** Runs a change in one database transaction, as a request does. */
function change<Result>(
  { services }: PaymentServices,
  act: (trx: Transaction<Tables>, own: AccountServices) => Promise<Result>,
): Promise<Result> {
  return services.db.transaction().execute((trx) => act(trx, inSystemTime(services)));
}

/** Creates the account with its destinations and a product. Returns the id of the product. */
export async function openAccount(
  payments: PaymentServices,
  { dunningAction }: Plan,
  destinations: readonly { readonly type: 'url' | 'email'; readonly address: string }[],
): Promise<Id<'pro_'>> {
  await change(payments, (trx, { clock }) =>
    createAccount(anyError, trx, clock, { id: ACCOUNT, name: 'Simulated', dunningAction }),
  );
  for (const [i, { type, address }] of destinations.entries()) {
    await change(payments, (trx, own) =>
      createSetting(anyError, trx, own, ACCOUNT, {
        description: 'Simulated',
        type,
        destination: address,
        subscribed_events: i === 0 ? EVENTS : ['customer.created'],
      } as never),
    );
  }
  const { id } = await change(payments, (trx, own) =>
    createProduct(anyError, trx, own, ACCOUNT, { name: 'Simulated', tax_category: 'standard' }),
  );
  return id as Id<'pro_'>;
}

export async function addCustomer(payments: PaymentServices, email: string): Promise<Id<'ctm_'>> {
  const { id } = await change(payments, (trx, own) => createCustomer(anyError, trx, own, ACCOUNT, { email }));
  return id as Id<'ctm_'>;
}

/**
 * A new customer buys a subscription. Whatever fails ends it; the service does the rest of what is stored.
 */
export async function buySubscription(
  payments: PaymentServices,
  product_id: Id<'pro_'>,
  email: string,
  { interval, frequency, instrument }: PlannedSubscription,
): Promise<void> {
  const customer_id = await addCustomer(payments, email);
  const price = await change(payments, (trx, own) =>
    createPrice(anyError, trx, own, ACCOUNT, {
      product_id,
      description: 'Simulated',
      unit_price: { amount: '1900', currency_code: 'EUR' },
      billing_cycle: { interval, frequency },
    }),
  );
  const customer = await findCustomer(anyError, payments.services.db, ACCOUNT, customer_id);
  const { id: address_id } = await change(payments, (trx, own) =>
    createAddress(anyError, trx, own, customer, { country_code: 'NL' }),
  );
  const items = [{ price_id: price.id as Id<'pri_'>, quantity: 1 }];
  const transaction = await change(payments, (trx, own) =>
    createTransaction(anyError, trx, own, ACCOUNT, { items, customer_id, address_id: address_id as Id<'add_'> }),
  );
  await pay(payments, {
    accountId: ACCOUNT,
    transactionId: transaction.id,
    amount: BigInt(transaction.totals.balance),
    instrument: instrumentOf(instrument),
    savesMethod: false,
  });
}

function instrumentOf(reference: Instrument): PaymentInstrument {
  return {
    reference,
    details: {
      type: 'card',
      card: { type: 'scheme_01', last4: '4242', expiry_month: 11, expiry_year: 2099, cardholder_name: 'Jo Sample' },
      paypal: null,
      underlying_details: null,
      south_korea_local_card: null,
    },
  };
}
