import { beforeAll, beforeEach, expect, test } from 'vitest';

import { anyError } from '../../../service/common/any-error.ts';
import { makeApiKey } from '../../../service/auth/api-key.ts';
import { apiKeyEntity } from '../../../service/auth/api-key-entity.ts';
import { authenticate, type AuthenticationContext, type Credentials } from '../../../service/auth/authenticate.ts';
import { KeyUses } from '../../../service/auth/key-uses.ts';
import { silentLog } from '../../../service/common/log.ts';
import { timestamp } from '../../../service/common/clock.ts';
import { accountClock } from '../../../service/common/account-clock.ts';
import { testServices } from '../../support/services.ts';
import { lockApiKey } from '../../../service/api-keys/lock-api-key.ts';
import { revokeApiKey } from '../../../service/api-keys/revoke-api-key.ts';
import { createApiKey, listApiKeys } from '../../../service/auth/key-store.ts';
import { ServiceError } from '../../../service/common/errors.ts';
import { newId } from '../../../service/ids/id.ts';
import { eachEngine } from '../../support/database.ts';
import { ManualClock } from '../../support/manual-clock.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;
const from = (authorization: string | undefined, address = '192.0.2.7'): Credentials => ({ authorization, address });
const invalidToken = ['invalid_token', 'Bearer'];

eachEngine('authentication', (database) => {
  const clock = new ManualClock();
  let context: AuthenticationContext;
  let uses: KeyUses;

  beforeAll(async () => {
    const now = '2026-01-01T00:00:00Z';
    await database()
      .db.insertInto('accounts')
      .values({ id: 'acme', name: 'Acme', default_api_version: 1, created_at: now, updated_at: now })
      .execute();
  });

  beforeEach(() => {
    uses = new KeyUses(database().db, silentLog);
    context = { db: database().db, clock, environment: 'sandbox', uses };
  });

  const create = (expiresAt: Date | null = null, allowedIps?: readonly string[]) =>
    context.db.transaction().execute((trx) =>
      createApiKey(
        trx,
        { environment: 'sandbox', clock: accountClock(clock, null) },
        {
          accountId: 'acme',
          name: 'Test',
          description: null,
          permissions: ['customer.write', 'notification.read'],
          expiresAt,
          ...(allowedIps && { allowedIps }),
        },
      ),
    );

  const lastUsed = async (id: string) =>
    (await listApiKeys(context.db, 'acme')).find((row) => row.id === id)?.last_used_at;

  const errorOf = async (authorization: string | undefined): Promise<ServiceError> => {
    const error = await authenticate(context, from(authorization)).catch((caught: unknown) => caught);
    if (error instanceof ServiceError) return error;
    throw new Error('the header was to be rejected', { cause: error });
  };

  /** The code and challenge that a header is rejected with. */
  const rejection = async (authorization: string | undefined): Promise<[string, string | undefined]> => {
    const { code, headers } = await errorOf(authorization);
    return [code, headers['www-authenticate']];
  };

  test('returns the account and the permissions of the key', async () => {
    const { row, key } = await create();
    const caller = await authenticate(context, from(`Bearer ${key}`));
    expect(caller).toEqual({
      accountId: 'acme',
      keyId: row.id,
      permissions: ['customer.write', 'notification.read'],
      defaultVersion: 1,
      clock: expect.objectContaining({ isTest: false }),
    });
    expect(await authenticate(context, from(`bEARER   ${key} `))).toEqual({ ...caller, clock: expect.anything() });
  });

  test('the database contains the whole key nowhere', async () => {
    const { row, key } = await create();
    const stored = await context.db
      .selectFrom('api_keys')
      .selectAll()
      .where('id', '=', row.id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(stored)).not.toContain(key.slice(43));
    expect(apiKeyEntity('sandbox', row)).toEqual({
      id: row.id,
      name: 'Test',
      description: null,
      key: `${key.slice(0, 43)}****`,
      status: 'active',
      permissions: ['customer.write', 'notification.read'],
      expires_at: null,
      last_used_at: null,
      created_at: '2026-03-02T09:30:00.000000Z',
      updated_at: '2026-03-02T09:30:00.000000Z',
    });
  });

  test('rejects everything that is not a valid key of this environment', async () => {
    const { row, key } = await create();
    expect(await rejection(undefined)).toEqual(invalidToken);
    expect(await rejection('')).toEqual(invalidToken);
    expect(await rejection(key)).toEqual(invalidToken);
    expect(await rejection(`Basic ${key}`)).toEqual(invalidToken);
    expect(await rejection(`Basic Bearer ${key}`)).toEqual(invalidToken);
    expect(await rejection('Bearer ')).toEqual(invalidToken);
    expect(await rejection(`Bearer ${key} ${key}`)).toEqual(invalidToken);
    expect(await rejection(`Bearer ${key.slice(0, -1)}`)).toEqual(invalidToken);
    expect(await rejection(`Bearer ${makeApiKey('sandbox', newId('apikey_', clock))}`)).toEqual(invalidToken);
    expect(await rejection(`Bearer ${makeApiKey('sandbox', row.id)}`)).toEqual(invalidToken);
    context = { ...context, environment: 'live' };
    expect(await rejection(`Bearer ${key}`)).toEqual(invalidToken);
  });

  test('says what is wrong with a header, and what to do', async () => {
    const { row, key } = await create();
    const change = (values: object) =>
      context.db.updateTable('api_keys').set(values).where('id', '=', row.id).execute();
    const close = (closed_at: string | null) => context.db.updateTable('accounts').set({ closed_at }).execute();
    const detail = async (authorization = `Bearer ${key}`) => (await errorOf(authorization)).message;
    expect(await detail('')).toContain('The API key is missing.');
    expect(await detail('Bearer key')).toContain('The API key is malformed');
    await close('2026-01-01T00:00:00Z');
    expect(await detail()).toContain('The account of this API key is closed.');
    await close(null);
    await change({ status: 'expired' });
    expect(await detail()).toContain('The API key has expired.');
    await change({ status: 'revoked' });
    expect(await detail()).toContain('The API key was revoked.');
  });

  test('queries the database only if form, checksum and environment are valid', async () => {
    const db = new Proxy(context.db, {
      get: () => {
        throw new Error('looked up');
      },
    });
    const key = makeApiKey('sandbox', newId('apikey_', clock));
    const offline = { ...context, db };
    await expect(authenticate(offline, from(`Bearer ${key}`))).rejects.toThrow('looked up');
    const typo = key.slice(0, -1) + (key.endsWith('a') ? 'b' : 'a');
    await expect(authenticate(offline, from(`Bearer ${typo}`))).rejects.toMatchObject({ code: 'invalid_token' });
    await expect(authenticate({ ...offline, environment: 'live' }, from(`Bearer ${key}`))).rejects.toMatchObject({
      code: 'invalid_token',
    });
  });

  test('rejects a key from the moment it expires', async () => {
    const { key } = await create(new Date(clock.now().getTime() + HOUR));
    clock.advance(HOUR - 1);
    await authenticate(context, from(`Bearer ${key}`));
    clock.advance(1);
    expect(await rejection(`Bearer ${key}`)).toEqual(invalidToken);
  });

  test('rejects a revoked key immediately, and revokes a key only once', async () => {
    const { row, key } = await create();
    await authenticate(context, from(`Bearer ${key}`));
    const services = { ...testServices(database()), clock };
    const revoke = (id = row.id) =>
      context.db
        .transaction()
        .execute(async (trx) => revokeApiKey(anyError, trx, await lockApiKey(anyError, trx, services, id)));
    expect(await revoke()).toMatchObject({ status: 'revoked' });
    expect(await rejection(`Bearer ${key}`)).toEqual(invalidToken);
    await expect(revoke()).rejects.toMatchObject({ code: 'conflict' });
    await expect(revoke(newId('apikey_', clock))).rejects.toMatchObject({ code: 'not_found' });
  });

  test('stores the last use of a key at most once a minute, and not within the request', async () => {
    const { row, key } = await create();
    const use = async (): Promise<string | null | undefined> => {
      await authenticate(context, from(`Bearer ${key}`));
      await uses.flush();
      return lastUsed(row.id);
    };
    await authenticate(context, from(`Bearer ${key}`));
    expect(await lastUsed(row.id)).toBeNull();
    const first = await use();
    expect(first).toBe(timestamp(clock.now()));
    clock.advance(MINUTE - 1);
    expect(await use()).toBe(first);
    clock.advance(1);
    expect(await use()).toBe(timestamp(clock.now()));
  });

  test('stores the uses of several keys at once, and none again that another process has stored', async () => {
    const [one, two] = [await create(), await create()];
    for (const { key } of [one, two, one]) await authenticate(context, from(`Bearer ${key}`));
    const now = timestamp(clock.now());
    const other = timestamp(new Date(clock.now().getTime() - MINUTE / 2));
    await context.db.updateTable('api_keys').set({ last_used_at: other }).where('id', '=', two.row.id).execute();
    await uses.flush();
    expect([await lastUsed(one.row.id), await lastUsed(two.row.id)]).toEqual([now, other]);
  });

  test('accepts a request while no use can be stored', async () => {
    const { row, key } = await create();
    const broken = new KeyUses({} as never, silentLog);
    await authenticate({ ...context, uses: broken }, from(`Bearer ${key}`));
    await broken.flush();
    expect(await lastUsed(row.id)).toBeNull();
  });

  test('accepts a restricted key from its networks only, and names the address that it rejects', async () => {
    const { row, key } = await create(null, ['192.0.2.0/24', '198.51.100.7', '2001:db8::/32']);
    for (const address of ['192.0.2.255', '::ffff:192.0.2.1', '198.51.100.7', '2001:db8:ffff::1', '192.0.2.1:443'])
      expect(await authenticate(context, from(`Bearer ${key}`, address))).toMatchObject({ keyId: row.id });
    await uses.flush();
    const used = await lastUsed(row.id);
    clock.advance(HOUR);
    for (const address of ['192.0.3.0', '::ffff:192.0.3.1', '198.51.100.8', '2001:db9::1', '::1', 'unknown']) {
      await expect(authenticate(context, from(`Bearer ${key}`, address)), address).rejects.toMatchObject({
        code: 'forbidden',
        message: expect.stringContaining(`from the address ${address}:`),
      });
    }
    await uses.flush();
    expect(await lastUsed(row.id), 'after rejected requests').toBe(used);
  });
});
