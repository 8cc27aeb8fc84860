import type { TransactionRead } from '@billing/types';
import { beforeAll, describe, expect, test } from 'vitest';

import { eachService } from '../../support/service.ts';
import { dataOf } from '../http/data-of.ts';
import { expectError, invalidFieldsOf } from '../http/expect-error.ts';
import { newSale, type Sale } from './sale.ts';

const FLAT = { description: 'Agreed with the customer', type: 'flat', amount: '5000' } as const;
const SHARE = { description: 'Agreed with the customer', type: 'percentage', amount: '12.5' } as const;

eachService('a discount that is not in the catalog', (service) => {
  let sale: Sale;

  beforeAll(async () => {
    sale = await newSale(service());
  });

  const discountOf = async ({ discount_id }: TransactionRead) =>
    (await sale.client.discounts.get({ path: { discount_id: discount_id! } })).data;

  /** The number of discounts of the account. */
  const countDiscounts = async (): Promise<number> => {
    const countIn = async (mode: 'standard' | 'custom') =>
      (await sale.client.discounts.list({ query: { mode, per_page: 200 } })).data.length;
    return (await countIn('standard')) + (await countIn('custom'));
  };

  test('gets an id, the mode custom, no code and the currency of the transaction', async () => {
    const restrict_to = [sale.product_id];
    const more = { recur: true, maximum_recurring_intervals: 3, custom_data: { order: 'A-1094' } };
    const created = await sale.ready({ discount: { ...FLAT, ...more, restrict_to } });
    expect(created.details.totals).toMatchObject({ subtotal: '45000', discount: '5000' });
    expect(await discountOf(created)).toMatchObject({
      ...FLAT,
      ...more,
      restrict_to,
      currency_code: 'EUR',
      mode: 'custom',
      status: 'active',
      code: null,
      enabled_for_checkout: false,
      usage_limit: null,
      expires_at: null,
      times_used: 0,
    });
    const { client } = sale;
    const included = await client.transactions.get({
      path: { transaction_id: created.id },
      query: { include: ['discount'] },
    });
    expect(included.data.discount).toEqual(await discountOf(created));
  });

  test('has no currency when it is a percentage', async () => {
    const created = await sale.draft({ discount: SHARE });
    expect(created.details.totals).toMatchObject({ subtotal: '45000', discount: '5625' });
    expect(await discountOf(created)).toMatchObject({ ...SHARE, currency_code: null, recur: false });
  });

  test('is listed among custom discounts only', async () => {
    const own = await newSale(service());
    const { discount_id } = await own.draft({ discount: SHARE });
    const { data } = await own.client.discounts.list({ query: { mode: 'custom' } });
    expect(data.map(({ id }) => id)).toEqual([discount_id]);
    expect((await own.client.discounts.list()).data).toEqual([]);
  });

  test('is reported before the transaction, and redeemed when that is billed', async () => {
    expect(await sale.emitted(() => sale.ready({ discount: FLAT }))).toEqual([
      'discount.created active',
      'transaction.created draft',
      'transaction.ready ready',
    ]);
    let billed: TransactionRead | undefined;
    const events = await sale.emitted(async () => {
      billed = await sale.billed({ discount: FLAT });
    });
    expect(events[0]).toBe('discount.created active');
    expect(events.at(-1)).toBe('discount.updated active');
    expect(await discountOf(billed!)).toMatchObject({ times_used: 1 });
    await dataOf(await sale.update(billed!.id, { status: 'canceled' }), 200);
    expect(await discountOf(billed!)).toMatchObject({ times_used: 0 });
  });

  test('is created once by requests with the same idempotency key, and by none that is rejected', async () => {
    const before = await countDiscounts();
    const headers = { 'idempotency-key': '"non-catalog-discount-1"' };
    const json = { items: [{ price_id: sale.price_id, quantity: 1 }], discount: FLAT };
    const send = () => sale.call('POST', '/transactions', { json, headers });
    const first = await dataOf<TransactionRead>(await send(), 201);
    expect(await dataOf(await send(), 201)).toEqual(first);
    expect(await countDiscounts()).toBe(before + 1);
    const events = await sale.emitted(async () => {
      await expectError(await sale.create({ discount: FLAT, status: 'billed' }), 'transaction_status_must_be_ready');
      expect(await invalidFieldsOf(await sale.create({ discount: FLAT, currency_code: 'USD' }))).not.toEqual([]);
    });
    expect(events).toEqual([]);
    expect(await countDiscounts()).toBe(before + 1);
  });

  describe('in an update', () => {
    test('replaces the discount, also with equal members', async () => {
      const created = await sale.ready({ discount: FLAT });
      const events = await sale.emitted(async () => {
        const changed = await dataOf<TransactionRead>(await sale.update(created.id, { discount: FLAT }), 200);
        expect(changed.discount_id).not.toBe(created.discount_id);
        expect(changed.details.totals).toEqual(created.details.totals);
      });
      expect(events).toEqual(['discount.created active', 'transaction.updated ready']);
    });

    test('is removed by null, and applied again by its id', async () => {
      const { id, discount_id } = await sale.ready({ discount: FLAT });
      for (const body of [{ discount_id: null }, { discount: null }]) {
        expect(await dataOf(await sale.update(id, body), 200)).toMatchObject({
          discount_id: null,
          details: { totals: { discount: '0' } },
        });
        expect(await dataOf(await sale.update(id, { discount_id, discount: null }), 200)).toMatchObject({
          discount_id,
          details: { totals: { discount: '5000' } },
        });
      }
    });

    test('remains when other members change the totals', async () => {
      const created = await sale.ready({ discount: SHARE });
      const items = [{ price_id: sale.price_id, quantity: 20 }];
      expect(await dataOf(await sale.update(created.id, { items }), 200)).toMatchObject({
        discount_id: created.discount_id,
        details: { totals: { subtotal: '90000', discount: '11250' } },
      });
    });

    test('is redeemed when the same request bills the transaction', async () => {
      const { id } = await sale.ready({ discount_id: await sale.discount() });
      const changed = await dataOf<TransactionRead>(await sale.update(id, { discount: FLAT, status: 'billed' }), 200);
      expect(changed).toMatchObject({ status: 'billed', details: { totals: { discount: '5000' } } });
      expect(await discountOf(changed)).toMatchObject({ times_used: 1 });
    });
  });

  describe('can be applied to nothing else', () => {
    test('unless it becomes part of the catalog', async () => {
      const { discount_id } = await sale.ready({ discount: FLAT });
      const { id } = await sale.ready();
      const items = [{ price_id: sale.price_id, quantity: 10 }];
      const responses = async () => [
        await sale.create({ discount_id }),
        await sale.update(id, { discount_id }),
        await sale.call('POST', '/transactions/preview', { json: { items, discount_id } }),
        await sale.call('POST', '/pricing-preview', { json: { items, discount_id } }),
      ];
      for (const response of await responses()) expect(await invalidFieldsOf(response)).toEqual(['discount_id']);
      await sale.client.discounts.update({ path: { discount_id: discount_id! }, body: { mode: 'standard' } });
      expect((await responses()).map(({ status }) => status)).toEqual([201, 200, 200, 200]);
    });
  });

  test('is rejected beside a discount of the catalog', async () => {
    const discount_id = await sale.discount();
    const { id } = await sale.ready({ discount_id });
    const body = { discount_id, discount: FLAT };
    for (const response of [await sale.create(body), await sale.update(id, body)])
      await expectError(response, 'transaction_cannot_provide_both_discount_code_and_id');
    expect((await sale.create({ discount_id, discount: null })).status).toBe(201);
  });
});
