import type { PriceCreate, ProductUpdate, Subscription, TransactionCreate, TransactionRead } from '@billing/types';

import type { Id } from '../../../service/ids/id.ts';
import { runMaintenance } from '../../../service/maintenance/run-maintenance.ts';
import type { TestService } from '../../support/service.ts';
import { payWith } from '../payments/card-payment.ts';
import { newSale, type Sale } from '../transactions/sale.ts';

export interface SubscriberOptions {
  /** The time of the account's test clock, at which the subscription starts. */
  readonly start: string;
  /** By default a card that is never declined. */
  readonly card?: string;
  /** The price of 10.00 EUR without tax, by default monthly. */
  readonly price?: Partial<PriceCreate>;
  /** Changes of its product. */
  readonly product?: ProductUpdate;
  readonly body?: Partial<TransactionCreate>;
  /** Of the price; by default 1. */
  readonly quantity?: number;
  /** Whether the customer saves the card. */
  readonly savesMethod?: boolean;
  /** In addition to the price. */
  readonly items?: TransactionCreate['items'];
}

export const MONTHLY = { interval: 'month', frequency: 1 } as const;

/** A subscription of an account with a test clock. */
export interface Subscriber extends Sale {
  readonly subscription_id: Id<'sub_'>;
  readonly price: Id<'pri_'>;
  /** The first transaction. */
  readonly first: TransactionRead;
  subscription(): Promise<Subscription>;
  /** The renewals, the oldest first. */
  renewals(): Promise<readonly TransactionRead[]>;
  /**
   * Advances the test clock, and runs the maintenance until it is there. Returns the events, each with the
   * status of its entity.
   */
  advance(time: string): Promise<readonly string[]>;
  /** Pays a transaction with a test card as its customer. */
  pay(transaction: TransactionRead, card?: string): Promise<void>;
}

export async function newSubscriber(
  service: TestService,
  {
    start,
    card,
    price = {},
    product = {},
    body = {},
    quantity = 1,
    savesMethod = false,
    items = [],
  }: SubscriberOptions,
): Promise<Subscriber> {
  const sale = await newSale(service);
  const { client, accountId, product_id } = sale;
  const { payments } = service.checkout;
  await client.testClock.start({ body: { time: start } });
  if (Object.keys(product).length > 0) await client.products.update({ path: { product_id }, body: product });
  const { data } = await client.prices.create({
    body: {
      product_id,
      description: 'Plan',
      unit_price: { amount: '1000', currency_code: 'EUR' },
      billing_cycle: MONTHLY,
      tax_mode: 'internal',
      ...price,
    },
  });
  const price_id = data.id as Id<'pri_'>;
  const all = [{ price_id, quantity }, ...items] as TransactionCreate['items'];
  const isManual = body.collection_mode === 'manual';
  const ready = await sale.ready({ items: all, ...body, ...(isManual && { status: 'billed' }) });
  if (!isManual) await payWith(payments, accountId, ready, card, savesMethod);
  const first = await sale.get(ready.id);
  const subscription_id = first.subscription_id as Id<'sub_'>;
  return {
    ...sale,
    subscription_id,
    price: price_id,
    first,
    subscription: async () => (await client.subscriptions.get({ path: { subscription_id } })).data,
    async renewals() {
      const { data: found } = await client.transactions.list({
        query: {
          subscription_id: [subscription_id],
          origin: ['subscription_recurring'],
          order_by: 'id[ASC]',
          per_page: 30,
        },
      });
      return found;
    },
    advance: (time) =>
      emitted(service, accountId, async () => {
        await client.testClock.advance({ body: { time } });
        await runMaintenance(payments);
      }),
    async pay(transaction, paying) {
      await payWith(payments, accountId, transaction, paying);
    },
  };
}

/** The events that an action causes, each with the status of its entity. */
export async function emitted(
  service: TestService,
  accountId: string,
  action: () => Promise<unknown>,
): Promise<readonly string[]> {
  const events = await emittedEvents(service, accountId, action);
  return events.map(({ type, data }) => `${type} ${String(data['status'])}`);
}

/**
 * The events that an action causes, read from the database: the API shows those of the last 90 days in the
 * account's time.
 */
export async function emittedEvents(
  { database: { db } }: TestService,
  accountId: string,
  action: () => Promise<unknown>,
): Promise<readonly { readonly type: string; readonly data: Readonly<Record<string, unknown>> }[]> {
  const query = db.selectFrom('events').select(['id', 'type', 'data']).where('account_id', '=', accountId);
  const latest = await query.orderBy('id', 'desc').limit(1).executeTakeFirst();
  await action();
  const events = await query
    .where('id', '>', latest?.id ?? ('' as never))
    .orderBy('id')
    .execute();
  return events.map(({ type, data }) => ({ type, data: JSON.parse(data as string) as Record<string, unknown> }));
}

/** The events of a renewal that is paid. */
export const RENEWED = [
  'subscription.updated active',
  'transaction.created billed',
  'transaction.billed billed',
  'transaction.updated billed',
  'transaction.paid paid',
  'transaction.updated paid',
  'transaction.completed completed',
] as const;
