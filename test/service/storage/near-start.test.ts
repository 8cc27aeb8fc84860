import type { Kysely } from 'kysely';
import { Client } from 'pg';
import { beforeAll, expect, test } from 'vitest';

import { anyError } from '../../../service/common/any-error.ts';
import { firstIdAt, type Id } from '../../../service/ids/id.ts';
import { page } from '../../../service/storage/page.ts';
import { pageOrder } from '../../../service/storage/page-order.ts';
import { ensurePartitions } from '../../../service/storage/partitions.ts';
import type { Tables } from '../../../service/storage/tables.ts';
import { eachEngineUndivided } from '../../support/database.ts';

const DAY_MS = 86_400_000;
const now = new Date('2026-03-02T09:30:00.000Z');
/** Days before now. Some have many events, others none; two have no partition. */
const ages = [0, 0.01, 0.02, 0.5, 0.99, 1, 1.01, 1.5, 4, 4.1, 4.2, 4.3, 30, 30.5, -0.5, -20];
const ids = ages.map((age): Id<'evt_'> => firstIdAt('evt_', new Date(now.getTime() - age * DAY_MS))).toSorted();

eachEngineUndivided('a page of a table that is partitioned by day', (database) => {
  beforeAll(async () => {
    const { db } = database();
    await ensurePartitions(db, { now: () => new Date(now.getTime() - 5 * DAY_MS) }, { ahead: 5 });
    const event = { account_id: 'acme', type: 'customer.created' as const, occurred_at: now.toISOString(), data: '{}' };
    await db
      .insertInto('events')
      .values(ids.map((id) => ({ ...event, id })))
      .execute();
  });

  const read = (db: Kysely<Tables>, orderBy: string, perPage: number, after?: string) => {
    const scope = db.selectFrom('events').where('account_id', '=', 'acme');
    return page(db, {
      scope,
      matching: scope.select('id'),
      order: pageOrder(orderBy),
      after,
      perPage,
      skipCount: true,
      newError: anyError,
      dailyIds: { prefix: 'evt_', now },
    });
  };

  test.each([1, 2, 3, 5, 100])('has the next %d rows, whether they are of one day or of several', async (perPage) => {
    for (const [orderBy, wanted] of [
      ['id[ASC]', ids],
      ['id[DESC]', ids.toReversed()],
    ] as const) {
      const seen: string[] = [];
      for (let after: string | undefined, hasMore = true; hasMore; after = seen.at(-1)) {
        const found = await read(database().db, orderBy, perPage, after);
        seen.push(...found.rows.map(({ id }) => id));
        hasMore = found.hasMore;
      }
      expect(seen).toEqual(wanted);
    }
  });

  test.each(['evt_zzzzzzzzzzzzzzzzzzzzzzzzzz', 'evt_00000000000000000000000000', 'evt_iiiiiiiiiiiiiiiiiiiiiiiiii'])(
    'is rejected after %s, which is the id of no row',
    async (after) => {
      for (const orderBy of ['id[ASC]', 'id[DESC]'])
        await expect(read(database().db, orderBy, 2, after)).rejects.toMatchObject({ code: 'invalid_field' });
    },
  );

  test('does not read the partitions of other days when it is full', async ({ skip }) => {
    const { db, place } = database();
    if (place.engine !== 'postgres') return skip('the embedded database has one session');
    const other = new Client({ connectionString: place.url, options: `-c search_path=${place.schema}` });
    await other.connect();
    try {
      await other.query('begin; lock table only events_20260226 in access exclusive mode');
      expect((await read(db, 'id[DESC]', 2)).rows).toHaveLength(2);
      expect((await read(db, 'id[DESC]', 2, ids.at(-3))).rows).toHaveLength(2);
    } finally {
      await other.end();
    }
  });
});
