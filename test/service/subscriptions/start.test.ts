import type { PriceCreate, Subscription } from '@billing/types';
import { expect, test } from 'vitest';

import type { Id } from '../../../service/ids/id.ts';
import { completeTransaction } from '../../../service/payments/complete-transaction.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { eachService } from '../../support/service.ts';
import { payWith } from '../payments/card-payment.ts';
import { MANUAL, newSale, type Sale, SUBSCRIBED } from '../transactions/sale.ts';

const START = '2028-01-31T10:00:00.000000Z';
const MONTH = { interval: 'month', frequency: 1 } as const;

async function subscriptionsOf({ client }: Sale): Promise<readonly Subscription[]> {
  return (await client.subscriptions.list({})).data;
}

/** Each response has other links. */
const management_urls: unknown = expect.objectContaining({ cancel: expect.any(String) });

async function onlySubscription(sale: Sale): Promise<Subscription> {
  const subscriptions = await subscriptionsOf(sale);
  expect(subscriptions).toHaveLength(1);
  return subscriptions[0]!;
}

async function newPrice({ client, product_id }: Sale, more: Partial<PriceCreate>): Promise<Id<'pri_'>> {
  const unit_price = { amount: '1000', currency_code: 'EUR' } as const;
  const { data } = await client.prices.create({ body: { product_id, description: 'Plan', unit_price, ...more } });
  return data.id as Id<'pri_'>;
}

eachService(
  'the start of a subscription',
  (service) => {
    const pay = (sale: Sale, transaction: Awaited<ReturnType<Sale['ready']>>) =>
      payWith(service().checkout.payments, sale.accountId, transaction);

    test('happens when a transaction with a recurring price is completed, with the events in order', async () => {
      const sale = await newSale(service());
      const ready = await sale.ready();
      expect(await sale.emitted(() => pay(sale, ready))).toEqual([
        'transaction.updated ready',
        'transaction.paid paid',
        ...SUBSCRIBED,
        'transaction.updated paid',
        'transaction.updated paid',
        'transaction.completed completed',
      ]);
      const subscription = await onlySubscription(sale);
      // The month has no day 31, and the next one has 29 in 2028.
      const period = { starts_at: START, ends_at: '2028-02-29T10:00:00.000000Z' };
      expect(subscription).toMatchObject({
        status: 'active',
        customer_id: sale.customer_id,
        address_id: sale.address_id,
        currency_code: 'EUR',
        started_at: START,
        first_billed_at: START,
        next_billed_at: period.ends_at,
        current_billing_period: period,
        billing_cycle: MONTH,
        collection_mode: 'automatic',
        discount: null,
        scheduled_change: null,
        items: [{ status: 'active', quantity: 10, recurring: true, previously_billed_at: START, trial_dates: null }],
      });
      const completed = await sale.get(ready.id);
      expect(completed).toMatchObject({ subscription_id: subscription.id, billing_period: period });
      const path = { subscription_id: subscription.id };
      expect((await sale.client.subscriptions.get({ path })).data).toEqual({ ...subscription, management_urls });
    });

    test('is reported with the transaction that caused it', async () => {
      const sale = await newSale(service());
      const ready = await sale.ready();
      await pay(sale, ready);
      const { data } = await sale.client.events.list({ query: { event_type: ['subscription.created'] } });
      expect(data).toMatchObject([{ occurred_at: START, data: { transaction_id: ready.id } }]);
    });

    test('happens once, also when the transaction is completed again', async () => {
      const sale = await newSale(service());
      const ready = await sale.ready();
      await pay(sale, ready);
      const key = { accountId: sale.accountId, transactionId: ready.id };
      await completeTransaction(service().checkout.payments, key);
      expect(await subscriptionsOf(sale)).toHaveLength(1);
    });

    test('happens when a transaction with manual collection is billed, and not again when it is paid', async () => {
      const sale = await newSale(service());
      const billed = await sale.billed();
      const subscription = await onlySubscription(sale);
      expect(billed.subscription_id).toBe(subscription.id);
      expect(subscription).toMatchObject({ collection_mode: 'manual', billing_details: MANUAL.billing_details });
      await pay(sale, billed);
      expect(await subscriptionsOf(sale)).toEqual([{ ...subscription, management_urls }]);
    });

    test('does not happen without recurring prices, and leaves one-time prices out of the items', async () => {
      const sale = await newSale(service());
      const once = { price_id: await newPrice(sale, {}), quantity: 1 };
      await pay(sale, await sale.ready({ items: [once] }));
      expect(await subscriptionsOf(sale)).toEqual([]);
      await pay(sale, await sale.ready({ items: [once, { price_id: sale.price_id, quantity: 2 }] }));
      expect((await onlySubscription(sale)).items.map(({ price }) => price.id)).toEqual([sale.price_id]);
    });

    test('is a trial when the price has one: nothing is paid, and the first paid period begins at its end', async () => {
      const sale = await newSale(service());
      const trial_period = { interval: 'day', frequency: 14 } as const;
      const price_id = await newPrice(sale, { billing_cycle: MONTH, trial_period });
      const discount_id = await sale.discount();
      const ready = await sale.ready({ items: [{ price_id, quantity: 1 }], discount_id });
      expect((await sale.emitted(() => pay(sale, ready))).slice(2, 4)).toEqual([
        'subscription.created trialing',
        'subscription.trialing trialing',
      ]);
      const trial = { starts_at: START, ends_at: '2028-02-14T10:00:00.000000Z' };
      expect(await onlySubscription(sale)).toMatchObject({
        status: 'trialing',
        first_billed_at: null,
        next_billed_at: trial.ends_at,
        current_billing_period: trial,
        discount: { id: discount_id, starts_at: START, ends_at: '2028-03-14T10:00:00.000000Z' },
        items: [{ status: 'trialing', trial_dates: trial, previously_billed_at: null }],
      });
    });

    test.each([
      [{ recur: false }, '2028-02-29T10:00:00.000000Z'],
      [{ recur: true, maximum_recurring_intervals: 3 }, '2028-04-30T10:00:00.000000Z'],
      [{ recur: true }, null],
    ])('with a discount of %j keeps it until %s', async (more, ends_at) => {
      const sale = await newSale(service());
      const discount_id = await sale.discount(more);
      await pay(sale, await sale.ready({ discount_id }));
      expect((await onlySubscription(sale)).discount).toEqual({ id: discount_id, starts_at: START, ends_at });
    });

    test('can be found by price, customer, address, status, collection and scheduled change', async () => {
      const sale = await newSale(service());
      await sale.billed();
      const { id } = await onlySubscription(sale);
      const other = await newPrice(sale, { billing_cycle: MONTH });
      const found = async (query: object) =>
        (await sale.client.subscriptions.list({ query })).data.map((each) => each.id);
      const { price_id, customer_id, address_id } = sale;
      const matching = { price_id: [other, price_id], customer_id: [customer_id], address_id: [address_id] };
      expect(await found({ ...matching, id: [id], status: ['active'], collection_mode: 'manual' })).toEqual([id]);
      for (const query of [{ price_id: [other] }, { status: ['paused'] }, { collection_mode: 'automatic' }])
        expect(await found(query)).toEqual([]);
      expect(await found({ scheduled_change_action: ['cancel'] })).toEqual([]);
    });
  },
  { clock: new ManualClock(START) },
);
