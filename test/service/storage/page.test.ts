import { type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';

import { anyError } from '../../../service/common/any-error.ts';
import { page } from '../../../service/storage/page.ts';
import { type OrderFields, pageOrder } from '../../../service/storage/page-order.ts';
import type { Page, PageRequest, Query } from '../../../service/storage/page-request.ts';
import { searchPage } from '../../../service/storage/search-page.ts';
import type { Tables } from '../../../service/storage/tables.ts';
import { eachEngineUndivided } from '../../support/database.ts';

const now = '2026-03-02T09:30:00.000000Z';
const fields: OrderFields = {
  name: { by: sql.ref('name') },
  description: { by: sql.ref('description'), nullable: true },
  created_at: { by: sql.ref('created_at') },
};

/** The lists contain all products but those of this name. */
const HIDDEN = 'hidden';
const contains = sql<boolean>`name <> ${HIDDEN}`;

/** Ids and descriptions, with ties and nulls. Two accounts share the table. */
const products = [
  ['pro_1', 'b', null],
  ['pro_2', 'a', 'y'],
  ['pro_3', 'b', 'x'],
  ['pro_4', 'a', null],
  ['pro_5', 'c', 'x'],
  ['pro_6', 'a', 'z'],
  ['pro_1_hidden', HIDDEN, null],
  ['pro_3_hidden', HIDDEN, 'x'],
  ['pro_5_hidden', HIDDEN, 'y'],
] as const;

type Row = { id: string; name: string };
interface Options extends Partial<PageRequest<'products', Row>> {
  readonly matching?: Query<'products', Row>;
  readonly orderBy?: string;
  /** Searches, and reads so many rows before it uses an index. */
  readonly scanned?: number | undefined;
}

function read(
  db: Kysely<Tables>,
  { orderBy = 'id[DESC]', matching, scanned, ...more }: Options = {},
): Promise<Page<Row>> {
  const scope = db.selectFrom('products').where('account_id', '=', 'acme');
  const among = matching ?? scope.select(['id', 'name', 'description', 'created_at']);
  const options = {
    scope,
    order: pageOrder(orderBy, fields),
    perPage: 2,
    skipCount: false,
    newError: anyError,
    ...more,
  };
  return scanned === undefined
    ? page(db, { ...options, matching: among.where(contains) })
    : searchPage(db, options, { among, contains, indexed: among, scanned });
}

async function readEvery(db: Kysely<Tables>, options: Options): Promise<string[]> {
  const ids: string[] = [];
  let after: string | undefined;
  for (;;) {
    const { rows, hasMore } = await read(db, { ...options, after });
    ids.push(...rows.map((row) => row.id));
    if (!hasMore) return ids;
    after = ids.at(-1);
  }
}

eachEngineUndivided('a page', (database) => {
  beforeAll(async () => {
    const row =
      (account: string) =>
      ([id, name, description]: (typeof products)[number]) => ({
        account_id: account,
        id,
        name,
        description,
        tax_category: 'saas',
        created_at: now,
        updated_at: now,
      });
    await database()
      .db.insertInto('products')
      .values([...products.map(row('acme')), ...products.map(row('other'))])
      .execute();
  });

  describe.each([
    ['in its order', undefined],
    ['by a search of the whole list', 100],
    ['by a search of the first rows, then of an index', 3],
    ['by a search of an index', 1],
  ])('whose rows are found %s', (_, scanned) => {
    const list = (db: Kysely<Tables>, options: Options = {}): Promise<Page<Row>> => read(db, { scanned, ...options });
    const everyPage = (db: Kysely<Tables>, options: Options): Promise<string[]> =>
      readEvery(db, { scanned, ...options });

    test.each([
      ['id[ASC]', '1 2 3 4 5 6'],
      ['id[DESC]', '6 5 4 3 2 1'],
      ['name[ASC]', '2 4 6 1 3 5'],
      ['name[DESC]', '5 3 1 6 4 2'],
      ['description[ASC]', '3 5 2 6 1 4'],
      ['description[DESC]', '4 1 6 2 5 3'],
      ['created_at[ASC]', '1 2 3 4 5 6'],
      ['created_at[DESC]', '6 5 4 3 2 1'],
    ])('returns every row once, ordered by %s', async (orderBy, expected) => {
      for (const perPage of [1, 2, 4, 6, 7]) {
        const ids = await everyPage(database().db, { orderBy, perPage });
        expect(ids.map((id) => id.replace('pro_', '')).join(' ')).toBe(expected);
      }
    });

    test('has_more is false when the last page is exactly full', async () => {
      expect(await list(database().db, { after: 'pro_3' })).toMatchObject({
        rows: [{ id: 'pro_2' }, { id: 'pro_1' }],
        hasMore: false,
      });
    });

    test('throws for an order that was not validated', () => {
      expect(() => pageOrder('secret[ASC]', fields)).toThrow('order_by was not validated');
      expect(() => pageOrder('id', fields)).toThrow('order_by was not validated');
    });

    test('counts every match on any page', async () => {
      const { db } = database();
      expect((await list(db, { after: 'pro_3' })).estimatedTotal).toBe(6);
      expect((await list(db, { skipCount: true })).estimatedTotal).toBe(-1);
      const none = db.selectFrom('products').select(['id', 'name']).where('id', '=', 'pro_0');
      expect(await list(db, { matching: none })).toEqual({ rows: [], hasMore: false, estimatedTotal: 0 });
    });

    test('accepts as a cursor a row that the filter excludes, but none of another account', async () => {
      const { db } = database();
      const named = db
        .selectFrom('products')
        .select(['id', 'name'])
        .where('account_id', '=', 'acme')
        .where('name', '=', 'a');
      expect((await list(db, { matching: named, after: 'pro_5' })).rows.map((row) => row.id)).toEqual([
        'pro_4',
        'pro_2',
      ]);
      const scope = db.selectFrom('products').where('account_id', '=', 'unknown');
      await expect(list(db, { scope, after: 'pro_5' })).rejects.toMatchObject({
        code: 'invalid_field',
        fields: [{ field: 'after' }],
      });
      for (const orderBy of ['id[ASC]', 'id[DESC]', 'name[ASC]', 'name[DESC]', 'description[ASC]', 'description[DESC]'])
        await expect(list(db, { orderBy, after: 'pro_9' })).rejects.toMatchObject({ code: 'invalid_field' });
    });

    test.each(['id[DESC]', 'name[DESC]', 'description[ASC]'])(
      'returns an empty page after the last row, ordered by %s',
      async (orderBy) => {
        const { db } = database();
        const last = (await everyPage(db, { orderBy })).at(-1);
        expect(await list(db, { orderBy, after: last })).toEqual({ rows: [], hasMore: false, estimatedTotal: 6 });
      },
    );

    test('stays correct while rows are inserted and deleted', async () => {
      const { db } = database();
      const first = await list(db, { orderBy: 'name[ASC]' });
      expect(first.rows.map((row) => row.id)).toEqual(['pro_2', 'pro_4']);
      const passed = {
        account_id: 'acme',
        id: 'pro_0' as const,
        name: 'a',
        tax_category: 'saas',
        created_at: now,
        updated_at: now,
      };
      await db.insertInto('products').values(passed).execute();
      const second = await list(db, { orderBy: 'name[ASC]', after: 'pro_4' });
      await db.deleteFrom('products').where('id', '=', 'pro_0').execute();
      expect(second.rows.map((row) => row.id)).toEqual(['pro_6', 'pro_1']);
    });
  });

  test.each([
    ['in its order', undefined],
    ['by a search of the first rows, then of an index', 3],
    ['by a search of an index', 1],
  ])('a failed count is omitted and does not fail a page whose rows are found %s', async (_, scanned) => {
    const { db } = database();
    expect(await read(db, { matching: failingAtTheEnd(db), scanned })).toMatchObject({
      rows: [{ id: 'pro_6' }, { id: 'pro_5' }],
      hasMore: true,
      estimatedTotal: -1,
    });
  });

  test('counts exactly up to 100,000 and returns 100,001 for more, and in a search up to 1,000', async () => {
    const { db } = database();
    const scope = db.selectFrom('events').where('account_id', '=', 'acme');
    const matching = scope.select('id');
    const options = { scope, order: pageOrder('id[DESC]'), perPage: 1, skipCount: false, newError: anyError };
    const search = (contains: RawBuilder<boolean>, scanned?: number): Promise<Page<{ id: string }>> =>
      searchPage(db, options, { among: matching, contains, indexed: matching, ...(scanned && { scanned }) });
    const insert = (from: number, to: number): Promise<unknown> =>
      sql`insert into events select 'acme', 'evt_' || i, 'x', ${now}, '{}' from generate_series(${from}::int, ${to}::int) as i`.execute(
        db,
      );
    await insert(1, 100_000);
    const first = { rows: [{ id: 'evt_99999' }], hasMore: true };
    expect(await page(db, { ...options, matching })).toEqual({ ...first, estimatedTotal: 100_000 });
    expect(await search(sql`true`, 1)).toEqual({ ...first, estimatedTotal: 100_000 });
    await insert(100_001, 100_005);
    expect(await page(db, { ...options, matching })).toEqual({ ...first, estimatedTotal: 100_001 });
    expect(await search(sql`true`, 1)).toEqual({ ...first, estimatedTotal: 100_001 });
    expect(await search(sql`true`)).toEqual({ ...first, estimatedTotal: -1 });
    const everyOf = (number: number): RawBuilder<boolean> => sql`substr(id, 5)::integer % ${number} = 0`;
    expect(await search(everyOf(100))).toMatchObject({ hasMore: true, estimatedTotal: 1_000 });
    expect(await search(everyOf(99))).toMatchObject({ hasMore: true, estimatedTotal: -1 });
  }, 30_000);
});

function matchingIf(db: Kysely<Tables>, condition: RawBuilder<boolean>): SelectQueryBuilder<Tables, 'products', Row> {
  return db.selectFrom('products').select(['id', 'name']).where('account_id', '=', 'acme').where(condition);
}

/** The first rows are fine; who reads on to the last one fails. */
function failingAtTheEnd(db: Kysely<Tables>): SelectQueryBuilder<Tables, 'products', Row> {
  return matchingIf(db, sql`case when id = 'pro_1' then 1 / (length(name) - 1) > 0 else true end`);
}
