import { beforeAll, describe, expect, test } from 'vitest';

import type { Id } from '../../../service/ids/id.ts';
import { PAGE_BYTES } from '../../../service/storage/read-page.ts';
import { seedProduct } from '../../support/fixtures.ts';
import { eachService } from '../../support/service.ts';
import { dataOf } from '../http/data-of.ts';
import { invalidFieldsOf } from '../http/expect-error.ts';
import { insertPrices, type ListBody } from '../http/list-rows.ts';
import { type Call, caller } from '../http/test-client.ts';

eachService('lists of products and prices', (service) => {
  let call: Call;
  let products: Readonly<Record<'plan' | 'book' | 'archived' | 'custom', Id<'pro_'>>>;
  let prices: Readonly<Record<'monthly' | 'once' | 'archived' | 'custom' | 'book', Id<'pri_'>>>;

  const list = async (path: string): Promise<ListBody['data']> => {
    const response = await call('GET', path);
    expect(response.status, path).toBe(200);
    const { data, meta } = (await response.json()) as ListBody;
    expect(meta.pagination.estimated_total).toBe(data.length);
    return data;
  };
  const idsOf = async (path: string): Promise<unknown[]> => (await list(path)).map(({ id }) => id);

  beforeAll(async () => {
    const accountId = await service().newAccount();
    call = caller(service(), await service().keyFor({ accountId }));
    const product = async (json: object, status = 'active') => {
      const { id } = await dataOf(await call('POST', '/products', { json: { name: 'A product', ...json } }), 201);
      await call('PATCH', `/products/${String(id)}`, { json: { status } });
      return id as Id<'pro_'>;
    };
    products = {
      plan: await product({ tax_category: 'saas' }),
      book: await product({ tax_category: 'ebooks' }),
      archived: await product({ tax_category: 'saas' }, 'archived'),
      custom: await product({ tax_category: 'standard', type: 'custom' }),
    };
    const price = async (json: object, status = 'active') => {
      const unit_price = { amount: '100', currency_code: 'EUR' };
      const body = { product_id: products.plan, description: 'A price', unit_price, ...json };
      const { id } = await dataOf(await call('POST', '/prices', { json: body }), 201);
      await call('PATCH', `/prices/${String(id)}`, { json: { status } });
      return id as Id<'pri_'>;
    };
    const billing_cycle = { interval: 'month', frequency: 1 };
    prices = {
      monthly: await price({ billing_cycle }),
      once: await price({}),
      archived: await price({ billing_cycle }, 'archived'),
      custom: await price({ type: 'custom' }),
      book: await price({ product_id: products.book }),
    };
  });

  describe('of products', () => {
    test('show active products of type standard, newest first, unless filters name others', async () => {
      expect(await idsOf('/products')).toEqual([products.book, products.plan]);
      expect(await idsOf('/products?status=archived')).toEqual([products.archived]);
      expect(await idsOf('/products?status=active,archived')).toHaveLength(3);
      expect(await idsOf('/products?type=custom')).toEqual([products.custom]);
      expect(await idsOf('/products?type=custom&status=archived')).toEqual([]);
    });

    test('filter by ids and tax categories, and by all filters at once', async () => {
      expect(await idsOf('/products?tax_category=saas')).toEqual([products.plan]);
      expect(await idsOf('/products?tax_category=saas,ebooks')).toEqual([products.book, products.plan]);
      expect(await idsOf(`/products?id=${products.plan},${products.custom}`)).toEqual([products.plan]);
      expect(await idsOf(`/products?id=${products.plan}&tax_category=ebooks`)).toEqual([]);
      expect(await invalidFieldsOf(await call('GET', '/products?tax_category=gold&type=all&id=x'))).toEqual([
        'id',
        'tax_category',
        'type',
      ]);
    });

    test('show a product as its own operation does, with and without its prices', async () => {
      for (const query of ['', 'include=prices']) {
        const [shown] = await list(`/products?id=${products.plan}&${query}`);
        expect(shown).toEqual(await dataOf(await call('GET', `/products/${products.plan}?${query}`), 200));
      }
    });

    test('add the active prices of each product, oldest first', async () => {
      const found = await list('/products?include=prices');
      expect(found.map(({ prices: own }) => (own as { id: string }[]).map(({ id }) => id))).toEqual([
        [prices.book],
        [prices.monthly, prices.once, prices.custom],
      ]);
    });
  });

  describe('of prices', () => {
    test('show active prices of type standard, newest first, unless filters name others', async () => {
      expect(await idsOf('/prices')).toEqual([prices.book, prices.once, prices.monthly]);
      expect(await idsOf('/prices?status=archived')).toEqual([prices.archived]);
      expect(await idsOf('/prices?type=custom')).toEqual([prices.custom]);
    });

    test('filter by ids, products and whether they recur, and by all filters at once', async () => {
      expect(await idsOf(`/prices?product_id=${products.plan}`)).toEqual([prices.once, prices.monthly]);
      expect(await idsOf(`/prices?product_id=${products.plan},${products.book}`)).toHaveLength(3);
      expect(await idsOf('/prices?recurring=true')).toEqual([prices.monthly]);
      expect(await idsOf('/prices?recurring=false')).toEqual([prices.book, prices.once]);
      expect(await idsOf(`/prices?id=${prices.once},${prices.monthly}&recurring=true`)).toEqual([prices.monthly]);
      expect(await idsOf('/prices?recurring=true&status=active,archived')).toEqual([prices.archived, prices.monthly]);
      expect(await invalidFieldsOf(await call('GET', '/prices?recurring=yes&product_id=x'))).toEqual([
        'product_id',
        'recurring',
      ]);
    });

    test('show a price as its own operation does, with and without its product', async () => {
      for (const query of ['', 'include=product']) {
        const [shown] = await list(`/prices?id=${prices.monthly}&${query}`);
        expect(shown).toEqual(await dataOf(await call('GET', `/prices/${prices.monthly}?${query}`), 200));
      }
    });

    test('add the product of each price', async () => {
      const found = await list('/prices?include=product');
      expect(found.map(({ product }) => (product as { id: string }).id)).toEqual([
        products.book,
        products.plan,
        products.plan,
      ]);
    });
  });

  test('return an empty list with includes, and nothing of another account', async () => {
    const other = caller(service(), await service().keyFor({ accountId: await service().newAccount() }));
    for (const path of ['/products?include=prices', '/prices?include=product']) {
      const query = 'status=active,archived';
      expect(await (await other('GET', `${path}&${query}`)).json()).toMatchObject({ data: [] });
    }
  });

  test('end a page with the product whose prices reach 8 MiB', async () => {
    const { services } = service();
    const accountId = await service().newAccount();
    const own = caller(service(), await service().keyFor({ accountId }));
    const custom_data = JSON.stringify({ text: 'x'.repeat(16_000) });
    const found: unknown[] = [];
    for (let number = 0; number < 4; number += 1) {
      const product_id = await seedProduct(services, accountId);
      await insertPrices(service(), { product_id }, 200, { account_id: accountId, custom_data });
    }
    let pages = 0;
    for (let path: string | undefined = '/products?include=prices'; path !== undefined; pages += 1) {
      const text = await (await own('GET', path)).text();
      const { data, meta } = JSON.parse(text) as ListBody;
      const last = Buffer.byteLength(JSON.stringify(data.at(-1)));
      expect(Buffer.byteLength(text) - last, 'what the page has before its last product').toBeLessThan(PAGE_BYTES);
      found.push(...data.map(({ id }) => id));
      path = meta.pagination.has_more ? meta.pagination.next.slice(service().url.length) : undefined;
    }
    expect(pages).toBe(2);
    expect(new Set(found).size).toBe(4);
  });
});
