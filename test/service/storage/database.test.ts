import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { toJson } from '../../../service/storage/columns.ts';
import { eachEngineUndivided } from '../../support/database.ts';

const now = '2026-03-02T09:30:00.123456Z';

eachEngineUndivided('the database', (database) => {
  test('returns times, numbers, lists and JSON as they were written', async () => {
    const { db } = database();
    const customData = JSON.parse('{"zeta":1,"alpha":-0,"big":1e300,"text":"\\u0000 \\ud800 ü","10":[1.5,null]}');
    await db
      .insertInto('accounts')
      .values({
        id: 'acme',
        name: 'Acme',
        approved_tax_categories: ['saas', 'a "b", {c}'],
        created_at: now,
        updated_at: now,
      })
      .execute();
    await db
      .insertInto('discounts')
      .values({
        account_id: 'acme',
        id: 'dsc_1',
        description: 'x',
        type: 'percentage',
        amount: '10',
        usage_limit: 9_000_000_000,
        expires_at: '2026-03-02T10:30:00.5+01:00',
        custom_data: toJson(customData),
        created_at: now,
        updated_at: '2026-03-02T09:30:00Z',
      })
      .execute();
    const account = await db.selectFrom('accounts').selectAll().where('id', '=', 'acme').executeTakeFirstOrThrow();
    expect(account).toEqual({
      dunning_action: 'cancel',
      id: 'acme',
      name: 'Acme',
      default_api_version: 1,
      default_checkout_url: null,
      invoice_prefix: 101,
      tax_mode: 'external',
      test_clock_time: null,
      test_clock_target: null,
      max_active_destinations: null,
      max_simulations: null,
      max_simulation_runs: null,
      max_simulation_bytes: null,
      max_custom_data_bytes: null,
      contact_email: null,
      turn_off_destinations_hours: 72,
      closed_at: null,
      approved_tax_categories: ['saas', 'a "b", {c}'],
      created_at: now,
      updated_at: now,
    });
    const discount = await db
      .selectFrom('discounts')
      .selectAll()
      .where('account_id', '=', 'acme')
      .executeTakeFirstOrThrow();
    expect(discount).toMatchObject({
      usage_limit: 9_000_000_000,
      times_used: 0,
      restrict_to: null,
      import_meta: null,
      expires_at: '2026-03-02T09:30:00.500000Z',
      updated_at: '2026-03-02T09:30:00.000000Z',
      revision: 0,
    });
    expect(JSON.stringify(discount.custom_data)).toBe(JSON.stringify(customData));
  });

  test('takes and returns the same values as the driver of PostgreSQL', async () => {
    const { db } = database();
    const values = {
      list: sql<string[]>`${['a "b"', 'c,d', '{e}', '\\', '', 'NULL']}::text[]`,
      numbers: sql<number[]>`${[1, -2.5]}::float8[]`,
      nested: sql`${[['a'], ['b']]}::text[]`,
      empty: sql`${[]}::text[]`,
      holes: sql`${['a', null]}::text[]`,
      bytes: sql`encode(${Buffer.from([0, 1, 255])}::bytea, 'hex')`,
      flag: sql`${true}::boolean`,
      whole: sql`${12}::integer`,
      large: sql`${9_000_000_000n}::bigint`,
      object: sql`${{ a: [1, null], b: 'ü' }}::jsonb`,
      time: sql`${new Date('2026-03-02T09:30:00.500Z')}::timestamptz`,
      absent: sql`${null}::text`,
      missing: sql`${undefined}::text`,
    };
    const { rows } = await sql<Record<string, unknown>>`select ${sql.join(
      Object.entries(values).map(([name, value]) => sql`${value} as ${sql.ref(name)}`),
    )}`.execute(db);
    expect(rows).toEqual([
      {
        list: ['a "b"', 'c,d', '{e}', '\\', '', 'NULL'],
        numbers: [1, -2.5],
        nested: [['a'], ['b']],
        empty: [],
        holes: ['a', null],
        bytes: '0001ff',
        flag: true,
        whole: 12,
        large: 9_000_000_000,
        object: { a: [1, null], b: 'ü' },
        time: '2026-03-02T09:30:00.500000Z',
        absent: null,
        missing: null,
      },
    ]);
  });

  test('reports how many rows a statement changed, and why one failed', async () => {
    const { db } = database();
    const fact = { name: 'counted', value: 'x' };
    const insert = () => db.insertInto('service_facts').values(fact).executeTakeFirst();
    expect(await insert()).toMatchObject({ numInsertedOrUpdatedRows: 1n });
    const failed = db.transaction().execute(async (trx) => {
      await trx.deleteFrom('service_facts').where('name', '=', 'counted').execute();
      await trx.insertInto('service_facts').values([fact, fact]).execute();
    });
    await expect(failed).rejects.toMatchObject({ code: '23505', constraint: 'service_facts_pkey' });
    const aborted = db.transaction().execute(async (trx) => {
      await trx.deleteFrom('service_facts').where('name', '=', 'counted').execute();
      await trx
        .insertInto('service_facts')
        .values([fact, fact])
        .execute()
        .catch(() => undefined);
    });
    await expect(aborted).rejects.toThrow('was rolled back instead of committed');
    const update = db.updateTable('service_facts').set({ value: 'y' }).where('name', '=', 'counted');
    expect(await update.executeTakeFirst()).toMatchObject({ numUpdatedRows: 1n });
    expect(await update.where('value', '=', 'x').executeTakeFirst()).toMatchObject({ numUpdatedRows: 0n });
  });

  test('runs every connection in UTC, in its own schema, and lets no query run without end', async () => {
    const { rows } = await sql`
      select current_setting('timezone') as timezone, current_schema as schema, current_setting('statement_timeout') as timeout
    `.execute(database().db);
    expect(rows).toEqual([{ timezone: 'UTC', schema: database().place.schema, timeout: '10s' }]);
  });

  test('orders ids byte by byte', async () => {
    const { db } = database();
    const ids = ['evt_b', 'evt_a', 'evt_B', 'evt_1'] as const;
    const rows = ids.map((id) => ({ account_id: 'acme', id, type: 'customer.created', occurred_at: now, data: '{}' }));
    await db.insertInto('events').values(rows).execute();
    const events = await db.selectFrom('events').select('id').orderBy('id').execute();
    expect(events.map((event) => event.id)).toEqual(['evt_1', 'evt_B', 'evt_a', 'evt_b']);
  });

  test('rejects use of db inside a transaction instead of waiting forever', async () => {
    const { db } = database();
    const nested = db.transaction().execute(async (trx) => {
      await trx.insertInto('service_facts').values({ name: 'nested', value: 'x' }).execute();
      await db.selectFrom('service_facts').selectAll().execute();
    });
    await expect(nested).rejects.toThrow('use the open transaction');
    expect(await db.selectFrom('service_facts').selectAll().where('name', '=', 'nested').execute()).toEqual([]);
  });

  test('queues independent transactions and queries', async () => {
    const { db } = database();
    const steps = Array.from({ length: 20 }, (_, i) =>
      db.transaction().execute(async (trx) => {
        await trx
          .insertInto('service_facts')
          .values({ name: `queued ${i}`, value: 'x' })
          .execute();
        await trx.selectFrom('service_facts').select('value').execute();
      }),
    );
    const counts = Promise.all(
      Array.from({ length: 20 }, () => db.selectFrom('service_facts').select('name').execute()),
    );
    await Promise.all([...steps, counts]);
    const rows = await db.selectFrom('service_facts').select('name').where('name', 'like', 'queued %').execute();
    expect(rows).toHaveLength(20);
  });

  test('a callback that a transaction scheduled may use db after its end', async () => {
    const { db } = database();
    const later = await db.transaction().execute(async () => {
      const over = Promise.withResolvers<void>();
      return { over, query: over.promise.then(() => db.selectFrom('accounts').select('id').execute()) };
    });
    later.over.resolve();
    expect(await later.query).toEqual([{ id: 'acme' }]);
  });

  test('lets timers run between the queries of a loop', async () => {
    const { db } = database();
    const ticks: number[] = [];
    const loop = (async () => {
      while (ticks.length === 0) await db.selectFrom('accounts').select('id').execute();
    })();
    setImmediate(() => ticks.push(1));
    await loop;
    expect(ticks).toEqual([1]);
  });
});
