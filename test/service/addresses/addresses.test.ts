import { beforeAll, expect, onTestFinished, test } from 'vitest';

import { seedCustomer } from '../../support/fixtures.ts';
import { eachService, startService } from '../../support/service.ts';
import { dataOf } from '../http/data-of.ts';
import { expectError } from '../http/expect-error.ts';
import type { ListBody } from '../http/list-rows.ts';
import { type Call, caller } from '../http/test-client.ts';

eachService('addresses', (service) => {
  let call: Call;
  let path: string;

  beforeAll(async () => {
    call = caller(service(), await service().keyFor());
    path = `/customers/${await seedCustomer(service().services, service().accountId)}/addresses`;
  });

  const created = async (json: object) => dataOf(await call('POST', path, { json }), 201);

  test('returns the new address with every member that was not sent as null, and reads the same', async () => {
    const data = await created({ country_code: 'NL' });
    expect(data).toEqual({
      id: expect.stringMatching(/^add_[a-z0-9]{26}$/) as string,
      customer_id: path.split('/')[2],
      description: null,
      first_line: null,
      second_line: null,
      city: null,
      postal_code: null,
      region: null,
      country_code: 'NL',
      custom_data: null,
      status: 'active',
      created_at: data['created_at'],
      updated_at: data['created_at'],
      import_meta: null,
    });
    expect(await dataOf(await call('GET', `${path}/${String(data['id'])}`), 200)).toEqual(data);
  });

  test('stores and changes every member', async () => {
    const body = {
      description: 'Head office',
      first_line: '1 Main Street',
      second_line: 'Floor 3',
      city: 'Cork',
      postal_code: 'T12',
      region: 'Munster',
      country_code: 'IE',
      custom_data: { a: 1 },
    };
    const { id, ...data } = await created(body);
    expect(data).toMatchObject(body);
    const changes = { ...Object.fromEntries(Object.keys(body).map((member) => [member, null])), country_code: 'GB' };
    expect(await dataOf(await call('PATCH', `${path}/${String(id)}`, { json: changes }), 200)).toMatchObject(changes);
  });

  test('publishes the address as created', async () => {
    const data = await created({ country_code: 'FR', city: 'Lyon' });
    const client = await service().client();
    const events = await client.events.list({ query: { event_type: ['address.created'], per_page: 1 } });
    expect(events.data[0]).toMatchObject({ event_type: 'address.created', occurred_at: data['created_at'], data });
  });

  test('creates none for an archived customer, but changes those that exist', async () => {
    const client = await service().client();
    const { data: customer } = await client.customers.create({ body: { email: 'gone@customer.example' } });
    const customerPath = { customer_id: customer.id };
    const { data: address } = await client.addresses.create({ path: customerPath, body: { country_code: 'NL' } });
    await client.customers.update({ path: customerPath, body: { status: 'archived' } });
    const own = `/customers/${customer.id}/addresses`;
    const { error } = await expectError(await call('POST', own, { json: { country_code: 'NL' } }), 'entity_archived');
    expect(error.detail).toContain(customer.id);
    expect((await call('PATCH', `${own}/${address.id}`, { json: { city: 'Delft' } })).status).toBe(200);
  });

  test('rejects a country that the operator excludes, unless the address is there already', async () => {
    const { id } = await created({ country_code: 'CU' });
    const strict = await startService(service().database, { rules: { rejectedCountries: ['CU', 'KP'] } });
    onTestFinished(() => strict.app.close());
    const callStrict = caller(strict, await service().keyFor());
    const send = (json: object) => callStrict('PATCH', `${path}/${String(id)}`, { json });
    await expectError(await callStrict('POST', path, { json: { country_code: 'CU' } }), 'address_location_not_allowed');
    await expectError(await send({ country_code: 'KP' }), 'address_location_not_allowed');
    expect((await send({ country_code: 'CU', city: 'Havana' })).status).toBe(200);
  });

  test('finds addresses of the customer by parts of their text, in any case', async () => {
    const own = `/customers/${await seedCustomer(service().services, service().accountId)}/addresses`;
    const { data } = (await (
      await call('POST', own, {
        json: {
          country_code: 'DE',
          description: 'Lager',
          first_line: 'Hofweg 5',
          second_line: 'Tor 2',
          city: 'Bremen',
          postal_code: '28195',
          region: 'Land Bremen',
        },
      })
    ).json()) as { data: { id: string } };
    await call('POST', own, { json: { country_code: 'DE' } });
    const found = async (search: string): Promise<string[]> => {
      const response = await call('GET', `${own}?search=${encodeURIComponent(search)}`);
      return ((await response.json()) as ListBody).data.map(({ id }) => String(id));
    };
    // A text of two letters could be part of the random identifier of the other address, too.
    for (const search of ['LAGER', 'hofw', 'tor 2', 'BREM', '8195', 'land', data.id.slice(10)])
      expect(await found(search), search).toEqual([data.id]);
    expect(await found('Lyon')).toEqual([]);
    expect(await found('')).toHaveLength(2);
  });
});
