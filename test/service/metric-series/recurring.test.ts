import { beforeEach, describe, expect, test } from 'vitest';

import { ManualClock } from '../../support/manual-clock.ts';
import { seedCustomer, seedAddress } from '../../support/fixtures.ts';
import { eachService } from '../../support/service.ts';
import { MANUAL } from '../transactions/sale.ts';
import { amountsOf, countsOf, DAY, type MetricScene, newMetricScene } from './metric-scene.ts';

const clock = new ManualClock('2026-03-02T09:30:00Z');
const at = (time: string): void => clock.advance(Date.parse(time) - clock.now().getTime());
const on = (day: string): void => at(`2026-03-${day}T09:30:00Z`);

eachService(
  'metrics of subscriptions',
  (service) => {
    let scene: MetricScene;

    beforeEach(async () => {
      on('02');
      scene = await newMetricScene(service(), clock);
    });

    const recurring = async (from: string, to: string) =>
      amountsOf(await scene.read('monthlyRecurringRevenue', from, to, { currency_code: 'EUR' }));
    const today = async (): Promise<string> => {
      const day = clock.now().toISOString().slice(0, 10);
      const next = new Date(clock.now().getTime() + DAY).toISOString().slice(0, 10);
      const [amount] = await recurring(day, next);
      return amount!;
    };
    const itemsOf = async (id: string) => {
      const { items } = await service()
        .services.db.selectFrom('subscriptions')
        .select('items')
        .where('id', '=', id as `sub_${string}`)
        .executeTakeFirstOrThrow();
      return items;
    };
    const yearly = { billing_cycle: { interval: 'year', frequency: 1 } } as const;

    describe('the monthly recurring revenue', () => {
      test.each([
        // 450.00 a month
        ['month', 1, '4500', 10, '45000'],
        // 90.00 / 3
        ['month', 3, '9000', 1, '3000'],
        // 120.00 / 12
        ['year', 1, '12000', 1, '1000'],
        // 240.00 / 24
        ['year', 2, '24000', 1, '1000'],
        // 3.00 × 52 / 12
        ['week', 1, '300', 1, '1300'],
        // 3.00 × 52 / 24
        ['week', 2, '300', 1, '650'],
        // 1.20 × 365 / 12
        ['day', 1, '120', 1, '3650'],
        // 30.00 × 365 / 360 = 30.4166…
        ['day', 30, '3000', 1, '3042'],
      ] as const)(
        'of a price per %s × %i of %s, %i times, is %s',
        async (interval, frequency, amount, quantity, sum) => {
          const price = await scene.newPrice({
            billing_cycle: { interval, frequency },
            unit_price: { amount, currency_code: 'EUR' },
          });
          await scene.subscribe(price, quantity);
          expect(await today()).toBe(sum);
        },
      );

      test('adds exactly, and rounds each sum once', async () => {
        const price = await scene.newPrice({ ...yearly, unit_price: { amount: '700', currency_code: 'EUR' } });
        // 7.00 / 12 = 0.58333…, three of them are 1.75.
        for (const sum of ['58', '117', '175']) {
          await scene.subscribe(price);
          expect(await today()).toBe(sum);
        }
      });

      test('does not contain tax, also when the price does', async () => {
        const price = await scene.newPrice({
          tax_mode: 'internal',
          unit_price: { amount: '1210', currency_code: 'EUR' },
        });
        await scene.subscribe(price);
        expect(await today()).toBe('1000');
      });

      test('does not contain items that are charged once, nor subscriptions in another currency', async () => {
        const once = await scene.newPrice({
          billing_cycle: null,
          unit_price: { amount: '9900', currency_code: 'EUR' },
        });
        const monthly = await scene.newPrice({});
        const items = [once, monthly].map((price_id) => ({ price_id, quantity: 1 }));
        await scene.completed({ items });
        const dollars = await scene.newPrice({ unit_price: { amount: '5000', currency_code: 'USD' } });
        await scene.subscribe(dollars, 1, { currency_code: 'USD' });
        expect(await today()).toBe('1000');
      });

      test('follows a subscription from its start to its end, day by day', async () => {
        const id = await scene.subscribe(await scene.newPrice({}), 10);
        on('04');
        await scene.change(id, { items: (await itemsOf(id)).map((item) => ({ ...item, quantity: 25 })) });
        on('06');
        await scene.change(id, { status: 'past_due' });
        on('07');
        await scene.change(id, { status: 'paused', paused_at: '2026-03-07T09:30:00.000000Z' });
        on('09');
        await scene.change(id, { status: 'active', paused_at: null });
        on('10');
        await scene.change(id, { status: 'canceled', canceled_at: '2026-03-10T09:30:00.000000Z' });
        on('11');
        expect(await recurring('2026-03-01', '2026-03-12')).toEqual([
          ...['0', '10000', '10000', '25000', '25000', '25000'],
          ...['0', '0', '25000', '0', '0'],
        ]);
        const counts = countsOf(await scene.read('activeSubscribers', '2026-03-01', '2026-03-12'));
        expect(counts).toEqual([0, 1, 1, 1, 1, 1, 0, 0, 1, 0, 0]);
      });

      test('a change that is undone on the same day leaves no trace, and one of other members neither', async () => {
        const id = await scene.subscribe(await scene.newPrice({}), 10);
        const before = await versions();
        await scene.change(id, { retries: 2, next_billed_at: '2026-05-01T00:00:00.000000Z' });
        const dates = { previously_billed_at: '2026-04-02T09:30:00.000000Z', next_billed_at: null };
        await scene.change(id, { items: (await itemsOf(id)).map((item) => ({ ...item, ...dates })) });
        expect(await versions()).toBe(before);
        await scene.change(id, { status: 'paused' });
        await scene.change(id, { status: 'active' });
        expect(await today()).toBe('10000');
        expect(await versions()).toBe(before + 2);
      });

      test('counts a trial from its end', async () => {
        const price = await scene.newPrice({ trial_period: { interval: 'day', frequency: 7 } });
        const id = await scene.subscribe(price);
        expect(await today()).toBe('0');
        on('09');
        const items = await itemsOf(id);
        await scene.change(id, { status: 'active', items: items.map((item) => ({ ...item, status: 'active' })) });
        expect(await recurring('2026-03-08', '2026-03-10')).toEqual(['0', '1000']);
      });

      test('subtracts a discount that recurs until it ends, and no other', async () => {
        const price = await scene.newPrice({ unit_price: { amount: '4500', currency_code: 'EUR' } });
        const items = [{ price_id: price, quantity: 10 }];
        const once = await scene.discount({ type: 'percentage', amount: '50', recur: false });
        await scene.completed({ items, discount_id: once });
        expect(await today()).toBe('45000');
        const always = await scene.discount({ type: 'percentage', amount: '10', recur: true });
        await scene.completed({ items, discount_id: always });
        expect(await today()).toBe('85500');
        const month = await scene.discount({
          type: 'flat',
          amount: '1500',
          currency_code: 'EUR',
          recur: true,
          maximum_recurring_intervals: 1,
        });
        await scene.completed({ items, discount_id: month });
        expect(await today()).toBe('129000');
        at('2026-04-04T00:00:00Z');
        // The last of them ended on 2 April at 9:30.
        expect(await recurring('2026-04-01', '2026-04-04')).toEqual(['129000', '130500', '130500']);
      });

      test('subtracts a discount from the day on which it starts', async () => {
        const id = await scene.subscribe(await scene.newPrice({}), 10);
        const discount_id = await scene.discount({ type: 'percentage', amount: '10', recur: true });
        on('03');
        const times = { starts_at: '2026-03-05T09:30:00.000000Z', ends_at: '2026-03-07T09:30:00.000000Z' };
        await scene.change(id, { discount: { id: discount_id, ...times } });
        on('08');
        expect(await recurring('2026-03-02', '2026-03-09')).toEqual([
          '10000',
          '10000',
          '10000',
          '9000',
          '9000',
          '10000',
          '10000',
        ]);
        await scene.change(id, { status: 'canceled' });
        expect(await recurring('2026-03-05', '2026-03-09')).toEqual(['9000', '9000', '10000', '0']);
      });

      test('counts invoices that are not paid yet', async () => {
        await scene.billed({ items: [{ price_id: await scene.newPrice({}), quantity: 1 }], ...MANUAL });
        expect(await today()).toBe('1000');
      });

      test('does not fail for a subscription that can not be charged at its address', async () => {
        const price = await scene.newPrice({
          unit_price_overrides: [{ country_codes: ['GB'], unit_price: { amount: '900', currency_code: 'GBP' } }],
        });
        await scene.subscribe(price);
        expect(await today()).toBe('1000');
        await service()
          .services.db.updateTable('addresses')
          .set({ country_code: 'GB', postal_code: 'N1 1AA' })
          .where('id', '=', scene.address_id)
          .execute();
        expect(await today()).toBe('0');
      });

      const versions = async (): Promise<number> => {
        const rows = await service()
          .services.db.selectFrom('subscription_versions')
          .select('revision')
          .where('account_id', '=', scene.accountId)
          .execute();
        return rows.length;
      };
    });

    describe('the change of the monthly recurring revenue', () => {
      test('compares with the same day of the month before, or with its last day', async () => {
        at('2026-01-29T12:00:00Z');
        scene = await newMetricScene(service(), clock);
        const price = await scene.newPrice({});
        await scene.subscribe(price, 10);
        at('2026-02-28T12:00:00Z');
        const id = await scene.subscribe(price, 5);
        at('2026-03-29T12:00:00Z');
        await scene.change(id, { status: 'canceled' });
        at('2026-03-31T12:00:00Z');
        const change = async (from: string, to: string) =>
          amountsOf(await scene.read('monthlyRecurringRevenueChange', from, to, { currency_code: 'EUR' }));
        // 28 January had none, 28 February 150.00.
        expect(await change('2026-02-27', '2026-03-01')).toEqual(['10000', '15000']);
        expect(await change('2026-03-27', '2026-04-01')).toEqual(['5000', '0', '-5000', '-5000', '-5000']);
        expect(await change('2026-03-05', '2026-03-05')).toEqual([]);
      });
    });

    describe('active subscribers', () => {
      test('are customers, each of whom counts once', async () => {
        const { services } = service();
        const price = await scene.newPrice({});
        const first = await scene.subscribe(price);
        await scene.subscribe(price);
        on('03');
        const customer_id = await seedCustomer(services, scene.accountId);
        const address_id = await seedAddress(services, scene.accountId, customer_id);
        const dollars = await scene.newPrice({ unit_price: { amount: '5000', currency_code: 'USD' } });
        await scene.subscribe(dollars, 1, { customer_id, address_id, currency_code: 'USD' });
        on('04');
        await scene.change(first, { status: 'canceled' });
        expect(countsOf(await scene.read('activeSubscribers', '2026-03-01', '2026-03-05'))).toEqual([0, 1, 2, 2]);
      });
    });
  },
  { clock },
);
