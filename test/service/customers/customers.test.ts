import type { ApiError } from '@billing/client';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';

import { eachService, startService } from '../../support/service.ts';
import { type Call, caller } from '../http/test-client.ts';
import { expectError, invalidFieldsOf } from '../http/expect-error.ts';

eachService('customers', (service) => {
  let call: Call;

  beforeAll(async () => {
    call = caller(service(), await service().keyFor());
  });

  const create = (json: object): Promise<Response> => call('POST', '/customers', { json });

  describe('creating a customer', () => {
    test('returns the new customer with defaults', async () => {
      const client = await service().client();
      const { data } = await client.customers.create({ body: { email: 'jo@customer.example' } });
      expect(data).toEqual({
        id: expect.stringMatching(/^ctm_[a-z0-9]{26}$/) as string,
        name: null,
        email: 'jo@customer.example',
        marketing_consent: false,
        status: 'active',
        custom_data: null,
        locale: 'en',
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/) as string,
        updated_at: data.created_at,
        import_meta: null,
      });
    });

    test('stores every member of the body', async () => {
      const body = {
        email: 'All@Customer.Example',
        name: 'Jo',
        locale: 'pt-BR',
        custom_data: { a: { b: [1, null, 'ü'] } },
      };
      const client = await service().client();
      const { data } = await client.customers.create({ body });
      expect(data).toMatchObject(body);
      const nothing = await client.customers.create({
        body: { email: 'nulls@customer.example', name: null, custom_data: null },
      });
      expect(nothing.data).toMatchObject({ name: null, custom_data: null });
    });

    test('rejects a name of 1,025 characters and names the field and the limit', async () => {
      const client = await service().client({ checkRequests: false });
      const rejected = client.customers.create({ body: { email: 'long@customer.example', name: 'x'.repeat(1025) } });
      await expect(rejected).rejects.toSatisfy((error: ApiError) => {
        expect(error.status).toBe(400);
        expect(error.body).toMatchObject({
          error: { code: 'invalid_field', errors: [{ field: 'name', message: 'must have at most 1024 characters' }] },
        });
        return true;
      });
    });

    test.each(['id', 'status', 'marketing_consent', 'created_at', 'updated_at', 'import_meta', 'account_id', 'Email'])(
      'rejects a body that sets %s',
      async (member) => {
        expect(await invalidFieldsOf(await create({ email: 'set@customer.example', [member]: null }))).toEqual([
          member,
        ]);
      },
    );

    test('accepts as custom data null or an object with at least one member and at most 16 KiB', async () => {
      const bytes = (length: number): object => ({ a: 'ü'.repeat((length - 8) / 2) });
      expect((await create({ email: 'big@customer.example', custom_data: bytes(16_384) })).status).toBe(201);
      for (const custom_data of [bytes(16_386), {}, [], 'text', 1]) {
        expect(await invalidFieldsOf(await create({ email: 'bigger@customer.example', custom_data }))).toEqual([
          'custom_data',
        ]);
      }
    });
  });

  describe('the email address', () => {
    const longest = `${'l'.repeat(64)}@${Array.from({ length: 4 }, () => 'd'.repeat(63)).join('.')}`;

    test.each([
      'a@b',
      "jo+tag.o'neil@customer.example",
      '!#$%&*/=?^_`{|}~-@customer.example',
      'jo@xn--bcher-kva.example',
      `${'l'.repeat(64)}@customer.example`,
      longest,
    ])('may be %s', async (email) => {
      const response = await create({ email });
      expect(response.status).toBe(201);
      expect(await response.json()).toMatchObject({ data: { email } });
    });

    test.each([
      ['jo brown@customer.example', 'space'],
      ['jo@customer .example', 'space'],
      ['jo\t@customer.example', 'space'],
      ['jö@customer.example', 'ASCII'],
      ['jo@bücher.example', 'ASCII'],
      ['jo\u007f@customer.example', 'ASCII'],
      ['.jo@customer.example', 'dot'],
      ['jo.@customer.example', 'dot'],
      ['jo..brown@customer.example', 'dot'],
      [`${'l'.repeat(65)}@customer.example`, '64'],
      ['jo@customer_example', 'mail'],
      ['jo@-customer.example', 'mail'],
      ['jo@customer..example', 'mail'],
      ['jo@customer.example.', 'mail'],
      ['jo@.example', 'mail'],
      [`jo@${'d'.repeat(64)}.example`, 'mail'],
      ['"quoted"@customer.example', 'quotes'],
      ['jo@[192.0.2.1]', 'brackets'],
      ['<jo>@customer.example', 'mail'],
      ['jo,sam@customer.example', 'mail'],
    ])('is rejected as undeliverable: %s', async (email, why) => {
      const { error } = await expectError(await create({ email }), 'customer_email_invalid');
      expect(error.detail).toContain(why);
    });

    test.each([
      'jo',
      '@customer.example',
      'jo@',
      'jo@a@b',
      '"jo@home"@customer.example',
      '',
      `x${longest}`,
      null,
      5,
      ['jo@b'],
      undefined,
    ])('is rejected as malformed: %j', async (email) => {
      expect(await invalidFieldsOf(await create({ email, name: 'Jo' }))).toEqual(['email']);
    });

    test('returns 409 when another customer has the address in any case, and names that customer', async () => {
      const client = await service().client();
      const { data } = await client.customers.create({ body: { email: 'Twice@customer.example' } });
      for (const email of ['Twice@customer.example', 'tWICE@CUSTOMER.example']) {
        const { error } = await expectError(await create({ email }), 'customer_already_exists');
        expect(error.detail).toContain(data.id);
      }
    });

    test('stays reserved for an archived customer', async () => {
      const client = await service().client();
      const { data } = await client.customers.create({ body: { email: 'archived@customer.example' } });
      const { db } = service().database;
      await db
        .updateTable('customers')
        .set({ status: 'archived' })
        .where('email', '=', 'archived@customer.example')
        .execute();
      const { error } = await expectError(
        await create({ email: 'archived@customer.example' }),
        'customer_already_exists',
      );
      expect(error.detail).toContain(data.id);
    });

    test('accepts one of many concurrent requests with the same address', async () => {
      const responses = await Promise.all(Array.from({ length: 8 }, () => create({ email: 'race@customer.example' })));
      expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409, 409, 409, 409]);
    });

    test('is rejected in a blocked domain and its subdomains', async () => {
      const strict = await startService(service().database, { rules: { rejectedEmailDomains: ['spam.example'] } });
      onTestFinished(() => strict.app.close());
      const callStrict = caller(strict, await service().keyFor());
      for (const email of ['jo@spam.example', 'jo@SPAM.example', 'jo@mail.spam.example']) {
        await expectError(
          await callStrict('POST', '/customers', { json: { email } }),
          'customer_email_domain_not_allowed',
        );
      }
      expect((await callStrict('POST', '/customers', { json: { email: 'jo@notspam.example' } })).status).toBe(201);
    });
  });

  describe('the event of a new customer', () => {
    const eventsOf = async (id: string) =>
      (
        await (await service().client()).events.list({ query: { event_type: ['customer.created'], per_page: 200 } })
      ).data.filter(({ data }) => data['id'] === id);

    test('contains the customer as created, and occurs at that time', async () => {
      const client = await service().client();
      const { data } = await client.customers.create({ body: { email: 'event@customer.example', name: 'Private' } });
      expect(await eventsOf(data.id)).toEqual([
        {
          event_id: expect.stringMatching(/^evt_/) as string,
          event_type: 'customer.created',
          occurred_at: data.created_at,
          data,
        },
      ]);
    });

    test('is not published when the customer is rejected', async () => {
      const { db } = service().database;
      const count = async () => (await db.selectFrom('events').select('id').execute()).length;
      await create({ email: 'once@customer.example' });
      const before = await count();
      await create({ email: 'once@customer.example' });
      await create({ email: 'jo..b@customer.example' });
      await create({ email: 'x' });
      expect(await count()).toBe(before);
    });
  });
});
