import type { Adjustment, ReportCreate } from '@billing/types';
import { beforeAll, expect, test } from 'vitest';

import { newId } from '../../../service/ids/id.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { eachService } from '../../support/service.ts';
import { type AdjustedSale, CREDIT, lineOf, newAdjustedSale, REFUND } from '../adjustments/completed-sale.ts';
import { newCreditSale } from '../credit-balances/credit-sale.ts';
import { payWith } from '../payments/card-payment.ts';
import { MANUAL, TERMS } from '../transactions/sale.ts';
import { newReportScene, type ReportScene, type TableRow } from './report-scene.ts';

const DAY = 86_400_000;
const clock = new ManualClock();
const FIGURES = ['total', 'tax', 'subtotal', 'fee', 'chargeback_fee', 'balance_movement'] as const;

eachService(
  'reports of the balance',
  (service) => {
    let sale: AdjustedSale;
    let scene: ReportScene;

    beforeAll(async () => {
      sale = await newAdjustedSale(service());
      scene = await newReportScene(service(), sale);
    });

    const movementsOf = async (id: string, { rows } = scene): Promise<TableRow[]> =>
      (await rows({ type: 'payout_reconciliation' })).filter(({ transaction_id }) => transaction_id === id);
    const figuresOf = (row: TableRow | undefined) => FIGURES.map((name) => Number(row?.[name]));
    const sumOf = (rows: readonly TableRow[]) => rows.reduce((sum, row) => sum + Number(row['balance_movement']), 0);
    const earnedBy = async (id: string) => Number((await sale.get(id)).details.adjusted_payout_totals?.earnings);

    test('a completed transaction has a payment, which adds its earnings to the balance', async () => {
      const { id, subscription_id, invoice_number, updated_at, payments } = await sale.completed();
      await sale.ready();
      const rows = await movementsOf(id);
      expect(rows).toMatchObject([
        {
          balance_movement_type: 'payment',
          balance_movement_date: payments[0]?.captured_at,
          remittance_reference: '',
          adjustment_id: '',
          customer_id: sale.customer_id,
          subscription_id,
          origin: 'api',
          document_number: invoice_number,
          reason: '',
          currency_code: 'EUR',
          exchange_rate: '1',
          transaction_updated_at: updated_at,
        },
      ]);
      expect(figuresOf(rows[0])).toEqual([54_450, 9_450, 45_000, 2_772, 0, 42_228]);
      expect(sumOf(rows)).toBe(await earnedBy(id));
    });

    test('a refund reduces the balance from when it is approved', async () => {
      const completed = await sale.completed();
      const items = [{ item_id: lineOf(completed), type: 'partial', amount: '12100' }];
      const { id } = await sale.adjusted(completed, { ...REFUND, type: 'partial', items, reason: '@home' });
      expect(await movementsOf(completed.id)).toHaveLength(1);
      clock.advance(60_000);
      const { updated_at } = await sale.approved(id);
      const rows = await movementsOf(completed.id);
      expect(rows[1]).toMatchObject({
        balance_movement_type: 'refund',
        balance_movement_date: updated_at,
        adjustment_id: id,
        reason: "'@home",
        document_number: expect.stringMatching(/./) as string,
      });
      expect(figuresOf(rows[1])).toEqual([-12_100, -2_100, -10_000, -616, 0, -9_384]);
      expect(sumOf(rows)).toBe(await earnedBy(completed.id));
    });

    test('a chargeback takes its fee as well, and its reverse returns both', async () => {
      const completed = await sale.completed();
      const before = await earnedBy(completed.id);
      const chargeback = await sale.operate('adjustment chargeback', { amount: '5445', fee: '1500' }, completed.id);
      expect(sumOf(await movementsOf(completed.id))).toBe(await earnedBy(completed.id));
      clock.advance(60_000);
      const reverse = await sale.operate('adjustment reverse', {}, chargeback.id);
      const rows = await movementsOf(completed.id);
      expect(rows.map((row) => [row['adjustment_id'], row['balance_movement_date']]).slice(1)).toEqual(
        [chargeback, reverse].map(({ id, created_at }) => [id, created_at]),
      );
      expect(rows.map((row) => row['balance_movement_type'])).toEqual(['payment', 'chargeback', 'chargeback_reverse']);
      expect(figuresOf(rows[1])).toEqual([-5_445, -945, -4_500, -277, 1_500, -5_723]);
      expect(figuresOf(rows[2])).toEqual([5_445, 945, 4_500, 277, -1_500, 5_723]);
      expect([sumOf(rows), await earnedBy(completed.id)]).toEqual([before, before]);
    });

    test('an invoice that was credited has the payment of what the credit left, or none', async () => {
      const payable = { ...MANUAL, billing_details: { ...TERMS, enable_checkout: true } };
      const [part, all] = [await sale.billed(payable), await sale.billed(payable)];
      const items = [{ item_id: lineOf(part), type: 'partial', amount: '5445' }];
      await sale.adjusted(part, { action: 'credit', items });
      await sale.adjusted(all, CREDIT);
      await payWith(service().checkout.payments, sale.accountId, await sale.get(part.id));
      const rows = await movementsOf(part.id);
      expect(rows).toHaveLength(1);
      expect(figuresOf(rows[0]).slice(0, 3)).toEqual([49_005, 8_505, 40_500]);
      expect(sumOf(rows)).toBe(await earnedBy(part.id));
      expect((await sale.get(all.id)).status).toBe('completed');
      expect(await movementsOf(all.id)).toEqual([]);
    });

    test('a transaction in a currency that is not paid out has no movement, and neither have its adjustments', async () => {
      const unit_price = { amount: '1000', currency_code: 'JPY' } as const;
      const body = { product_id: sale.product_id, description: 'In yen', unit_price };
      const { data: price } = await sale.client.prices.create({ body });
      const completed = await sale.completed({ items: [{ price_id: price.id as `pri_${string}`, quantity: 1 }] });
      await sale.operate('adjustment chargeback', {}, completed.id);
      expect(await movementsOf(completed.id)).toEqual([]);
    });

    test('what the credit balance of a customer paid is not in the payment', async () => {
      const rich = await newCreditSale(service(), 4_450);
      const own = await newReportScene(service(), rich);
      const { id, details } = await rich.completed();
      expect(details.totals).toMatchObject({ credit: '4450', grand_total: '50000', grand_total_tax: '8678' });
      const [row, ...others] = await movementsOf(id, own);
      expect(others).toEqual([]);
      const { fee } = details.totals;
      expect(figuresOf(row)).toEqual([50_000, 8_678, 41_322, Number(fee), 0, 41_322 - Number(fee)]);
    });

    test('the report of the balance has the same movements, with the times that its filter compares', async () => {
      const own = await newAdjustedSale(service());
      const { rows } = await newReportScene(service(), own);
      const completed = await own.completed();
      clock.advance(60_000);
      const chargeback = await own.operate('adjustment chargeback', {}, completed.id);
      const detailed = await rows({ type: 'payout_reconciliation' });
      const short = await rows({ type: 'balance' });
      const names = [
        'balance_movement_type',
        'balance_movement_date',
        'transaction_id',
        'adjustment_id',
        'currency_code',
        'balance_movement',
      ] as const;
      expect(short).toMatchObject(detailed.map((row) => Object.fromEntries(names.map((name) => [name, row[name]]))));
      const { updated_at } = await own.get(completed.id);
      expect(short.map((row) => row['updated_at'])).toEqual([updated_at, chargeback.updated_at]);
      const value = new Date(Date.parse(chargeback.updated_at) + 1).toISOString();
      const ids = async (operator: 'lt' | 'gte') =>
        (await rows({ type: 'balance', filters: [{ name: 'updated_at', operator, value }] })).length;
      expect([await ids('lt'), await ids('gte')]).toEqual([2, 0]);
    });

    test('filters of the reconciliation are the type and time of movements, the payout and the transaction', async () => {
      const own = await newAdjustedSale(service());
      const { rows } = await newReportScene(service(), own);
      const [first, second] = [await own.completed(), await own.completed()];
      clock.advance(60_000);
      const chargeback: Adjustment = await own.operate('adjustment chargeback', {}, first.id);
      const types = async (...filters: (ReportCreate & { type: 'payout_reconciliation' })['filters'] & object) =>
        (await rows({ type: 'payout_reconciliation', filters })).map(
          (row) => `${row['balance_movement_type']} ${row['transaction_id']}`,
        );
      const payments = [`payment ${first.id}`, `payment ${second.id}`];
      expect(await types({ name: 'balance_movement_type', value: 'payment' })).toEqual(payments);
      expect(await types({ name: 'balance_movement_type', value: ['refund', 'chargeback_reverse'] })).toEqual([]);
      const value = chargeback.created_at;
      expect(await types({ name: 'balance_movement_date', operator: 'gte', value })).toEqual([
        `chargeback ${first.id}`,
      ]);
      expect(await types({ name: 'balance_movement_date', operator: 'lt', value })).toEqual(payments);
      expect(await types({ name: 'transaction_updated_at', operator: 'lt', value })).toEqual([payments[1]]);
      expect(await types({ name: 'remittance_reference', value: 'RMT-2026-03-0007' })).toEqual([]);
    });

    test('without filters, the reports have what changed in the last 30 days', async () => {
      const own = await newAdjustedSale(service());
      const { rows } = await newReportScene(service(), own);
      const completed = await own.completed();
      clock.advance(31 * DAY);
      expect(await rows({ type: 'payout_reconciliation' })).toEqual([]);
      expect(await rows({ type: 'balance' })).toEqual([]);
      await own.operate('adjustment chargeback', { amount: '100' }, completed.id);
      // The chargeback has changed the transaction, so the payment is reconciled again.
      expect(await rows({ type: 'payout_reconciliation' })).toHaveLength(2);
      expect(await rows({ type: 'balance' })).toHaveLength(2);
    });

    test('a report of several pages has each movement once, the payment of a transaction first', async () => {
      const own = await newAdjustedSale(service());
      const { rows } = await newReportScene(service(), own);
      const { db, clock: time } = service().services;
      const [first, second] = [await own.completed(), await own.completed()];
      const expected = [];
      for (const { id } of [first, second]) {
        await own.operate('adjustment chargeback', { amount: '100' }, id);
        const row = await db
          .selectFrom('adjustments')
          .selectAll()
          .where('transaction_id', '=', id)
          .executeTakeFirstOrThrow();
        const json = (value: unknown) => JSON.stringify(value);
        const copies = Array.from({ length: 600 }, (_, number) => ({
          ...row,
          id: newId('adj_', time),
          credit_note_number: `${id}-${number}`,
          items: json(row.items),
          totals: json(row.totals),
          payout_totals: json(row.payout_totals),
          tax_rates_used: json(row.tax_rates_used),
        }));
        await db.insertInto('adjustments').values(copies).execute();
        expected.push('', row.id, ...copies.map((copy) => copy.id));
      }
      const read = await rows({ type: 'payout_reconciliation' });
      expect(read.map(({ adjustment_id }) => adjustment_id)).toEqual(expected);
    });
  },
  { clock },
);
