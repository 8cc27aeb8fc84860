import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';

import { silentLog } from '../../../service/common/log.ts';
import { readConfig } from '../../../service/configuration/config.ts';
import { sharedSettings } from '../../../service/configuration/shared-settings.ts';
import { joinProcesses, type Joining, type SharedSettings } from '../../../service/storage/join-processes.ts';
import { type Database, openDatabase } from '../../../service/storage/open-database.ts';
import { dropSchema, postgresPlace, testDatabaseUrl } from '../../support/database.ts';

function settingsOf(env: Readonly<Record<string, string>>): SharedSettings {
  const config = readConfig({ argv: [], env: { DATABASE_URL: 'postgres://localhost/x', ...env }, cwd: '/' });
  if (config === 'help') throw new Error('help was not requested');
  return sharedSettings(config);
}

describe.runIf(testDatabaseUrl !== undefined)('processes of one database', () => {
  const place = postgresPlace(testDatabaseUrl!);
  let database: Database;

  beforeAll(async () => {
    database = await openDatabase(place, silentLog);
  });
  afterAll(async () => {
    await database.close();
    await dropSchema(place.url, place.schema);
  });

  const rejected = vi.fn<Joining['rejected']>();
  const join = async (env: Readonly<Record<string, string>>) => {
    const joined = await joinProcesses(place, settingsOf(env), { log: silentLog, rejected });
    onTestFinished(() => joined.close());
    return joined;
  };
  /** Connections of those that have joined. */
  const sessions = async (): Promise<readonly number[]> => {
    const { rows } = await sql<{ pid: number }>`
      select distinct l.pid from pg_locks l join pg_stat_activity a on a.pid = l.pid
      where a.application_name = ${`${place.schema}_processes`} and l.locktype = 'advisory' and l.mode = 'ShareLock'`.execute(
      database.db,
    );
    return rows.map(({ pid }) => pid);
  };
  const terminate = (pids: readonly number[]) =>
    sql`select pg_terminate_backend(pid) from unnest(${[...pids]}::int[]) as p (pid)`.execute(database.db);

  test.each([
    [{ BILLING_RETRY_DELAYS: '1,2' }, 'BILLING_RETRY_DELAYS is "60,240,540" there and "1,2" here'],
    [{ BILLING_DELIVERY_TIMEOUT: '3' }, 'BILLING_DELIVERY_TIMEOUT is "5" there and "3" here'],
    [{ BILLING_HOST: '0.0.0.0' }, 'or else --host) is "loopback" there and "public" here'],
    [{ REDIS_URL: 'redis://:hunter2@cache' }, 'REDIS_URL is "not set" there and "set" here'],
    [{ BILLING_REFUSED_COUNTRIES: 'KP' }, 'BILLING_REFUSED_COUNTRIES is "" there and "KP" here'],
  ])('rejects a process with %j beside another without it', async (env, difference) => {
    await join({});
    const rejection = await join(env).catch((error: unknown) => error);
    expect(String(rejection)).toContain(difference);
    expect(String(rejection)).not.toContain('hunter2');
    await join({});
  });

  test('accepts a process without settings that its role does not use', async () => {
    await join({ BILLING_ROLE: 'api' });
    await join({ BILLING_ROLE: 'worker', BILLING_REFUSED_COUNTRIES: 'KP', BILLING_RETRY_DELAYS: '1,2' });
    await expect(join({ BILLING_ROLE: 'worker', BILLING_RETRY_DELAYS: '1' })).rejects.toThrow('"1,2" there');
    await expect(join({ BILLING_ROLE: 'worker', BILLING_HOST: '::' })).rejects.toThrow('"public" here');
  });

  test('accepts a process of another release, which lacks a setting and has another', async () => {
    const own = settingsOf({});
    await join({});
    const { BILLING_FEE_SHARE: _, ...others } = own['all']!;
    const settings = { ...own, all: { ...others, BILLING_NEW: '1' } };
    const joined = await joinProcesses(place, settings, { log: silentLog, rejected });
    onTestFinished(() => joined.close());
    await join({});
    await expect(join({ BILLING_FEE_SHARE: '0.1' })).rejects.toThrow('"0.05" there and "0.1" here');
  });

  test('the first process sets the settings', async () => {
    const first = await join({ BILLING_RETRY_DELAYS: '7' });
    await first.close();
    await vi.waitFor(async () => join({ BILLING_RETRY_DELAYS: '8' }), 10_000);
    await expect(join({ BILLING_RETRY_DELAYS: '7' })).rejects.toThrow('"8" there and "7" here');
  });

  test('a process that loses its connection joins again', async () => {
    await vi.waitFor(async () => expect(await sessions()).toEqual([]), 10_000);
    await join({ BILLING_RETRY_DELAYS: '9' });
    const [lost] = await sessions();
    await terminate([lost!]);
    await vi.waitFor(async () => expect([[], [lost]]).not.toContainEqual(await sessions()), 10_000);
    await expect(join({ BILLING_RETRY_DELAYS: '10' })).rejects.toThrow('"9" there and "10" here');
    expect(rejected).not.toHaveBeenCalled();
  });

  test('ends a process that finds other settings when it joins again', async () => {
    await vi.waitFor(async () => expect(await sessions()).toEqual([]), 10_000);
    await join({});
    const lost = await sessions();
    await join({});
    // As another one leaves them that took the database while this one and all others were away.
    await database.db
      .updateTable('service_facts')
      .set({ value: JSON.stringify({ BILLING_RETRY_DELAYS: '1' }) })
      .where('name', '=', 'settings worker')
      .execute();
    await terminate(lost);
    await vi.waitFor(() => expect(rejected).toHaveBeenCalledOnce(), 10_000);
    expect(rejected.mock.calls[0]![0].message).toContain('BILLING_RETRY_DELAYS is "1" there and "60,240,540" here');
  });
});
