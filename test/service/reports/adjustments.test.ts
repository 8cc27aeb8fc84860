import type { Adjustment } from '@billing/types';
import { beforeAll, expect, test } from 'vitest';

import { eachService } from '../../support/service.ts';
import { type AdjustedSale, CREDIT, lineOf, newAdjustedSale, REFUND } from '../adjustments/completed-sale.ts';
import { newReportScene, type ReportScene } from './report-scene.ts';

eachService('reports of adjustments', (service) => {
  let scene: ReportScene;
  let sale: AdjustedSale;
  let refund: Adjustment;
  let credit: Adjustment;
  let chargeback: Adjustment;

  beforeAll(async () => {
    sale = await newAdjustedSale(service());
    scene = await newReportScene(service(), sale);
    const completed = await sale.completed();
    const items = [{ item_id: lineOf(completed), type: 'partial', amount: '12100' }];
    refund = await sale.adjusted(completed, { ...REFUND, type: 'partial', items, reason: '=1+1' });
    credit = await sale.adjusted(await sale.billed(), CREDIT);
    chargeback = await sale.operate('adjustment chargeback', { fee: '1500' }, (await sale.completed()).id);
  });

  test('a report of adjustments has a row for each, with its figures', async () => {
    const rows = await scene.rows({ type: 'adjustments' });
    expect(rows.map(({ adjustment_id }) => adjustment_id)).toEqual([refund.id, credit.id, chargeback.id]);
    expect(rows).toMatchObject(
      [refund, credit, chargeback].map(({ totals, transaction_id, created_at, updated_at, ...adjustment }) => ({
        action: adjustment.action,
        type: adjustment.type,
        status: adjustment.status,
        transaction_id,
        customer_id: sale.customer_id,
        subscription_id: adjustment.subscription_id,
        currency_code: 'EUR',
        subtotal: totals.subtotal,
        tax: totals.tax,
        total: totals.total,
        fee: totals.fee,
        retained_fee: '0',
        earnings: totals.earnings,
        created_at,
        updated_at,
        payout_earnings: adjustment.payout_totals?.earnings ?? '',
        payout_currency_code: adjustment.payout_totals?.currency_code ?? '',
      })),
    );
    expect(rows.map((row) => [row['total'], row['chargeback_fee'], row['credit_applied_to_balance']])).toEqual([
      ['12100', '0', ''],
      ['54450', '', 'false'],
      ['54450', '1500', ''],
    ]);
    const [pending, ...approved] = rows.map(({ credit_note_number }) => credit_note_number);
    expect(pending).toBe('');
    expect(approved).not.toContain('');
  });

  test('a reason that a spreadsheet would run as a formula has a single quote before it', async () => {
    const [row] = await scene.rows({ type: 'adjustments' });
    expect(row).toMatchObject({ reason: "'=1+1" });
  });

  test('a report of items has a row for each line of a transaction that an adjustment takes something of', async () => {
    const many = await newAdjustedSale(service());
    const own = await newReportScene(service(), many);
    const { price_id, product_id } = many;
    const unit_price = { amount: '700', currency_code: 'EUR' } as const;
    const body = { product_id, description: 'Seat', name: 'Seat', unit_price };
    const { data: seat } = await many.client.prices.create({ body });
    const completed = await many.completed({
      items: [
        { price_id, quantity: 1 },
        { price_id: seat.id, quantity: 3 },
      ],
    });
    const adjustment = await many.adjusted(completed, {
      action: 'refund',
      type: 'partial',
      items: [
        { item_id: lineOf(completed), type: 'partial', amount: '121' },
        { item_id: lineOf(completed, 1), type: 'full' },
      ],
    });
    const rows = await own.rows({ type: 'adjustment_line_items' });
    expect(rows).toHaveLength(2);
    expect(rows).toMatchObject(
      adjustment.items.map((item, index) => ({
        adjustment_id: adjustment.id,
        action: 'refund',
        adjustment_status: 'pending_approval',
        transaction_id: completed.id,
        adjustment_item_id: item.id,
        item_type: item.type,
        line_item_id: lineOf(completed, index),
        product_id,
        price_id: index === 0 ? price_id : seat.id,
        currency_code: 'EUR',
        tax_rate: '0.21',
        amount: item.amount ?? '',
        subtotal: item.totals.subtotal,
        tax: item.totals.tax,
        total: item.totals.total,
        adjustment_created_at: adjustment.created_at,
        adjustment_updated_at: adjustment.updated_at,
      })),
    );
    expect(rows.map((row) => [row['amount'], row['subtotal'], row['price_name']])).toEqual([
      ['121', '100', ''],
      ['', '2100', 'Seat'],
    ]);
  });

  test.each(['adjustments', 'adjustment_line_items'] as const)(
    'filters of %s are their action, status, currency and time',
    async (type) => {
      const ids = async (...filters: NonNullable<Parameters<typeof scene.rows>[0]['filters']>) => {
        const rows = await scene.rows({ type, filters } as Parameters<typeof scene.rows>[0]);
        return rows.map(({ adjustment_id }) => adjustment_id);
      };
      expect(await ids({ name: 'action', value: 'credit' })).toEqual([credit.id]);
      expect(await ids({ name: 'action', value: ['chargeback', 'refund'] })).toEqual([refund.id, chargeback.id]);
      expect(await ids({ name: 'status', value: 'pending_approval' })).toEqual([refund.id]);
      expect(await ids({ name: 'currency_code', value: ['USD'] })).toEqual([]);
      const since = { name: 'updated_at', operator: 'gte', value: credit.updated_at } as const;
      expect(await ids(since, { name: 'currency_code', value: 'EUR' })).toEqual([credit.id, chargeback.id]);
    },
  );

  test('a report of several pages has each item once, in the order of the adjustments', async () => {
    const many = await newAdjustedSale(service());
    const own = await newReportScene(service(), many);
    const completed = await many.completed();
    const all: string[] = [];
    for (let number = 0; number < 45; number += 1) {
      const { id } = await many.operate('adjustment chargeback', { amount: '100' }, completed.id);
      all.push(id);
    }
    const rows = await own.rows({ type: 'adjustment_line_items' });
    expect(rows.map(({ adjustment_id }) => adjustment_id)).toEqual(all);
  });
});
