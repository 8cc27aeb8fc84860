import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';

import { eachService, startService } from '../../support/service.ts';
import { type Call, caller } from '../http/test-client.ts';
import { dataOf } from '../http/data-of.ts';
import { expectError, invalidFieldsOf } from '../http/expect-error.ts';

eachService('updating customers', (service) => {
  let call: Call;
  let made = 0;

  beforeAll(async () => {
    call = caller(service(), await service().keyFor());
  });

  const newCustomer = async (body: object = {}) =>
    dataOf(await call('POST', '/customers', { json: { email: `up-${(made += 1)}@customer.example`, ...body } }), 201);
  const update = (id: unknown, json: object): Promise<Response> => call('PATCH', `/customers/${String(id)}`, { json });
  const read = async (id: unknown) => dataOf(await call('GET', `/customers/${String(id)}`), 200);
  const eventsOf = async (id: unknown) =>
    (
      await (await service().client()).events.list({ query: { event_type: ['customer.updated'], per_page: 200 } })
    ).data.filter(({ data }) => data['id'] === id);

  test('changes the members of the body and no others', async () => {
    const before = await newCustomer({ name: 'Jo', locale: 'nl', custom_data: { a: 1, b: 2 } });
    const changes = { name: 'Jo B.', email: 'Moved@customer.example', locale: 'pt-BR', custom_data: { c: [3] } };
    for (const [member, value] of Object.entries(changes)) {
      const earlier = await read(before['id']);
      const after = await dataOf(await update(before['id'], { [member]: value }), 200);
      expect(after).toEqual({ ...earlier, [member]: value, updated_at: after['updated_at'] });
      expect(await read(before['id'])).toEqual(after);
    }
  });

  test('removes the name and the custom data with null', async () => {
    const { id } = await newCustomer({ name: 'Jo', custom_data: { a: 1 } });
    expect(await dataOf(await update(id, { name: null, custom_data: null }), 200)).toMatchObject({
      name: null,
      custom_data: null,
    });
  });

  test.each(['marketing_consent', 'Email'])('rejects a body that sets %s', async (member) => {
    const { id } = await newCustomer();
    expect(await invalidFieldsOf(await update(id, { [member]: null }))).toEqual([member]);
  });

  test.each(['email', 'status', 'locale'])('rejects null for %s', async (member) => {
    const { id } = await newCustomer();
    expect(await invalidFieldsOf(await update(id, { [member]: null }))).toEqual([member]);
  });

  test('gives an archived customer no new businesses until it is active again', async () => {
    const { id } = await newCustomer();
    expect(await dataOf(await update(id, { status: 'archived' }), 200)).toMatchObject({ status: 'archived' });
    await expectError(
      await call('POST', `/customers/${String(id)}/businesses`, { json: { name: 'Works' } }),
      'entity_archived',
    );
    expect(await dataOf(await update(id, { status: 'active' }), 200)).toMatchObject({ status: 'active' });
    expect((await call('POST', `/customers/${String(id)}/businesses`, { json: { name: 'Works' } })).status).toBe(201);
  });

  describe('the email address', () => {
    test("can change its case, and to one that was another customer's before", async () => {
      const one = await newCustomer({ email: 'case@customer.example' });
      expect(await dataOf(await update(one['id'], { email: 'CASE@customer.example' }), 200)).toMatchObject({
        email: 'CASE@customer.example',
      });
      await update(one['id'], { email: 'left@customer.example' });
      const two = await newCustomer();
      expect((await update(two['id'], { email: 'case@customer.example' })).status).toBe(200);
    });

    test('returns 409 with the id of the customer that has it, and changes nothing', async () => {
      const one = await newCustomer({ email: 'mine@customer.example' });
      const two = await newCustomer();
      const { error } = await expectError(
        await update(two['id'], { email: 'MINE@customer.example', name: 'Two' }),
        'customer_already_exists',
      );
      expect(error.detail).toContain(one['id']);
      expect(await read(two['id'])).toEqual(two);
      expect(await eventsOf(two['id'])).toEqual([]);
    });

    test('goes to one of many customers that want it at once', async () => {
      const all = await Promise.all(Array.from({ length: 6 }, () => newCustomer()));
      const responses = await Promise.all(all.map(({ id }) => update(id, { email: 'wanted@customer.example' })));
      expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
    });

    test.each(['jo brown@customer.example', 'jö@customer.example', '.jo@customer.example'])(
      'is rejected as undeliverable: %s',
      async (email) => {
        const { id } = await newCustomer();
        await expectError(await update(id, { email }), 'customer_email_invalid');
      },
    );

    test('is rejected in a blocked domain, unless the customer already has it', async () => {
      const { id } = await newCustomer({ email: 'jo@mail.spam.example' });
      const strict = await startService(service().database, { rules: { rejectedEmailDomains: ['spam.example'] } });
      onTestFinished(() => strict.app.close());
      const callStrict = caller(strict, await service().keyFor());
      const send = (email: string) => callStrict('PATCH', `/customers/${String(id)}`, { json: { email, name: 'Jo' } });
      await expectError(await send('other@spam.example'), 'customer_email_domain_not_allowed');
      expect((await send('jo@mail.spam.example')).status).toBe(200);
    });
  });
});
