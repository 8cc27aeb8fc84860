import { sql } from 'kysely';
import { Client } from 'pg';
import { describe, expect, onTestFinished, test, vi } from 'vitest';

import { silentLog } from '../../../service/common/log.ts';
import { createMetrics } from '../../../service/metrics/create-metrics.ts';
import { preparePartitions } from '../../../service/retention/prepare-partitions.ts';
import { runRetention } from '../../../service/retention/run-retention.ts';
import { startRetention } from '../../../service/retention/start-retention.ts';
import { ensurePartitions } from '../../../service/storage/partitions.ts';
import { openDatabase } from '../../../service/storage/open-database.ts';
import {
  dropSchema,
  eachEngine,
  postgresPlace,
  prepared,
  type TestDatabase,
  testDatabaseUrl,
} from '../../support/database.ts';
import { seedSetting } from '../../support/fixtures.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { recordedLog } from '../../support/recorded-log.ts';
import { startService } from '../../support/service.ts';
import { caller } from '../http/test-client.ts';
import { expectError } from '../http/expect-error.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const WAIT = { timeout: 30_000 };

async function partsOf({ db }: TestDatabase, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select inhrelid::regclass::text as name from pg_inherits where inhparent = to_regclass(${table})`.execute(db);
  return rows.map(({ name }) => name).sort();
}

eachEngine('retention', (database) => {
  test('creates the first partitions before the first request, and those of a week ahead with the first run', async () => {
    const { db } = database();
    const clock = new ManualClock('2025-01-01T00:00:00.000Z');
    await preparePartitions(db, clock, silentLog);
    expect(await partsOf(database(), 'events')).toEqual([
      'events_20241231',
      'events_20250101',
      'events_20250102',
      'events_other',
    ]);
    const metrics = createMetrics({ db, log: silentLog });
    const retention = startRetention({ ...database(), clock, log: silentLog, metrics });
    await vi.waitFor(async () => expect(await metrics.text()).toMatch(/^billing_retention_runs_total 1$/m), WAIT);
    await retention.stop();
    expect(await partsOf(database(), 'events')).toHaveLength(10);
    expect(await metrics.text()).toMatch(/^billing_retention_failures_total 0$/m);
  });

  test('lists stay correct over many days, and a partition is dropped once all of it is 90 days old', async () => {
    const clock = new ManualClock('2025-01-10T10:00:00.000Z');
    const service = await startService(database(), { clock });
    onTestFinished(() => service.app.close());
    const call = caller(service, await service.keyFor());
    const { db } = database();
    await seedSetting(service.services, service.accountId);
    for (let day = 0; day < 5; day++) {
      // Some days have their part before their rows, the others get one later.
      if (day % 3 === 0) await ensurePartitions(db, clock, { ahead: 0 });
      for (let n = 0; n < 3; n++) {
        const made = await call('POST', '/customers', { json: { email: `c${day}-${n}@customer.example` } });
        expect(made.status).toBe(201);
        clock.advance(HOUR);
      }
      clock.advance(DAY - 3 * HOUR);
    }
    const notifications = await db.selectFrom('notifications').select('id').orderBy('id').execute();
    const pages = async (order: string): Promise<string[]> => {
      const emails: string[] = [];
      let after = '';
      for (;;) {
        const response = await call('GET', `/events?event_type=customer.created&per_page=4&order_by=${order}${after}`);
        expect(response.status).toBe(200);
        const { data } = (await response.json()) as { data: { event_id: string; data: { email: string } }[] };
        if (data.length === 0) return emails;
        emails.push(...data.map((event) => event.data.email));
        after = `&after=${data.at(-1)!.event_id}`;
      }
    };
    const all = Array.from({ length: 15 }, (_, i) => `c${Math.floor(i / 3)}-${i % 3}@customer.example`);
    const bothWays = async (): Promise<string[][]> => [await pages('id[ASC]'), (await pages('id[DESC]')).toReversed()];
    expect(await bothWays()).toEqual([all, all]);
    await ensurePartitions(db, clock, { ahead: 0 });
    expect(await partsOf(database(), 'events')).toEqual(
      expect.arrayContaining(['events_20250110', 'events_20250111', 'events_20250112', 'events_20250113']),
    );
    expect(await bothWays()).toEqual([all, all]);

    clock.set('2025-04-11T00:00:00.000Z');
    clock.advance(-1);
    const run = () => runRetention({ ...database(), clock, log: silentLog, acceptClockJump: true });
    const before = await run();
    expect(before.outcome).toBe('completed');
    const first = `/notifications/${notifications[0]!.id}`;
    expect(await partsOf(database(), 'events'), 'one millisecond too early').toContain('events_20250110');
    await expectError(await call('GET', first), 'not_found');
    clock.advance(1);
    expect(await run()).toEqual({ outcome: 'completed', dropped: 3 });
    expect(await partsOf(database(), 'events')).not.toContain('events_20250110');
    expect(await partsOf(database(), 'events')).toContain('events_20250111');
    await expectError(await call('GET', first), 'not_found');
    expect(await bothWays()).toEqual([all.slice(3), all.slice(3)]);
    expect((await call('GET', `/notifications/${notifications[3]!.id}`)).status).toBe(200);
    const due = await db.selectFrom('delivery_due').select('notification_id').orderBy('notification_id').execute();
    expect(due.map((row) => row.notification_id)).toEqual(notifications.slice(3).map(({ id }) => id));
    expect(await run()).toEqual({ outcome: 'completed', dropped: 0 });
  });

  test('drops nothing when the clock has jumped ahead 120 days, run after run, until an operator accepts it', async () => {
    const { db } = database();
    await db.deleteFrom('service_facts').where('name', '=', 'last_known_clock').execute();
    const clock = new ManualClock('2025-06-01T00:00:00.000Z');
    await ensurePartitions(db, clock, { ahead: 0 });
    const parts = (): Promise<string[]> => partsOf(database(), 'events');
    const { log, lines } = recordedLog();
    const run = (acceptClockJump = false) => runRetention({ ...database(), clock, log, acceptClockJump });
    const today = 'events_20250601';
    await run();
    // As much as goes by without a jump.
    clock.advance(6 * DAY);
    await run();
    expect(lines.filter(({ level }) => level === 'warn')).toEqual([]);
    clock.advance(120 * DAY);
    for (let hour = 0; hour < 3; hour += 1) {
      expect(await run()).toEqual({ outcome: 'completed', dropped: 0 });
      clock.advance(HOUR);
    }
    expect(await parts()).toContain(today);
    const warnings = lines.filter(({ level }) => level === 'warn');
    expect(warnings).toHaveLength(3);
    expect(warnings[0]).toMatchObject({
      data: { clock: '2025-10-05T00:00:00.000000Z', lastKnownClock: '2025-06-07T00:00:00.000000Z', days: 120 },
      message: expect.stringContaining('start it once with --accept-clock-jump') as string,
    });
    const accepted = await run(true);
    expect(accepted.dropped).toBeGreaterThan(0);
    expect(await parts()).not.toContain(today);
    expect((await run()).outcome, 'and it needs that once').toBe('completed');
    expect(lines.filter(({ level }) => level === 'warn')).toHaveLength(4);
  });

  test('continues once a clock that was ahead is corrected', async () => {
    const { db } = database();
    await db.deleteFrom('service_facts').where('name', '=', 'last_known_clock').execute();
    const clock = new ManualClock('2025-06-01T00:00:00.000Z');
    await ensurePartitions(db, clock, { ahead: 0 });
    const run = () => runRetention({ ...database(), clock, log: silentLog });
    await run();
    clock.advance(365 * DAY);
    await run();
    clock.set('2025-06-01T00:00:00.000Z');
    for (let week = 0; week < 13; week += 1) {
      clock.advance(7 * DAY);
      await run();
    }
    expect(await partsOf(database(), 'events')).not.toContain('events_20250601');
  });

  test('drops nothing when the clock is years ahead', async () => {
    const { db } = database();
    const now = new ManualClock(new Date().toISOString());
    await ensurePartitions(db, now, { ahead: 0 });
    const there = await partsOf(database(), 'notification_logs');
    const today = there.at(-2)!;
    const ahead = new ManualClock(new Date(now.now().getTime() + 3_650 * DAY).toISOString());
    expect((await runRetention({ ...database(), clock: ahead, log: silentLog })).outcome).toBe('completed');
    expect(await partsOf(database(), 'notification_logs')).toContain(today);
  });
});

describe.skipIf(testDatabaseUrl === undefined)('a run on PostgreSQL', () => {
  async function ownDatabase(): Promise<TestDatabase & { readonly place: { readonly url: string } }> {
    const place = postgresPlace(testDatabaseUrl!);
    const opened = await openDatabase(place, silentLog);
    onTestFinished(async () => {
      await opened.close();
      await dropSchema(place.url, place.schema);
    });
    return { ...opened, place };
  }

  test('that cannot drop partitions logs an error and counts it, and the next run drops them', async () => {
    const { db, connections, place } = await ownDatabase();
    const clock = new ManualClock('2025-01-01T00:00:00.000Z');
    await ensurePartitions(db, clock, { ahead: 0 });
    clock.advance(200 * DAY);
    const holder = new Client({ connectionString: place.url });
    await holder.connect();
    const tables = ['events', 'notifications', 'notification_logs', 'idempotency_keys'].map(
      (table) => `"${place.schema}".${table}`,
    );
    await holder.query(`begin; lock table ${tables.join()} in access share mode`);
    const { log, lines } = recordedLog();
    const metrics = createMetrics({ db, log });
    const failed = await runRetention({ db, connections, clock, log, patienceMs: 0 });
    metrics.retentionRan(failed);
    expect(failed).toEqual({ outcome: 'failed', dropped: 0 });
    expect(lines.filter(({ level }) => level === 'error')).toEqual([
      {
        level: 'error',
        data: { partitions: expect.arrayContaining(['events_20241231', 'notifications_20250101']) },
        message: expect.stringContaining('pg_locks'),
      },
    ]);
    expect(await metrics.text()).toMatch(/^billing_retention_failures_total 1$/m);
    await holder.end();
    metrics.retentionRan(await runRetention({ db, connections, clock, log, patienceMs: 30_000 }));
    expect(await metrics.text()).toMatch(/^billing_retention_dropped_parts_total 8$/m);
    expect(await metrics.text()).toMatch(/^billing_retention_failures_total 1$/m);
  });

  test('is skipped while another process does one', async () => {
    const { db, connections, place } = await ownDatabase();
    const other = new Client({ connectionString: place.url, options: `-c search_path=${place.schema}` });
    await other.connect();
    const clock = new ManualClock('2025-01-01T00:00:00.000Z');
    await other.query(`select pg_advisory_lock(hashtextextended('billing retention ' || current_schema(), 0))`);
    const metrics = createMetrics({ db, log: silentLog });
    const skipped = await runRetention({ db, connections, clock, log: silentLog });
    metrics.retentionRan(skipped);
    expect(skipped).toEqual({ outcome: 'skipped', dropped: 0 });
    expect(await metrics.text()).toMatch(/^billing_retention_runs_total 0$/m);
    await other.end();
    const runs = async (): Promise<void> =>
      expect((await runRetention({ db, connections, clock, log: silentLog })).outcome).toBe('completed');
    await vi.waitFor(runs, WAIT);
    await runs();
  });

  test('that is stopped while it waits for a lock ends soon, without a failure', async () => {
    const { db, connections, place } = await ownDatabase();
    const holder = new Client({ connectionString: place.url });
    await holder.connect();
    onTestFinished(() => holder.end());
    await holder.query(`begin; lock table "${place.schema}".events in access share mode`);
    const { log, lines } = recordedLog();
    const metrics = createMetrics({ db, log });
    const clock = new ManualClock('2025-01-01T00:00:00.000Z');
    const retention = startRetention({ db, connections, clock, log, metrics, patienceMs: 600_000 });
    await vi.waitFor(async () => {
      const { rows } = await holder.query('select 1 from pg_locks where not granted and relation = $1::regclass', [
        `"${place.schema}".events`,
      ]);
      expect(rows).toHaveLength(1);
    }, WAIT);
    await retention.stop();
    expect(lines.filter(({ level }) => level === 'error')).toEqual([]);
    expect(await metrics.text()).toMatch(/^billing_retention_failures_total 0$/m);
  });
});

test('a database that does not respond causes a failed run in the log, and no exception', async () => {
  const { db, connections, close } = await openDatabase(
    await prepared({ engine: 'pglite', schema: 'test' }),
    silentLog,
  );
  await close();
  const { log, lines } = recordedLog();
  await preparePartitions(db, new ManualClock(), log);
  expect((await runRetention({ db, connections, clock: new ManualClock(), log })).outcome).toBe('failed');
  expect(lines.map(({ level }) => level)).toEqual(['error', 'error']);
});
