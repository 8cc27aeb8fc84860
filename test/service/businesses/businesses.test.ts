import { beforeAll, describe, expect, test } from 'vitest';

import { eachService } from '../../support/service.ts';
import { type Call, caller } from '../http/test-client.ts';
import { expectError, invalidFieldsOf } from '../http/expect-error.ts';
import { dataOf } from '../http/data-of.ts';

eachService('businesses', (service) => {
  let call: Call;
  let customerId: string;

  beforeAll(async () => {
    call = caller(service(), await service().keyFor());
    const { data } = await (await service().client()).customers.create({ body: { email: 'jo@customer.example' } });
    customerId = data.id;
  });

  const create = (json: object): Promise<Response> => call('POST', `/customers/${customerId}/businesses`, { json });
  const created = async (json: object) => dataOf(await create(json), 201);

  test('returns the new business with defaults, and reads the same', async () => {
    const data = await created({ name: 'Works' });
    expect(data).toEqual({
      id: expect.stringMatching(/^biz_[a-z0-9]{26}$/) as string,
      seller_id: service().accountId,
      customer_id: customerId,
      name: 'Works',
      company_number: null,
      tax_identifier: null,
      status: 'active',
      contacts: [],
      custom_data: null,
      created_at: data['created_at'],
      updated_at: data['created_at'],
      import_meta: null,
    });
    expect(await (await call('GET', `/customers/${customerId}/businesses/${String(data['id'])}`)).json()).toMatchObject(
      {
        data,
      },
    );
  });

  test('stores every member of the body, and preserves the order of contacts', async () => {
    const body = {
      name: 'Works B.V.',
      company_number: '80123456',
      tax_identifier: '',
      status: 'archived',
      contacts: [
        { name: 'Sam', email: 'sam@works.example' },
        { name: '', email: 'jo@works.example' },
        { name: 'Sam', email: 'sam2@works.example' },
      ],
      custom_data: { crm: 1 },
    };
    const data = await created(body);
    expect(data).toMatchObject(body);
    const read = await call('GET', `/customers/${customerId}/businesses/${String(data['id'])}`);
    expect(read.status, 'archived ones are read too').toBe(200);
    expect(await read.json()).toMatchObject({ data });
  });

  test('reads null contacts as an empty list, and a missing name of a contact as an empty text', async () => {
    expect(await created({ name: 'Works', contacts: null })).toMatchObject({ contacts: [] });
    const contacts = [{ email: 'sam@works.example' }];
    expect(await created({ name: 'Works', contacts })).toMatchObject({
      contacts: [{ name: '', email: 'sam@works.example' }],
    });
  });

  describe('contacts', () => {
    test.each([
      [
        'the same twice',
        [
          { name: 'A', email: 'a@b.example' },
          { email: 'a@b.example', name: 'A' },
        ],
      ],
      [
        'the same once with and once without its empty name',
        [{ email: 'a@b.example' }, { name: '', email: 'a@b.example' }],
      ],
      ['more than 100', Array.from({ length: 101 }, (_, index) => ({ email: `jo${index}@works.example` }))],
    ])('rejects contacts with %s', async (_, contacts) => {
      expect(await invalidFieldsOf(await create({ name: 'Works', contacts }))).toEqual(['contacts']);
    });

    test('accepts two contacts that differ only in their name', async () => {
      const contacts = [{ email: 'a@b.example' }, { name: 'A', email: 'a@b.example' }];
      expect((await created({ name: 'Works', contacts }))['contacts']).toHaveLength(2);
    });

    test.each(['jo', 'jo@', 'jo brown@works.example', 'jö@works.example', ''])(
      'rejects a contact with the address "%s"',
      async (email) => {
        expect(
          await invalidFieldsOf(
            await create({ name: 'Works', contacts: [{ email: 'fine@works.example' }, { email }] }),
          ),
        ).toEqual(['contacts[1].email']);
      },
    );
  });

  test.each(['id', 'seller_id', 'customer_id', 'created_at', 'import_meta', 'nonsense'])(
    'rejects a body that sets %s',
    async (member) => {
      expect(await invalidFieldsOf(await create({ name: 'Works', [member]: 'x' }))).toEqual([member]);
    },
  );

  test('creates neither a business nor an event for an archived customer', async () => {
    const { db } = service().database;
    const { data } = await (await service().client()).customers.create({ body: { email: 'gone@customer.example' } });
    await db
      .updateTable('customers')
      .set({ status: 'archived' })
      .where('email', '=', 'gone@customer.example')
      .execute();
    const before = (await db.selectFrom('events').select('id').execute()).length;
    const { error } = await expectError(
      await call('POST', `/customers/${data.id}/businesses`, { json: { name: 'Works' } }),
      'entity_archived',
    );
    expect(error.detail).toContain(data.id);
    expect((await db.selectFrom('events').select('id').execute()).length).toBe(before);
  });

  test('publishes an event with the business as created', async () => {
    const data = await created({ name: 'Evented', tax_identifier: 'NL1', contacts: [{ email: 'sam@works.example' }] });
    const { data: events } = await (
      await service().client()
    ).events.list({ query: { event_type: ['business.created'], per_page: 1 } });
    expect(events[0]).toMatchObject({ event_type: 'business.created', occurred_at: data['created_at'], data });
  });
});
