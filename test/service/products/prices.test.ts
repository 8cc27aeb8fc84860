import { setTimeout } from 'node:timers/promises';

import { beforeAll, describe, expect, test } from 'vitest';

import { seedProduct } from '../../support/fixtures.ts';
import { eachService } from '../../support/service.ts';
import { dataOf } from '../http/data-of.ts';
import { expectError, invalidFieldsOf } from '../http/expect-error.ts';
import { type Call, caller } from '../http/test-client.ts';

const PRICE = { description: 'Setup fee', unit_price: { amount: '15000', currency_code: 'EUR' } };

eachService('prices', (service) => {
  let call: Call;
  let product_id: string;

  beforeAll(async () => {
    call = caller(service(), await service().keyFor());
    product_id = await seedProduct(service().services, service().accountId);
  });

  const send = (json: object): Promise<Response> =>
    call('POST', '/prices', { json: { product_id, ...PRICE, ...json } });
  const created = async (json: object = {}) => dataOf(await send(json), 201);
  const pathOf = ({ id }: Readonly<Record<string, unknown>>): string => `/prices/${String(id)}`;
  const eventsOf = async (type: 'price.created' | 'price.updated', id: unknown) => {
    const client = await service().client();
    const { data } = await client.events.list({ query: { event_type: [type], per_page: 200 } });
    return data.filter((event) => event.data['id'] === id);
  };

  describe('a new price', () => {
    test('has the documented defaults, and reads the same', async () => {
      const data = await created();
      expect(data).toEqual({
        id: expect.stringMatching(/^pri_[a-z0-9]{26}$/) as string,
        product_id,
        ...PRICE,
        type: 'standard',
        name: null,
        billing_cycle: null,
        trial_period: null,
        tax_mode: 'account_setting',
        unit_price_overrides: [],
        quantity: { minimum: 1, maximum: 100 },
        status: 'active',
        custom_data: null,
        import_meta: null,
        created_at: data['created_at'],
        updated_at: data['created_at'],
      });
      expect(await dataOf(await call('GET', pathOf(data)), 200)).toEqual(data);
    });

    test('has every member that was sent, and is published as created', async () => {
      const body = {
        description: 'Yearly, two weeks free',
        name: 'Yearly',
        type: 'custom',
        billing_cycle: { interval: 'year', frequency: 3 },
        trial_period: { interval: 'week', frequency: 2, requires_payment_method: false },
        tax_mode: 'internal',
        unit_price: { amount: '999999999999999', currency_code: 'JPY' },
        unit_price_overrides: [
          { country_codes: ['DE', 'FR'], unit_price: { amount: '0', currency_code: 'EUR' } },
          { country_codes: ['BR'], unit_price: { amount: '7', currency_code: 'USD' } },
        ],
        quantity: { minimum: 2, maximum: 999_999_999 },
        custom_data: { plan: ['team'] },
      };
      const data = await created(body);
      expect(data).toMatchObject(body);
      expect(await eventsOf('price.created', data['id'])).toMatchObject([{ occurred_at: data['created_at'], data }]);
    });

    test('requires a payment method for its trial, and limits the quantity, unless the request states otherwise', async () => {
      const data = await created({
        billing_cycle: { interval: 'month', frequency: 1 },
        trial_period: { interval: 'day', frequency: 14 },
        quantity: { maximum: 5 },
      });
      expect(data['trial_period']).toEqual({ interval: 'day', frequency: 14, requires_payment_method: true });
      expect(data['quantity']).toEqual({ minimum: 1, maximum: 5 });
    });

    test.each([
      [{ minimum: 6, maximum: 5 }, '5'],
      [{ minimum: 101 }, '100'],
    ])('rejects the quantity %j, whose minimum exceeds its maximum', async (quantity, maximum) => {
      const response = await send({ quantity });
      expect(((await response.clone().json()) as { error: { detail: string } }).error.detail).toContain(maximum);
      expect(await invalidFieldsOf(response)).toEqual(['quantity.minimum']);
    });

    test('needs a product of the account that is not archived', async () => {
      expect(await invalidFieldsOf(await send({ product_id: `pro_${'0'.repeat(26)}` }))).toEqual(['product_id']);
      const elsewhere = await seedProduct(service().services, await service().newAccount());
      expect(await invalidFieldsOf(await send({ product_id: elsewhere }))).toEqual(['product_id']);
      const archived = await seedProduct(service().services, service().accountId);
      await call('PATCH', `/products/${archived}`, { json: { status: 'archived' } });
      const { error } = await expectError(await send({ product_id: archived }), 'entity_archived');
      expect(error.detail).toContain(archived);
      await call('PATCH', `/products/${archived}`, { json: { status: 'active' } });
      expect((await send({ product_id: archived })).status).toBe(201);
    });

    test('waits for an update that archives its product, and is then rejected', async () => {
      const product = await seedProduct(service().services, service().accountId);
      const creating = await service()
        .database.db.transaction()
        .execute(async (trx) => {
          await trx.updateTable('products').set({ status: 'archived' }).where('id', '=', product).execute();
          const response = send({ product_id: product });
          await setTimeout(300);
          return { response };
        });
      await expectError(await creating.response, 'entity_archived');
    });
  });

  describe('an update of a price', () => {
    test('stores every member, replaces objects and lists as a whole, and is published', async () => {
      const before = await created({
        billing_cycle: { interval: 'month', frequency: 1 },
        trial_period: { interval: 'day', frequency: 14, requires_payment_method: false },
        quantity: { minimum: 2, maximum: 3 },
        unit_price_overrides: [{ country_codes: ['DE'], unit_price: { amount: '1', currency_code: 'EUR' } }],
      });
      const changes = {
        description: 'Weekly',
        name: 'Weekly',
        type: 'custom',
        billing_cycle: { interval: 'week', frequency: 156 },
        tax_mode: 'location',
        unit_price: { amount: '5', currency_code: 'USD' },
        unit_price_overrides: [],
        custom_data: { a: 1 },
      };
      const body = { ...changes, trial_period: { interval: 'week', frequency: 1 }, quantity: { minimum: 4 } };
      const after = await dataOf(await call('PATCH', pathOf(before), { json: body }), 200);
      expect(after).toEqual({
        ...before,
        ...changes,
        trial_period: { interval: 'week', frequency: 1, requires_payment_method: true },
        quantity: { minimum: 4, maximum: 100 },
        updated_at: after['updated_at'],
      });
      expect(await dataOf(await call('GET', pathOf(before)), 200)).toEqual(after);
      expect(await eventsOf('price.updated', before['id'])).toMatchObject([{ data: after }]);
    });

    test('makes a price one-time, and removes its name', async () => {
      const cycle = { billing_cycle: { interval: 'day', frequency: 1_095 }, name: 'Rare' };
      const before = await created({ ...cycle, trial_period: { interval: 'day', frequency: 1 } });
      const json = { billing_cycle: null, trial_period: null, name: null };
      expect(await dataOf(await call('PATCH', pathOf(before), { json }), 200)).toMatchObject(json);
    });

    test('changes a price of an archived product, and an archived price, but not their product', async () => {
      const product = await seedProduct(service().services, service().accountId);
      const price = await created({ product_id: product });
      await call('PATCH', `/products/${product}`, { json: { status: 'archived' } });
      for (const json of [{ status: 'archived' }, { name: 'Old' }, { status: 'active' }]) {
        expect(await dataOf(await call('PATCH', pathOf(price), { json }), 200)).toMatchObject(json);
      }
      const other = { product_id };
      expect(await invalidFieldsOf(await call('PATCH', pathOf(price), { json: other }))).toEqual(['product_id']);
    });
  });

  test('include=product adds the product, also an archived one', async () => {
    const price = await created({ type: 'custom' });
    expect(await dataOf(await call('GET', pathOf(price)), 200)).not.toHaveProperty('product');
    await call('PATCH', `/products/${product_id}`, { json: { status: 'archived' } });
    const product = await dataOf(await call('GET', `/products/${product_id}`), 200);
    expect(await dataOf(await call('GET', `${pathOf(price)}?include=product`), 200)).toEqual({ ...price, product });
    await call('PATCH', `/products/${product_id}`, { json: { status: 'active' } });
    expect(await invalidFieldsOf(await call('GET', `${pathOf(price)}?include=prices`))).toEqual(['include']);
  });
});
