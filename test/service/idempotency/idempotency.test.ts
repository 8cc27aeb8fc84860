import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';

import { newKeyId, storeKey } from '../../../service/idempotency/idempotency-keys.ts';
import { dropPartitionsBefore, ensurePartitions } from '../../../service/storage/partitions.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { eachServiceUndivided, startService } from '../../support/service.ts';
import { dataOf } from '../http/data-of.ts';
import { expectError } from '../http/expect-error.ts';
import { interposedDatabase } from '../http/faulty-database.ts';
import { type Call, type CallOptions, caller } from '../http/test-client.ts';

const HOUR = 3_600_000;
const clock = new ManualClock();

eachServiceUndivided(
  'idempotency keys',
  (service) => {
    let accountId: string;
    let call: Call;

    /** Each test has a separate account. */
    beforeEach(async () => {
      accountId = await service().newAccount();
      call = caller(service(), await service().keyFor({ accountId }));
    });

    const create = (key: string, email: string, options: CallOptions = {}): Promise<Response> =>
      call('POST', '/customers', { json: { email }, headers: { 'idempotency-key': key }, ...options });

    const customers = async (): Promise<string[]> => {
      const rows = await service()
        .database.db.selectFrom('customers')
        .select('email')
        .where('account_id', '=', accountId)
        .orderBy('id')
        .execute();
      return rows.map(({ email }) => email);
    };

    const storedKeys = () =>
      service().database.db.selectFrom('idempotency_keys').selectAll().where('account_id', '=', accountId).execute();

    describe('the header', () => {
      test.each(['"a"', `"${'x'.repeat(255)}"`, '"!#[]~ 7"'])('accepts %s', async (key) => {
        expect((await create(key, 'form@customer.example')).status).toBe(201);
      });

      test.each(['', 'order-7', '""', `"${'x'.repeat(256)}"`, '"a', '"a" ;b', '"a", "b"', '"ü"', String.raw`"a\"b"`])(
        'rejects %s and changes nothing',
        async (key) => {
          const { error } = await expectError(await create(key, 'form@customer.example'), 'bad_request');
          expect(error.detail).toContain('idempotency-key must be in double quotes');
          expect(await customers()).toEqual([]);
        },
      );
    });

    describe('a repeat', () => {
      test('changes nothing and gets the first response, with the members of the body in another order', async () => {
        const json = { email: 'order@customer.example', name: 'Jo', custom_data: { a: 1, b: [{ c: 2, d: 3 }] } };
        const other = { custom_data: { b: [{ d: 3, c: 2 }], a: 1 }, name: 'Jo', email: 'order@customer.example' };
        const first = await (await create('"order"', '', { json })).text();
        const response = await create('"order"', '', { json: other });
        expect(response.headers.get('idempotency-replayed')).toBe('true');
        expect(await response.text()).toBe(first);
        expect(await customers()).toEqual(['order@customer.example']);
      });

      test('gets the first response although the request could not succeed any more', async () => {
        const customer = await dataOf(await create('"parent"', 'parent@customer.example'));
        const headers = { 'idempotency-key': '"business"' };
        const path = `/customers/${String(customer['id'])}/businesses`;
        const first = await (await call('POST', path, { json: { name: 'Ltd' }, headers })).text();
        const { db } = service().database;
        await db.deleteFrom('businesses').where('account_id', '=', accountId).execute();
        await db.deleteFrom('customers').where('account_id', '=', accountId).execute();
        expect(await (await call('POST', path, { json: { name: 'Ltd' }, headers })).text()).toBe(first);
        await expectError(await call('POST', path, { json: { name: 'Ltd' } }), 'not_found');
      });

      test('has its own Request-Id and the meta.request_id of the first response', async () => {
        const first = await create('"ids"', 'ids@customer.example');
        const second = await create('"ids"', 'ids@customer.example');
        expect(second.headers.get('request-id')).not.toBe(first.headers.get('request-id'));
        expect(await second.json()).toMatchObject({ meta: { request_id: first.headers.get('request-id') } });
      });

      test('is a new request for another account and for another operation', async () => {
        const customer = await dataOf(await create('"same"', 'same@customer.example'));
        const json = { name: 'Ltd' };
        const headers = { 'idempotency-key': '"same"' };
        const business = await call('POST', `/customers/${String(customer['id'])}/businesses`, { json, headers });
        expect(business.headers.get('idempotency-replayed')).toBeNull();
        expect(business.status).toBe(201);
        const key = await service().keyFor({ accountId: await service().newAccount() });
        const response = await create('"same"', 'same@customer.example', { key });
        expect(response.headers.get('idempotency-replayed')).toBeNull();
        expect(response.status).toBe(201);
      });

      test('is a new request 24 hours later, and the row of the key is dropped with its day', async () => {
        const { db } = service().database;
        await create('"day"', 'day@customer.example');
        clock.advance(24 * HOUR - 1);
        expect((await create('"day"', 'day@customer.example')).headers.get('idempotency-replayed')).toBe('true');
        clock.advance(2);
        await expectError(await create('"day"', 'day@customer.example'), 'customer_already_exists');
        expect((await create('"day"', 'next@customer.example')).status).toBe(201);
        await ensurePartitions(db, clock, { ahead: 0 });
        expect(await storedKeys()).toHaveLength(2);
        const [never, dayStart] = [new Date(0), new Date(Math.floor(clock.now().getTime() / HOUR / 24) * 24 * HOUR)];
        const dates = {
          events: never,
          notifications: never,
          notification_logs: never,
          idempotency_keys: dayStart,
          audit_entries: never,
        };
        await dropPartitionsBefore(db, dates);
        expect(await storedKeys()).toHaveLength(1);
      });
    });

    describe('another request with the same key', () => {
      test.each<[string, CallOptions]>([
        ['another body', { json: { email: 'other@customer.example' } }],
        ['a Service-Version', { headers: { 'idempotency-key': '"reused"', 'service-version': '1' } }],
      ])('with %s is rejected and changes nothing', async (_, options) => {
        expect((await create('"reused"', 'reused@customer.example')).status).toBe(201);
        await expectError(await create('"reused"', 'reused@customer.example', options), 'idempotency_key_reused');
        expect(await customers()).toEqual(['reused@customer.example']);
      });

      test('on another path is rejected', async () => {
        const [one, other] = await Promise.all(
          ['"1"', '"2"'].map(async (key) => dataOf(await create(key, `${key[1]}@customer.example`))),
        );
        const business = (customer: Record<string, unknown>) =>
          call('POST', `/customers/${String(customer['id'])}/businesses`, {
            json: { name: 'Ltd' },
            headers: { 'idempotency-key': '"path"' },
          });
        expect((await business(one!)).status).toBe(201);
        await expectError(await business(other!), 'idempotency_key_reused');
      });

      test('by an API key with other permissions is rejected, because that key may not read the response', async () => {
        const key = await service().keyFor({ accountId, permissions: ['customer.write'] });
        expect((await create('"permissions"', 'reader@customer.example')).status).toBe(201);
        await expectError(await create('"permissions"', 'reader@customer.example', { key }), 'idempotency_key_reused');
      });
    });

    test('stores nothing for a request that failed, so that it can be corrected and sent again', async () => {
      await create('"taken"', 'taken@customer.example');
      await expectError(await create('"failed"', 'taken@customer.example'), 'customer_already_exists');
      await expectError(await create('"failed"', 'no address'), 'invalid_field');
      expect(await storedKeys()).toHaveLength(1);
      expect((await create('"failed"', 'free@customer.example')).status).toBe(201);
    });

    test('accepts one of many concurrent requests with a key, and returns 409 with Retry-After for the others', async () => {
      const all = await Promise.all(Array.from({ length: 8 }, () => create('"burst"', 'burst@customer.example')));
      const created = all.filter(({ status }) => status === 201);
      const [first, ...others] = await Promise.all(created.map((response) => response.text()));
      expect(others.filter((text) => text !== first)).toEqual([]);
      expect(created.filter(({ headers }) => headers.get('idempotency-replayed') === null)).toHaveLength(1);
      for (const response of all.filter(({ status }) => status !== 201)) {
        expect(response.headers.get('retry-after')).toBe('1');
        await expectError(response, 'idempotency_key_in_use');
      }
      expect(await customers()).toEqual(['burst@customer.example']);
    });

    test('gets the first response when that request ends after this one began', async () => {
      const { database, services } = service();
      let first = '';
      const faster = async (): Promise<void> => {
        first = await (await create('"race"', 'race@customer.example')).text();
      };
      const slow = await startService(interposedDatabase(database, faster), { clock, secrets: services.secrets });
      try {
        const key = await service().keyFor({ accountId });
        const response = await caller(slow, key)('POST', '/customers', {
          json: { email: 'race@customer.example' },
          headers: { 'idempotency-key': '"race"' },
        });
        expect(response.headers.get('idempotency-replayed')).toBe('true');
        expect(await response.text()).toBe(first);
      } finally {
        await slow.app.close();
      }
      expect(await customers()).toEqual(['race@customer.example']);
      expect(await storedKeys()).toHaveLength(1);
    });

    test('returns 409 and changes nothing while another request with the key is about to commit', async ({ skip }) => {
      const { database } = service();
      if (database.engine !== 'postgres') skip('transactions of the embedded database are never concurrent');
      await database.db.transaction().execute(async (trx) => {
        const other = {
          account_id: accountId,
          operation: 'customers.create',
          key: '"held"',
          fingerprint: '',
          result: '',
        };
        const id = newKeyId(clock);
        expect(await storeKey(trx, { ...other, id, since: id })).toEqual([{ isStored: true }]);
        const response = await create('"held"', 'held@customer.example');
        expect(response.headers.get('retry-after')).toBe('1');
        await expectError(response, 'idempotency_key_in_use');
        await sql`delete from idempotency_keys where account_id = ${accountId}`.execute(trx);
      });
      expect(await customers()).toEqual([]);
      expect((await create('"held"', 'held@customer.example')).status).toBe(201);
    });

    test('applies to a change that could be made twice', async () => {
      const json = { name: 'Team plan', tax_category: 'standard' };
      const headers = { 'idempotency-key': '"product"' };
      const send = async (): Promise<string> => (await call('POST', '/products', { json, headers })).text();
      expect([await send(), await send()]).toEqual(Array(2).fill(await send()));
      const { db } = service().database;
      for (const table of ['products', 'events'] as const)
        expect(await db.selectFrom(table).select('id').where('account_id', '=', accountId).execute()).toHaveLength(1);
    });

    test('stores responses encrypted, because they may contain the secret of a destination', async () => {
      const json = {
        description: 'Sync',
        type: 'url',
        destination: 'https://hooks.works.example/idempotency',
        subscribed_events: ['customer.created'],
      };
      const headers = { 'idempotency-key': '"secret"' };
      const setting = await dataOf(await call('POST', '/notification-settings', { json, headers }), 201);
      const rows = JSON.stringify(await storedKeys());
      expect(rows).not.toContain(setting['endpoint_secret_key']);
      expect(rows).not.toContain('hooks.works.example');
      expect(await dataOf(await call('POST', '/notification-settings', { json, headers }))).toEqual(setting);
    });
  },
  { clock },
);
