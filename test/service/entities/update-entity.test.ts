import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';

import { seedCustomer } from '../../support/fixtures.ts';
import { eachService, startService } from '../../support/service.ts';
import { dataOf } from '../http/data-of.ts';
import { expectError, invalidFieldsOf } from '../http/expect-error.ts';
import { interposedDatabase } from '../http/faulty-database.ts';
import { type Call, caller } from '../http/test-client.ts';

/** What every PATCH of an entity does alike. A new kind of entity is one more line. */
const kinds = [
  {
    kind: 'customer',
    collection: () => '/customers',
    create: (n: number) => ({ email: `kind-${n}@customer.example`, name: 'Jo', custom_data: { a: { b: [1, null] } } }),
    writable: ['email', 'name', 'locale', 'status', 'custom_data'],
    change: { name: 'Changed' },
    other: { locale: 'fr' },
  },
  {
    kind: 'address',
    collection: (customerId: string) => `/customers/${customerId}/addresses`,
    create: () => ({ country_code: 'NL', city: 'Utrecht', custom_data: { a: 1 } }),
    writable: ['description', 'first_line', 'city', 'region', 'country_code', 'status', 'custom_data'],
    change: { city: 'Changed' },
    other: { region: 'Utrecht' },
  },
  {
    kind: 'business',
    collection: (customerId: string) => `/customers/${customerId}/businesses`,
    create: () => ({ name: 'Works', contacts: [{ email: 'sam@works.example' }], custom_data: { a: 1 } }),
    writable: ['name', 'company_number', 'tax_identifier', 'contacts', 'status', 'custom_data'],
    change: { name: 'Changed' },
    other: { contacts: null },
  },
  {
    kind: 'discount_group',
    collection: () => '/discount-groups',
    create: (n: number) => ({ name: `Campaign ${n}` }),
    writable: ['name', 'status'],
    change: { status: 'archived' },
    other: { name: 'Changed' },
  },
  {
    kind: 'discount',
    collection: () => '/discounts',
    create: (n: number) => ({
      description: 'Spring',
      type: 'percentage',
      amount: '12.50',
      code: `KIND${n}`,
      recur: true,
      maximum_recurring_intervals: 3,
      usage_limit: 9,
      expires_at: '2036-06-30T22:00:00+02:00',
      custom_data: { a: 1 },
    }),
    writable: [
      ...['description', 'type', 'amount', 'currency_code', 'enabled_for_checkout', 'code', 'mode', 'status', 'recur'],
      ...['maximum_recurring_intervals', 'usage_limit', 'restrict_to', 'expires_at', 'discount_group_id'],
      'custom_data',
    ],
    change: { description: 'Changed' },
    other: { type: 'flat', amount: '500', currency_code: 'USD' },
  },
  {
    kind: 'product',
    collection: () => '/products',
    create: () => ({
      name: 'Team plan',
      tax_category: 'saas',
      image_url: 'https://a.example/x',
      custom_data: { a: 1 },
    }),
    writable: ['name', 'tax_category', 'type', 'description', 'image_url', 'status', 'custom_data'],
    change: { name: 'Changed' },
    other: { description: 'For everybody' },
  },
  {
    kind: 'price',
    collection: () => '/prices',
    create: (_n: number, product_id: string) => ({
      product_id,
      description: 'Monthly',
      billing_cycle: { interval: 'month', frequency: 1 },
      trial_period: { frequency: 14, interval: 'day' },
      unit_price: { currency_code: 'EUR', amount: '1000' },
      unit_price_overrides: [{ country_codes: ['BR', 'MX'], unit_price: { amount: '1', currency_code: 'USD' } }],
      custom_data: { a: 1 },
    }),
    writable: [
      'description',
      'name',
      'type',
      'billing_cycle',
      'trial_period',
      'tax_mode',
      'unit_price',
      'unit_price_overrides',
      'quantity',
      'status',
      'custom_data',
    ],
    change: { unit_price: { amount: '2000', currency_code: 'USD' } },
    other: { name: 'Monthly' },
  },
];

const TABLES: Readonly<Record<string, string>> = {
  customer: 'customers',
  address: 'addresses',
  business: 'businesses',
  discount_group: 'discount_groups',
  discount: 'discounts',
  product: 'products',
  price: 'prices',
};

const LONG_AGO = '2026-01-02T03:04:05.678901Z';

eachService('updating entities', (service) => {
  let call: Call;
  let customerId: string;
  let productId: string;
  let made = 0;

  beforeAll(async () => {
    call = caller(service(), await service().keyFor());
    customerId = await seedCustomer(service().services, service().accountId);
    const body = { name: 'Team plan', tax_category: 'standard' as const };
    productId = (await (await service().client()).products.create({ body })).data.id;
  });

  describe.each(kinds)('a PATCH of a $kind', ({ kind, collection, create, writable, change, other }) => {
    const pathOf = (id: unknown): string => `${collection(customerId)}/${String(id)}`;
    const created = async () =>
      dataOf(await call('POST', collection(customerId), { json: create((made += 1), productId) }), 201);
    const update = async (id: unknown, json: object) => dataOf(await call('PATCH', pathOf(id), { json }), 200);
    const read = async (id: unknown) => dataOf(await call('GET', pathOf(id)), 200);
    const eventsOf = async (id: unknown) => {
      const { data } = await (
        await service().client()
      ).events.list({ query: { event_type: [`${kind}.updated` as 'customer.updated'], per_page: 200 } });
      return data.filter((event) => event.data['id'] === id);
    };

    test('changes the member that it names and updated_at, and publishes the result at that time', async () => {
      const { id } = await created();
      const { db } = service().database;
      const table = TABLES[kind] as 'customers';
      const old = { created_at: LONG_AGO, updated_at: LONG_AGO };
      await db
        .updateTable(table)
        .set(old)
        .where('id', '=', id as never)
        .execute();
      const before = await read(id);
      const after = await update(id, change);
      expect(after).toEqual({ ...before, ...change, updated_at: after['updated_at'] });
      expect(String(after['updated_at']) > LONG_AGO).toBe(true);
      expect(await read(id)).toEqual(after);
      expect(await eventsOf(id)).toMatchObject([
        { event_type: `${kind}.updated`, occurred_at: after['updated_at'], data: after },
      ]);
    });

    test('changes and publishes nothing when the body is empty or equal to what is stored', async () => {
      const before = await created();
      const same = Object.fromEntries(writable.map((member) => [member, before[member]]));
      for (const body of [{}, same]) expect(await update(before['id'], body)).toEqual(before);
      expect(await eventsOf(before['id'])).toEqual([]);
    });

    test.runIf(writable.includes('custom_data'))(
      'replaces custom data as a whole, and removes it with null',
      async () => {
        const { id } = await created();
        for (const custom_data of [{ c: [3] }, null, { d: 4 }]) {
          expect(await update(id, { custom_data })).toMatchObject({ custom_data });
        }
      },
    );

    test('archives it, after which it is listed only by that status, and can be read, changed and reactivated', async () => {
      const { id } = await created();
      const listed = async (query: string): Promise<boolean> => {
        const { data } = (await (await call('GET', `${collection(customerId)}?per_page=1&${query}`)).json()) as {
          data: { id: string }[];
        };
        return data.some((each) => each.id === id);
      };
      expect(await listed('')).toBe(true);
      expect(await update(id, { status: 'archived' })).toMatchObject({ status: 'archived' });
      expect([await listed(''), await listed('status=archived'), await listed('status=active,archived')]).toEqual([
        false,
        true,
        true,
      ]);
      expect(await update(id, change)).toMatchObject({ ...change, status: 'archived' });
      expect(await update(id, { status: 'active' })).toMatchObject({ status: 'active' });
      expect(await listed('')).toBe(true);
    });

    test('returns conflict when another request changes it first, and changes nothing', async () => {
      const { id } = await created();
      const faster = async (): Promise<void> => void (await update(id, change));
      const slow = await startService(interposedDatabase(service().database, faster));
      onTestFinished(() => slow.app.close());
      const callSlow = caller(slow, await service().keyFor());
      const { error } = await expectError(await callSlow('PATCH', pathOf(id), { json: other }), 'conflict');
      expect(error.detail).toContain(id);
      expect(await read(id)).toMatchObject(change);
      expect(await eventsOf(id)).toHaveLength(1);
    });

    test('lets one of two requests at once win, or both in turn, and publishes an event for each that won', async () => {
      const { id } = await created();
      const responses = await Promise.all([change, other].map((json) => call('PATCH', pathOf(id), { json })));
      const won = responses.filter(({ status }) => status === 200).length;
      expect(responses.every(({ status }) => status === 200 || status === 409)).toBe(true);
      expect(won).toBeGreaterThan(0);
      expect(await eventsOf(id)).toHaveLength(won);
    });

    test.each(['id', 'created_at', 'updated_at', 'import_meta', 'nonsense'])(
      'rejects a body that sets %s',
      async (member) => {
        const { id } = await created();
        expect(await invalidFieldsOf(await call('PATCH', pathOf(id), { json: { [member]: null } }))).toEqual([member]);
      },
    );

    test('does not find it with the key of another account or below another customer', async () => {
      const { id } = await created();
      const stranger = caller(service(), await service().keyFor({ accountId: await service().newAccount() }));
      await expectError(await stranger('PATCH', pathOf(id), { json: change }), 'not_found');
      await expectError(await stranger('GET', pathOf(id)), 'not_found');
      if (!pathOf(id).includes(customerId)) return;
      const elsewhere = pathOf(id).replace(customerId, await seedCustomer(service().services, service().accountId));
      await expectError(await call('PATCH', elsewhere, { json: change }), 'not_found');
      await expectError(await call('GET', elsewhere), 'not_found');
    });
  });

  test('counts custom data by what an update adds, and accepts less even beyond the limit', async () => {
    const accountId = await service().newAccount();
    const strict = await startService(service().database, { rules: { maxCustomDataBytes: 40 } });
    onTestFinished(() => strict.app.close());
    const own = caller(strict, await service().keyFor({ accountId }));
    const data = (length: number) => ({ custom_data: { a: 'x'.repeat(length - 8) } });
    const { id } = await dataOf(await own('POST', '/customers', { json: { email: 'a@b.example', ...data(30) } }), 201);
    const send = (json: object) => own('PATCH', `/customers/${String(id)}`, { json });
    expect((await send(data(40))).status).toBe(200);
    await expectError(await send(data(41)), 'storage_limit_reached');
    expect((await send({ custom_data: null })).status).toBe(200);
    expect((await send(data(40))).status).toBe(200);
    const lower = await startService(service().database, { rules: { maxCustomDataBytes: 10 } });
    onTestFinished(() => lower.app.close());
    const callLower = caller(lower, await service().keyFor({ accountId }));
    expect((await callLower('PATCH', `/customers/${String(id)}`, { json: data(39) })).status).toBe(200);
  });
});
