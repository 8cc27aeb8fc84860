import { beforeAll, describe, expect, test } from 'vitest';

import { seedProduct } from '../../support/fixtures.ts';
import { eachService } from '../../support/service.ts';
import { specApi } from '../../derived/spec-api.ts';
import { insertPrices, insertProducts, type ListBody } from '../http/list-rows.ts';
import { type Call, caller } from '../http/test-client.ts';

/**
 * Orders both lists by every documented field, over pages that end between equal values and between nulls.
 */

const api = await specApi();
const LISTS = ['products.list', 'prices.list'].map((id) => {
  const { path, parameters } = api.operations.find((operation) => operation.id === id)!;
  const { schema } = parameters.find(({ name }) => name === 'order_by')!;
  return [path, (schema as { readonly enum: readonly string[] }).enum] as const;
});

const json = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));
const at = (second: number): string => `2026-03-02T09:30:0${second}.000000Z`;

/** Each value occurs twice; U+FF5E and U+1F600 have another order in UTF-16 than in code points. */
const PRODUCTS = [
  { name: 'b', description: null, image_url: 'https://b.example', tax_category: 'saas', created_at: at(1) },
  { name: 'B', description: '', tax_category: 'ebooks', created_at: at(2), custom_data: json({ b: 1 }) },
  { name: 'a b', description: 'é', image_url: null, updated_at: at(3), custom_data: json({ a: 2 }) },
  { name: 'ab', description: 'f', image_url: 'https://a.example', updated_at: at(4), custom_data: json({ a: 10 }) },
  { name: '\uff5e', description: null, image_url: null, tax_category: 'standard', status: 'archived' },
  { name: '\u{1f600}', description: 'e', image_url: null, tax_category: 'website-hosting', updated_at: at(1) },
];

const PRICES = [
  { unit_price: json({ amount: '5', currency_code: 'USD' }), tax_mode: 'location', status: 'archived' },
  {
    unit_price: json({ amount: '10', currency_code: 'EUR' }),
    billing_cycle: json({ interval: 'month', frequency: 2 }),
  },
  {
    unit_price: json({ amount: '999999999999999', currency_code: 'EUR' }),
    quantity: json({ minimum: 2, maximum: 10 }),
  },
  { unit_price: json({ amount: '0', currency_code: 'JPY' }), billing_cycle: json({ interval: 'week', frequency: 10 }) },
  { quantity: json({ minimum: 10, maximum: 999_999_999 }), billing_cycle: json({ interval: 'day', frequency: 2 }) },
  { quantity: json({ minimum: 9, maximum: 9 }), tax_mode: 'external' },
];

type Item = ListBody['data'][number];

eachService('the order of products and prices', (service) => {
  let call: Call;

  beforeAll(async () => {
    const account_id = await service().newAccount();
    call = caller(service(), await service().keyFor({ accountId: account_id }));
    const product_ids = [
      await seedProduct(service().services, account_id),
      await seedProduct(service().services, account_id),
    ];
    for (const index of [0, 1, 2, 3, 4, 5, 5, 4, 3, 2, 1, 0]) {
      await insertProducts(service(), 1, { account_id, ...PRODUCTS[index] });
      const product_id = product_ids[index % 2]!;
      await insertPrices(service(), { product_id }, 1, { account_id, ...PRICES[index] });
    }
  });

  const everyPage = async (path: string, orderBy: string, perPage: number): Promise<Item[]> => {
    const query = new URLSearchParams({ order_by: orderBy, per_page: String(perPage), status: 'active,archived' });
    const seen: Item[] = [];
    for (let next: string | undefined = `${path}?${query}`; next !== undefined;) {
      const response = await call('GET', next);
      expect(response.status, next).toBe(200);
      const { data, meta } = (await response.json()) as ListBody;
      seen.push(...data);
      next = meta.pagination.has_more ? meta.pagination.next.slice(service().url.length) : undefined;
    }
    return seen;
  };

  describe.each(LISTS)('GET %s', (path, orders) => {
    test.each(orders)('orders by %s, with nulls as the greatest values and equal values by id', async (orderBy) => {
      const [, field, direction] = /^(.+)\[(ASC|DESC)\]$/.exec(orderBy)!;
      const all = await everyPage(path, 'id[ASC]', 200);
      expect(all.length).toBeGreaterThanOrEqual(12);
      expect(new Set(all.map((item) => keyOf(item, field!))).size, 'different values').toBeGreaterThan(1);
      const sorted = all.toSorted((a, b) => compare(a, b, field!));
      const expected = direction === 'ASC' ? sorted : sorted.toReversed();
      for (const perPage of [1, 5, 200]) {
        const found = await everyPage(path, orderBy, perPage);
        expect(found.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
      }
    });
  });
});

function compare(a: Item, b: Item, field: string): number {
  const [x, y] = [keyOf(a, field), keyOf(b, field)];
  const byId = String(a['id']) < String(b['id']) ? -1 : 1;
  if (x === y) return byId;
  if (x === null || y === null) return x === null ? 1 : -1;
  if (typeof x === 'bigint' && typeof y === 'bigint') return x < y ? -1 : 1;
  return Buffer.compare(Buffer.from(String(x)), Buffer.from(String(y)));
}

/** Numbers and amounts as numbers, objects as JSON text. */
function keyOf(item: Item, field: string): bigint | string | null {
  const value = field.split('.').reduce<unknown>((from, name) => (from as Item | null)?.[name] ?? null, item);
  if (value === null || (typeof value === 'string' && field !== 'unit_price.amount')) return value as string | null;
  return typeof value === 'object' ? JSON.stringify(value) : BigInt(value as string | number);
}
