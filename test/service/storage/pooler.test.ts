import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';

import { systemClock } from '../../../service/common/clock.ts';
import { silentLog } from '../../../service/common/log.ts';
import { DueNotifier, listenForDue } from '../../../service/delivery/due-notifier.ts';
import { WorkerLock } from '../../../service/delivery/worker-lock.ts';
import { runRetention } from '../../../service/retention/run-retention.ts';
import { listenForNotices } from '../../../service/storage/notices.ts';
import { type Database, openDatabase } from '../../../service/storage/open-database.ts';
import { liftStatementTimeout } from '../../../service/storage/statement-timeout.ts';
import { dropSchema, postgresPlace, testDatabaseUrl } from '../../support/database.ts';
import { hasPgBouncer, type PgBouncer, startPgBouncer } from '../../support/pgbouncer.ts';

const isRunnable = testDatabaseUrl !== undefined && hasPgBouncer;
const url = testDatabaseUrl ?? '';
const SETTINGS = sql<{ path: string; timeout: string; zone: string; scans: string }>`
  select current_setting('search_path') as path, current_setting('statement_timeout') as timeout,
    current_setting('timezone') as zone, current_setting('enable_seqscan') as scans`;

describe.runIf(isRunnable)('behind PgBouncer in transaction mode', () => {
  let pooler: PgBouncer;
  let database: Database;
  const place = postgresPlace(url);

  beforeAll(async () => {
    pooler = await startPgBouncer(url, { mode: 'transaction', connections: 2 });
    database = await openDatabase({ ...place, url: pooler.url, directUrl: url }, silentLog);
  });
  afterAll(async () => {
    await database.close();
    await pooler.stop();
    await dropSchema(url, place.schema);
  });

  const expected = { path: `"${place.schema}"`, timeout: '10s', zone: 'UTC', scans: 'off' };

  test('every statement has its settings, on whichever connection it runs', async () => {
    const { db } = database;
    const alone = Array.from({ length: 12 }, () => SETTINGS.execute(db));
    const inTransactions = Array.from({ length: 12 }, () =>
      db.transaction().execute(async (trx) => {
        await SETTINGS.execute(trx);
        return SETTINGS.execute(trx);
      }),
    );
    const serializable = db
      .transaction()
      .setIsolationLevel('serializable')
      .execute((trx) => SETTINGS.execute(trx));
    for (const { rows } of await Promise.all([...alone, ...inTransactions, serializable]))
      expect(rows).toEqual([expected]);
  });

  test('the settings do not reach other clients of the pooler', async () => {
    await Promise.all(Array.from({ length: 8 }, () => SETTINGS.execute(database.db)));
    const other = new Client({ connectionString: pooler.url });
    await other.connect();
    onTestFinished(() => other.end());
    for (let i = 0; i < 4; i += 1) {
      const { rows } = await other.query("select current_setting('search_path') as path");
      expect(rows).toEqual([{ path: '"$user", public' }]);
    }
  });

  test('a statement returns its own rows and counts, and one that fails leaves the connection usable', async () => {
    const { db } = database;
    const at = '2026-01-02T03:04:05.678901Z';
    const { rows } =
      await sql`select ${at}::timestamptz as at, 42::bigint as n, ${['a', "b'"]}::text[] as list`.execute(db);
    const plain =
      await sql`select '2026-01-02 03:04:05.678901Z'::timestamptz as at, 42::bigint as n, '{a,b''}'::text[] as list`.execute(
        database.direct,
      );
    expect(rows).toEqual(plain.rows);
    const insert = db.insertInto('service_facts').values({ name: 'once', value: '1' });
    expect(await insert.executeTakeFirst()).toMatchObject({ numInsertedOrUpdatedRows: 1n });
    for (let i = 0; i < 4; i += 1) await expect(insert.execute()).rejects.toMatchObject({ code: '23505' });
    expect(await db.selectFrom('service_facts').selectAll().where('name', '=', 'once').execute()).toHaveLength(1);
  });

  test('the limit on statements holds in and outside of transactions, and can be lifted for one transaction', async () => {
    const { db } = database;
    const limited = db.transaction().execute(async (trx) => {
      await sql`select set_config('statement_timeout', '1ms', true)`.execute(trx);
      await sql`select pg_sleep(5)`.execute(trx);
    });
    await expect(limited).rejects.toMatchObject({ code: '57014' });
    const lifted = await db.transaction().execute(async (trx) => {
      await liftStatementTimeout(trx);
      return SETTINGS.execute(trx);
    });
    expect(lifted.rows).toEqual([{ ...expected, timeout: '0' }]);
    expect((await SETTINGS.execute(db)).rows).toEqual([expected]);
  });

  test('notices that are sent through the pooler arrive over the direct connection', async () => {
    const arrived = vi.fn<(destinations: readonly unknown[]) => void>();
    const connected = Promise.withResolvers<void>();
    const dispatcher = { notifyDue: arrived, notifyAnyDue: connected.resolve };
    const workerLock = new WorkerLock(`${place.schema}_delivery`);
    const listening = listenForDue(
      { ...place, url: pooler.url, directUrl: url },
      { dispatcher, workerLock, log: silentLog },
    );
    onTestFinished(() => listening.close());
    await connected.promise;
    expect(listening.isConnected).toBe(true);
    const due = { accountId: 'acme', settingId: 'ntfset_1' } as const;
    const notifier = new DueNotifier(database.db, place.schema, silentLog);
    notifier.notifyDue([due]);
    await notifier.flushed();
    await vi.waitFor(() => expect(arrived).toHaveBeenCalledWith([due]));
  });

  test('a connection for notices that a pooler shares is given up, and the log says what to set', async () => {
    const lost = Promise.withResolvers<string>();
    const log = { ...silentLog, warn: (data: { err?: Error }) => lost.resolve(String(data.err?.message)) };
    const none = (): void => undefined;
    const connected = async (): Promise<void> => undefined;
    const listener = { received: none, lost: none, connected, log, checkEveryMs: 5 };
    const listening = listenForNotices(pooler.url, `${place.schema}_shared`, listener);
    onTestFinished(() => listening.close());
    // Others keep the pooler from handing out the same connection again and again.
    const course = { over: false };
    onTestFinished(() => void (course.over = true));
    const others = (async () => {
      while (!course.over) await Promise.all([SETTINGS.execute(database.db), SETTINGS.execute(database.db)]);
    })();
    expect(await lost.promise).toContain('set DATABASE_DIRECT_URL');
    course.over = true;
    await others;
  });

  test('retention runs in one process at a time, over the direct connection', async () => {
    const run = () => runRetention({ db: database.direct, connections: 1, clock: systemClock, log: silentLog });
    const key = `billing retention ${place.schema}`;
    const holder = new Client({ connectionString: url });
    await holder.connect();
    onTestFinished(() => holder.end());
    await holder.query('select pg_advisory_lock(hashtextextended($1, 0))', [key]);
    expect((await run()).outcome).toBe('skipped');
    await holder.query('select pg_advisory_unlock(hashtextextended($1, 0))', [key]);
    expect((await run()).outcome).toBe('completed');
  });

  test('a restart of the pooler fails only what is in progress', async () => {
    await Promise.all(Array.from({ length: 4 }, () => SETTINGS.execute(database.db)));
    await pooler.restart();
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => SETTINGS.execute(database.db)));
    const faults = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as Error] : []));
    expect(faults.filter(({ name }) => name !== 'DatabaseUnavailableError')).toEqual([]);
    expect((await SETTINGS.execute(database.db)).rows).toEqual([expected]);
  });
});

describe.runIf(isRunnable)('refuses to start', () => {
  const open = async (
    mode: 'transaction' | 'session' | 'statement',
    direct: 'none' | 'pooler' | 'server' | 'other',
  ) => {
    const pooler = await startPgBouncer(url, { mode });
    const place = { ...postgresPlace(url), url: pooler.url };
    // In the reverse order: the pooler keeps connections open.
    onTestFinished(() => dropSchema(url, place.schema));
    onTestFinished(() => pooler.stop());
    const other = new URL(url);
    other.pathname = '/template1';
    const directUrl = { none: undefined, pooler: pooler.url, server: url, other: other.href }[direct];
    const database = await openDatabase({ ...place, ...(directUrl !== undefined && { directUrl }) }, silentLog);
    onTestFinished(() => database.close());
  };

  test.each([
    [
      'transaction',
      'none',
      /^DATABASE_URL \(.*\) cannot be used: it leads to a connection pooler.*; set DATABASE_DIRECT_URL to /,
    ],
    ['session', 'none', /^DATABASE_URL \(.*\) cannot be used: .* or to this one if the pooler is in session mode\.$/],
    [
      'transaction',
      'pooler',
      /^DATABASE_DIRECT_URL \(.*\) cannot be used: it leads to a connection pooler in transaction mode/,
    ],
    [
      'statement',
      'server',
      /^DATABASE_URL \(.*\) cannot be used: transaction blocks not allowed in statement pooling mode\.$/,
    ],
    [
      'transaction',
      'other',
      /^DATABASE_DIRECT_URL \(.*\) cannot be used: it leads to another database than DATABASE_URL/,
    ],
  ] as const)('behind PgBouncer in %s mode when DATABASE_DIRECT_URL leads to: %s', async (mode, direct, message) => {
    await expect(open(mode, direct)).rejects.toThrow(message);
  });

  test('but not behind PgBouncer in session mode when DATABASE_DIRECT_URL leads to it', async () => {
    await expect(open('session', 'pooler')).resolves.toBeUndefined();
  });
});
