import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { ManualClock } from '../../support/manual-clock.ts';
import { eachService } from '../../support/service.ts';
import { seedCredit } from '../subscription-lifecycle/seed-credit.ts';
import {
  makeOverdue,
  newInvoicedSubscriber,
  newSubscriber,
  newTrial,
  rejectionOf,
  withoutLinks,
} from '../subscription-lifecycle/subscriber.ts';
import { MANUAL } from '../transactions/sale.ts';
import {
  finishPayments,
  newOneTimePrice,
  newPlan,
  newPrice,
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
    /** Ten units for 45.00 EUR; a change to 12 is charged at once. */
    async function upgradable() {
      clock.set(START);
      const subscriber = await newSubscriber(service());
      clock.set('2028-01-20T10:00:00.000000Z');
      const items = [{ price_id: subscriber.price_id, quantity: 12 }];
      return { subscriber, items, upgrade: (more: object = {}) => update(subscriber, { items, ...AT_ONCE, ...more }) };
    }

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

    test('is refused in the 30 minutes before the renewal, and possible until then', async () => {
      const { subscriber, upgrade } = await upgradable();
      clock.set('2028-02-10T09:30:00.001000Z');
      expect(await rejectionOf(upgrade())).toMatchObject({ code: 'subscription_locked_renewal', status: 409 });
      clock.set('2028-02-10T09:30:00.000000Z');
      await update(subscriber, { items: [{ price_id: subscriber.price_id, quantity: 50 }], ...AT_ONCE });
    });

    test('moves the billing date not closer than 30 minutes', async () => {
      const { subscriber } = await upgradable();
      const move = (next_billed_at: string) => update(subscriber, { next_billed_at, ...UNBILLED });
      for (const time of ['2028-01-20T10:29:59.999Z', '2028-01-01T00:00:00Z'])
        expect(await rejectionOf(move(time))).toMatchObject({
          code: 'subscription_next_billed_at_too_soon',
          status: 409,
        });
      expect(await move('2028-01-20T10:30:00Z')).toMatchObject({ next_billed_at: '2028-01-20T10:30:00.000000Z' });
    });

    test('is refused with the rule of its items that it breaks', async () => {
      const { subscriber, items } = await upgradable();
      const code = async (body: object): Promise<string> => (await rejectionOf(update(subscriber, body))).code;
      const { price_id } = subscriber;
      const once = await newOneTimePrice(subscriber);
      const yearly = await newPrice(subscriber, '1000', { billing_cycle: { interval: 'year', frequency: 1 } });
      expect(await code({ items })).toBe('subscription_items_update_missing_proration_billing_mode');
      expect(await code({ next_billed_at: '2028-03-01T00:00:00Z' })).toBe(
        'subscription_items_update_missing_proration_billing_mode',
      );
      expect(await code({ items: [], ...AT_ONCE })).toBe('subscription_all_items_removed');
      expect(await code({ items: [{ price_id: once, quantity: 1 }], ...AT_ONCE })).toBe(
        'subscription_no_recurring_items_remain',
      );
      expect(await code({ items: [...items, { price_id: once, quantity: 1 }], ...AT_ONCE })).toBe('invalid_field');
      expect(await code({ items: [{ price_id: once }], ...AT_ONCE })).toBe(
        'subscription_quantity_missing_for_new_items',
      );
      expect(await code({ items: [...items, { price_id: yearly, quantity: 1 }], ...AT_ONCE })).toBe(
        'transaction_price_different_billing_cycle',
      );
      expect(await code({ items: [...items, ...items], ...AT_ONCE })).toBe('transaction_duplicate_price_ids');
      expect(await code({ items: [{ price_id, quantity: 101 }], ...AT_ONCE })).toBe(
        'transaction_item_quantity_out_of_range',
      );
      expect(await code({ items: [{ quantity: 1 }], ...AT_ONCE })).toBe('invalid_field');
      const price = { description: 'Twice', unit_price: { amount: '1', currency_code: 'EUR' } };
      expect(await code({ items: [{ price_id, price, quantity: 1 }], ...AT_ONCE })).toBe(
        'transaction_both_price_id_and_object_found',
      );
      const tiny = await newPlan(subscriber, '1');
      expect(await code({ items: [{ price_id }, { price_id: tiny, quantity: 1 }], ...AT_ONCE })).toBe(
        'subscription_update_transaction_balance_less_than_charge_limit',
      );
      const full = { next_billed_at: '2028-03-01T00:00:00Z', proration_billing_mode: 'full_immediately' };
      expect(await code(full)).toBe('invalid_field');
      await subscriber.store({ instrument: null });
      expect(await code({ items, ...AT_ONCE })).toBe('subscription_missing_payment_method_cannot_update');
      expect((await subscriber.row()).revision).toBe(0);
    });

    test('is refused by the status of the subscription', async () => {
      const { subscriber, items } = await upgradable();
      const { client, path } = subscriber;
      const code = async (body: object): Promise<string> => (await rejectionOf(update(subscriber, body))).code;
      await client.subscriptions.cancel({ path, body: {} });
      for (const proration_billing_mode of ['prorated_next_billing_period', 'full_next_billing_period'])
        expect(await code({ items, proration_billing_mode })).toBe(
          'subscription_invalid_billing_mode_for_scheduled_change',
        );
      expect(await code({ next_billed_at: '2028-03-01T00:00:00Z', ...UNBILLED })).toBe('invalid_field');
      await update(subscriber, { scheduled_change: null });
      await client.subscriptions.pause({ path, body: { effective_from: 'immediately' } });
      expect(await code({ custom_data: { a: 1 } })).toBe('subscription_only_update_items_on_paused_subscription');
      expect(await code({ items, ...AT_ONCE })).toBe('subscription_incorrect_proration_on_paused_subscription');
      expect((await update(subscriber, { items, ...UNBILLED })).items).toMatchObject([{ status: 'inactive' }]);
      await client.subscriptions.cancel({ path, body: { effective_from: 'immediately' } });
      expect(await code({ items, ...UNBILLED })).toBe('subscription_update_when_canceled');
    });

    test('is refused for a trial, except for its items without a charge and its end', async () => {
      clock.set(START);
      const subscriber = await newTrial(service());
      const code = async (body: object): Promise<string> => (await rejectionOf(update(subscriber, body))).code;
      const items = (await subscriber.subscription()).items.map(({ price }) => ({ price_id: price.id, quantity: 5 }));
      expect(await code({ items, ...AT_ONCE })).toBe('subscription_trialing_items_update_invalid_options');
      expect(await code(MANUAL)).toBe('subscription_trialing_items_update_invalid_options');
      expect(await code({ discount: null })).toBe('subscription_trialing_discount_update_invalid_options');
      expect((await update(subscriber, { items, ...UNBILLED })).items).toMatchObject([
        { quantity: 5, status: 'trialing' },
      ]);
    });

    test('is refused while a payment is overdue', async () => {
      const { subscriber, upgrade } = await upgradable();
      await makeOverdue(service(), subscriber);
      expect((await rejectionOf(upgrade())).code).toBe('subscription_update_when_past_due');
    });

    test('is refused for a credit while a refund is waiting for approval', async () => {
      const { subscriber } = await upgradable();
      const [transaction] = await transactionsOf(subscriber);
      await subscriber.client.adjustments.create({
        body: {
          action: 'refund',
          transaction_id: transaction!.id,
          reason: 'error',
          items: [{ item_id: transaction!.details.line_items[0]!.id, type: 'partial', amount: '100' }],
        },
      });
      const items = [{ price_id: subscriber.price_id, quantity: 1 }];
      expect((await rejectionOf(update(subscriber, { items, ...AT_ONCE }))).code).toBe(
        'subscription_outstanding_pending_refund',
      );
      await update(subscriber, { items, ...UNBILLED });
    });

    test('applies a discount from a time on, counts its use once, and can use an expired one', async () => {
      const { subscriber } = await upgradable();
      const id = await subscriber.discount({
        type: 'percentage',
        amount: '10',
        recur: true,
        maximum_recurring_intervals: 3,
      });
      const apply = (effective_from: 'immediately' | 'next_billing_period') =>
        update(subscriber, { discount: { id, effective_from } });
      expect(await subscriber.emitted(() => apply('immediately'))).toEqual([
        'subscription.updated active',
        'discount.updated active',
      ]);
      expect((await subscriber.subscription()).discount).toEqual({
        id,
        starts_at: '2028-01-20T10:00:00.000000Z',
        ends_at: '2028-04-10T10:00:00.000000Z',
      });
      expect((await apply('next_billing_period')).discount).toEqual({
        id,
        starts_at: NEXT,
        ends_at: '2028-05-10T10:00:00.000000Z',
      });
      const { data } = await subscriber.client.discounts.get({ path: { discount_id: id } });
      expect(data.times_used).toBe(1);
      const expired = await subscriber.discount({
        type: 'percentage',
        amount: '20',
        recur: true,
        expires_at: '2028-01-21T00:00:00Z',
      });
      clock.set('2028-01-22T00:00:00.000000Z');
      const updated = await update(subscriber, { discount: { id: expired, effective_from: 'next_billing_period' } });
      expect(updated.discount?.id).toBe(expired);
      expect((await update(subscriber, { discount: null })).discount).toBeNull();
    });

    test('moves the end of a discount with the billing date, so that it applies to as many periods', async () => {
      const { subscriber } = await upgradable();
      const id = await subscriber.discount({ recur: true, maximum_recurring_intervals: 3 });
      await update(subscriber, { discount: { id, effective_from: 'immediately' } });
      const moved = await update(subscriber, { next_billed_at: '2028-02-20T10:00:00Z', ...UNBILLED });
      expect(moved.discount?.ends_at).toBe('2028-04-20T10:00:00.000000Z');
    });

    test('is refused for a discount that can not be applied', async () => {
      const { subscriber } = await upgradable();
      const { client } = subscriber;
      const code = async (id: string, effective_from: string): Promise<string> =>
        (await rejectionOf(update(subscriber, { discount: { id, effective_from } } as never))).code;
      expect(await code('dsc_01jnk8r4e6g8j0k2m4p6q8s0t2', 'immediately')).toBe('invalid_field');
      const once = await subscriber.discount({ recur: false });
      expect(await code(once, 'next_billing_period')).toBe('subscription_one_off_discount_not_valid');
      const { data: product } = await client.products.create({ body: { name: 'Other', tax_category: 'standard' } });
      const other = await subscriber.discount({ recur: true, restrict_to: [product.id] });
      expect(await code(other, 'immediately')).toBe('subscription_discount_not_valid_for_items');
      const dollars = await subscriber.discount({ type: 'flat', amount: '100', currency_code: 'USD', recur: true });
      expect(await code(dollars, 'immediately')).toBe('transaction_invalid_discount_currency');
      const archived = await subscriber.discount({ recur: true });
      await client.discounts.update({ path: { discount_id: archived }, body: { status: 'archived' } });
      expect(await code(archived, 'immediately')).toBe('subscription_archived_discount_application_attempt');
    });

    test('is charged at most 20 times in an hour', async () => {
      const { subscriber, upgrade } = await upgradable();
      const { accountId: account_id, id: subscription_id } = subscriber;
      const charge = { account_id, subscription_id, charged_at: '2028-01-20T09:30:00.000000Z' };
      await service()
        .services.db.insertInto('immediate_charges')
        .values(Array.from({ length: 20 }, () => charge))
        .execute();
      expect((await rejectionOf(upgrade())).code).toBe('subscription_immediate_charge_hour_limit_exceeded');
      await seedCredit(service(), subscriber, 100_000);
      await upgrade();
    });
  },
  { clock, payments: gateway.payments },
);
