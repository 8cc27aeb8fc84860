import type { TransactionRead } from '@billing/types';
import { beforeAll, expect, test } from 'vitest';

import { eachService } from '../../support/service.ts';
import { seedPrice } from '../../support/fixtures.ts';
import { dataOf } from '../http/data-of.ts';
import { expectError } from '../http/expect-error.ts';
import { type AdjustedSale, CREDIT, lineOf, newAdjustedSale, REFUND } from './completed-sale.ts';

eachService('the rules of adjustments', (service) => {
  let sale: AdjustedSale;
  let completed: TransactionRead;

  beforeAll(async () => {
    sale = await newAdjustedSale(service());
    completed = await sale.completed();
  });

  const refund = (items: unknown, more: object = {}) => sale.adjust(completed, { action: 'refund', items, ...more });
  const partial = (amount: string | null, of = completed) => [{ item_id: lineOf(of), type: 'partial', amount }];

  test('only completed transactions can be refunded', async () => {
    for (const transaction of [await sale.draft(), await sale.ready(), await sale.billed()])
      await expectError(await sale.adjust(transaction, REFUND), 'adjustment_transaction_invalid_status_for_refund');
  });

  test('only invoices that are not paid can be credited', async () => {
    const automatic = await sale.billed({ collection_mode: 'automatic', billing_details: null });
    for (const transaction of [await sale.ready(), automatic, completed])
      await expectError(await sale.adjust(transaction, CREDIT), 'adjustment_transaction_invalid_status_for_credit');
  });

  test.each([
    ['type full and items', { type: 'full', items: 'line' }],
    ['no type and no items', {}],
    ['items that are null', { items: null }],
    ['a full item with an amount', { item: { type: 'full', amount: '1' } }],
    ['a partial item without an amount', { item: { type: 'partial' } }],
  ] as const)('rejects %s', async (_name, { item, items, ...body }: { item?: object; items?: 'line' | null }) => {
    const given =
      item === undefined ? (items === 'line' ? partial('1') : items) : [{ item_id: lineOf(completed), ...item }];
    await expectError(await refund(given, body), 'adjustment_invalid_combination_of_types');
  });

  test('the tax mode external is only for partial refunds', async () => {
    const external = { tax_mode: 'external' };
    await expectError(await sale.adjust(completed, { ...REFUND, ...external }), 'adjustment_tax_mode_not_allowed');
    const billed = await sale.billed();
    const credit = { action: 'credit', items: partial('1', billed), ...external };
    await expectError(await sale.adjust(billed, credit), 'adjustment_tax_mode_not_allowed');
  });

  test('names the unknown transaction, the unknown line and the repeated line', async () => {
    const { error } = await expectError(await sale.adjust({ id: `txn_${'0'.repeat(26)}` }, REFUND), 'invalid_field');
    expect(error.errors).toMatchObject([{ field: 'transaction_id' }]);
    const other = await sale.ready();
    const unknown = await expectError(await refund(partial('1', other)), 'invalid_field');
    expect(unknown.error.errors).toMatchObject([{ field: 'items[0].item_id' }]);
    const twice = await expectError(await refund([...partial('1'), ...partial('1')]), 'invalid_field');
    expect(twice.error.errors).toMatchObject([{ field: 'items[1].item_id', message: 'must not be that of items[0]' }]);
  });

  test('rejects the amount 0, and more than the line cost', async () => {
    await expectError(await refund(partial('0')), 'adjustment_amount_cannot_be_zero');
    await expectError(await refund(partial('54451')), 'adjustment_transaction_item_over_adjustment');
    // 45,001 and 21 % of tax.
    const external = { tax_mode: 'external' };
    await expectError(await refund(partial('45001'), external), 'adjustment_transaction_item_over_adjustment');
  });

  test('counts a pending refund, which blocks every other adjustment', async () => {
    const own = await sale.completed();
    const { id } = await sale.adjusted(own, { action: 'refund', items: partial('1', own) });
    await expectError(await sale.adjust(own, REFUND), 'adjustment_pending_refund_request');
    await sale.operate('adjustment reject', {}, id);
    expect((await sale.find(id)).status).toBe('rejected');
    expect((await sale.adjusted(own, REFUND)).totals.total).toBe('54450');
  });

  test('no adjustment takes more than earlier ones left of a line', async () => {
    const own = await sale.completed();
    const first = await sale.adjusted(own, { action: 'refund', items: partial('50000', own) });
    await sale.approved(first.id);
    const more = { action: 'refund', items: partial('4451', own) };
    const { error } = await expectError(await sale.adjust(own, more), 'adjustment_amount_above_remaining_allowed');
    expect(error.detail).toContain('4450 is left');
    const rest = await sale.adjusted(own, { action: 'refund', items: [{ item_id: lineOf(own), type: 'full' }] });
    expect(rest.totals.total).toBe('4450');
    await sale.approved(rest.id);
    const again = { action: 'refund', items: partial('1', own) };
    await expectError(await sale.adjust(own, REFUND), 'adjustment_total_amount_above_remaining_allowed');
    await expectError(await sale.adjust(own, again), 'adjustment_total_amount_above_remaining_allowed');
  });

  test('names a line of which nothing is left, unlike a transaction of which nothing is left', async () => {
    const other = await seedPrice(service().services, sale.accountId, sale.product_id);
    const items = [
      { price_id: sale.price_id, quantity: 10 },
      { price_id: other, quantity: 1 },
    ];
    const own = await sale.completed({ items });
    const first = [{ item_id: lineOf(own), type: 'full' }];
    const { id } = await sale.adjusted(own, { action: 'refund', items: first });
    await sale.approved(id);
    const response = await sale.adjust(own, { action: 'refund', items: first });
    await expectError(response, 'adjustment_transaction_item_has_already_been_fully_adjusted');
  });

  test('of several refunds of one transaction at once, one is created', async () => {
    const own = await sale.completed();
    const responses = await Promise.all([1, 2, 3, 4].map(() => sale.adjust(own, REFUND)));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 400, 400, 400]);
  });

  test('a list filters by every member, and finds nothing of another account', async () => {
    const own = await newAdjustedSale(service(), await service().newAccount());
    const sold = await own.completed();
    const refunded = await own.adjusted(sold, REFUND);
    const credited = await own.adjusted(await own.billed(), CREDIT);
    const ids = async (query: string) =>
      dataOf<{ id: string }[]>(await own.call('GET', `/adjustments?${query}`), 200).then((found) =>
        found.map(({ id }) => id),
      );
    expect(await ids('')).toEqual([credited.id, refunded.id]);
    expect(await ids('order_by=id[ASC]')).toEqual([refunded.id, credited.id]);
    for (const query of ['action=refund', 'status=pending_approval', `transaction_id=${sold.id}`, `id=${refunded.id}`])
      expect(await ids(query)).toEqual([refunded.id]);
    expect(await ids(`customer_id=${own.customer_id}&action=credit,chargeback`)).toEqual([credited.id]);
    expect(await ids(`subscription_id=sub_${'0'.repeat(26)}`)).toEqual([]);
    expect(await ids('action=credit_reverse')).toEqual([]);
  });
});
