import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';

import { silentLog } from '../../../service/common/log.ts';
import { openDatabase } from '../../../service/storage/open-database.ts';
import { dropSchema, postgresPlace, testDatabaseUrl } from '../../support/database.ts';
import { startService, type TestService } from '../../support/service.ts';
import { TcpProxy } from '../../support/tcp-proxy.ts';
import { type Call, caller } from './test-client.ts';
import { expectError } from './expect-error.ts';

/** Shorter than the service's timeout, to save time. */
const RESPONSE_TIMEOUT_MS = 300;

describe.runIf(testDatabaseUrl !== undefined)('a database connection that is lost', () => {
  const proxy = new TcpProxy(testDatabaseUrl ?? 'postgres://localhost');
  let place: ReturnType<typeof postgresPlace>;
  let service: TestService;
  let call: Call;
  /** A connection of the test's own, past the proxy. */
  let direct: Client;

  beforeAll(async () => {
    place = postgresPlace(await proxy.listen());
    service = await startService({ ...(await openDatabase(place, silentLog)), place });
    call = caller(service, await service.keyFor());
    direct = new Client({ connectionString: testDatabaseUrl, options: `-c search_path=${place.schema}` });
    await direct.connect();
  });

  afterAll(async () => {
    await service.app.close();
    await service.database.close();
    await proxy.close();
    await direct.end();
    await dropSchema(testDatabaseUrl!, place.schema);
  });

  const create = (email: string): Promise<Response> => call('POST', '/customers', { json: { email } });

  async function isStored(email: string): Promise<boolean> {
    const { rowCount } = await direct.query('select 1 from customers where email = $1', [email]);
    return rowCount === 1;
  }

  async function expectUnavailable(response: Response): Promise<void> {
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    const { error } = await expectError(response, 'service_unavailable');
    expect(error.detail).toContain('Nothing was changed.');
  }

  /** Creates a customer, whose statement waits for a lock until it is ended. */
  async function expectUnavailableAfter(
    email: string,
    end: 'pg_terminate_backend' | 'pg_cancel_backend',
  ): Promise<void> {
    await direct.query('begin; lock table customers in access exclusive mode');
    const waiting = create(email);
    await vi.waitFor(async () => {
      const { rowCount } = await direct.query(
        `select ${end}(pid) from pg_locks where not granted and relation = 'customers'::regclass`,
      );
      expect(rowCount).toBe(1);
    });
    await expectUnavailable(await waiting);
    await direct.query('rollback');
    expect(await isStored(email)).toBe(false);
    expect((await create(email)).status).toBe(201);
  }

  test('during a statement causes a 503 with Retry-After, and the next request uses another connection', () =>
    expectUnavailableAfter('terminated@customer.example', 'pg_terminate_backend'));

  // As the server does after the statement timeout.
  test('does not happen when the server ends a statement, which causes a 503 with Retry-After too', () =>
    expectUnavailableAfter('canceled@customer.example', 'pg_cancel_backend'));

  test('while it is idle fails no request', async () => {
    await direct.query('select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1', [
      place.schema,
    ]);
    await vi.waitFor(async () => expect((await call('GET', '/event-types')).status).toBe(200));
  });

  test.each(['after', 'before'] as const)(
    'during a COMMIT, %s the server made it, causes a 500 that states that the change may have been made',
    async (cut) => {
      const email = `${cut}@customer.example`;
      proxy.cutCommits(cut);
      const { error } = await expectError(await create(email), 'internal_error');
      expect(error.detail).toBe(
        'The connection to the database was lost while your change was being committed, so it may or may not have been made. Send the ' +
          'request again with the same Idempotency-Key; if you sent none, get the entity before.',
      );
      await vi.waitFor(async () => expect(await isStored(email)).toBe(cut === 'after'));
    },
  );

  test('during a change without a transaction causes the same 500', async () => {
    const name = 'outside';
    await direct.query('begin; lock table service_facts in access exclusive mode');
    const change = service.database.db.insertInto('service_facts').values({ name, value: '' }).execute();
    const lost = change.catch((error: unknown) => error);
    await vi.waitFor(async () => {
      const waiting = `select 1 from pg_locks where not granted and relation = 'service_facts'::regclass`;
      expect((await direct.query(waiting)).rowCount).toBe(1);
    });
    proxy.cut();
    expect(await lost).toMatchObject({ name: 'DatabaseUnavailableError', outcome: 'unknown' });
    await direct.query('rollback');
  });

  test('that stalls is closed after a timeout and leaves the pool', async () => {
    const database = await openDatabase({ ...place, responseTimeoutMs: RESPONSE_TIMEOUT_MS }, silentLog);
    const impatient = await startService({ ...database, place });
    onTestFinished(async () => {
      await impatient.app.close();
      await database.close();
    });
    const call = caller(impatient, await impatient.keyFor());
    const all = (): Promise<Response[]> =>
      Promise.all(Array.from({ length: place.poolSize }, () => call('GET', '/event-types')));
    for (const response of await all()) expect(response.status).toBe(200);
    // Stored in the background, which would otherwise find one of the connections first.
    await vi.waitFor(
      async () => {
        const unused = await direct.query('select 1 from api_keys where last_used_at is null');
        expect(unused.rowCount).toBe(0);
      },
      { timeout: 10_000 },
    );
    // Each connection of the pool is open before they stall.
    await Promise.all(Array.from({ length: place.poolSize }, () => sql`select pg_sleep(0.2)`.execute(database.db)));
    proxy.stall();
    for (const response of await all()) await expectUnavailable(response);
    for (const response of await all()) expect(response.status).toBe(200);
  });

  test('turns /readyz red if all others are lost too, until the database is back', async () => {
    proxy.reject();
    const red = await fetch(`${service.url}/readyz`);
    expect(red.status).toBe(503);
    expect((await fetch(`${service.url}/livez`)).status).toBe(200);
    await expectUnavailable(await call('GET', '/event-types'));
    proxy.accept();
    // The last response is reused for a second.
    const ready = async (): Promise<void> => expect((await fetch(`${service.url}/readyz`)).status).toBe(200);
    await vi.waitFor(ready, { timeout: 30_000, interval: 200 });
    expect((await call('GET', '/event-types')).status).toBe(200);
  });
});
