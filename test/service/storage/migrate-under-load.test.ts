import { setTimeout as sleep } from 'node:timers/promises';

import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';

import { silentLog } from '../../../service/common/log.ts';
import { migrate } from '../../../service/storage/migrate.ts';
import { migrations } from '../../../service/storage/migrations.ts';
import { type Database, openDatabase } from '../../../service/storage/open-database.ts';
import { STATEMENT_TIMEOUT_MS } from '../../../service/storage/statement-timeout.ts';
import { dropSchema, postgresPlace, testDatabaseUrl } from '../../support/database.ts';
import { isLongRun } from '../../support/suite-length.ts';

describe.runIf(testDatabaseUrl !== undefined)('migrating beside other sessions', () => {
  const place = postgresPlace(testDatabaseUrl!);
  let database: Database;

  beforeAll(async () => {
    database = await openDatabase(place, silentLog);
  });
  afterAll(async () => {
    await database.close();
    await dropSchema(place.url, place.schema);
  });

  /** A connection that is not the service's. */
  async function session(): Promise<Client> {
    const client = new Client({ connectionString: place.url });
    await client.connect();
    onTestFinished(() => client.end());
    await client.query(`set search_path to "${place.schema}"`);
    return client;
  }

  test.runIf(isLongRun)('waits for the migration of another process longer than a statement may take', async () => {
    const holder = await session();
    await holder.query('begin');
    const lock = 'select pg_advisory_xact_lock(hashtextextended($1, 0))';
    await holder.query(lock, [`billing migrations ${place.schema}`]);
    const migrating = migrate(database.db, place.schema, migrations);
    await sleep(STATEMENT_TIMEOUT_MS + 1_000);
    await holder.query('commit');
    await expect(migrating).resolves.toBeUndefined();
  });

  test('lets requests pass while it waits for a table, and reports one that it never gets', async () => {
    const { db } = database;
    const next = { name: '0100-next', statements: ['alter table customers add column next text'] };
    const [holder, reader] = [await session(), await session()];
    await holder.query('begin');
    await holder.query('select from customers');
    const impatient = migrate(db, place.schema, [...migrations, next], { patienceMs: 0 });
    await expect(impatient).rejects.toThrow('another session uses a table all the time');
    const migrating = migrate(db, place.schema, [...migrations, next]);
    await vi.waitFor(async () => {
      const { rows } = await reader.query(
        `select from pg_locks where relation = 'customers'::regclass and mode = 'AccessExclusiveLock' and not granted`,
      );
      expect(rows).toHaveLength(1);
    }, 10_000);
    // It waits behind the migration, which waits for the holder.
    await reader.query('select from customers');
    await holder.query('commit');
    await migrating;
    expect((await reader.query('select next from customers')).rows).toEqual([]);
  });
});
