import { ApiError } from '@billing/client';
import type { Subscription, SubscriptionRead, TransactionCreate } from '@billing/types';
import type { Selectable } from 'kysely';
import { expect } from 'vitest';

import { anyError } from '../../../service/common/any-error.ts';
import { systemClock } from '../../../service/common/clock.ts';
import { type Id, newId } from '../../../service/ids/id.ts';
import { WHOLE_PERIOD } from '../../../service/proration/proration-rate.ts';
import type { SubscriptionRow } from '../../../service/storage/rows/subscription-rows.ts';
import type { TransactionLine } from '../../../service/storage/rows/transaction-rows.ts';
import { subscriptionColumns } from '../../../service/subscription-records/subscription-columns.ts';
import { billStages } from '../../../service/subscription-billing/bill-subscription.ts';
import { priceSubscriptionItems } from '../../../service/subscription-billing/price-period.ts';
import { insertTransaction } from '../../../service/transactions/store-transaction.ts';
import { ownServices } from '../../support/own-services.ts';
import type { TestService } from '../../support/service.ts';
import { payWith } from '../payments/card-payment.ts';
import { newSale, type Sale } from '../transactions/sale.ts';

type Row = Selectable<SubscriptionRow>;

/** A customer of a sale with one subscription. */
export interface Subscriber extends Sale {
  readonly id: Id<'sub_'>;
  readonly path: { readonly subscription_id: Id<'sub_'> };
  subscription(): Promise<Subscription>;
  row(): Promise<Row>;
  /** Changes the stored subscription, as something that this test does not do would have. */
  store(columns: Partial<Omit<Row, 'custom_data'>>): Promise<void>;
  /** Starts to pay a transaction with a test card, as a customer at the checkout does. */
  payWithCard(transactionId: string, card?: string): Promise<unknown>;
}

/** A subscription as events have it: the links of a response are new in each. */
export function withoutLinks({ management_urls: _links, ...subscription }: SubscriptionRead): Subscription {
  return subscription;
}

/** A sale whose customer has one subscription, with it. */
export async function subscriberOf(service: TestService, sale: Sale): Promise<Subscriber> {
  const { db } = service.services;
  const { data } = await sale.client.subscriptions.list({});
  expect(data).toHaveLength(1);
  const id = data[0]!.id as Id<'sub_'>;
  const path = { subscription_id: id };
  return {
    ...sale,
    id,
    path,
    subscription: async () => withoutLinks((await sale.client.subscriptions.get({ path })).data),
    row: () => db.selectFrom('subscriptions').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    async store(columns) {
      await db.updateTable('subscriptions').set(subscriptionColumns(columns)).where('id', '=', id).execute();
    },
    payWithCard: async (transactionId, card) =>
      payWith(service.checkout.payments, sale.accountId, await sale.get(transactionId), card),
  };
}

/** Ten units for 45.00 EUR a month, paid with a test card. */
export async function newSubscriber(service: TestService, body?: Partial<TransactionCreate>): Promise<Subscriber> {
  const sale = await newSale(service);
  await payWith(service.checkout.payments, sale.accountId, await sale.ready(body));
  return subscriberOf(service, sale);
}

/** The same with invoices. */
export async function newInvoicedSubscriber(service: TestService): Promise<Subscriber> {
  const sale = await newSale(service);
  await sale.billed();
  return subscriberOf(service, sale);
}

/** The same in a trial of 14 days; an item that is charged once was paid with a test card. */
export async function newTrial(service: TestService, body?: Partial<TransactionCreate>): Promise<Subscriber> {
  const sale = await newSale(service);
  const { client, product_id } = sale;
  const unit_price = { amount: '1000', currency_code: 'EUR' } as const;
  const created = async (more: object) =>
    (await client.prices.create({ body: { product_id, description: 'Plan', unit_price, ...more } })).data
      .id as Id<'pri_'>;
  const trial_period = { interval: 'day', frequency: 14 };
  const price_id = await created({ billing_cycle: { interval: 'month', frequency: 1 }, trial_period });
  const items = [
    { price_id, quantity: 2 },
    { price_id: await created({}), quantity: 1 },
  ];
  const transaction =
    body?.collection_mode === 'manual' ? await sale.billed({ items }) : await sale.ready({ items, ...body });
  if (body?.collection_mode !== 'manual') await payWith(service.checkout.payments, sale.accountId, transaction);
  return subscriberOf(service, sale);
}

/** Makes a subscription past due as a failed renewal does, and returns the id of the overdue transaction. */
export async function makeOverdue(service: TestService, subscriber: Subscriber): Promise<Id<'txn_'>> {
  const own = await ownServices(service.services, subscriber.accountId);
  const row = await subscriber.row();
  const billing_period = row.current_billing_period!;
  const id = await service.services.db.transaction().execute(async (trx) => {
    const priced = { period: { rate: WHOLE_PERIOD, billing_period }, discount: null, at: own.clock.now() };
    const lines = await priceSubscriptionItems(anyError, trx, own, row, row.items, priced);
    const bill = { origin: 'subscription_recurring', lines, billing_period, discount_id: null } as const;
    const stages = await billStages(trx, own, row, bill);
    const { id: billed } = await insertTransaction(trx, own, { stages, redemption: undefined }, null);
    await trx.updateTable('transactions').set({ status: 'past_due' }).where('id', '=', billed).execute();
    return billed;
  });
  await subscriber.store({
    status: 'past_due',
    overdue_transaction_id: id,
    past_due_since: own.clock.now(),
    dunning_code: 'declined',
  });
  return id;
}

/**
 * A line for what an earlier change of the items added or removed, which waits for the next renewal: half
 * the price of a unit each.
 */
export async function waitingLine(subscriber: Subscriber, quantity: number): Promise<TransactionLine> {
  const { items, current_billing_period } = await subscriber.row();
  const { price, product } = items[0]!;
  const figures = (units: number) => ({
    subtotal: String(units * 2_250),
    discount: '0',
    tax: String(units * 450),
    total: String(units * 2_700),
  });
  return {
    id: newId('txnitm_', systemClock),
    price,
    product,
    quantity,
    proration: { rate: '0.5', billing_period: current_billing_period! },
    tax_rate: '0.2',
    unit_totals: figures(1),
    totals: figures(quantity),
  };
}

/** The code, status and detail of the error that a request ends with. */
export async function rejectionOf(
  request: Promise<unknown>,
): Promise<{ code: string; status: number; detail: string }> {
  const error = await request.then(
    () => expect.fail('the request was accepted'),
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw error;
  const { code, status, message } = error;
  return { code, status, detail: message };
}
