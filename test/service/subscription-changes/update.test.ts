import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { ManualClock } from '../../support/manual-clock.ts';
import { eachService } from '../../support/service.ts';
import { seedCredit } from '../subscription-lifecycle/seed-credit.ts';
import { newInvoicedSubscriber, newTrial, rejectionOf, withoutLinks } from '../subscription-lifecycle/subscriber.ts';
import { MANUAL } from '../transactions/sale.ts';
import {
  finishPayments,
  newPlan,
  newUpgradable,
  payLater,
  transactionsOf,
  unreliableGateway,
  update,
} from './changing.ts';

const START = '2028-01-10T10:00:00.000000Z';
const NEXT = '2028-02-10T10:00:00.000000Z';
const gateway = unreliableGateway();
const clock = new ManualClock(START);
const AT_ONCE = { proration_billing_mode: 'prorated_immediately' } as const;
const UNBILLED = { proration_billing_mode: 'do_not_bill' } as const;

eachService(
  'an update of a subscription',
  (service) => {
    const upgradable = () => newUpgradable(service(), clock);

    test('changes the items, keeps their copies, and leaves out what stays', async () => {
      const { subscriber, items } = await upgradable();
      const before = await subscriber.subscription();
      const added = await newPlan(subscriber, '500');
      await subscriber.client.prices.update({ path: { price_id: subscriber.price_id }, body: { name: 'Renamed' } });
      const updated = await update(subscriber, { items: [{ price_id: added, quantity: 2 }, ...items], ...UNBILLED });
      expect(updated.items).toMatchObject([
        { quantity: 2, status: 'active', previously_billed_at: null, next_billed_at: NEXT, price: { id: added } },
        { quantity: 12, created_at: START, price: before.items[0]!.price },
      ]);
      const found = await subscriber.client.subscriptions.list({ query: { price_id: [added] } });
      expect(found.data.map(withoutLinks)).toEqual([updated]);
      const kept = await update(subscriber, { items: [{ price_id: subscriber.price_id }], ...UNBILLED });
      expect(kept.items).toEqual([updated.items[1]]);
    });

    test('with the same values changes nothing and has no event', async () => {
      const { subscriber } = await upgradable();
      const before = await subscriber.subscription();
      const same = async () =>
        expect(await update(subscriber, { items: [{ price_id: subscriber.price_id }], ...AT_ONCE })).toEqual(before);
      expect(await subscriber.emitted(same)).toEqual([]);
      expect(await subscriber.emitted(() => update(subscriber, {}))).toEqual([]);
    });

    test('creates a price that is not in the catalog', async () => {
      const { subscriber, items } = await upgradable();
      const price = {
        product_id: subscriber.product_id,
        description: 'For one customer',
        unit_price: { amount: '700', currency_code: 'EUR' },
        billing_cycle: { interval: 'month', frequency: 1 },
      } as const;
      const updated = await update(subscriber, { items: [...items, { price, quantity: 1 }], ...AT_ONCE });
      expect(updated.items[1]).toMatchObject({
        price: { type: 'custom', description: 'For one customer' },
        previously_billed_at: '2028-01-20T10:00:00.000000Z',
      });
    });

    test('changes nothing when its payment is declined, not even custom data', async () => {
      const { subscriber, upgrade } = await upgradable();
      await seedCredit(service(), subscriber, 100);
      const before = await subscriber.subscription();
      await payLater(subscriber, 'declined');
      const declined = async () =>
        expect(await rejectionOf(upgrade({ custom_data: { a: 1 } }))).toMatchObject({
          code: 'subscription_payment_declined',
        });
      expect(await subscriber.emitted(declined)).toEqual([
        'transaction.created billed',
        'transaction.billed billed',
        'transaction.payment_failed billed',
        'transaction.updated billed',
        'transaction.updated canceled',
        'transaction.canceled canceled',
      ]);
      expect(await subscriber.subscription()).toEqual(before);
      const { rows } = await sql<{ bytes: number }>`
        select coalesce(sum(bytes), 0)::float8 as bytes from custom_data_sizes
        where account_id = ${subscriber.accountId}`.execute(service().services.db);
      expect(rows).toEqual([{ bytes: 0 }]);
      await payLater(subscriber, 'success');
      expect(await upgrade({ custom_data: { a: 1 } })).toMatchObject({
        custom_data: { a: 1 },
        items: [{ quantity: 12 }],
      });
    });

    test('is made when its payment is declined under apply_change, and the subscription is past due', async () => {
      const { subscriber, upgrade } = await upgradable();
      await payLater(subscriber, 'declined');
      let updated: Awaited<ReturnType<typeof upgrade>> | undefined;
      const apply = async () => (updated = await upgrade({ on_payment_failure: 'apply_change' }));
      expect(await subscriber.emitted(apply)).toEqual([
        'subscription.updated active',
        'transaction.created billed',
        'transaction.billed billed',
        'transaction.payment_failed billed',
        'transaction.updated past_due',
        'transaction.past_due past_due',
        'subscription.updated past_due',
        'subscription.past_due past_due',
      ]);
      expect(updated).toMatchObject({ status: 'past_due', items: [{ quantity: 12 }] });
      expect((await transactionsOf(subscriber))[0]).toMatchObject({ status: 'past_due' });
      expect(await rejectionOf(upgrade())).toMatchObject({ code: 'subscription_update_when_past_due', status: 400 });
    });

    test('is made by a job when the process ends before it knows the result, once', async () => {
      const { subscriber, upgrade } = await upgradable();
      const before = await subscriber.subscription();
      gateway.lose('after');
      expect(await subscriber.emitted(async () => rejectionOf(upgrade()))).toEqual([]);
      expect(await subscriber.subscription()).toEqual(before);
      const { client, path } = subscriber;
      expect(
        await rejectionOf(client.subscriptions.cancel({ path, body: { effective_from: 'immediately' } })),
      ).toMatchObject({ code: 'subscription_locked_processing', status: 409 });
      expect(await subscriber.emitted(() => finishPayments(service()))).toEqual([
        'subscription.updated active',
        'transaction.created billed',
        'transaction.billed billed',
        'transaction.updated billed',
        'transaction.paid paid',
        'transaction.updated paid',
        'transaction.completed completed',
      ]);
      expect(await finishPayments(service())).toBe(0);
      expect(await subscriber.subscription()).toMatchObject({ items: [{ quantity: 12 }] });
      expect(await transactionsOf(subscriber)).toHaveLength(2);
    });

    test('of several at once is made by one, and the others are refused or come after it', async () => {
      const { subscriber, upgrade } = await upgradable();
      const results = await Promise.allSettled([upgrade(), upgrade(), upgrade()]);
      expect(results.some(({ status }) => status === 'fulfilled')).toBe(true);
      expect(await transactionsOf(subscriber)).toHaveLength(2);
    });

    test('with manual collection issues an invoice, and credits nothing before it is paid', async () => {
      clock.set(START);
      const subscriber = await newInvoicedSubscriber(service());
      clock.set('2028-01-20T10:00:00.000000Z');
      const items = (quantity: number) => [{ price_id: subscriber.price_id, quantity }];
      const upgrade = () => update(subscriber, { items: items(12), ...AT_ONCE });
      expect(await subscriber.emitted(upgrade)).toEqual([
        'subscription.updated active',
        'transaction.created billed',
        'transaction.billed billed',
        'transaction.updated billed',
        'invoice.issued issued',
      ]);
      expect((await rejectionOf(update(subscriber, { items: items(2), ...AT_ONCE }))).code).toBe(
        'subscription_credit_creation_against_uncompleted_transaction_not_allowed',
      );
      await update(subscriber, { items: items(2), ...UNBILLED });
    });

    test('extends a trial, without a charge', async () => {
      clock.set(START);
      const subscriber = await newTrial(service());
      const [trial] = (await subscriber.subscription()).items;
      const next_billed_at = '2028-03-01T00:00:00.000000Z';
      const updated = await update(subscriber, { next_billed_at, ...UNBILLED });
      const period = { starts_at: START, ends_at: next_billed_at };
      expect(updated).toMatchObject({
        status: 'trialing',
        next_billed_at,
        current_billing_period: period,
        items: [{ trial_dates: period, price: trial!.price }],
      });
      expect(await transactionsOf(subscriber)).toHaveLength(1);
    });

    test('removes a scheduled change, so that the subscription renews again', async () => {
      const { subscriber } = await upgradable();
      const { client, path } = subscriber;
      const before = await subscriber.subscription();
      await client.subscriptions.cancel({ path, body: {} });
      const updated = await update(subscriber, { scheduled_change: null });
      expect(updated).toMatchObject({ scheduled_change: null, next_billed_at: before.next_billed_at });
    });

    test('changes who pays and how', async () => {
      const { subscriber } = await upgradable();
      const { client, business_id, customer_id } = subscriber;
      const custom_data = { crm: 'x' };
      const invoiced = await update(subscriber, { ...MANUAL, business_id, custom_data });
      expect(invoiced).toMatchObject({ collection_mode: 'manual', business_id, custom_data });
      expect((await rejectionOf(update(subscriber, { collection_mode: 'automatic' }))).code).toBe(
        'transaction_billing_details_must_be_null',
      );
      const paid = await update(subscriber, { collection_mode: 'automatic', billing_details: null });
      expect(paid).toMatchObject({ collection_mode: 'automatic', billing_details: null });
      const { data: other } = await client.customers.create({ body: { email: 'second@works.example' } });
      const { data: address } = await client.addresses.create({
        path: { customer_id: other.id },
        body: { country_code: 'NL', postal_code: '1012 AB' },
      });
      expect((await rejectionOf(update(subscriber, { customer_id: other.id }))).code).toBe('invalid_field');
      const moved = await update(subscriber, { customer_id: other.id, address_id: address.id });
      expect(moved).toMatchObject({ customer_id: other.id, address_id: address.id, business_id: null });
      expect(other.id).not.toBe(customer_id);
    });

    test('changes the currency when all items have a price in it, and nothing is credited', async () => {
      const { subscriber } = await upgradable();
      const dollars = await newPlan(subscriber, '5000', 'USD');
      const items = [{ price_id: dollars, quantity: 10 }];
      expect((await rejectionOf(update(subscriber, { currency_code: 'USD' }))).code).toBe('invalid_field');
      expect((await rejectionOf(update(subscriber, { currency_code: 'USD', items, ...AT_ONCE }))).code).toBe(
        'subscription_currency_update_and_actions_creating_credits_not_allowed',
      );
      const updated = await update(subscriber, { currency_code: 'USD', items, ...UNBILLED });
      expect(updated.currency_code).toBe('USD');
      await update(subscriber, {
        items: [{ price_id: dollars, quantity: 11 }],
        proration_billing_mode: 'full_next_billing_period',
      });
      expect((await rejectionOf(update(subscriber, { currency_code: 'EUR' }))).code).toBe(
        'subscription_currency_update_not_allowed',
      );
    });

    test('credits nothing that was paid in another currency', async () => {
      const { subscriber } = await upgradable();
      await subscriber.store({ currency_code: 'USD' });
      const dollars = await newPlan(subscriber, '5000', 'USD');
      const items = [{ price_id: dollars, quantity: 10 }];
      expect((await rejectionOf(update(subscriber, { items, ...AT_ONCE }))).code).toBe(
        'subscription_update_different_currency_credits',
      );
    });
  },
  { clock, payments: gateway.payments },
);
