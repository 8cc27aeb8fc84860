import { type ErrorCode, type Route, routes } from '@billing/server';
import { beforeAll, expect, test } from 'vitest';

import { type Ids, seedEverything } from '../../support/fixtures.ts';
import { hasCurl, outputOf } from '../../support/other-clients.ts';
import { eachService } from '../../support/service.ts';
import { type Call, caller } from './test-client.ts';
import { type ErrorBody, expectError } from './expect-error.ts';

type ParameterRule = Route['parameters']['query'][number];

const codeOf = ({ errorCode }: ParameterRule) => (errorCode ?? 'invalid_field') as ErrorCode;
const parameters = Object.values<Route>(routes).flatMap(({ id, method, path, parameters: { query } }) =>
  query.map((rule) => ({ id, method, path, name: rule.name, shape: rule.shape, code: codeOf(rule) })),
);

eachService('a query parameter that is given twice', (service) => {
  let ids: Ids;
  let key: string;
  let call: Call;

  beforeAll(async () => {
    ids = await seedEverything(service());
    key = await service().keyFor();
    call = caller(service(), key);
  });

  test.each(parameters.filter(({ shape }) => shape === 'value'))(
    'is reported as repeated if it accepts one value: $id $name',
    async ({ method, path, name, code }) => {
      const filled = path.replace(/\{(\w+)\}/g, (_, placeholder: string) => ids[placeholder as keyof Ids]);
      const { error } = await expectError(await call(method, `${filled}?${name}=1&${name}=1`), code);
      expect(error.detail).toContain(`${name} must be given only once`);
    },
  );

  test('is merged if it accepts a list', async () => {
    const twice = 'event_type=customer.created&event_type=product.created';
    expect((await call('GET', `/events?${twice}`)).status).toBe(200);
  });

  test.skipIf(!hasCurl)('is reported to curl (curl)', async () => {
    const url = `${service().url}/events?per_page=5&per_page=6`;
    const printed = await outputOf('curl', ['-sS', '-H', `Authorization: Bearer ${key}`, url]);
    expect((JSON.parse(printed) as ErrorBody).error.detail).toBe('In the request, per_page must be given only once.');
  });
});
