import { beforeAll, expect, test } from 'vitest';

import { type Ids, seedEverything } from '../../support/fixtures.ts';
import { eachService } from '../../support/service.ts';
import { type Call, caller } from '../http/test-client.ts';

const TAKEN = [
  "jo+tag.o'neil@customer.example",
  '!#$%&*/=?^_`{|}~-@customer.example',
  'JO@xn--bcher-kva.example',
  `${'l'.repeat(64)}@customer.example`,
  'jo@host',
];

const REJECTED = [
  'jo',
  'jo@',
  '@customer.example',
  'jo brown@customer.example',
  ' jo@customer.example',
  'jo@customer.example\n',
  'jö@customer.example',
  'jo@bücher.example',
  '.jo@customer.example',
  'jo.@customer.example',
  'jo..brown@customer.example',
  `${'l'.repeat(65)}@customer.example`,
  'jo@-customer.example',
  'jo@customer..example',
  'jo@customer_example',
  'jo@customer.example.',
  `jo@${'d'.repeat(64)}.example`,
  '"quoted"@customer.example',
  'jo@[192.0.2.1]',
  '<jo@customer.example>',
  'jo,sam@customer.example',
  'jo@a@b',
];

eachService('the rule of email addresses', (service) => {
  let ids: Ids;
  let call: Call;

  beforeAll(async () => {
    call = caller(service(), await service().keyFor());
    ids = await seedEverything(service());
  });

  /** Whether each of the three takes an address. */
  const verdicts = async (email: string) => {
    const json = { description: 'x', type: 'email', destination: email, subscribed_events: [], active: false };
    const responses = {
      customer: await call('POST', '/customers', { json: { email } }),
      contact: await call('POST', `/customers/${ids.customer_id}/businesses`, {
        json: { name: 'Works', contacts: [{ email }] },
      }),
      destination: await call('POST', '/notification-settings', { json }),
    };
    return Object.fromEntries(Object.entries(responses).map(([name, { status }]) => [name, status]));
  };

  test.each(TAKEN)('accepts %j for a customer, a contact and a destination', async (email) => {
    expect(await verdicts(email)).toEqual({ customer: 201, contact: 201, destination: 201 });
  });

  test.each(REJECTED)('rejects %j for a customer, a contact and a destination', async (email) => {
    expect(await verdicts(email)).toEqual({ customer: 400, contact: 400, destination: 400 });
  });
});
