import { sql } from 'kysely';
import { Client } from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';

import { silentLog } from '../../../service/common/log.ts';
import { newId } from '../../../service/ids/id.ts';
import { dropPartitionsBefore, ensurePartitions } from '../../../service/storage/partitions.ts';
import { openDatabase } from '../../../service/storage/open-database.ts';
import {
  dropSchema,
  eachEngineUndivided,
  postgresPlace,
  type TestDatabase,
  testDatabaseUrl,
} from '../../support/database.ts';
import { ManualClock } from '../../support/manual-clock.ts';

const DAY = 86_400_000;
const TABLES = ['events', 'notifications', 'notification_logs', 'idempotency_keys'] as const;
const inAllTables = (...days: string[]): string[] =>
  TABLES.flatMap((table) => days.map((day) => `${table}_${day}`)).sort();

/** Those of the tables with daily partitions. */
const daily = (partitions: readonly string[]): string[] =>
  partitions.filter((name) => !name.startsWith('audit_entries_')).sort();

/** One date for all tables. */
const everywhere = (date: string): Parameters<typeof dropPartitionsBefore>[1] => {
  const at = new Date(date);
  return { events: at, notifications: at, notification_logs: at, idempotency_keys: at, audit_entries: at };
};

/** The part that each row of `events` lies in, in the order of their ids. */
async function placesOf({ db }: TestDatabase): Promise<string[]> {
  const { rows } = await sql<{
    place: string;
  }>`select tableoid::regclass::text as place from events order by id`.execute(db);
  return rows.map(({ place }) => place);
}

async function addEvent({ db }: TestDatabase, clock: ManualClock): Promise<string> {
  const id = newId('evt_', clock);
  const row = { account_id: 'acme', id, type: 'customer.created', data: '{}' };
  await db
    .insertInto('events')
    .values({ ...row, occurred_at: clock.now().toISOString() })
    .execute();
  return id;
}

eachEngineUndivided('the first partitions', (database) => {
  test('are created once for yesterday, today and the days ahead, in every table', async () => {
    const { db } = database();
    const clock = new ManualClock('2025-03-01T00:00:00.000Z');
    const { done, held } = await ensurePartitions(db, clock, { ahead: 2 });
    expect(daily(done)).toEqual(inAllTables('20250228', '20250301', '20250302', '20250303'));
    expect(held).toEqual([]);
    expect(await ensurePartitions(db, clock, { ahead: 2 })).toEqual({ done: [], held: [] });
    clock.advance(DAY);
    expect(daily((await ensurePartitions(db, clock, { ahead: 2 })).done)).toEqual(inAllTables('20250304'));
  });

  test('contain rows from the first moment of the day in UTC to the last', async () => {
    for (const moment of ['2025-03-01T00:00:00.000Z', '2025-03-01T23:59:59.999Z', '2025-03-02T00:00:00.000Z']) {
      await addEvent(database(), new ManualClock(moment));
    }
    expect(await placesOf(database())).toEqual(['events_20250301', 'events_20250301', 'events_20250302']);
  });

  test('have the keys and indexes of the parent table', async () => {
    const indexes = async (table: string): Promise<string[]> => {
      const { rows } = await sql<{ definition: string }>`
        select pg_get_indexdef(indexrelid) as definition from pg_index where indrelid = to_regclass(${table})`.execute(
        database().db,
      );
      return rows.map(({ definition }) => definition.replace(/^.* USING/, '')).sort();
    };
    for (const table of TABLES) expect(await indexes(`${table}_20250301`)).toEqual(await indexes(table));
  });
});

eachEngineUndivided('rows of days without a partition', (database) => {
  test('move to the partition of their day', async () => {
    const { db } = database();
    const moments = [
      '1999-12-31T23:59:59.999Z',
      '2000-01-01T00:00:00.000Z',
      '2025-03-01T12:00:00.000Z',
      '2031-07-01T12:00:00Z',
    ];
    const ids: string[] = [];
    for (const moment of moments) ids.push(await addEvent(database(), new ManualClock(moment)));
    expect(new Set(await placesOf(database()))).toEqual(new Set(['events_other']));
    const { done } = await ensurePartitions(db, new ManualClock('2025-03-01T12:00:00.000Z'), { ahead: 0 });
    expect(done).toEqual(expect.arrayContaining(['events_19991231', 'events_20000101', 'events_20310701']));
    expect(await placesOf(database())).toEqual([
      'events_19991231',
      'events_20000101',
      'events_20250301',
      'events_20310701',
    ]);
    const rows = await db.selectFrom('events').select('id').orderBy('id').execute();
    expect(rows.map(({ id }) => id)).toEqual(ids);
  });

  test('stay in place if their id contains no valid time', async () => {
    const { db } = database();
    const row = { account_id: 'acme', type: 'customer.created', occurred_at: '2025-03-01T12:00:00Z', data: '{}' };
    await db
      .insertInto('events')
      .values([
        { ...row, id: 'evt_' },
        { ...row, id: 'evt_zzzz' },
      ])
      .execute();
    expect(await ensurePartitions(db, new ManualClock('2025-03-01T12:00:00.000Z'), { ahead: 0 })).toEqual({
      done: [],
      held: [],
    });
  });
});

eachEngineUndivided('expired partitions', (database) => {
  test('are dropped if they end at the date or before it, oldest first', async () => {
    const { db } = database();
    const clock = new ManualClock('2025-03-01T12:00:00.000Z');
    await addEvent(database(), clock);
    clock.advance(DAY);
    const kept = await addEvent(database(), clock);
    await ensurePartitions(db, clock, { ahead: 0 });
    expect(await dropPartitionsBefore(db, everywhere('2025-03-01T23:59:59.999Z'))).toEqual({ done: [], held: [] });
    const { done, held } = await dropPartitionsBefore(db, everywhere('2025-03-02T23:59:59.999Z'));
    expect({ done, held }).toEqual({ done: TABLES.map((table) => `${table}_20250301`), held: [] });
    const rows = await db.selectFrom('events').select('id').execute();
    expect(rows).toEqual([{ id: kept }]);
  });

  test('are dropped with late rows the next time', async () => {
    const { db } = database();
    const late = new ManualClock('2025-03-01T13:00:00.000Z');
    const id = await addEvent(database(), late);
    expect(await placesOf(database())).toContain('events_other');
    await ensurePartitions(db, new ManualClock('2025-03-02T12:00:00.000Z'), { ahead: 0 });
    const { done } = await dropPartitionsBefore(db, everywhere('2025-03-02T00:00:00.000Z'));
    expect(done).toContain('events_20250301');
    expect(
      await db
        .selectFrom('events')
        .select('id')
        .where('id', '=', id as never)
        .execute(),
    ).toEqual([]);
  });
});

eachEngineUndivided('a partition that a killed process had begun to drop', (database) => {
  test('is dropped the next time, and its table stays usable', async () => {
    const { db, connections } = database();
    const clock = new ManualClock('2025-03-01T12:00:00.000Z');
    await ensurePartitions(db, clock, { ahead: 0 });
    await addEvent(database(), clock);
    await sql`alter table events detach partition events_20250301`.execute(db);
    await sql`alter table events_20250301 drop constraint events_20250301_pkey`.execute(db);
    const kept = await addEvent(database(), clock);
    expect(await placesOf(database())).toEqual(['events_other']);
    const { done } = await dropPartitionsBefore(db, everywhere('2025-03-02T00:00:00.000Z'), {
      ...(connections > 1 && { withSecondConnection: (act) => act(db) }),
    });
    expect(done).toEqual(expect.arrayContaining(inAllTables('20250301')));
    const { rows } = await sql`
      select relname from pg_class where relnamespace = current_schema()::regnamespace
        and relname like '%20250301%' and relname not like 'audit%'`.execute(db);
    expect(rows).toEqual([]);
    await ensurePartitions(db, clock, { ahead: 0 });
    expect(await db.selectFrom('events').select('id').execute()).toEqual([{ id: kept }]);
  });
});

eachEngineUndivided('several processes at once', (database) => {
  test('create each partition once, and lose no row that is written concurrently', async () => {
    const { place } = database();
    // The embedded engine belongs to one process, which may still ask several times.
    const other = place.engine === 'pglite' ? database() : { ...(await openDatabase(place, silentLog)), place };
    if (place.engine === 'postgres') onTestFinished(() => other.close());
    const clock = new ManualClock('2025-03-01T12:00:00.000Z');
    for (let i = 0; i < 200; i++) await addEvent(database(), clock);
    const over = new AbortController();
    const written = (async () => {
      let count = 0;
      for (; !over.signal.aborted; count++) await addEvent(other, clock);
      return count;
    })();
    const runs = await Promise.all(
      [database(), other, database(), other].map(({ db }) => ensurePartitions(db, clock, { ahead: 3 })),
    );
    over.abort();
    const count = 200 + (await written);
    expect(runs.flatMap(({ held }) => held)).toEqual([]);
    expect(daily(runs.flatMap(({ done }) => done))).toEqual(
      inAllTables('20250228', '20250301', '20250302', '20250303', '20250304'),
    );
    expect(await placesOf(database())).toEqual(Array.from({ length: count }, () => 'events_20250301'));
  });
});

describe.skipIf(testDatabaseUrl === undefined)('a table that another session has locked', () => {
  test('is skipped after the time limit and named, and the others are not', async () => {
    const place = postgresPlace(testDatabaseUrl!);
    const { db, close } = await openDatabase(place, silentLog);
    onTestFinished(async () => {
      await close();
      await dropSchema(place.url, place.schema);
    });
    const holder = new Client({ connectionString: place.url });
    await holder.connect();
    const march = new ManualClock('2025-03-01T12:00:00.000Z');
    const april = new ManualClock('2025-04-01T12:00:00.000Z');
    await ensurePartitions(db, march, { ahead: 0 });
    await holder.query(`begin; select * from "${place.schema}".notifications`);
    const made = await ensurePartitions(db, april, { ahead: 0, patienceMs: 0 });
    expect(made.held).toEqual(['notifications_20250331', 'notifications_20250401']);
    expect(daily(made.done)).toHaveLength(6);
    const dropped = await dropPartitionsBefore(db, everywhere('2025-03-01T00:00:00.000Z'), { patienceMs: 0 });
    expect(dropped).toEqual({
      done: ['events_20250228', 'notification_logs_20250228', 'idempotency_keys_20250228', 'audit_entries_20250201'],
      held: ['notifications_20250228'],
    });
    await holder.query('commit');
    expect((await ensurePartitions(db, april, { ahead: 0 })).done).toEqual(made.held);

    await sql`alter table notifications detach partition notifications_20250301`.execute(db);
    await holder.query(`begin; select * from "${place.schema}".notifications_20250301`);
    const read = await dropPartitionsBefore(db, everywhere('2025-03-02T00:00:00.000Z'), {
      patienceMs: 0,
      withSecondConnection: (act) => act(db),
    });
    expect(read).toEqual({
      done: ['events_20250301', 'notifications_20250228', 'notification_logs_20250301', 'idempotency_keys_20250301'],
      held: ['notifications_20250301'],
    });
    await holder.end();
  });
});
