import type { DiscountCreate } from '@billing/types';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';

import { timestamp } from '../../../service/common/clock.ts';
import { seedDiscountGroup, insertPrice, seedProducts } from '../../support/catalog-fixtures.ts';
import { eachService, startService } from '../../support/service.ts';
import { dataOf } from '../http/data-of.ts';
import { expectError, invalidFieldsOf } from '../http/expect-error.ts';
import { type Call, caller } from '../http/test-client.ts';

const PERCENTAGE = { description: 'Spring', type: 'percentage', amount: '10' };
const FLAT = { description: 'Five dollars off', type: 'flat', amount: '500', currency_code: 'USD' };
const UNKNOWN = '0'.repeat(26);

eachService('creating discounts', (service) => {
  let call: Call;

  beforeAll(async () => {
    call = caller(service(), await service().keyFor());
  });

  const create = (json: object): Promise<Response> => call('POST', '/discounts', { json });
  const created = async (json: object) => dataOf(await create(json), 201);
  const eventsOf = async (id: unknown) =>
    (
      await (await service().client()).events.list({ query: { event_type: ['discount.created'], per_page: 200 } })
    ).data.filter(({ data }) => data['id'] === id);

  test('returns the new discount with defaults, reads the same, and publishes it', async () => {
    const data = await created(PERCENTAGE);
    expect(data).toEqual({
      id: expect.stringMatching(/^dsc_[a-z0-9]{26}$/) as string,
      ...PERCENTAGE,
      status: 'active',
      enabled_for_checkout: true,
      code: expect.stringMatching(/^[A-Z0-9]{10}$/) as string,
      mode: 'standard',
      currency_code: null,
      recur: false,
      maximum_recurring_intervals: null,
      usage_limit: null,
      restrict_to: null,
      expires_at: null,
      custom_data: null,
      times_used: 0,
      discount_group_id: null,
      created_at: data['created_at'],
      updated_at: data['created_at'],
      import_meta: null,
    });
    expect(await dataOf(await call('GET', `/discounts/${String(data['id'])}`), 200)).toEqual(data);
    expect(await eventsOf(data['id'])).toMatchObject([{ occurred_at: data['created_at'], data }]);
  });

  test('stores every member of the body', async () => {
    const { services, accountId } = service();
    const [product] = await seedProducts(services, accountId, 1);
    const body = {
      ...FLAT,
      type: 'flat_per_seat',
      enabled_for_checkout: false,
      code: 'Mixed1Case',
      mode: 'custom',
      status: 'archived',
      recur: true,
      maximum_recurring_intervals: 3,
      usage_limit: 999_999_999_999_999,
      restrict_to: [await insertPrice(services, accountId, product!), product],
      expires_at: '2036-06-30T22:00:00.123456Z',
      discount_group_id: await seedDiscountGroup(services, accountId),
      custom_data: { b: 1, a: [2] },
    } satisfies Record<keyof DiscountCreate, unknown>;
    expect(await created(body)).toMatchObject(body);
  });

  test('returns the expiry in UTC', async () => {
    expect(await created({ ...PERCENTAGE, expires_at: '2036-06-30T22:00:00.5+02:00' })).toMatchObject({
      expires_at: '2036-06-30T20:00:00.500000Z',
    });
  });

  describe('amount, currency and intervals', () => {
    test.each([
      { ...PERCENTAGE, amount: '0.01' },
      { ...PERCENTAGE, amount: '99.99', currency_code: null },
      { ...PERCENTAGE, amount: '100.00' },
      { ...FLAT, amount: '1', currency_code: 'JPY' },
      { ...FLAT, amount: '999999999999999', type: 'flat_per_seat' },
      { ...PERCENTAGE, recur: true, maximum_recurring_intervals: null },
      { ...PERCENTAGE, recur: false, maximum_recurring_intervals: null },
    ])('accepts %j', async (body) => {
      expect(await created(body)).toMatchObject(body);
    });

    test.each<[object, string[]]>([
      [{ ...PERCENTAGE, amount: '0' }, ['amount']],
      [{ ...PERCENTAGE, amount: '0.00' }, ['amount']],
      [{ ...PERCENTAGE, amount: '100.01' }, ['amount']],
      [{ ...PERCENTAGE, amount: '101' }, ['amount']],
      [{ ...PERCENTAGE, amount: '10.001' }, ['amount']],
      [{ ...PERCENTAGE, amount: 10 }, ['amount']],
      [{ ...PERCENTAGE, currency_code: 'USD' }, ['currency_code']],
      [{ ...FLAT, amount: '0' }, ['amount']],
      [{ ...FLAT, amount: '5.00' }, ['amount']],
      [{ ...FLAT, amount: '-5' }, ['amount']],
      [{ ...FLAT, currency_code: null }, ['currency_code']],
      [{ ...FLAT, currency_code: undefined }, ['currency_code']],
      [{ ...FLAT, type: 'flat_per_seat', currency_code: 'XYZ' }, ['currency_code']],
      [{ ...PERCENTAGE, maximum_recurring_intervals: 3 }, ['maximum_recurring_intervals']],
      [{ ...PERCENTAGE, recur: false, maximum_recurring_intervals: 3 }, ['maximum_recurring_intervals']],
      [{ ...PERCENTAGE, recur: null, maximum_recurring_intervals: 3 }, ['maximum_recurring_intervals']],
      [{ ...PERCENTAGE, recur: true, maximum_recurring_intervals: 0 }, ['maximum_recurring_intervals']],
      [{ description: 'No type', amount: '5.5' }, ['type']],
    ])('rejects %j', async (body, fields) => {
      expect(await invalidFieldsOf(await create(body))).toEqual(fields);
    });
  });

  describe('the code', () => {
    test('is generated only for a discount that is enabled for checkout', async () => {
      expect(await created({ ...PERCENTAGE, code: null })).toMatchObject({
        code: expect.stringMatching(/^[A-Z0-9]{10}$/) as string,
      });
      expect(await created({ ...PERCENTAGE, enabled_for_checkout: false })).toMatchObject({ code: null });
    });

    test('returns 409 with the id of the active discount that has it in any case, and creates nothing', async () => {
      const { id } = await created({ ...PERCENTAGE, code: 'Once26' });
      const { error } = await expectError(await create({ ...PERCENTAGE, code: 'ONCE26' }), 'discount_code_conflict');
      expect(error.detail).toContain(id);
      expect((await created({ ...PERCENTAGE, code: 'once26', status: 'archived' }))['code']).toBe('once26');
      const other = caller(service(), await service().keyFor({ accountId: await service().newAccount() }));
      expect((await other('POST', '/discounts', { json: { ...PERCENTAGE, code: 'ONCE26' } })).status).toBe(201);
    });

    test('goes to one of many discounts that want it at once', async () => {
      const responses = await Promise.all(Array.from({ length: 6 }, () => create({ ...PERCENTAGE, code: 'WANTED' })));
      expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409, 409]);
    });

    test.each(['', 'has space', 'ü', 'x'.repeat(33), 'A-B'])('is rejected as %j', async (code) => {
      expect(await invalidFieldsOf(await create({ ...PERCENTAGE, code }))).toEqual(['code']);
    });
  });

  describe('the discount group', () => {
    test('must be an active one of the account', async () => {
      const { services, accountId } = service();
      const foreign = await seedDiscountGroup(services, await service().newAccount());
      for (const discount_group_id of [foreign, `dsg_${UNKNOWN}`])
        expect(await invalidFieldsOf(await create({ ...PERCENTAGE, discount_group_id }))).toEqual([
          'discount_group_id',
        ]);
      const group = await seedDiscountGroup(services, accountId);
      expect(await created({ ...PERCENTAGE, discount_group_id: group })).toMatchObject({ discount_group_id: group });
      await call('PATCH', `/discount-groups/${group}`, { json: { status: 'archived' } });
      const { error } = await expectError(await create({ ...PERCENTAGE, discount_group_id: group }), 'entity_archived');
      expect(error.detail).toContain(group);
    });
  });

  describe('the restriction', () => {
    test('accepts 200 products and prices, and not one more', async () => {
      const restrict_to = await seedProducts(service().services, service().accountId, 201);
      expect(await invalidFieldsOf(await create({ ...PERCENTAGE, restrict_to }))).toEqual(['restrict_to']);
      const most = restrict_to.slice(0, 200);
      expect(await created({ ...PERCENTAGE, restrict_to: most })).toMatchObject({ restrict_to: most });
    });

    test('rejects every id of which the account has no product or price', async () => {
      const [mine] = await seedProducts(service().services, service().accountId, 1);
      const [foreign] = await seedProducts(service().services, await service().newAccount(), 1);
      const restrict_to = [`pri_${UNKNOWN}`, mine, foreign];
      expect(await invalidFieldsOf(await create({ ...PERCENTAGE, restrict_to }))).toEqual([
        'restrict_to[0]',
        'restrict_to[2]',
      ]);
    });

    test.each([{ restrict_to: [] }, { restrict_to: [`pro_${UNKNOWN}`, `pro_${UNKNOWN}`] }])(
      'rejects %j',
      async (body) => {
        expect(await invalidFieldsOf(await create({ ...PERCENTAGE, ...body }))).toEqual(['restrict_to']);
      },
    );

    test('names an archived product or price in its own error', async () => {
      const { services, accountId } = service();
      const [active] = await seedProducts(services, accountId, 1);
      const [product] = await seedProducts(services, accountId, 1, { status: 'archived' });
      const price = await insertPrice(services, accountId, active!, { status: 'archived' });
      const rejection = async (id: string | undefined, code: Parameters<typeof expectError>[1]) =>
        (await expectError(await create({ ...PERCENTAGE, restrict_to: [active, id] }), code)).error.detail;
      expect(await rejection(product, 'discount_restricted_product_not_active')).toContain(product);
      expect(await rejection(price, 'discount_restricted_product_price_not_active')).toContain(price);
    });
  });

  test('rejects an expiry that is not in the future of the account', async () => {
    const now = Date.now();
    const at = (ms: number) => timestamp(new Date(now + ms));
    await expectError(await create({ ...PERCENTAGE, expires_at: at(-1_000) }), 'discount_expired');
    expect((await create({ ...PERCENTAGE, expires_at: at(60_000) })).status).toBe(201);
    const accountId = await service().newAccount();
    const own = caller(service(), await service().keyFor({ accountId }));
    await dataOf(await own('POST', '/test-clock', { json: { time: at(120_000) } }), 201);
    const send = (ms: number) => own('POST', '/discounts', { json: { ...PERCENTAGE, expires_at: at(ms) } });
    await expectError(await send(60_000), 'discount_expired');
    await expectError(await send(120_000), 'discount_expired');
    expect((await send(120_001)).status).toBe(201);
  });

  test.each(['id', 'times_used', 'created_at', 'import_meta', 'discount_group'])(
    'rejects a body that sets %s',
    async (member) => {
      expect(await invalidFieldsOf(await create({ ...PERCENTAGE, [member]: 'x' }))).toEqual([member]);
    },
  );

  test('publishes no event and stores nothing when it is rejected', async () => {
    const { db } = service().database;
    const count = async () => (await db.selectFrom('discounts').select('id').execute()).length;
    const before = [await count(), (await db.selectFrom('events').select('id').execute()).length];
    await create({ ...PERCENTAGE, discount_group_id: `dsg_${UNKNOWN}`, custom_data: { a: 1 } });
    await create({ ...PERCENTAGE, expires_at: '2020-01-01T00:00:00Z' });
    expect([await count(), (await db.selectFrom('events').select('id').execute()).length]).toEqual(before);
  });

  test('counts custom data towards the limit of the account', async () => {
    const strict = await startService(service().database, { rules: { maxCustomDataBytes: 20 } });
    onTestFinished(() => strict.app.close());
    const accountId = await service().newAccount();
    const own = caller(strict, await service().keyFor({ accountId }));
    const send = (custom_data: object) => own('POST', '/discounts', { json: { ...PERCENTAGE, custom_data } });
    expect((await send({ a: 'xxxxx' })).status).toBe(201);
    await expectError(await send({ a: 'xxxxx' }), 'storage_limit_reached');
  });
});
