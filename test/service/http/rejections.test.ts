import { type ErrorCode, rateLimits } from '@billing/server';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';

import { anyError } from '../../../service/common/any-error.ts';
import { makeApiKey } from '../../../service/auth/api-key.ts';
import { lockApiKey } from '../../../service/api-keys/lock-api-key.ts';
import { revokeApiKey } from '../../../service/api-keys/revoke-api-key.ts';
import { newId } from '../../../service/ids/id.ts';
import { rateLimiter } from '../../../service/limits/rate-limiter.ts';
import { type Ids, seedEverything } from '../../support/fixtures.ts';
import { eachService, startService, type TestService } from '../../support/service.ts';
import { type Call, caller } from './test-client.ts';
import { expectError } from './expect-error.ts';

const unknown = '0'.repeat(26);

/** The problems of a request, in the order in which the service reports them. */
const order = [
  'request_headers_too_large',
  'too_many_requests',
  'method_not_allowed',
  'invalid_token',
  'invalid_version',
  'forbidden',
  'bad_request',
  'unsupported_media_type',
  'request_body_too_large',
  'invalid_json',
  'not_found',
  'invalid_field',
  'entity_archived',
] as const satisfies readonly ErrorCode[];

/** Every path with ids, and the kinds of its ids in order. */
const idPaths: readonly { method: string; path: string; json?: object }[] = [
  { method: 'GET', path: '/notifications/{notification_id}' },
  { method: 'GET', path: '/notification-settings/{notification_setting_id}' },
  { method: 'PATCH', path: '/notification-settings/{notification_setting_id}', json: { description: 'Taken over' } },
  { method: 'GET', path: '/simulations/{simulation_id}/runs/{simulation_run_id}' },
  { method: 'GET', path: '/simulations/{simulation_id}/runs/{simulation_run_id}/events/{simulation_event_id}' },
  { method: 'GET', path: '/customers/{customer_id}/payment-methods' },
  { method: 'GET', path: '/discounts/{discount_id}' },
  { method: 'POST', path: '/customers/{customer_id}/businesses', json: { name: 'Taken over' } },
  { method: 'GET', path: '/customers/{customer_id}/businesses/{business_id}' },
  { method: 'GET', path: '/products/{product_id}' },
  { method: 'PATCH', path: '/products/{product_id}', json: { name: 'Taken over' } },
  { method: 'GET', path: '/prices/{price_id}' },
  { method: 'PATCH', path: '/prices/{price_id}', json: { name: 'Taken over' } },
];

/** Each id of each path, to be replaced alone. */
const idPlaces = idPaths.flatMap((operation) =>
  [...operation.path.matchAll(/\{(\w+)\}/g)].map((match) => ({ ...operation, name: match[1] as keyof Ids })),
);

const filled = (path: string, ids: Readonly<Record<string, string>>): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? '');

eachService('rejected requests', (service) => {
  let ids: Ids;
  let key: string;
  let call: Call;

  beforeAll(async () => {
    key = await service().keyFor();
    call = caller(service(), key);
    ids = await seedEverything(service());
  });

  describe('the order of checks', () => {
    let weakKey: string;
    let archivedId: string;
    /** An app whose rate limit is used up for every client. */
    let limited: TestService;

    beforeAll(async () => {
      weakKey = await service().keyFor({ permissions: ['product.read'] });
      const { data } = await (
        await service().client()
      ).customers.create({ body: { email: 'archived@customer.example' } });
      archivedId = data.id;
      const { db } = service().database;
      await db
        .updateTable('customers')
        .set({ status: 'archived' })
        .where('email', '=', 'archived@customer.example')
        .execute();
      const limiter = rateLimiter({ ...rateLimits, default: { ...rateLimits.default, requests: 1 } }, 'test');
      limited = await startService(service().database, { limiter });
      await caller(limited, key)('GET', '/event-types');
    });
    afterAll(() => limited.app.close());

    test.each(order)('%s precedes every check below it', async (first) => {
      const wrongAt = (code: (typeof order)[number]): boolean => order.indexOf(code) >= order.indexOf(first);
      const callWith = caller(wrongAt('too_many_requests') ? limited : service(), wrongAt('forbidden') ? weakKey : key);
      const customer = wrongAt('bad_request') ? 'ctm_1' : wrongAt('not_found') ? `ctm_${unknown}` : archivedId;
      const json = JSON.stringify({ name: wrongAt('invalid_field') ? '' : 'Works' });
      const response = await callWith(
        wrongAt('method_not_allowed') ? 'PUT' : 'POST',
        `/customers/${customer}/businesses`,
        {
          body: `${wrongAt('invalid_json') ? '{' : json}${wrongAt('request_body_too_large') ? ' '.repeat(1_048_577) : ''}`,
          headers: {
            'content-type': wrongAt('unsupported_media_type') ? 'text/plain' : 'application/json',
            ...(wrongAt('request_headers_too_large') && { 'x-long': 'x'.repeat(16_400) }),
            ...(wrongAt('invalid_token') && { authorization: 'Bearer unknown' }),
            ...(wrongAt('invalid_version') && { 'service-version': '9' }),
          },
        },
      );
      await expectError(response, first);
    });

    test('an unknown path precedes the key and the size of the body', async () => {
      await expectError(await call('POST', '/customer', { key: null, body: 'x'.repeat(1_048_577) }), 'invalid_url');
    });

    test('a missing entity and an invalid value precede an include without permission', async () => {
      const productKey = await service().keyFor({ permissions: ['product.read'] });
      const withPrices = (path: string) => call('GET', path, { key: productKey });
      await expectError(await withPrices(`/products/pro_${unknown}?include=prices`), 'not_found');
      await expectError(await withPrices(`/products/${ids.product_id}?include=prices,colours`), 'invalid_field');
      const { error } = await expectError(await withPrices(`/products/${ids.product_id}?include=prices`), 'forbidden');
      expect(error.detail).toContain('price.read');
      expect((await withPrices(`/products/${ids.product_id}`)).status).toBe(200);
    });
  });

  describe('an API key', () => {
    const expectRejected = async (authorization: string | undefined): Promise<void> => {
      const response = await call('GET', '/event-types', {
        key: null,
        headers: authorization === undefined ? {} : { authorization },
      });
      await expectError(response, 'invalid_token');
      expect(response.headers.get('www-authenticate')).toBe('Bearer');
    };
    const changed = (text: string, at: number): string =>
      text.slice(0, at) + (text[at] === 'a' ? 'b' : 'a') + text.slice(at + 1);

    test('is rejected if it is missing', () => expectRejected(undefined));
    test('is rejected with another scheme', () => expectRejected(`Basic ${key}`));
    test('is rejected without a scheme', () => expectRejected(key));
    test('is rejected if it is malformed', () => expectRejected('Bearer svc_apikey_sdbx_short'));
    test('is rejected if the header contains two', () => expectRejected(`Bearer ${key} ${key}`));
    test('is rejected with a wrong checksum', () => expectRejected(`Bearer ${changed(key, 68)}`));
    test('is rejected with a changed secret part', () => expectRejected(`Bearer ${changed(key, 50)}`));
    test('is rejected if it is unknown', () =>
      expectRejected(`Bearer ${makeApiKey('sandbox', newId('apikey_', service().services.clock))}`));
    test('is rejected with a known id but another secret part', () =>
      expectRejected(`Bearer ${makeApiKey('sandbox', idOf(key))}`));

    test('is rejected after it expires', async () => {
      const expiring = await service().keyFor();
      const expired = { expires_at: '2026-01-01T00:00:00.000000Z' };
      await service().database.db.updateTable('api_keys').set(expired).where('id', '=', idOf(expiring)).execute();
      await expectRejected(`Bearer ${expiring}`);
    });

    test('is rejected from the first request after it is revoked', async () => {
      const revoked = await service().keyFor();
      expect((await call('GET', '/event-types', { key: revoked })).status).toBe(200);
      const { services } = service();
      await services.db
        .transaction()
        .execute(async (trx) => revokeApiKey(anyError, trx, await lockApiKey(anyError, trx, services, idOf(revoked))));
      await expectRejected(`Bearer ${revoked}`);
    });

    test('is rejected by the other environment, in both directions', async () => {
      const live = await startService(service().database, { rules: { environment: 'live' } });
      onTestFinished(() => live.app.close());
      const liveKey = await live.keyFor();
      expect((await caller(live, liveKey)('GET', '/event-types')).status).toBe(200);
      await expectRejected(`Bearer ${liveKey}`);
      await expectError(await caller(live, key)('GET', '/event-types'), 'invalid_token');
    });

    test.each(['bearer', 'BEARER', 'Bearer'])('is accepted with the scheme "%s"', async (scheme) => {
      const response = await call('GET', '/event-types', { key: null, headers: { authorization: `${scheme} ${key}` } });
      expect(response.status).toBe(200);
    });
  });

  describe('API versions', () => {
    test.each(['0', '2', '1.0', 'v1', '01', '', '1, 1'])('rejects the version "%s"', async (version) => {
      await expectError(
        await call('GET', '/event-types', { headers: { 'service-version': version } }),
        'invalid_version',
      );
    });

    test('accepts version 1, and ignores an Accept-Version header', async () => {
      const headers = { 'service-version': '1', 'accept-version': '9' };
      expect((await call('GET', '/event-types', { headers })).status).toBe(200);
    });
  });

  describe('ids in the path', () => {
    const malformed = (id: string): string[] => {
      const prefix = id.slice(0, id.lastIndexOf('_') + 1);
      return [
        prefix,
        id.slice(0, -1),
        `${id}0`,
        id.toUpperCase(),
        `x${id}`,
        `${prefix}${'-'.repeat(26)}`,
        `${prefix}${unknown.slice(1)}%00`,
        `${id}%2F`,
        `${id}%FF`,
        '%zz',
      ];
    };

    test.each(idPlaces)('returns 404 for a malformed $name: $method $path', async ({ method, path, name, json }) => {
      for (const id of malformed(ids[name])) {
        const response = await call(method, filled(path, { ...ids, [name]: id }), json && { json });
        const { error } = await expectError(response, 'bad_request');
        expect(error.detail).toContain(name);
      }
    });

    test.each(idPlaces)('returns 404 for an unknown $name: $method $path', async ({ method, path, name, json }) => {
      const id = ids[name].replace(/[a-z0-9]{26}$/, unknown);
      const response = await call(method, filled(path, { ...ids, [name]: id }), json && { json });
      const { error } = await expectError(response, 'not_found');
      expect(error.detail).toMatch(new RegExp(`^[A-Z][a-z ]+ ${id} not found\\.$`));
    });

    test('returns 404 for an entity below another parent than the one in the path', async () => {
      const { db } = service().database;
      const { bytes: _, ...simulation } = await db
        .selectFrom('simulations')
        .selectAll()
        .where('id', '=', ids.simulation_id)
        .executeTakeFirstOrThrow();
      const run = await db
        .selectFrom('simulation_runs')
        .selectAll()
        .where('id', '=', ids.simulation_run_id)
        .executeTakeFirstOrThrow();
      const simulation_id = `ntfsim_${'a'.repeat(26)}` as const;
      const simulation_run_id = `ntfsimrun_${'z'.repeat(26)}` as const;
      await db
        .insertInto('simulations')
        .values({ ...simulation, payload: null, config: null, id: simulation_id })
        .execute();
      await db
        .insertInto('simulation_runs')
        .values({ ...run, id: simulation_run_id })
        .execute();
      const runPath = '/simulations/{simulation_id}/runs/{simulation_run_id}';
      expect((await call('GET', filled(runPath, { ...ids, simulation_run_id }))).status).toBe(200);
      await expectError(await call('GET', filled(runPath, { ...ids, simulation_id })), 'not_found');
      const eventPath = `${runPath}/events/{simulation_event_id}`;
      await expectError(await call('GET', filled(eventPath, { ...ids, simulation_run_id })), 'not_found');
      await expectError(await call('GET', filled(eventPath, { ...ids, simulation_id })), 'not_found');
      const client = await service().client();
      const { data: stranger } = await client.customers.create({ body: { email: 'stranger@customer.example' } });
      await expectError(await call('GET', `/customers/${stranger.id}/businesses/${ids.business_id}`), 'not_found');
    });
  });

  describe('entities of other accounts', () => {
    let strangers: Call;
    let theirs: Ids;

    beforeAll(async () => {
      const accountId = await service().newAccount();
      strangers = caller(service(), await service().keyFor({ accountId }));
      theirs = await seedEverything(service(), accountId);
    });

    test.each(idPaths)('returns 404: $method $path', async ({ method, path, json }) => {
      const own = await strangers(method, filled(path, { ...theirs }), json && { json });
      expect(own.ok, 'their own they can reach').toBe(true);
      await expectError(await strangers(method, filled(path, { ...ids }), json && { json }), 'not_found');
    });

    test.each(idPlaces)('returns 404 for only a foreign $name: $method $path', async ({ method, path, name, json }) => {
      await expectError(
        await strangers(method, filled(path, { ...theirs, [name]: ids[name] }), json && { json }),
        'not_found',
      );
    });

    test.each(['/events', '/checkout-domains'])('%s returns no entity of another account', async (path) => {
      const newcomers = caller(service(), await service().keyFor({ accountId: await service().newAccount() }));
      expect(await (await newcomers('GET', path)).json()).toMatchObject({
        data: [],
        meta: { pagination: { estimated_total: 0 } },
      });
      const foreign = path === '/events' ? ids.event_id : ids.checkout_domain_id;
      await expectError(await strangers('GET', `${path}?after=${foreign}`), 'invalid_field');
    });

    test('the rejected requests changed nothing', async () => {
      const setting = await call('GET', `/notification-settings/${ids.notification_setting_id}`);
      expect(await setting.json()).toMatchObject({ data: { description: 'Customer sync' } });
    });

    test('the same email address can be used in each account', async () => {
      expect((await strangers('POST', '/customers', { json: { email: 'archived@customer.example' } })).status).toBe(
        201,
      );
    });
  });

  describe('methods and paths', () => {
    test.each([
      ['DELETE', '/customers', 'GET, HEAD, POST'],
      ['GET', '/test-clock/advance', 'POST'],
      ['PUT', `/notification-settings/ntfset_${unknown}`, 'DELETE, GET, HEAD, PATCH'],
      ['OPTIONS', '/event-types', 'GET, HEAD'],
      ['PROPFIND', '/events', 'GET, HEAD'],
      ['QUERY', '/events', 'GET, HEAD'],
      ['PUT', `/products/pro_${unknown}?x=1`, 'GET, HEAD, PATCH'],
    ])('%s %s returns the methods that the path accepts', async (method, path, allow) => {
      const response = await call(method, path, { key: null });
      expect(response.headers.get('allow')?.split(', ').toSorted().join(', ')).toBe(allow);
      await expectError(response, 'method_not_allowed');
    });

    test.each([
      '/',
      '/v1/customers',
      '/event-types/',
      '//customers',
      '/Customers',
      '/event-types/%zz',
      '/%',
      '/product',
      '/livez/x',
    ])('returns 404 for %s', async (path) => expectError(await call('GET', path), 'invalid_url').then(() => undefined));
  });
});

function idOf(key: string): `apikey_${string}` {
  return `apikey_${key.split('_')[3]}`;
}
