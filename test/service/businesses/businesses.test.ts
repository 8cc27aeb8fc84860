import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';

import { eachService, startService } from '../../support/service.ts';
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

  describe('updating a business', () => {
    const update = (id: unknown, json: object): Promise<Response> =>
      call('PATCH', `/customers/${customerId}/businesses/${String(id)}`, { json });

    test('replaces the contacts as a whole', async () => {
      const { id } = await created({ name: 'Works', contacts: [{ name: 'Sam', email: 'sam@works.example' }] });
      for (const contacts of [[{ name: '', email: 'jo@works.example' }], [], [{ name: 'A', email: 'a@b.example' }]]) {
        expect(await dataOf(await update(id, { contacts }), 200)).toMatchObject({ contacts });
      }
      expect(await dataOf(await update(id, { contacts: null }), 200)).toMatchObject({ contacts: [] });
    });

    test('sees no change in a contact whose empty name is left out', async () => {
      const before = await created({ name: 'Works', contacts: [{ email: 'sam@works.example' }] });
      expect(await dataOf(await update(before['id'], { contacts: [{ email: 'sam@works.example' }] }), 200)).toEqual(
        before,
      );
    });

    test('rejects contacts in a blocked domain, unless they are the stored ones', async () => {
      const contacts = [{ email: 'sam@spam.example' }];
      const { id } = await created({ name: 'Works', contacts });
      const strict = await startService(service().database, { rules: { rejectedEmailDomains: ['spam.example'] } });
      onTestFinished(() => strict.app.close());
      const callStrict = caller(strict, await service().keyFor());
      const send = (json: object) => callStrict('PATCH', `/customers/${customerId}/businesses/${String(id)}`, { json });
      await expectError(
        await send({ contacts: [...contacts, { email: 'jo@spam.example' }] }),
        'business_contact_email_domain_not_allowed',
      );
      expect((await send({ contacts, name: 'Works 2' })).status).toBe(200);
    });

    test('rejects the same contact twice, and an empty name of the business', async () => {
      const { id } = await created({ name: 'Works' });
      const contacts = [{ email: 'a@b.example' }, { name: '', email: 'a@b.example' }];
      expect(await invalidFieldsOf(await update(id, { contacts }))).toEqual(['contacts']);
      expect(await invalidFieldsOf(await update(id, { name: '' }))).toEqual(['name']);
    });
  });

  test('finds businesses by their identifier, name, company number and contact addresses only', async () => {
    const client = await service().client();
    const { data: customer } = await client.customers.create({ body: { email: 'search@customer.example' } });
    const { data: business } = await client.businesses.create({
      path: { customer_id: customer.id },
      body: {
        name: 'Quarry',
        company_number: '80123456',
        tax_identifier: 'NL000099998B57',
        contacts: [{ name: 'Robin', email: 'one@works.example' }, { email: 'two@works.example' }],
      },
    });
    await client.businesses.create({ path: { customer_id: customer.id }, body: { name: 'Other' } });
    const found = async (search: string) =>
      (await client.businesses.list({ path: { customer_id: customer.id }, query: { search } })).data.map(
        ({ id }) => id,
      );
    for (const search of ['QUARR', '0123', 'ONE@', 'two@works', business.id.slice(10)])
      expect(await found(search), search).toEqual([business.id]);
    for (const search of ['robin', 'NL0000', 'exampletwo']) expect(await found(search), search).toEqual([]);
  });
});
