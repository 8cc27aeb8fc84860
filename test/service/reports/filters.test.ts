import type { ReportCreate } from '@billing/types';
import { beforeAll, expect, test } from 'vitest';

import { ManualClock } from '../../support/manual-clock.ts';
import { eachService } from '../../support/service.ts';
import { MANUAL } from '../transactions/sale.ts';
import { newReportScene, type ReportScene } from './report-scene.ts';

const DAY = 86_400_000;
const clock = new ManualClock();

eachService(
  'filters of reports',
  (service) => {
    let scene: ReportScene;
    let draft: string;
    let billed: string;

    beforeAll(async () => {
      scene = await newReportScene(service());
      draft = (await scene.sale.draft()).id;
      billed = (await scene.sale.billed()).id;
    });

    const transactionsOf = async (filters: (ReportCreate & { type: 'transactions' })['filters'] & object) =>
      (await scene.rows({ type: 'transactions', filters })).map(({ transaction_id }) => transaction_id);

    test('a value must be equal', async () => {
      expect(await transactionsOf([{ name: 'status', value: 'draft' }])).toEqual([draft]);
      expect(await transactionsOf([{ name: 'collection_mode', value: 'manual' }])).toEqual([billed]);
      expect(await transactionsOf([{ name: 'origin', value: 'web' }])).toEqual([]);
      expect(await transactionsOf([{ name: 'currency_code', value: ['EUR'] }])).toEqual([draft, billed]);
      expect(await transactionsOf([{ name: 'currency_code', value: ['USD', 'JPY'] }])).toEqual([]);
    });

    test('one of several values must be equal', async () => {
      expect(await transactionsOf([{ name: 'status', value: ['paid', 'billed'] }])).toEqual([billed]);
      expect(await transactionsOf([{ name: 'status', value: ['draft', 'billed'] }])).toEqual([draft, billed]);
    });

    test('all filters must match', async () => {
      const manual = { name: 'collection_mode', value: 'manual' } as const;
      expect(await transactionsOf([manual, { name: 'status', value: 'billed' }])).toEqual([billed]);
      expect(await transactionsOf([manual, { name: 'status', value: 'draft' }])).toEqual([]);
    });

    test('gte includes the time and lt does not, at any offset', async () => {
      const own = await newReportScene(service());
      const { id, updated_at } = await own.sale.draft();
      const ids = async (operator: 'gte' | 'lt', value: string) =>
        (await own.rows({ type: 'transactions', filters: [{ name: 'updated_at', operator, value }] })).map(
          ({ transaction_id }) => transaction_id,
        );
      const later = `${updated_at.slice(0, -4)}${String(Number(updated_at.slice(-4, -1)) + 1).padStart(3, '0')}Z`;
      const local = new Date(Date.parse(updated_at) + 7_200_000).toISOString().replace('Z', '+02:00');
      expect(await ids('gte', updated_at)).toEqual([id]);
      expect(await ids('gte', local)).toEqual([id]);
      expect(await ids('gte', later)).toEqual([]);
      expect(await ids('lt', updated_at)).toEqual([]);
      expect(await ids('lt', local)).toEqual([]);
      expect(await ids('lt', later)).toEqual([id]);
    });

    test('a report shows its filters as they were sent, with null for no operator', async () => {
      const own = await newReportScene(service());
      const report = await own.create({
        type: 'transactions',
        filters: [
          { name: 'status', value: ['paid'] },
          { name: 'origin', operator: null, value: 'api' },
          { name: 'updated_at', operator: 'lt', value: '2026-03-01T02:00:00+02:00' },
        ],
      });
      expect(report.filters).toEqual([
        { name: 'status', operator: null, value: ['paid'] },
        { name: 'origin', operator: null, value: 'api' },
        { name: 'updated_at', operator: 'lt', value: '2026-03-01T02:00:00+02:00' },
      ]);
    });

    test('filters of products and of prices apply to their own', async () => {
      const own = await newReportScene(service());
      const { client, product_id, price_id } = own.sale;
      await client.prices.update({ path: { price_id }, body: { status: 'archived' } });
      clock.advance(1);
      const { data: bare } = await client.products.create({ body: { name: 'Bare', tax_category: 'standard' } });
      const products = async (filters: (ReportCreate & { type: 'products_prices' })['filters'] & object) =>
        (await own.rows({ type: 'products_prices', filters })).map((row) => row['product_id']);
      expect(await products([{ name: 'product_status', value: 'active' }])).toEqual([product_id, bare.id]);
      expect(await products([{ name: 'product_type', value: 'custom' }])).toEqual([]);
      expect(await products([{ name: 'price_status', value: 'archived' }])).toEqual([product_id]);
      expect(await products([{ name: 'price_status', value: 'active' }])).toEqual([]);
      expect(await products([{ name: 'price_type', value: ['standard', 'custom'] }])).toEqual([product_id]);
      const recently = { operator: 'gte', value: bare.updated_at } as const;
      expect(await products([{ name: 'product_updated_at', ...recently }])).toEqual([bare.id]);
      expect(await products([{ name: 'price_updated_at', ...recently }])).toEqual([]);
    });

    test('filters of discounts are their type, status and time', async () => {
      const own = await newReportScene(service());
      const percentage = await own.sale.discount();
      const flat = await own.sale.discount({ type: 'flat', amount: '500', currency_code: 'EUR', status: 'archived' });
      const discounts = async (filters: (ReportCreate & { type: 'discounts' })['filters'] & object) =>
        (await own.rows({ type: 'discounts', filters })).map((row) => row['discount_id']);
      expect(await discounts([{ name: 'type', value: ['flat', 'flat_per_seat'] }])).toEqual([flat]);
      expect(await discounts([{ name: 'status', value: 'active' }])).toEqual([percentage]);
      expect(await discounts([{ name: 'updated_at', operator: 'lt', value: '2020-01-01T00:00:00Z' }])).toEqual([]);
    });

    test('without filters, a report has what changed in the last 30 days', async () => {
      const own = await newReportScene(service());
      const old = await own.sale.ready(MANUAL);
      const oldDiscount = await own.sale.discount();
      clock.advance(30 * DAY + 1);
      const young = await own.sale.draft();
      const ids = async () => (await own.rows({ type: 'transactions' })).map(({ transaction_id }) => transaction_id);
      expect(await ids()).toEqual([young.id]);
      await own.sale.update(old.id, { custom_data: { a: 1 } });
      expect(await ids()).toEqual([old.id, young.id]);
      expect(await own.rows({ type: 'discounts' })).toEqual([]);
      // A filter replaces the period.
      const [row] = await own.rows({ type: 'discounts', filters: [{ name: 'status', value: 'active' }] });
      expect(row).toMatchObject({ discount_id: oldDiscount });
    });

    test('the last 30 days are those of the test clock', async () => {
      const own = await newReportScene(service());
      await own.sale.discount();
      const time = new Date(clock.now().getTime() + 31 * DAY).toISOString();
      await own.sale.client.testClock.start({ body: { time } });
      expect(await own.rows({ type: 'discounts' })).toEqual([]);
      const young = await own.sale.discount();
      expect(await own.rows({ type: 'discounts' })).toMatchObject([{ discount_id: young }]);
    });
  },
  { clock },
);
