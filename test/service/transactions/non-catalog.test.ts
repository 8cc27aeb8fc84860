import type { TransactionRead } from '@billing/types';
import { beforeAll, describe, expect, test } from 'vitest';

import { eachService } from '../../support/service.ts';
import { dataOf } from '../http/data-of.ts';
import { expectError, invalidFieldsOf } from '../http/expect-error.ts';
import { newSale, type Sale } from './sale.ts';

const UNIT_PRICE = { amount: '10000', currency_code: 'EUR' } as const;
const PRICE = { description: 'Setup for one customer', unit_price: UNIT_PRICE } as const;
const PRODUCT = { name: 'Setup', tax_category: 'implementation-services' } as const;
const SETUP = { price: { ...PRICE, product: PRODUCT }, quantity: 1 } as const;

eachService('items that are not in the catalog', (service) => {
  let sale: Sale;

  beforeAll(async () => {
    sale = await newSale(service());
  });

  /** The ids of all prices and products of the account, whatever their type. */
  const catalog = async () => {
    const { db } = service().services;
    const idsIn = async (table: 'prices' | 'products') =>
      db.selectFrom(table).select('id').where('account_id', '=', sale.accountId).orderBy('id').execute();
    return [...(await idsIn('prices')), ...(await idsIn('products'))].map(({ id }) => id);
  };

  test('get a custom price and a custom product with ids', async () => {
    const { client } = sale;
    const { items, details } = await sale.ready({ items: [SETUP] });
    const [{ price_id, price }] = items as [TransactionRead['items'][number]];
    const { data } = await client.prices.get({ path: { price_id }, query: { include: ['product'] } });
    const { product, ...stored } = data;
    expect(stored).toEqual(price);
    expect(product).toEqual(details.line_items[0]?.product);
    expect(price).toMatchObject({
      ...PRICE,
      id: expect.stringMatching(/^pri_/),
      type: 'custom',
      status: 'active',
      tax_mode: 'account_setting',
      quantity: { minimum: 1, maximum: 100 },
    });
    expect(product).toMatchObject({ ...PRODUCT, id: price.product_id, type: 'custom', description: null });
  });

  test('are listed among custom prices and products only', async () => {
    const own = await newSale(service());
    const { items } = await own.draft({ items: [SETUP] });
    const { id, product_id } = items[0]!.price;
    const { prices, products } = own.client;
    const idsOf = ({ data }: { readonly data: readonly { readonly id: string }[] }) => data.map((each) => each.id);
    expect(idsOf(await prices.list())).toEqual([own.price_id]);
    expect(idsOf(await products.list())).toEqual([own.product_id]);
    expect(idsOf(await prices.list({ query: { type: 'custom' } }))).toEqual([id]);
    expect(idsOf(await products.list({ query: { type: 'custom' } }))).toEqual([product_id]);
  });

  test('can be of a product of the catalog, beside prices of the catalog', async () => {
    const { price_id, product_id } = sale;
    const price = {
      ...PRICE,
      product_id,
      name: 'Setup',
      custom_data: { order: 'A-1094' },
      tax_mode: 'internal',
    } as const;
    const { items, details } = await sale.ready({
      items: [
        { price_id, quantity: 2 },
        { price, quantity: 3 },
      ],
    });
    expect(items).toMatchObject([
      { price_id, price: { type: 'standard' } },
      { quantity: 3, price: { ...price, type: 'custom' } },
    ]);
    expect(details.line_items.map(({ product }) => product.id)).toEqual([product_id, product_id]);
    expect(details.totals).toMatchObject({ subtotal: '33793', tax: '7097', total: '40890' });
  });

  test('are reported before the transaction', async () => {
    const events = await sale.emitted(() => sale.ready({ items: [SETUP] }));
    expect(events).toEqual([
      'product.created active',
      'price.created active',
      'transaction.created draft',
      'transaction.ready ready',
    ]);
  });

  test('are not created when the request is rejected', async () => {
    const before = await catalog();
    const { id } = await sale.ready();
    const unknown = { price_id: `pri_${'0'.repeat(26)}`, quantity: 1 };
    const dollars = { price: { ...SETUP.price, unit_price: { amount: '1', currency_code: 'USD' } }, quantity: 1 };
    for (const items of [
      [SETUP, unknown],
      [SETUP, dollars],
    ]) {
      const events = await sale.emitted(async () => {
        expect((await sale.create({ items })).status).toBe(400);
        expect((await sale.update(id, { items })).status).toBe(400);
      });
      expect(events).toEqual([]);
    }
    expect(await catalog()).toEqual(before);
  });

  test('are created once by requests with the same idempotency key', async () => {
    const before = await catalog();
    const headers = { 'idempotency-key': '"non-catalog-1"' };
    const send = () => sale.call('POST', '/transactions', { json: { items: [SETUP] }, headers });
    const first = await dataOf<TransactionRead>(await send(), 201);
    expect(await dataOf(await send(), 201)).toEqual(first);
    expect(await catalog()).toHaveLength(before.length + 2);
  });

  describe('in an update', () => {
    test('keep their price and line when they are named by price_id', async () => {
      const created = await sale.ready({ items: [SETUP] });
      const { price_id } = created.items[0]!;
      const before = await catalog();
      const same = await dataOf<TransactionRead>(
        await sale.update(created.id, { items: [{ price_id, quantity: 1 }] }),
        200,
      );
      expect(same).toEqual(created);
      const more = [
        { price_id, quantity: 2 },
        { price_id: sale.price_id, quantity: 1 },
      ];
      const changed = await dataOf<TransactionRead>(await sale.update(created.id, { items: more }), 200);
      expect(changed.details.line_items[0]).toMatchObject({ id: created.details.line_items[0]!.id, quantity: 2 });
      expect(await catalog()).toEqual(before);
    });

    test('get another price when they have a price object', async () => {
      const created = await sale.ready({ items: [SETUP] });
      const events = await sale.emitted(async () => {
        const changed = await dataOf<TransactionRead>(await sale.update(created.id, { items: [SETUP] }), 200);
        expect(changed.items[0]!.price_id).not.toBe(created.items[0]!.price_id);
        expect(changed.details.totals).toEqual(created.details.totals);
      });
      expect(events).toEqual(['product.created active', 'price.created active', 'transaction.updated ready']);
    });

    test('keep their price when another address changes the totals', async () => {
      const { client, customer_id } = sale;
      const created = await sale.ready({ items: [SETUP] });
      const { data } = await client.addresses.create({ path: { customer_id }, body: { country_code: 'IE' } });
      const changed = await dataOf<TransactionRead>(await sale.update(created.id, { address_id: data.id }), 200);
      expect(changed.items).toEqual(created.items);
      expect(changed.details.totals.tax).toBe('2300');
    });
  });

  describe('are rejected', () => {
    test('with an archived or unknown product', async () => {
      const { client } = sale;
      const { data } = await client.products.create({ body: { name: 'Old', tax_category: 'standard' } });
      const path = { product_id: data.id };
      await client.products.update({ path, body: { status: 'archived' } });
      const itemOf = (product_id: string) => ({ price: { ...PRICE, product_id }, quantity: 1 });
      await expectError(await sale.create({ items: [itemOf(data.id)] }), 'entity_archived');
      const unknown = await sale.create({ items: [itemOf(`pro_${'0'.repeat(26)}`)] });
      expect(await invalidFieldsOf(unknown)).toEqual(['items[0].price.product_id']);
    });

    test('with a price of the catalog as well, and without any', async () => {
      const { price_id } = sale;
      const both = await sale.create({ items: [{ ...SETUP, price_id }] });
      await expectError(both, 'transaction_both_price_id_and_object_found');
      for (const item of [{ quantity: 1 }, { price: null, price_id: null, quantity: 1 }])
        expect(await invalidFieldsOf(await sale.create({ items: [item] }))).toEqual(['items[0].price_id']);
    });
  });
});

eachService(
  'a product that is not in the catalog, in live',
  (service) => {
    test('needs an approved tax category, in a preview as in a transaction', async () => {
      const sale = await newSale(service());
      const { db } = service().services;
      const { id } = await sale.draft();
      const approve = (approved_tax_categories: string[]) =>
        db.updateTable('accounts').set({ approved_tax_categories }).where('id', '=', sale.accountId).execute();
      const items = [SETUP];
      const responses = async () => [
        await sale.call('POST', '/transactions/preview', { json: { items } }),
        await sale.create({ items }),
        await sale.update(id, { items }),
      ];
      for (const response of await responses()) {
        const { error } = await expectError(response, 'product_tax_category_not_approved');
        expect(error.detail).toMatch(/^In items\[0\]\.price: The tax category implementation-services/);
      }
      await approve(['implementation-services']);
      expect((await responses()).map(({ status }) => status)).toEqual([200, 201, 200]);
    });
  },
  { rules: { environment: 'live' } },
);
