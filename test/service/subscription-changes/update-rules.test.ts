import { expect, test } from 'vitest';

import { ManualClock } from '../../support/manual-clock.ts';
import { eachService } from '../../support/service.ts';
import { seedCredit } from '../subscription-lifecycle/seed-credit.ts';
import { makeOverdue, newTrial, rejectionOf } from '../subscription-lifecycle/subscriber.ts';
import { MANUAL } from '../transactions/sale.ts';
import {
  newOneTimePrice,
  newPlan,
  newUpgradable,
  newPrice,
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
  'the rules of updates of a subscription',
  (service) => {
    const upgradable = () => newUpgradable(service(), clock);

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
