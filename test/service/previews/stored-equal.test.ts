import type {
  NonCatalogDiscountInput,
  NonCatalogPriceInput,
  TransactionCreate,
  TransactionItemInput,
  TransactionPreview,
  TransactionRead,
} from '@billing/types';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';

import { insertPrice, seedProducts } from '../../support/catalog-fixtures.ts';
import { eachServiceWhenLong } from '../../support/service.ts';
import { isLongRun } from '../../support/suite-length.ts';
import { dataOf } from '../http/data-of.ts';
import type { ErrorBody } from '../http/expect-error.ts';
import { newSale, type Sale } from '../transactions/sale.ts';

const MONTHLY = { interval: 'month', frequency: 1 } as const;
const PRODUCT = { name: 'Setup', tax_category: 'implementation-services' } as const;

const amounts = fc.bigInt({ min: 100n, max: 9_999_999n }).map(String);
const euros = amounts.map((amount) => ({ amount, currency_code: 'EUR' }) as const);
const overrides = euros.map((unit_price) => [{ country_codes: ['NL', 'BE'] as ('NL' | 'BE')[], unit_price }]);

/** Prices of the account's product or of a new one, of every tax mode, recurring or not. */
const prices = fc.record(
  {
    description: fc.constant('Setup for one customer'),
    unit_price: euros,
    tax_mode: fc.constantFrom('account_setting', 'external', 'internal', 'location', null),
    unit_price_overrides: fc.option(overrides),
    billing_cycle: fc.option(fc.constant(MONTHLY)),
    name: fc.option(fc.constant('Setup')),
    quantity: fc.option(fc.constant({ minimum: 1, maximum: 20 })),
    custom_data: fc.option(fc.constant({ order: 'A-1094' })),
    product: fc.option(
      fc.record({ ...record(PRODUCT), image_url: fc.constantFrom('', null, 'https://a.example/a.png') }),
    ),
  },
  { requiredKeys: ['description', 'unit_price'] },
);

const flat = fc.record({
  type: fc.constantFrom('flat' as const, 'flat_per_seat' as const),
  amount: fc.bigInt({ min: 1n, max: 99_999n }).map(String),
});
const percentage = fc.record({
  type: fc.constant('percentage' as const),
  amount: fc.integer({ min: 1, max: 10_000 }).map((hundredths) => (hundredths / 100).toFixed(2)),
});

/** What a request says of its discount, which is not in the catalog. */
const ownDiscounts = fc
  .record({
    of: fc.oneof(flat, percentage),
    isRestricted: fc.boolean(),
    recur: fc.constantFrom(false, null),
    custom_data: fc.constantFrom(null, { order: 'A-1094' }),
  })
  .map(({ of, isRestricted, ...more }) => ({ description: 'Agreed', isRestricted, ...more, ...of }));

function record<Value extends object>(value: Value) {
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, fc.constant(each)])) as {
    [Name in keyof Value]: fc.Arbitrary<Value[Name]>;
  };
}

eachServiceWhenLong('a preview and a transaction of the same request', (service) => {
  let sale: Sale;
  let catalog: readonly TransactionItemInput[];

  beforeAll(async () => {
    sale = await newSale(service());
    const unit_price = JSON.stringify({ amount: '1999', currency_code: 'EUR' });
    const once = await insertPrice(service().services, sale.accountId, sale.product_id, { unit_price });
    catalog = [
      { price_id: sale.price_id, quantity: 3 },
      { price_id: once, quantity: 7 },
    ];
  });

  const send = (path: string, body: object) => {
    const { customer_id, address_id } = sale;
    return sale.call('POST', path, { json: { customer_id, address_id, ...body } });
  };
  const previewOf = async (body: object) => dataOf<TransactionPreview>(await send('/transactions/preview', body), 200);
  const createdOf = async (body: object) => dataOf<TransactionRead>(await send('/transactions', body), 201);

  /** A preview shows totals below the smallest charge, too, which no transaction can have. */
  const isChargeable = async (body: object): Promise<boolean> => {
    const response = await send('/transactions', body);
    const { error } = (await response.json()) as { readonly error?: { readonly code: string } };
    return response.status !== 400 || !error?.code.endsWith('_less_than_charge_limit');
  };

  async function expectEqual(body: TransactionCreate): Promise<void> {
    const preview = await previewOf(body);
    const stored = await createdOf(body);
    expect(comparable(stored)).toEqual(comparable(preview));
    expect(preview.discount_id).toBe(body.discount ? null : stored.discount_id);
    expect(stored.items.map(({ price_id }) => price_id)).toEqual(stored.items.map(({ price }) => price.id));
    // So has an update of another transaction, which can't remove its currency.
    const { id } = await createdOf({ items: catalog });
    const { currency_code, ...changes } = body;
    const update = await sale.update(id, { ...changes, ...(currency_code && { currency_code }) });
    expect(comparable(await dataOf<TransactionRead>(update, 200))).toEqual(comparable(preview));
  }

  /** A discount of the product, or of everything, instead of one of the catalog. */
  const ownDiscount = ({
    isRestricted,
    ...discount
  }: Omit<NonCatalogDiscountInput, 'restrict_to'> & { readonly isRestricted: boolean }) => ({
    discount_id: null,
    discount: { ...discount, restrict_to: isRestricted ? [sale.product_id] : null },
  });

  /** A price with one product. */
  const withProduct = ({ product, ...price }: Omit<NonCatalogPriceInput, 'product_id'>): NonCatalogPriceInput =>
    product ? { ...price, product } : { ...price, product_id: sale.product_id };

  test('have the same items, lines and totals', async () => {
    const drawnItems = fc.array(fc.tuple(prices, fc.integer({ min: 1, max: 20 })), { minLength: 1, maxLength: 4 });
    const discounts = [
      null,
      await sale.discount({ type: 'percentage', amount: '12.5' }),
      await sale.discount({ type: 'flat', amount: '777', currency_code: 'EUR' }),
      await sale.discount({ type: 'flat_per_seat', amount: '33', currency_code: 'EUR' }),
      await sale.discount({ type: 'percentage', amount: '20', restrict_to: [sale.product_id] }),
    ];
    const requests = fc.record({
      items: drawnItems,
      discount: fc.option(ownDiscounts),
      discount_id: fc.constantFrom(...discounts),
      currency_code: fc.constantFrom(null, 'EUR' as const),
      isMixed: fc.boolean(),
    });
    const property = fc.asyncProperty(requests, async ({ items: drawn, isMixed, discount, ...body }) => {
      const own = drawn.map(([price, quantity]) => ({ price: withProduct(price), quantity }));
      const items = [...(isMixed || discount !== null || body.discount_id !== null ? catalog : []), ...own];
      const request = { ...body, ...(discount && ownDiscount(discount)), items };
      fc.pre(discount === null || (await isChargeable(request)));
      await expectEqual(request);
    });
    await fc.assert(property, { numRuns: isLongRun ? 300 : 12 });
  });

  test('are without charge for items with a trial', async () => {
    const trial_period = { interval: 'day', frequency: 14, requires_payment_method: true } as const;
    const price = {
      description: 'Trial',
      unit_price: { amount: '5000', currency_code: 'EUR' },
      product: PRODUCT,
    } as const;
    const items = [{ price: { ...price, billing_cycle: MONTHLY, trial_period }, quantity: 2 }];
    await expectEqual({ items });
    expect((await previewOf({ items })).details.totals.total).toBe('0');
  });

  describe('are rejected alike', () => {
    const unit_price = { amount: '5000', currency_code: 'EUR' };
    const price = { description: 'Setup', unit_price, product: PRODUCT };
    const unknown = `pro_${'0'.repeat(26)}`;
    const cases: readonly [string, (sale: Sale) => object][] = [
      ['without a price', () => ({})],
      ['with two prices', ({ price_id }) => ({ price_id, price })],
      ['without a product', () => ({ price: { ...price, product: null } })],
      ['with two products', ({ product_id }) => ({ price: { ...price, product_id } })],
      ['with an unknown product', () => ({ price: { ...price, product: null, product_id: unknown } })],
      ['with a trial and no billing cycle', () => ({ price: { ...price, trial_period: MONTHLY } })],
      ['with a long billing cycle', () => ({ price: { ...price, billing_cycle: { interval: 'year', frequency: 4 } } })],
      [
        'with another billing cycle',
        () => ({ price: { ...price, billing_cycle: { interval: 'year', frequency: 1 } } }),
      ],
      ['with a high minimum', () => ({ price: { ...price, quantity: { minimum: 5, maximum: 4 } } })],
      ['with a quantity beyond the maximum', () => ({ price: { ...price, quantity: { maximum: 1 } } })],
      ['in another currency', () => ({ price: { ...price, unit_price: { amount: '1', currency_code: 'USD' } } })],
      [
        'with an amount of too many digits',
        () => ({ price: { ...price, unit_price: { ...unit_price, amount: '9'.repeat(15) } } }),
      ],
      ['with a blank product name', () => ({ price: { ...price, product: { ...PRODUCT, name: ' ' } } })],
    ];

    const expectRejected = async (body: object, place: string) => {
      const { id } = await createdOf({ items: catalog });
      const responses = [
        await send('/transactions/preview', body),
        await send('/transactions', body),
        await sale.update(id, body),
      ];
      const errors = await Promise.all(responses.map(async (response) => ((await response.json()) as ErrorBody).error));
      expect(errors[0]?.detail).toContain(place);
      expect(errors[1]).toEqual(errors[0]);
      expect(errors[2]).toEqual(errors[0]);
    };

    test.each(cases)('%s', async (_name, itemOf) => {
      await expectRejected({ items: [...catalog, { quantity: 2, ...itemOf(sale) }] }, 'items[2]');
    });

    const discount = { description: 'Agreed', type: 'percentage', amount: '10' };
    const discounts: readonly [string, (sale: Sale) => Promise<object>, string][] = [
      ['with two discounts', async (own) => ({ discount_id: await own.discount(), discount }), 'The request has'],
      [
        'with a discount of an unknown product',
        async () => ({ discount: { ...discount, restrict_to: [unknown] } }),
        'In discount: In the request, restrict_to[0] must be',
      ],
      [
        'with a discount of no item',
        async ({ accountId }) => {
          const restrict_to = await seedProducts(service().services, accountId, 1);
          return { discount: { ...discount, restrict_to } };
        },
        'The discount applies to none of the items',
      ],
      [
        'with a discount of an archived product',
        async ({ accountId }) => {
          const restrict_to = await seedProducts(service().services, accountId, 1, { status: 'archived' });
          return { discount: { ...discount, restrict_to } };
        },
        'In discount: Product pro_',
      ],
      [
        'with a discount above 100 percent',
        async () => ({ discount: { ...discount, amount: '101' } }),
        'discount.amount',
      ],
      [
        'with a flat discount of 0',
        async () => ({ discount: { ...discount, type: 'flat', amount: '0' } }),
        'discount.amount',
      ],
    ];

    test.each(discounts)('%s', async (_name, discountsOf, place) => {
      await expectRejected({ items: catalog, ...(await discountsOf(sale)) }, place);
    });
  });
});

/**
 * What a preview and a transaction have in common, without the identity of what only the transaction
 * creates.
 */
function comparable({ currency_code, items, details }: TransactionPreview | TransactionRead) {
  const { tax_rates_used, totals, line_items } = details;
  return {
    currency_code,
    items: items.map(({ price, quantity, proration }) => ({ price: anonymous(price), quantity, proration })),
    tax_rates_used,
    totals,
    line_items: line_items.map(({ product, quantity, proration, tax_rate, unit_totals, totals: ofLine }) => ({
      ...{ product: anonymous(product), quantity, proration, tax_rate, unit_totals },
      totals: ofLine,
    })),
  };
}

function anonymous<Entity extends { readonly type: string }>(entity: Entity): Partial<Entity> {
  if (entity.type !== 'custom') return entity;
  const identity = new Set(['id', 'created_at', 'updated_at', 'product_id']);
  return Object.fromEntries(Object.entries(entity).filter(([name]) => !identity.has(name))) as Partial<Entity>;
}
