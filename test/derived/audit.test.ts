import { beforeAll, describe, expect, test } from 'vitest';

import { ENTITY_TYPES, entityTypeOf } from '../../service/audit/entity-types.ts';
import type { Operation } from '../../generator/model/api.ts';
import { seedEverything } from '../support/fixtures.ts';
import { isDivided, isLongRun } from '../support/suite-length.ts';
import { eachServiceWhenLong } from '../support/service.ts';
import { clientOf, exampleRequest, placeFor, type Place, send, smallestExample } from './requests.ts';
import { neededPermissions, specApi } from './spec-api.ts';

/** Sends a request of every operation, and reads what it has left in the audit trail. */

const api = await specApi();

/** Operations that compute what a change would do, and change nothing. */
const isPreview = ({ name }: Operation): boolean => name.startsWith('preview');
/** Creates the transaction that its response shows, unless there is one. */
const CHANGING_GET = 'subscriptions.paymentMethodTransaction';
const changes = (operation: Operation): boolean =>
  operation.id === CHANGING_GET || (operation.method !== 'get' && !isPreview(operation));

/** The id of the entity in a response. */
const idOf = (body: unknown): string | undefined => (body as { data?: { id?: string } } | undefined)?.data?.id;

eachServiceWhenLong('the audit trail', (service) => {
  let shared: Place;

  beforeAll(async () => {
    shared = { accountId: service().accountId, ids: await seedEverything(service()) };
  });

  const entriesOf = (keyId: string) =>
    service().services.db.selectFrom('audit_entries').selectAll().where('actor_id', '=', keyId).orderBy('id').execute();

  test('covers operations of each method', () => {
    expect(new Set(api.operations.filter(changes).map(({ method }) => method))).toEqual(
      new Set(['get', 'post', 'patch', 'delete']),
    );
  });

  // A whole `npm test` leaves out those that read: none of them opens a transaction.
  const tested =
    isDivided && !isLongRun ? api.operations.filter((one) => changes(one) || isPreview(one)) : api.operations;
  test.each(tested)('of $id has one entry if it changes something, and else none', async (operation) => {
    const { accountId, ids } = await placeFor(operation, shared, service());
    const key = await service().keyFor({ accountId });
    const keyId = `apikey_${key.split('_')[3]}`;
    const client = await clientOf(service(), key);
    const request = exampleRequest(operation, { ...ids, api_key_id: keyId } as never, smallestExample(operation));
    const { status, body } = await send(client, operation, request);
    expect(status, JSON.stringify(body)).toBeUndefined();
    const isOfClock = operation.resource === 'testClock';
    const entity_id = isOfClock ? accountId : (idOf(body) ?? Object.values(request.path).at(-1));
    const entry = {
      account_id: accountId,
      actor_type: 'api_key',
      operation: operation.id,
      address: '127.0.0.1',
      entity_type: isOfClock ? 'account' : entityTypeOf(String(entity_id)),
      entity_id,
      request_id: expect.stringMatching(/^[-0-9a-f]{36}$/) as string,
      members: operation.method === 'patch' ? Object.keys(request.body as object) : [],
    };
    expect(await entriesOf(keyId)).toMatchObject(changes(operation) ? [entry] : []);
  });

  describe('of a rejected request has no entry', () => {
    const changing = api.operations.filter(
      (operation) => changes(operation) && neededPermissions(operation).length > 0,
    );
    test.each(changing)('of $id', async (operation) => {
      const key = await service().keyFor({ permissions: [] });
      const keyId = `apikey_${key.split('_')[3]}`;
      const request = exampleRequest(operation, shared.ids, smallestExample(operation));
      const { status } = await send(await clientOf(service(), key), operation, request);
      expect(status).toBe(403);
      expect(await entriesOf(keyId)).toEqual([]);
    });
  });
});

test('every entity that the path of an operation names has a type in the audit trail', () => {
  const named = api.operations.flatMap(({ parameters }) => parameters.filter((one) => one.in === 'path'));
  const types = new Set(named.map(({ name }) => name.replace(/_id$/, '')));
  expect(types.size).toBeGreaterThan(15);
  expect(Object.values(ENTITY_TYPES)).toEqual(expect.arrayContaining([...types]));
});
