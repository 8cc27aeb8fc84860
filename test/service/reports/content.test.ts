import type { ReportCreate } from '@billing/types';
import { beforeAll, expect, test } from 'vitest';

import type { Id } from '../../../service/ids/id.ts';
import { reportContents } from '../../../service/reports/content/report-contents.ts';
import { seedPricesOfItems } from '../../support/catalog-fixtures.ts';
import { eachService } from '../../support/service.ts';
import { generateDue } from '../../support/report-fixtures.ts';
import { newAdjustedSale } from '../adjustments/completed-sale.ts';
import { dataOf } from '../http/data-of.ts';
import { insertTransactions } from '../http/transaction-rows.ts';
import { newReportScene, type ReportScene } from './report-scene.ts';

eachService('the content of reports', (service) => {
  let scene: ReportScene;

  beforeAll(async () => {
    scene = await newReportScene(service());
  });

  test('a report of transactions has a row for each, with its figures', async () => {
    const draft = await scene.sale.draft();
    const billed = await scene.sale.billed();
    const rows = await scene.rows({ type: 'transactions' });
    expect(rows.map(({ transaction_id }) => transaction_id)).toEqual([draft.id, billed.id]);
    const { totals } = billed.details;
    expect(rows[1]).toMatchObject({
      status: 'billed',
      origin: 'api',
      collection_mode: 'manual',
      customer_id: billed.customer_id,
      address_id: billed.address_id,
      business_id: '',
      invoice_number: billed.invoice_number,
      currency_code: 'EUR',
      subtotal: totals.subtotal,
      tax: totals.tax,
      grand_total: totals.grand_total,
      fee: '',
      created_at: billed.created_at,
      billed_at: billed.billed_at,
    });
  });

  test('a report of lines has a row for each line of each transaction', async () => {
    const own = await newReportScene(service());
    const { product_id, price_id } = own.sale;
    const { data: other } = await own.sale.client.prices.create({
      body: { product_id, description: 'Seat', name: 'Seat', unit_price: { amount: '700', currency_code: 'EUR' } },
    });
    const sold = await own.sale.ready({
      items: [
        { price_id, quantity: 10 },
        { price_id: other.id, quantity: 3 },
      ],
    });
    const rows = await own.rows({ type: 'transaction_line_items' });
    const figures = sold.details.line_items.map((line) => ({
      transaction_id: sold.id,
      transaction_status: 'ready',
      line_item_id: line.id,
      product_id,
      price_id: line.price_id,
      quantity: String(line.quantity),
      tax_rate: line.tax_rate,
      unit_subtotal: line.unit_totals.subtotal,
      subtotal: line.totals.subtotal,
      tax: line.totals.tax,
      total: line.totals.total,
    }));
    expect(rows).toHaveLength(2);
    expect(rows).toMatchObject(figures);
  });

  test('a report of products and prices has a row for each price, and for each product without prices', async () => {
    const own = await newReportScene(service());
    const { product_id, price_id, client } = own.sale;
    const { data: bare } = await client.products.create({ body: { name: 'Bare', tax_category: 'standard' } });
    const { data: trial } = await client.prices.create({
      body: {
        product_id,
        description: 'With a trial',
        unit_price: { amount: '1200', currency_code: 'USD' },
        billing_cycle: { interval: 'year', frequency: 1 },
        trial_period: { interval: 'day', frequency: 14 },
        quantity: { minimum: 2, maximum: 9 },
      },
    });
    const rows = await own.rows({ type: 'products_prices' });
    expect(rows.map((row) => [row['product_id'], row['price_id']])).toEqual([
      [product_id, price_id],
      [product_id, trial.id],
      [bare.id, ''],
    ]);
    expect(rows[1]).toMatchObject({
      price_description: 'With a trial',
      billing_interval: 'year',
      billing_frequency: '1',
      trial_interval: 'day',
      trial_frequency: '14',
      currency_code: 'USD',
      unit_price: '1200',
      minimum_quantity: '2',
      maximum_quantity: '9',
    });
    expect(rows[2]).toMatchObject({ product_name: 'Bare', unit_price: '', billing_interval: '', price_created_at: '' });
  });

  test('a report of discounts has a row for each, with its amount as a percentage or in the smallest unit', async () => {
    const own = await newReportScene(service());
    const percentage = await own.sale.discount({
      amount: '12.5',
      restrict_to: [own.sale.product_id, own.sale.price_id],
    });
    const flat = await own.sale.discount({ type: 'flat', amount: '500', currency_code: 'EUR', usage_limit: 3 });
    const rows = await own.rows({ type: 'discounts' });
    expect(rows).toMatchObject([
      {
        discount_id: percentage,
        amount: '12.5',
        currency_code: '',
        restrict_to: `${own.sale.product_id} ${own.sale.price_id}`,
      },
      { discount_id: flat, amount: '500', currency_code: 'EUR', usage_limit: '3', times_used: '0', recur: 'false' },
    ]);
  });

  test('a report of checkouts has the transactions with an address for paying', async () => {
    const own = await newReportScene(service());
    const accountId = own.sale.accountId;
    const without = await own.sale.draft();
    const { services } = service();
    const withOne = await own.sale.ready();
    const checkout = JSON.stringify({ url: `https://shop.example/pay?_txn=${withOne.id}` });
    const transactions = services.db.updateTable('transactions').where('account_id', '=', accountId);
    await transactions
      .set({ checkout: JSON.stringify({ url: null }) })
      .where('id', '=', without.id as 'txn_')
      .execute();
    await transactions
      .set({ checkout })
      .where('id', '=', withOne.id as 'txn_')
      .execute();
    expect(await own.rows({ type: 'checkouts' })).toMatchObject([
      {
        transaction_id: withOne.id,
        transaction_status: 'ready',
        checkout_url: `https://shop.example/pay?_txn=${withOne.id}`,
        grand_total: withOne.details.totals.grand_total,
      },
    ]);
  });

  test('texts with commas, quotes, line breaks and formulas come back as they are, formulas with a single quote', async () => {
    const own = await newReportScene(service());
    const texts = [
      'plain',
      'a, "quoted"\r\nand broken text',
      '=HYPERLINK("https://attacker.example")',
      ' +1',
      '-2+3',
      '@SUM(A1)',
      '＝1+1',
      '\ttab',
      "'quoted'",
      'žluťoučký 🐎',
    ];
    for (const description of texts) await own.sale.discount({ description });
    const rows = await own.rows({ type: 'discounts' });
    const formulas = new Set(texts.slice(2, 8));
    expect(rows.map(({ description }) => description)).toEqual(
      texts.map((text) => (formulas.has(text) ? `'${text}` : text)),
    );
  });

  test('a report of several pages has each row once, in the order of the identifiers', async () => {
    const own = await newReportScene(service());
    const { id } = await own.sale.ready();
    const place = { ...service(), accountId: own.sale.accountId };
    const all: string[] = [id];
    for (let batch = 0; batch < 3; batch += 1) {
      all.push(...(await insertTransactions(place, { transaction_id: id as Id<'txn_'> }, 400)));
    }
    const rows = await own.rows({ type: 'transactions' });
    expect(rows.map(({ transaction_id }) => transaction_id)).toEqual(all);
    const lines = await own.rows({ type: 'transaction_line_items' });
    expect(lines.map(({ transaction_id }) => transaction_id)).toEqual(all);
  });

  test('a report of the catalog reads products with more prices than a page has', async () => {
    const own = await newReportScene(service());
    const { accountId, product_id, price_id } = own.sale;
    const all: string[] = [price_id];
    for (let batch = 0; batch < 11; batch += 1) {
      all.push(...(await seedPricesOfItems(service().services, accountId, product_id)));
    }
    const rows = await own.rows({ type: 'products_prices' });
    expect(rows.map((row) => row['price_id'])).toEqual(all);
  });

  test('a report contains nothing of another account', async () => {
    const own = await newReportScene(service());
    await scene.sale.draft();
    expect(await own.rows({ type: 'transactions' })).toEqual([]);
  });

  test.each(Object.keys(reportContents) as ReportCreate['type'][])(
    'a report of the type %s can be created and generated, with an event for each',
    async (type) => {
      const own = await newAdjustedSale(service());
      const { create, get } = await newReportScene(service(), own);
      await own.discount();
      await own.operate('adjustment chargeback', {}, (await own.completed()).id);
      const emitted = await own.emitted(async () => {
        const { id } = await create({ type });
        await generateDue(service().services);
        const { rows, ...report } = await get(id);
        expect(report).toMatchObject({ type, status: 'ready' });
        expect(rows).toBeGreaterThan(0);
      });
      expect(emitted).toEqual(['report.created pending', 'report.updated ready']);
    },
  );

  test('a type that does not exist is rejected with those that do', async () => {
    const response = await scene.sale.call('POST', '/reports', { json: { type: 'payouts' } });
    expect(response.status).toBe(400);
    const { error } = (await response.json()) as {
      error: { code: string; errors: { field: string; message: string }[] };
    };
    expect(error.code).toBe('invalid_field');
    expect(error.errors).toEqual([{ field: 'type', message: expect.stringContaining('products_prices') as string }]);
  });

  test('a filter that the type does not have is rejected', async () => {
    const json = { type: 'discounts', filters: [{ name: 'collection_mode', value: ['manual'] }] };
    const response = await scene.sale.call('POST', '/reports', { json });
    expect(response.status).toBe(400);
    await expect(dataOf(response, 201)).rejects.toThrow('filters[0].name');
  });
});
