import { randomBytes } from 'node:crypto';

import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { silentLog } from '../../../service/common/log.ts';
import { openDatabase } from '../../../service/storage/open-database.ts';
import { testDatabaseUrl } from '../../support/database.ts';
import { startService, type TestService } from '../../support/service.ts';
import { expectError } from './expect-error.ts';
import { type Call, caller } from './test-client.ts';

const PATIENCE = { timeout: 30_000, interval: 100 };

/**
 * A failover leaves connections to a server that has become a standby, and later leads new ones to another
 * server.
 */
describe.runIf(testDatabaseUrl !== undefined)('after a failover of PostgreSQL', () => {
  const name = `billing_test_${randomBytes(8).toString('hex')}`;
  const url = new URL(testDatabaseUrl ?? 'postgres://localhost');
  url.pathname = `/${name}`;
  const place = { engine: 'postgres', url: url.href, schema: 'billing_sandbox', poolSize: 4 } as const;
  let server: Client;
  let service: TestService;
  let call: Call;

  beforeAll(async () => {
    server = new Client({ connectionString: testDatabaseUrl });
    await server.connect();
    await server.query(`create database ${name}`);
    service = await startService({ ...(await openDatabase(place, silentLog)), place });
    call = caller(service, await service.keyFor());
  });
  afterAll(async () => {
    await service.app.close();
    await service.database.close();
    await server.query(`drop database ${name} with (force)`);
    await server.end();
  });

  const create = (email: string): Promise<Response> => call('POST', '/customers', { json: { email } });
  /** For connections that are opened from now on. */
  const setReadOnly = (value: 'on' | 'off'): Promise<unknown> =>
    server.query(`alter database ${name} set default_transaction_read_only = ${value}`);

  test('changes get a 503 while the server is a standby, and connections to it are replaced when it is not the primary', async () => {
    await setReadOnly('on');
    await server.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
    await vi.waitFor(async () => expect((await call('GET', '/customers')).status).toBe(200), PATIENCE);

    const rejected = await create('rejected@customer.example');
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await expectError(rejected, 'service_unavailable')).error.detail).toContain('Nothing was changed.');
    const ready = await fetch(`${service.url}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([
      503,
      { status: 'unavailable', reason: expect.stringMatching(/^the database accepts no changes/) },
    ]);
    await expect(openDatabase(place, silentLog)).rejects.toThrow(
      / cannot be used: it accepts no changes: it is a standby/,
    );

    await setReadOnly('off');
    // A connection to the standby stays open until a change finds out, and for at most a second after that.
    let round = 0;
    const accepted = async (): Promise<void> => {
      round += 1;
      const all = await Promise.all(Array.from({ length: 8 }, (_, i) => create(`c${i}@round${round}.example`)));
      expect(all.map(({ status }) => status)).toEqual(all.map(() => 201));
    };
    await vi.waitFor(accepted, PATIENCE);
    expect((await create('rejected@customer.example')).status).toBe(201);
  });
});
