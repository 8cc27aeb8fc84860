import { beforeAll, expect, test } from 'vitest';

import { newId } from '../../../service/ids/id.ts';
import { seedDiscount } from '../../support/catalog-fixtures.ts';
import { seedCustomer } from '../../support/fixtures.ts';
import { eachService } from '../../support/service.ts';
import { expectError, invalidFieldsOf } from '../http/expect-error.ts';
import { type Call, caller } from '../http/test-client.ts';
import { catalogOf, NEW_YORK } from './catalog.ts';

const PATHS = ['/pricing-preview', '/transactions/preview'] as const;
const MONTHLY = { billing_cycle: { interval: 'month', frequency: 1 } } as const;

eachService('previews', (service) => {
  let call: Call;
  let catalog: Awaited<ReturnType<typeof catalogOf>>;
  let price_id: string;
  let item: { readonly price_id: string; readonly quantity: number };

  beforeAll(async () => {
    call = caller(service(), await service().keyFor({ permissions: ['transaction.read'] }));
    catalog = await catalogOf(service());
    price_id = await catalog.price(3_000);
    item = { price_id, quantity: 1 };
  });

  const discountOf = (more: Parameters<typeof seedDiscount>[2]) =>
    seedDiscount(service().services, service().accountId, more);
  const send = (path: string, json: object) => call('POST', path, { json });
  const detailOf = async (...request: Parameters<typeof send>): Promise<string> => {
    const { error } = (await (await send(...request)).json()) as { error: { detail: string } };
    return error.detail;
  };

  test.each(PATHS)('POST %s names an unknown price, and an archived one', async (path) => {
    const { db, clock } = service().services;
    const unknown = newId('pri_', clock);
    const archived = await catalog.price(1);
    await db.updateTable('prices').set({ status: 'archived' }).where('id', '=', archived).execute();
    for (const id of [unknown, archived]) {
      const items = [item, { price_id: id, quantity: 1 }];
      await expectError(await send(path, { items }), 'transaction_price_not_found');
    }
    expect(await detailOf(path, { items: [item, { price_id: unknown, quantity: 1 }] })).toBe(
      `Price ${unknown} of items[1] not found.`,
    );
  });

  test.each(PATHS)('POST %s names the price of an archived product', async (path) => {
    const { price, product_id } = await catalogOf(service());
    const id = await price(1);
    const { db } = service().services;
    await db.updateTable('products').set({ status: 'archived' }).where('id', '=', product_id).execute();
    const request = [path, { items: [{ price_id: id, quantity: 1 }] }] as const;
    await expectError(await send(...request), 'transaction_price_not_found');
    expect(await detailOf(...request)).toContain(`belongs to product ${product_id}, which is archived`);
  });

  test.each(PATHS)('POST %s names the quantities that a price allows', async (path) => {
    const id = await catalog.price(1, { quantity: { minimum: 2, maximum: 5 } });
    for (const quantity of [1, 6]) {
      const request = [path, { items: [item, { price_id: id, quantity }] }] as const;
      await expectError(await send(...request), 'transaction_item_quantity_out_of_range');
      expect(await detailOf(...request)).toBe(
        `The quantity of items[1] is ${quantity}, but price ${id} can be sold in quantities from 2 to 5.`,
      );
    }
  });

  test.each(PATHS)('POST %s does not convert currencies', async (path) => {
    const euros = await catalog.price(1, { unit_price: { amount: '1', currency_code: 'EUR' } });
    expect(await invalidFieldsOf(await send(path, { items: [item, { price_id: euros, quantity: 1 }] }))).toEqual([
      'items[1]',
    ]);
    expect(await invalidFieldsOf(await send(path, { items: [item], currency_code: 'EUR' }))).toEqual(['items[0]']);
  });

  test.each(PATHS)('POST %s rejects amounts of more than 15 digits', async (path) => {
    const id = await catalog.price(999_999_999_999_999);
    const items = [item, { price_id: id, quantity: 2 }];
    expect(await invalidFieldsOf(await send(path, { items }))).toEqual(['items[1].quantity']);
  });

  test('a transaction preview rejects totals of more than 15 digits', async () => {
    const ids = [await catalog.price(999_999_999_999_999), await catalog.price(1)];
    const items = ids.map((id) => ({ price_id: id, quantity: 1 }));
    expect(await invalidFieldsOf(await send('/transactions/preview', { items }))).toEqual(['items']);
  });

  test.each(PATHS)('POST %s requires the customer of an address and of a business', async (path) => {
    const { clock } = service().services;
    const [address_id, business_id] = [newId('add_', clock), newId('biz_', clock)];
    await expectError(await send(path, { items: [item], address_id }), 'transaction_customer_is_required_with_address');
    await expectError(
      await send(path, { items: [item], business_id }),
      'transaction_customer_is_required_for_business_validation',
    );
  });

  test.each(PATHS)('POST %s names ids that are unknown, or of another customer', async (path) => {
    const { services, accountId } = service();
    const parties = {
      customer_id: newId('ctm_', services.clock),
      address_id: newId('add_', services.clock),
      business_id: newId('biz_', services.clock),
    };
    expect(await invalidFieldsOf(await send(path, { items: [item], ...parties }))).toEqual(Object.keys(parties));
    const [one, other] = [await seedCustomer(services, accountId), await seedCustomer(services, accountId)];
    const client = await service().client();
    const address = await client.addresses.create({ path: { customer_id: one }, body: { country_code: 'DE' } });
    const body = { items: [item], customer_id: other, address_id: address.data.id };
    expect(await invalidFieldsOf(await send(path, body))).toEqual(['address_id']);
    const discount_id = newId('dsc_', services.clock);
    expect(await invalidFieldsOf(await send(path, { items: [item], discount_id }))).toEqual(['discount_id']);
  });

  test.each(PATHS)('POST %s rejects archived customers, addresses and businesses', async (path) => {
    const { services, accountId } = service();
    const client = await service().client();
    const customer_id = await seedCustomer(services, accountId);
    const address = await client.addresses.create({ path: { customer_id }, body: { country_code: 'DE' } });
    const business = await client.businesses.create({ path: { customer_id }, body: { name: 'Works' } });
    const body = { items: [item], customer_id, address_id: address.data.id, business_id: business.data.id };
    const expectArchived = async (id: string): Promise<void> => {
      const { error } = await expectError(await send(path, body), 'entity_archived');
      expect(error.detail).toContain(id);
    };
    await client.businesses.update({
      path: { customer_id, business_id: business.data.id },
      body: { status: 'archived' },
    });
    await expectArchived(business.data.id);
    await client.addresses.update({ path: { customer_id, address_id: address.data.id }, body: { status: 'archived' } });
    await expectArchived(address.data.id);
    await client.customers.update({ path: { customer_id }, body: { status: 'archived' } });
    await expectArchived(customer_id);
  });

  test.each(PATHS)('POST %s accepts one place, with the postal code that the country requires', async (path) => {
    const { services, accountId } = service();
    const client = await service().client();
    const customer_id = await seedCustomer(services, accountId);
    const address = await client.addresses.create({ path: { customer_id }, body: { country_code: 'DE' } });
    const both = { items: [item], customer_id, address_id: address.data.id, address: NEW_YORK };
    expect(await invalidFieldsOf(await send(path, both))).toEqual(['address']);
    for (const postal_code of [undefined, null, ' ']) {
      const body = { items: [item], address: { country_code: 'US', postal_code } };
      expect(await invalidFieldsOf(await send(path, body))).toEqual(['address.postal_code']);
    }
    expect((await send(path, { items: [item], address: { country_code: 'IE' } })).status).toBe(200);
  });

  test.each(PATHS)('POST %s checks the discount', async (path) => {
    const { db, clock } = service().services;
    const rejected = async (discount_id: string, code: Parameters<typeof expectError>[1]) =>
      expectError(await send(path, { items: [item], discount_id }), code);
    const archived = await discountOf({});
    await db.updateTable('discounts').set({ status: 'archived' }).where('id', '=', archived).execute();
    await rejected(archived, 'entity_archived');
    const expired = await discountOf({});
    const past = new Date(clock.now().getTime() - 1_000).toISOString();
    await db.updateTable('discounts').set({ expires_at: past }).where('id', '=', expired).execute();
    await rejected(expired, 'discount_expired');
    const used = await discountOf({ usage_limit: 3 });
    await db.updateTable('discounts').set({ times_used: 3 }).where('id', '=', used).execute();
    await rejected(used, 'discount_usage_limit_exceeded');
    const euros = await discountOf({ type: 'flat', amount: '100', currency_code: 'EUR' });
    await rejected(euros, 'transaction_invalid_discount_currency');
    const restricted = await discountOf({ restrict_to: [await catalog.price(1)] });
    await rejected(restricted, 'transaction_discount_not_eligible');
  });

  test('a transaction preview accepts each price once, with one billing cycle and one trial', async () => {
    const monthly = await catalog.price(1, MONTHLY);
    const yearly = await catalog.price(1, { billing_cycle: { interval: 'year', frequency: 1 } });
    const trial = await catalog.price(1, { ...MONTHLY, trial_period: { interval: 'week', frequency: 1 } });
    const of = (...ids: string[]) => ({ items: ids.map((id) => ({ price_id: id, quantity: 1 })) });
    const reject = async (body: object, code: Parameters<typeof expectError>[1]) =>
      expectError(await send('/transactions/preview', body), code);
    await reject(of(monthly, price_id, monthly), 'transaction_duplicate_price_ids');
    await reject(of(price_id, monthly, yearly), 'transaction_price_different_billing_cycle');
    await reject(of(monthly, price_id, trial), 'transaction_price_different_trial_period');
    expect((await send('/transactions/preview', of(monthly, price_id))).status).toBe(200);
  });

  test('an item of a transaction preview has one valid price', async () => {
    const price = {
      description: 'Setup',
      unit_price: { amount: '1', currency_code: 'USD' },
      product: { name: 'Setup', tax_category: 'standard' },
    };
    const of = (...items: object[]) => send('/transactions/preview', { items: [item, ...items] });
    await expectError(await of({ price_id, price, quantity: 1 }), 'transaction_both_price_id_and_object_found');
    expect(await invalidFieldsOf(await of({ quantity: 1 }))).toEqual(['items[1].price_id']);
    const { product_id } = catalog;
    const unknown = newId('pro_', service().services.clock);
    for (const change of [{ product_id }, { product: null }, { product: null, product_id: unknown }]) {
      const response = await of({ price: { ...price, ...change }, quantity: 1 });
      expect(await invalidFieldsOf(response)).toEqual(['items[1].price.product_id']);
    }
    const bounds = { quantity: { minimum: 5, maximum: 2 } };
    expect(await invalidFieldsOf(await of({ price: { ...price, ...bounds }, quantity: 1 }))).toEqual([
      'items[1].price.quantity.minimum',
    ]);
    const trial = { trial_period: { interval: 'week', frequency: 1 } };
    await expectError(
      await of({ price: { ...price, ...trial }, quantity: 1 }),
      'price_trial_period_requires_billing_cycle',
    );
    const other = await catalogOf(service());
    const { db } = service().services;
    await db.updateTable('products').set({ status: 'archived' }).where('id', '=', other.product_id).execute();
    const archived = { ...price, product: null, product_id: other.product_id };
    await expectError(await of({ price: archived, quantity: 1 }), 'entity_archived');
  });
});
