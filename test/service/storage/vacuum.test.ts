import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';

import { silentLog } from '../../../service/common/log.ts';
import { openDatabase } from '../../../service/storage/open-database.ts';
import { BACKUP_MARK, checkpointIfDue } from '../../../service/storage/checkpoint.ts';
import { startVacuum, vacuumChurned } from '../../../service/storage/vacuum.ts';
import { prepared } from '../../support/database.ts';

test('a table of the embedded database stops growing while rows are inserted and deleted', async () => {
  const { db, close } = await openDatabase(await prepared({ engine: 'pglite', schema: 'test' }), silentLog);
  onTestFinished(close);
  const churn = async (): Promise<void> => {
    await sql`insert into service_facts select 'fact' || n, repeat('x', 200) from generate_series(1, 1000) n`.execute(
      db,
    );
    await sql`update service_facts set value = value || 'y'`.execute(db);
    await sql`delete from service_facts`.execute(db);
  };
  const size = async (): Promise<number> => {
    const { rows } = await sql<{ size: number }>`select pg_relation_size('service_facts')::int as size`.execute(db);
    return rows[0]!.size;
  };
  /** Waits for the engine's counts, which it writes down once a second. */
  const vacuumed = (): Promise<void> =>
    vi.waitFor(async () => expect(await vacuumChurned(db)).toContain('service_facts'), { timeout: 30_000 });

  await churn();
  const once = await size();
  await churn();
  expect(await size(), 'it grows without').toBeGreaterThan(once * 1.5);
  await vacuumed();
  await churn();
  const before = await size();
  await vacuumed();
  await churn();
  expect(await size()).toBeLessThanOrEqual(before);

  const vacuum = startVacuum({ db, log: silentLog, everyMs: 20 });
  await vi.waitFor(
    async () => {
      const { rows } = await sql<{ dead: number }>`
        select n_dead_tup::int as dead from pg_stat_user_tables where relname = 'service_facts'`.execute(db);
      expect(rows[0]!.dead).toBe(0);
    },
    { timeout: 30_000, interval: 300 },
  );
  await vacuum.stop();
});

test('the write-ahead log of the embedded database is checkpointed when it has grown, and not while a backup is taken', async () => {
  const { db, close } = await openDatabase(await prepared({ engine: 'pglite', schema: 'test' }), silentLog);
  onTestFinished(close);
  const grow = (): Promise<unknown> =>
    sql`insert into service_facts select gen_random_uuid()::text, repeat('x', 200) from generate_series(1, 5000) n`.execute(
      db,
    );
  const limit = 2 ** 20;
  await sql`checkpoint`.execute(db);
  expect(await checkpointIfDue(db, limit)).toBe(false);
  await grow();
  await sql`select set_config(${BACKUP_MARK}, 'running', false)`.execute(db);
  expect(await checkpointIfDue(db, limit), 'a backup needs the log').toBe(false);
  await sql`select set_config(${BACKUP_MARK}, '', false)`.execute(db);
  expect(await checkpointIfDue(db, limit)).toBe(true);
  expect(await checkpointIfDue(db, limit)).toBe(false);
});
