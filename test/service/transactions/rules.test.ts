import { beforeAll, describe, expect, test } from 'vitest';

import { eachService } from '../../support/service.ts';
import { dataOf } from '../http/data-of.ts';
import { expectError, invalidFieldsOf } from '../http/expect-error.ts';
import { seedAddress, seedBusiness, seedCustomer } from '../../support/fixtures.ts';
import { insertPrice } from '../../support/catalog-fixtures.ts';
import { MANUAL, newSale, type Sale, TERMS } from './sale.ts';

const MINUTE = 60_000;
const at = (ms: number): string => new Date(Date.now() + ms).toISOString();

eachService('the rules of transactions', (service) => {
  let sale: Sale;

  beforeAll(async () => {
    sale = await newSale(service());
  });

  /** Both ways to send members: with a new transaction, and in an update of one that is ready. */
  const both = (body: object): (() => Promise<Response>)[] => [
    () => sale.create({ customer_id: sale.customer_id, address_id: sale.address_id, ...body }),
    async () => sale.update((await sale.ready()).id, body),
  ];

  describe('the collection mode', () => {
    test('manual needs billing details with payment terms', async () => {
      for (const send of both({ collection_mode: 'manual' }))
        await expectError(await send(), 'transaction_billing_details_object_required');
      for (const send of both({ collection_mode: 'manual', billing_details: { purchase_order_number: 'PO-1' } }))
        await expectError(await send(), 'transaction_payment_terms_object_required');
    });

    test('automatic can have no billing details', async () => {
      for (const send of both({ billing_details: TERMS }))
        await expectError(await send(), 'transaction_billing_details_must_be_null');
      const { id } = await sale.ready(MANUAL);
      await expectError(
        await sale.update(id, { collection_mode: 'automatic' }),
        'transaction_billing_details_must_be_null',
      );
      const body = { collection_mode: 'automatic', billing_details: null };
      expect(await dataOf(await sale.update(id, body), 200)).toMatchObject(body);
    });

    test('manual accepts only three currencies', async () => {
      const amount = { amount: '1000', currency_code: 'SEK' };
      const price_id = await insertPrice(service().services, sale.accountId, sale.product_id, {
        unit_price: JSON.stringify(amount),
      });
      for (const send of both({ ...MANUAL, items: [{ price_id, quantity: 1 }] }))
        await expectError(await send(), 'transaction_currency_code_not_valid_for_manual');
    });

    test('shows the billing details with their defaults', async () => {
      expect((await sale.ready(MANUAL)).billing_details).toEqual({
        enable_checkout: false,
        purchase_order_number: '',
        additional_information: null,
        ...TERMS,
      });
    });
  });

  describe('the billing period', () => {
    test('must not start in the future', async () => {
      const billing_period = { starts_at: at(MINUTE), ends_at: at(2 * MINUTE) };
      for (const send of both({ billing_period }))
        await expectError(await send(), 'transaction_billing_period_starts_at_greater_than_now');
    });

    test('must end after it starts', async () => {
      const starts_at = at(-MINUTE);
      const billing_period = { starts_at, ends_at: starts_at };
      for (const send of both({ billing_period }))
        expect(await invalidFieldsOf(await send())).toEqual(['billing_period.ends_at']);
    });

    test('is stored in UTC, and removed with null', async () => {
      const billing_period = { starts_at: '2026-01-01T02:00:00+02:00', ends_at: '2026-02-01T00:00:00Z' };
      const { id, billing_period: stored } = await sale.draft({ billing_period });
      expect(stored).toEqual({ starts_at: '2026-01-01T00:00:00.000000Z', ends_at: '2026-02-01T00:00:00.000000Z' });
      expect(await sale.emitted(() => sale.update(id, { billing_period }))).toEqual([]);
      expect(await dataOf(await sale.update(id, { billing_period: null }), 200)).toMatchObject({
        billing_period: null,
      });
    });
  });

  describe('customer, address and business', () => {
    test('an address or a business needs a customer', async () => {
      const { customer_id: _, ...draft } = sale;
      await expectError(
        await sale.create({ address_id: draft.address_id }),
        'transaction_customer_is_required_with_address',
      );
      await expectError(
        await sale.create({ business_id: draft.business_id }),
        'transaction_customer_is_required_for_business_validation',
      );
    });

    test('must exist, and belong to the customer', async () => {
      const { services } = service();
      const other = await seedCustomer(services, sale.accountId);
      const parties = {
        address_id: await seedAddress(services, sale.accountId, other),
        business_id: await seedBusiness(services, sale.accountId, other),
      };
      for (const send of both(parties))
        expect(await invalidFieldsOf(await send())).toEqual(['address_id', 'business_id']);
      const { id } = await sale.ready();
      expect(await invalidFieldsOf(await sale.update(id, { customer_id: other }))).toEqual(['address_id']);
      expect(await dataOf(await sale.update(id, { customer_id: other, ...parties }), 200)).toMatchObject(parties);
    });

    test('must not be archived', async () => {
      const archived = await newSale(service(), sale.accountId);
      const path = { customer_id: archived.customer_id };
      await sale.client.customers.update({ path, body: { status: 'archived' } });
      for (const send of both({ customer_id: path.customer_id, address_id: archived.address_id }))
        await expectError(await send(), 'entity_archived');
    });

    test('can be replaced but not removed, except for the business', async () => {
      const { id } = await sale.ready({ business_id: sale.business_id });
      const removed = await invalidFieldsOf(await sale.update(id, { customer_id: null, address_id: null }));
      expect(removed.toSorted()).toEqual(['address_id', 'customer_id']);
      expect(await dataOf(await sale.update(id, { business_id: null }), 200)).toMatchObject({ business_id: null });
    });
  });

  describe('items', () => {
    test('of unknown or archived prices are rejected', async () => {
      const archived = await insertPrice(service().services, sale.accountId, sale.product_id, { status: 'archived' });
      for (const price_id of [`pri_${'0'.repeat(26)}`, archived])
        for (const send of both({ items: [{ price_id, quantity: 1 }] }))
          await expectError(await send(), 'transaction_price_not_found');
    });

    test('name each price once, in a quantity that it allows', async () => {
      const item = { price_id: sale.price_id, quantity: 1 };
      for (const send of both({ items: [item, item] }))
        await expectError(await send(), 'transaction_duplicate_price_ids');
      for (const send of both({ items: [{ ...item, quantity: 101 }] }))
        await expectError(await send(), 'transaction_item_quantity_out_of_range');
    });

    test('have one billing cycle and one trial period', async () => {
      const { services } = service();
      const month = { interval: 'month', frequency: 1 };
      const priceWith = (more: object) => insertPrice(services, sale.accountId, sale.product_id, more);
      const monthly = { price_id: sale.price_id, quantity: 1 };
      const yearly = await priceWith({ billing_cycle: JSON.stringify({ interval: 'year', frequency: 1 }) });
      for (const send of both({ items: [monthly, { price_id: yearly, quantity: 1 }] }))
        await expectError(await send(), 'transaction_price_different_billing_cycle');
      const trial = {
        billing_cycle: JSON.stringify(month),
        trial_period: JSON.stringify({ ...month, requires_payment_method: true }),
      };
      const tried = await priceWith(trial);
      for (const send of both({ items: [monthly, { price_id: tried, quantity: 1 }] }))
        await expectError(await send(), 'transaction_price_different_trial_period');
    });

    test('keep the price and the product as they were when they were added', async () => {
      const { services } = service();
      const own = await newSale(service());
      const { id, items, details } = await own.draft();
      await own.client.prices.update({
        path: { price_id: own.price_id },
        body: { unit_price: { amount: '9900', currency_code: 'EUR' } },
      });
      await own.client.products.update({ path: { product_id: own.product_id }, body: { name: 'Renamed' } });
      // Another address calculates the totals again, with the copies.
      const address_id = await seedAddress(services, own.accountId, own.customer_id);
      const ready = await dataOf<typeof details>(
        await own.update(id, { customer_id: own.customer_id, address_id }),
        200,
      );
      expect(ready).toMatchObject({ items, details: { line_items: [{ id: details.line_items[0]!.id }] } });
      // New items copy the price again.
      const changed = await dataOf(await own.update(id, { items: [{ price_id: own.price_id, quantity: 3 }] }), 200);
      expect(changed).toMatchObject({
        items: [{ quantity: 3, price: { unit_price: { amount: '9900' } } }],
        details: {
          totals: { subtotal: '29700' },
          line_items: [{ id: details.line_items[0]!.id, product: { name: 'Renamed' } }],
        },
      });
    });
  });

  describe('the smallest charge', () => {
    const priceOf = (amount: string, more: object = {}) =>
      insertPrice(service().services, sale.accountId, sale.product_id, {
        unit_price: JSON.stringify({ amount, currency_code: 'EUR' }),
        ...more,
      });

    test('applies to a transaction that is ready, not to a draft', async () => {
      const items = [{ price_id: await priceOf('5'), quantity: 1 }];
      for (const send of both({ items })) await expectError(await send(), 'transaction_balance_less_than_charge_limit');
      const { id } = await sale.draft({ items });
      const parties = { customer_id: sale.customer_id, address_id: sale.address_id };
      await expectError(await sale.update(id, parties), 'transaction_balance_less_than_charge_limit');
    });

    test('applies to the recurring items alone', async () => {
      const billing_cycle = JSON.stringify({ interval: 'month', frequency: 1 });
      const items = [
        { price_id: await priceOf('5000'), quantity: 1 },
        { price_id: await priceOf('5', { billing_cycle }), quantity: 1 },
      ];
      for (const send of both({ items }))
        await expectError(await send(), 'transaction_recurring_balance_less_than_charge_limit');
    });

    test('does not apply to a transaction of value 0', async () => {
      const items = [{ price_id: await priceOf('0'), quantity: 1 }];
      expect(await sale.ready({ items })).toMatchObject({ status: 'ready', details: { totals: { balance: '0' } } });
    });
  });

  describe('the currency', () => {
    test('is that of the prices, and stays when a request named it', async () => {
      const dollars = { amount: '5000', currency_code: 'USD' };
      const price_id = await insertPrice(service().services, sale.accountId, sale.product_id, {
        unit_price_overrides: JSON.stringify([{ country_codes: ['NL'], unit_price: dollars }]),
      });
      const items = [{ price_id, quantity: 1 }];
      const parties = { customer_id: sale.customer_id, address_id: sale.address_id };
      const free = await sale.draft({ items });
      expect(free.currency_code).toBe('EUR');
      expect(await dataOf(await sale.update(free.id, parties), 200)).toMatchObject({
        currency_code: 'USD',
        details: { totals: { subtotal: '5000', currency_code: 'USD' } },
      });
      const fixed = await sale.draft({ items, currency_code: 'EUR' });
      expect(await invalidFieldsOf(await sale.update(fixed.id, parties))).toEqual(['items[0]']);
      expect(await dataOf(await sale.update(fixed.id, { ...parties, currency_code: 'USD' }), 200)).toMatchObject({
        currency_code: 'USD',
      });
    });
  });
});
