import { beforeAll, describe, expect, test } from 'vitest';

import { type Ids, seedEverything } from '../../support/fixtures.ts';
import { eachService } from '../../support/service.ts';
import { type Call, caller } from './test-client.ts';
import { expectError, invalidFieldsOf } from './expect-error.ts';

/** As JSON spells them, so that a lone surrogate reaches the service. */
const UNKEEPABLE_TEXTS = ['"a\\u0000b"', '"\\ud800"', '"\\udc00\\ud800"', '"\\ufeffAcme"'];

const INEXACT_NUMBERS = [
  '12345678901234567890',
  '-9007199254740993',
  '1e400',
  '-1e400',
  '1e-400',
  '0.1234567890123456789',
  '1234567890123456.78',
  '1.00000000000000001E2',
];

const EXACT_NUMBERS = [
  '1.0',
  '1e2',
  '1E+2',
  '-0',
  '0e999999',
  '0.1',
  '123456789012345.67',
  '100000000000000000000',
  '9007199254740992',
  '1.5000000000000000000',
  '1e21',
  '5e-324',
  '1.7976931348623157e308',
];

eachService("values that can't be stored", (service) => {
  let ids: Ids;
  let call: Call;

  beforeAll(async () => {
    call = caller(service(), await service().keyFor());
    ids = await seedEverything(service());
  });

  let count = 0;
  const email = (): string => `value-${(count += 1)}@customer.example`;
  const send = (method: string, path: string, body: string): Promise<Response> =>
    call(method, path, { headers: { 'content-type': 'application/json' }, body });
  const createWith = (members: string): Promise<Response> =>
    send('POST', '/customers', `{"email":"${email()}",${members}}`);
  const simulateWith = (payload: string): Promise<Response> =>
    send(
      'POST',
      '/simulations',
      `{"notification_setting_id":"${ids.notification_setting_id}","name":"x","type":"customer.created","payload":${payload}}`,
    );

  describe.each(UNKEEPABLE_TEXTS)('the text %s is rejected with the name of the field', (text) => {
    test('in a member of a body', async () => {
      expect(await invalidFieldsOf(await createWith(`"name":${text}`))).toEqual(['name']);
      const contacts = `[{"email":"jo@works.example"},{"email":"sam@works.example","name":${text}}]`;
      const business = `{"name":${text},"contacts":${contacts}}`;
      expect(await invalidFieldsOf(await send('POST', `/customers/${ids.customer_id}/businesses`, business))).toEqual([
        'name',
        'contacts[1].name',
      ]);
      const path = `/notification-settings/${ids.notification_setting_id}`;
      expect(await invalidFieldsOf(await send('PATCH', path, `{"description":${text}}`))).toEqual(['description']);
    });

    test('in custom data', async () => {
      expect(await invalidFieldsOf(await createWith(`"custom_data":{"a":[{"b":${text}}]}`))).toEqual([
        'custom_data.a[0].b',
      ]);
    });

    test('in the payload of a simulation', async () => {
      expect(await invalidFieldsOf(await simulateWith(`{"name":${text}}`))).toContain('payload.name');
      expect(await invalidFieldsOf(await simulateWith(`{"custom_data":{"a":${text}}}`))).toContain(
        'payload.custom_data.a',
      );
    });
  });

  test('is rejected as the name of a member, at its object', async () => {
    expect(await invalidFieldsOf(await createWith('"custom_data":{"a":{"\\u0000":1}}'))).toEqual(['custom_data.a']);
    expect(await invalidFieldsOf(await simulateWith('{"custom_data":{"\\ud800":1}}'))).toContain('payload.custom_data');
  });

  test.each(['%00', 'a%00b', '%ED%A0%80', '%C3', '%FF', '%EF%BB%BFx'])(
    'rejects text in the query without searchable characters: %s',
    async (text) => {
      expect(await invalidFieldsOf(await call('GET', `/notifications?search=${text}`))).toEqual(['search']);
      expect(
        await invalidFieldsOf(await call('GET', `/notifications?search=x&filter=${text}&after=${text}`)),
      ).toContain('after');
    },
  );

  test('searches for every other text, including one with a percent sign', async () => {
    for (const text of ['100%', '%zz', '%C3%A9', '%F0%9F%98%80', '%EF%BF%BD', '+a+'])
      expect((await call('GET', `/notifications?search=${text}`)).status, text).toBe(200);
    expect((await call('GET', '/notifications?unknown=%00%FF')).status).toBe(200);
  });

  test.each(['%00', '%ED%A0%80', '%FF'])('returns 400 for an id in the path with %s', async (text) => {
    await expectError(await call('GET', `/products/pro_${text}`), 'bad_request');
    await expectError(await call('GET', `/notifications/ntf_${'0'.repeat(25)}${text}`), 'bad_request');
  });

  test.each(INEXACT_NUMBERS)('rejects the number %s, which a JSON parser would change', async (number) => {
    const response = await createWith(`"custom_data":{"a":[0,{"b" : ${number}}],"c":"${number}"}`);
    const { error } = await expectError(response, 'invalid_field');
    expect(error.errors).toEqual([
      {
        field: 'custom_data.a[1].b',
        message: 'must be a number that a double represents exactly; send it as a string instead',
      },
    ]);
    expect(await invalidFieldsOf(await simulateWith(`{"custom_data":{"n":${number}}}`))).toEqual([
      'payload.custom_data.n',
    ]);
  });

  test('returns every other number of custom data and of a payload with the same value', async () => {
    const data = `{"numbers":[${EXACT_NUMBERS.join(',')}],"text":"x: 12345678901234567890"}`;
    for (const response of [await createWith(`"custom_data":${data}`), await simulateWith(`{"custom_data":${data}}`)]) {
      expect(response.status).toBe(201);
      const { data: entity } = (await response.json()) as { data: { custom_data?: object; payload?: object } };
      expect(entity.custom_data ?? (entity.payload as { custom_data: object }).custom_data).toEqual({
        // JSON writers have no negative zero, which is the same number.
        numbers: EXACT_NUMBERS.map((number) => (JSON.parse(number) as number) + 0),
        text: 'x: 12345678901234567890',
      });
    }
  });

  test('returns custom data unchanged, whatever other texts and names it contains', async () => {
    const text = '{"a\\ufeff":"\\u0001\\u2028","__proto__":{"constructor":[null,-0.5,1e21]},"":"","\u2028":{}}';
    const created = await createWith(`"custom_data":${text}`);
    expect(created.status).toBe(201);
    const { data } = JSON.parse(await created.text()) as { data: { custom_data: object } };
    expect(JSON.stringify(data.custom_data)).toBe(JSON.stringify(JSON.parse(text)));
    const events = await (await call('GET', '/events?per_page=1')).text();
    expect(
      JSON.stringify((JSON.parse(events) as { data: [{ data: { custom_data: object } }] }).data[0].data.custom_data),
    ).toBe(JSON.stringify(JSON.parse(text)));
  });
});
