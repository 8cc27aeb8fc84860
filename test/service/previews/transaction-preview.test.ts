import type { Client } from '@billing/client';
import type { TransactionPreviewCreate } from '@billing/types';
import { beforeAll, describe, expect, test } from 'vitest';

import { seedDiscount } from '../../support/catalog-fixtures.ts';
import { eachService } from '../../support/service.ts';
import { catalogOf, NEW_YORK, totals } from './catalog.ts';

const MONTHLY = { billing_cycle: { interval: 'month', frequency: 1 } } as const;
const TRIAL = { ...MONTHLY, trial_period: { interval: 'day', frequency: 14 } } as const;

eachService('a transaction preview', (service) => {
  let client: Client;
  let catalog: Awaited<ReturnType<typeof catalogOf>>;

  beforeAll(async () => {
    client = await service().client();
    catalog = await catalogOf(service());
  });

  const preview = async (body: TransactionPreviewCreate) => (await client.transactions.preview({ body })).data;
  const discountOf = (more: Parameters<typeof seedDiscount>[2]) =>
    seedDiscount(service().services, service().accountId, more);

  test('has the figures of the published transaction, and stores nothing', async () => {
    const [seats, base, setup] = [
      await catalog.price(3_000, MONTHLY),
      await catalog.price(10_000, MONTHLY),
      await catalog.price(19_900),
    ];
    const events = (await client.events.list()).meta.pagination.estimated_total;
    const data = await preview({
      items: [
        { price_id: seats, quantity: 10 },
        { price_id: base, quantity: 1 },
        { price_id: setup, quantity: 1 },
      ],
      address: NEW_YORK,
    });
    expect(data).toMatchObject({
      customer_id: null,
      address_id: null,
      business_id: null,
      discount_id: null,
      currency_code: 'USD',
      address: NEW_YORK,
      ignore_trials: false,
      available_payment_methods: ['card'],
    });
    expect(data.details).toMatchObject({
      tax_rates_used: [{ tax_rate: '0.08875', totals: totals(59_900, 0, 5_315, 65_215) }],
      totals: {
        ...totals(59_900, 0, 5_315, 65_215),
        credit: '0',
        credit_to_balance: '0',
        grand_total: '65215',
        grand_total_tax: '5315',
        balance: '65215',
        fee: null,
        earnings: null,
        currency_code: 'USD',
      },
      line_items: [
        {
          price_id: seats,
          quantity: 10,
          unit_totals: totals(3_000, 0, 266, 3_266),
          totals: totals(30_000, 0, 2_662, 32_662),
        },
        { price_id: base, totals: totals(10_000, 0, 887, 10_887) },
        { price_id: setup, totals: totals(19_900, 0, 1_766, 21_666) },
      ],
    });
    expect(data.items.map(({ price_id, proration }) => [price_id, proration])).toEqual([
      [seats, null],
      [base, null],
      [setup, null],
    ]);
    expect((await client.events.list()).meta.pagination.estimated_total).toBe(events);
  });

  test('has no tax without an address', async () => {
    const items = [{ price_id: await catalog.price(3_000), quantity: 10 }];
    expect((await preview({ items })).details.totals).toMatchObject(totals(30_000, 0, 0, 30_000));
  });

  describe('of items that are not in the catalog', () => {
    test('has their prices and products without ids', async () => {
      const custom = {
        description: 'Setup for one customer',
        unit_price: { amount: '10000', currency_code: 'USD' },
        product: { name: 'Setup', tax_category: 'implementation-services' },
      } as const;
      const data = await preview({
        items: [
          { price: custom, quantity: 1 },
          { price_id: await catalog.price(3_000), quantity: 10 },
          { price: { ...custom, product: null, product_id: catalog.product_id }, quantity: 2 },
        ],
        address: NEW_YORK,
      });
      expect(data.items).toMatchObject([
        {
          price_id: null,
          price: {
            id: null,
            product_id: null,
            type: 'custom',
            status: 'active',
            quantity: { minimum: 1, maximum: 100 },
          },
        },
        { quantity: 10 },
        { price_id: null, price: { id: null, product_id: catalog.product_id } },
      ]);
      expect(data.details.line_items).toMatchObject([
        { price_id: null, product: { id: null, name: 'Setup' }, totals: totals(10_000, 0, 887, 10_887) },
        { product: { id: catalog.product_id }, totals: totals(30_000, 0, 2_662, 32_662) },
        { product: { id: catalog.product_id }, totals: totals(20_000, 0, 1_775, 21_775) },
      ]);
    });
  });

  test('shows items with a trial as free, and at their price with ignore_trials', async () => {
    const items = [{ price_id: await catalog.price(3_000, TRIAL), quantity: 2 }];
    expect((await preview({ items })).details.totals).toMatchObject(totals(0, 0, 0, 0));
    const later = await preview({ items, ignore_trials: true });
    expect(later).toMatchObject({ ignore_trials: true, details: { totals: totals(6_000, 0, 0, 6_000) } });
  });

  test('leaves an item out of the totals, but not its line', async () => {
    const { details } = await preview({
      items: [
        { price_id: await catalog.price(3_000), quantity: 1 },
        { price_id: await catalog.price(500), quantity: 1, include_in_totals: false },
      ],
    });
    expect(details.totals.total).toBe('3000');
    expect(details.line_items.map((line) => line.totals.total)).toEqual(['3000', '500']);
  });

  test('spreads a flat discount over the items that it applies to', async () => {
    const [one, ten, other] = [await catalog.price(10_000), await catalog.price(3_000), await catalog.price(700)];
    const discount_id = await discountOf({
      type: 'flat',
      amount: '5000',
      currency_code: 'USD',
      restrict_to: [one, ten],
    });
    const items = [
      { price_id: one, quantity: 1 },
      { price_id: ten, quantity: 10 },
      { price_id: other, quantity: 1 },
    ];
    const { details, ...data } = await preview({ items, discount_id, address: NEW_YORK });
    expect(data.discount_id).toBe(discount_id);
    expect(details.line_items.map((line) => line.totals)).toEqual([
      totals(10_000, 1_250, 777, 9_527),
      totals(30_000, 3_750, 2_330, 28_580),
      totals(700, 0, 62, 762),
    ]);
  });

  test('includes tax in prices whose tax mode says so, in the account or by country', async () => {
    const internal = await catalog.price(1_000, { tax_mode: 'internal' });
    const byPlace = await catalog.price(1_000, { tax_mode: 'location' });
    const items = [internal, byPlace].map((price_id) => ({ price_id, quantity: 1 }));
    const inAustralia = await preview({ items, address: { country_code: 'AU', postal_code: '2000' } });
    expect(inAustralia.details.line_items.map((line) => line.totals)).toEqual([
      totals(909, 0, 91, 1_000),
      totals(909, 0, 91, 1_000),
    ]);
    const inNewYork = await preview({ items, address: NEW_YORK });
    expect(inNewYork.details.line_items.map((line) => line.totals.total)).toEqual(['1000', '1089']);
  });

  test('uses the price for the country, and its currency', async () => {
    const price_id = await catalog.price(3_000, {
      unit_price_overrides: [{ country_codes: ['DE', 'FR'], unit_price: { amount: '2500', currency_code: 'EUR' } }],
    });
    const items = [{ price_id, quantity: 1 }];
    const german = await preview({ items, address: { country_code: 'DE', postal_code: '20457' } });
    expect(german).toMatchObject({ currency_code: 'EUR', details: { totals: totals(2_500, 0, 475, 2_975) } });
    expect(await preview({ items, address: NEW_YORK })).toMatchObject({ currency_code: 'USD' });
  });

  test('has the tax of the address of a customer, unless a business with a tax number accounts for it', async () => {
    const customer = await client.customers.create({ body: { email: 'tax@customer.example' } });
    const path = { customer_id: customer.data.id };
    const address = await client.addresses.create({ path, body: { country_code: 'DE', postal_code: '20457' } });
    const business = await client.businesses.create({ path, body: { name: 'Hanse', tax_identifier: 'DE123456789' } });
    const items = [{ price_id: await catalog.price(10_000), quantity: 1 }];
    const parties = { customer_id: customer.data.id, address_id: address.data.id };
    const taxed = await preview({ items, ...parties });
    expect(taxed).toMatchObject({
      ...parties,
      address: { country_code: 'DE', postal_code: '20457' },
      details: { totals: totals(10_000, 0, 1_900, 11_900) },
    });
    const exempt = await preview({ items, ...parties, business_id: business.data.id });
    expect(exempt).toMatchObject({ business_id: business.data.id, details: { totals: totals(10_000, 0, 0, 10_000) } });
  });

  test('applies the tax mode of the account to prices without their own', async () => {
    const { db } = service().services;
    await db.updateTable('accounts').set({ tax_mode: 'internal' }).where('id', '=', service().accountId).execute();
    const items = [{ price_id: await catalog.price(1_000), quantity: 1 }];
    const { details } = await preview({ items, address: { country_code: 'AU', postal_code: '2000' } });
    await db.updateTable('accounts').set({ tax_mode: 'external' }).where('id', '=', service().accountId).execute();
    expect(details.totals).toMatchObject(totals(909, 0, 91, 1_000));
  });
});
