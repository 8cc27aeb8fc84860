import { expect, test } from 'vitest';

import { type Entity, eachOperator } from '../../support/operator.ts';

const VALUES = { description: 'Monthly', amount: '1000', currency: 'EUR' };
const MONTHLY = { every: '1 month' };

eachOperator('price create', (operator) => {
  test('creates a one-time price with the defaults of the API, and publishes an event', async () => {
    const product = await operator().newProduct();
    let created: Entity | undefined;
    const published = await operator().emitted(async () => {
      created = await operator().run('price create', { ...VALUES, product });
    });
    expect(created).toMatchObject({
      product_id: product,
      unit_price: { amount: '1000', currency_code: 'EUR' },
      type: 'standard',
      name: null,
      billing_cycle: null,
      trial_period: null,
      tax_mode: 'account_setting',
      quantity: { minimum: 1, maximum: 100 },
      unit_price_overrides: [],
      custom_data: null,
    });
    expect(published).toEqual([{ type: 'price.created', data: created }]);
  });

  test('accepts every field of the API', async () => {
    const product = await operator().newProduct();
    const options = {
      name: 'Monthly',
      type: 'custom',
      trial: '14 day',
      'trial-without-payment-method': true,
      'tax-mode': 'internal',
      override: ['BR,MX 1900 USD', 'GB 900 GBP'],
      minimum: '2',
      maximum: '999999999',
      'custom-data': '{"plan":"team"}',
    };
    expect(await operator().run('price create', { ...VALUES, ...MONTHLY, ...options, product })).toMatchObject({
      name: 'Monthly',
      type: 'custom',
      billing_cycle: { interval: 'month', frequency: 1 },
      trial_period: { interval: 'day', frequency: 14, requires_payment_method: false },
      tax_mode: 'internal',
      unit_price_overrides: [
        { country_codes: ['BR', 'MX'], unit_price: { amount: '1900', currency_code: 'USD' } },
        { country_codes: ['GB'], unit_price: { amount: '900', currency_code: 'GBP' } },
      ],
      quantity: { minimum: 2, maximum: 999_999_999 },
      custom_data: { plan: 'team' },
    });
  });

  test('requires a payment method for a trial by default', async () => {
    const product = await operator().newProduct();
    expect(await operator().run('price create', { ...VALUES, ...MONTHLY, trial: '14 day', product })).toMatchObject({
      trial_period: { requires_payment_method: true },
    });
  });

  test.each([
    [{ trial: '14 day' }, 'A price with a trial_period needs a billing_cycle'],
    [{ every: '37 month' }, 'at most three years'],
    [{ every: '0 month' }, 'must be at least 1'],
    [{ every: 'monthly' }, '--every must be a number and an interval, such as "1 month"'],
    [{ every: '1 decade' }, 'The interval of --every must be one of day, week, month, year'],
    [{ amount: '-5' }, 'unit_price.amount must'],
    [{ description: 'x' }, 'description must'],
    [{ type: 'secret' }, 'type must be one of'],
    [{ 'tax-mode': 'none' }, 'tax_mode must be one of'],
    [{ minimum: '5', maximum: '4' }, 'quantity.minimum must be at most quantity.maximum, which is 4'],
    [{ minimum: '0' }, 'quantity.minimum must'],
    [{ override: ['BR 5'] }, '--override must be countries, an amount and a currency'],
    [{ override: ['XX 5 USD'] }, 'unit_price_overrides[0].country_codes[0] must be one of'],
    [{ override: ['BR 5 USD', 'BR 6 USD'] }, 'The country BR is in more than one of unit_price_overrides'],
    [{ 'custom-data': '[]' }, '--custom-data must be a JSON object'],
    [{ product: 'pro_01jg8test00000000000000001' }, 'product_id must be the id of a product'],
  ])('rejects %j and publishes nothing', async (options, message) => {
    const product = await operator().newProduct();
    const count = (await operator().events()).length;
    expect(await operator().rejection('price create', { ...VALUES, product, ...options })).toContain(message);
    expect(await operator().events()).toHaveLength(count);
  });

  test('rejects an archived product', async () => {
    const product = await operator().newProduct('archived');
    expect(await operator().rejection('price create', { ...VALUES, product })).toContain('is archived.');
  });
});
