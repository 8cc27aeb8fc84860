import { randomUUID } from 'node:crypto';

import { beforeAll, describe, expect, test } from 'vitest';

import type { Operation } from '../../generator/model/api.ts';
import { caller } from '../service/http/test-client.ts';
import { seedEverything } from '../support/fixtures.ts';
import { eachService } from '../support/service.ts';
import { exampleRequest, type Place, placeFor } from './requests.ts';
import { specApi } from './spec-api.ts';

const api = await specApi();
const changing = api.operations.filter(({ method }) => method === 'post' || method === 'patch');
const isKeyed = ({ parameters }: Operation): boolean => parameters.some((one) => one.isIdempotencyKey);

test('every operation with POST or PATCH accepts an idempotency key, or has the same effect when it is repeated', () => {
  expect(changing.filter(({ repeatable }) => !repeatable).map(({ id }) => id)).toEqual([]);
  expect(changing.filter(isKeyed).length).toBeGreaterThan(0);
});

eachService('a request that is repeated with its idempotency key', (service) => {
  let shared: Place;

  beforeAll(async () => {
    shared = { accountId: service().accountId, ids: await seedEverything(service()) };
  });

  describe.each(changing.filter(isKeyed))('$id', (operation) => {
    test('gets the first response, byte for byte', async () => {
      const place = await placeFor(operation, shared, service());
      const call = caller(service(), await service().keyFor({ accountId: place.accountId }));
      const { path, body } = exampleRequest(operation, place.ids);
      const target = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => String(path[name]));
      const headers = { 'idempotency-key': `"${randomUUID()}"` };
      const send = () =>
        call(operation.method.toUpperCase(), target, { headers, ...(body !== undefined && { json: body }) });
      const first = await send();
      const text = await first.text();
      expect(first.status, text).toBeLessThan(300);
      expect(first.headers.get('idempotency-replayed')).toBeNull();
      const second = await send();
      expect(await second.text()).toBe(text);
      expect(second.status).toBe(first.status);
      expect(second.headers.get('idempotency-replayed')).toBe('true');
    });
  });
});
