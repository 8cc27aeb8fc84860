import type { Client } from '@billing/client';
import type { PricingPreviewCreate } from '@billing/types';
import { beforeAll, expect, test } from 'vitest';

import { seedDiscount } from '../../support/catalog-fixtures.ts';
import { eachService } from '../../support/service.ts';
import { catalogOf, NEW_YORK, totals } from './catalog.ts';

eachService('a pricing preview', (service) => {
  let client: Client;
  let catalog: Awaited<ReturnType<typeof catalogOf>>;

  beforeAll(async () => {
    client = await service().client();
    catalog = await catalogOf(service());
  });

  const preview = async (body: PricingPreviewCreate) => (await client.pricing.preview({ body })).data;

  test('has the price and product of each line, with totals as numbers and for people', async () => {
    const price_id = await catalog.price(3_000);
    const data = await preview({ items: [{ price_id, quantity: 10 }], address: NEW_YORK });
    expect(data).toMatchObject({ currency_code: 'USD', address: NEW_YORK, available_payment_methods: ['card'] });
    expect(data.details.line_items).toEqual([
      {
        price: (await client.prices.get({ path: { price_id } })).data,
        product: (await client.products.get({ path: { product_id: catalog.product_id } })).data,
        quantity: 10,
        tax_rate: '0.08875',
        unit_totals: totals(3_000, 0, 266, 3_266),
        totals: totals(30_000, 0, 2_662, 32_662),
        formatted_unit_totals: { subtotal: '$30.00', discount: '$0.00', tax: '$2.66', total: '$32.66' },
        formatted_totals: { subtotal: '$300.00', discount: '$0.00', tax: '$26.62', total: '$326.62' },
        discounts: [],
      },
    ]);
  });

  test('shows prices of all billing cycles at their full amount, also twice and with a trial', async () => {
    const monthly = await catalog.price(900, { billing_cycle: { interval: 'month', frequency: 1 } });
    const yearly = await catalog.price(9_000, {
      billing_cycle: { interval: 'year', frequency: 1 },
      trial_period: { interval: 'week', frequency: 2 },
    });
    const { details } = await preview({
      items: [monthly, yearly, monthly].map((price_id) => ({ price_id, quantity: 1 })),
    });
    expect(details.line_items.map((line) => line.totals.total)).toEqual(['900', '9000', '900']);
  });

  test('takes a flat discount from each line that it applies to', async () => {
    const [small, large, other] = [await catalog.price(900), await catalog.price(9_000), await catalog.price(800)];
    const more = { type: 'flat', amount: '500', currency_code: 'USD', restrict_to: [small, large] } as const;
    const discount_id = await seedDiscount(service().services, service().accountId, {
      ...more,
      restrict_to: [...more.restrict_to],
    });
    const items = [small, large, other].map((price_id) => ({ price_id, quantity: 1 }));
    const { details } = await preview({ items, discount_id });
    expect(details.line_items.map((line) => line.totals.total)).toEqual(['400', '8500', '800']);
    const applied = { discount_id, total: '500', formatted_total: '$5.00' };
    expect(details.line_items.map((line) => line.discounts)).toEqual([[applied], [applied], []]);
  });

  test('writes amounts as in the country of the address', async () => {
    const price_id = await catalog.price(123_456, { unit_price: { amount: '123456', currency_code: 'EUR' } });
    const { details } = await preview({
      items: [{ price_id, quantity: 1 }],
      address: { country_code: 'DE', postal_code: '20457' },
    });
    expect(details.line_items[0]?.formatted_totals.subtotal).toBe('1.234,56\u00A0€');
  });
});
