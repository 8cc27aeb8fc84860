import { sql } from 'kysely';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';

import { timestamp } from '../../../service/common/clock.ts';
import { newId } from '../../../service/ids/id.ts';
import { type Ids, seedEverything } from '../../support/fixtures.ts';
import { eachServiceWhenLong, startService, type TestService } from '../../support/service.ts';
import { type Call, caller } from './test-client.ts';
import { brokenDatabase } from './faulty-database.ts';
import { invalidFieldsOf } from './expect-error.ts';
import { insertDomains, type List, type ListBody, listsOf } from './list-rows.ts';
import { isLongRun } from '../../support/suite-length.ts';

const TABLES = [
  'addresses',
  'businesses',
  'customers',
  'discount_groups',
  'discounts',
  'events',
  'notifications',
  'notification_logs',
  'notification_settings',
  'checkout_domains',
  'client_tokens',
  'payment_methods',
  'reports',
  'subscriptions',
  'transactions',
  'adjustments',
  'products',
  'prices',
] as const;

eachServiceWhenLong('lists', (service) => {
  let ids: Ids;
  let call: Call;
  let lists: readonly List[];

  beforeAll(async () => {
    ids = await seedEverything(service());
    call = caller(service(), await service().keyFor());
    lists = Object.values(listsOf(service(), ids));
    for (const { insert } of lists) await insert(250);
  });

  const list = async (path: string, options?: Parameters<Call>[2]): Promise<ListBody> => {
    const response = await call('GET', path, options);
    expect(response.status, path).toBe(200);
    return (await response.json()) as ListBody;
  };
  const follow = (next: string): Promise<ListBody> => {
    expect(next.startsWith(`${service().url}/`), next).toBe(true);
    return list(next.slice(service().url.length));
  };
  const eachList = async (check: (list: List) => Promise<void>): Promise<void> => {
    for (const one of lists) await check(one);
  };

  describe('pages', () => {
    test.each(['ASC', 'DESC'] as const)(
      'in direction %s repeat nothing and lose nothing while rows are inserted',
      (direction) =>
        eachList(async ({ path, id, insert }) => {
          const before = (await list(`${path}?per_page=200&order_by=id[ASC]`)).data.map((item) => item[id]);
          before.push(
            ...(await list(`${path}?per_page=200&order_by=id[ASC]&after=${String(before.at(-1))}`)).data.map(
              (item) => item[id],
            ),
          );
          expect(before.length).toBeGreaterThanOrEqual(250);
          const seen: unknown[] = [];
          let page = await list(`${path}?per_page=60&order_by=id[${direction}]`);
          for (;;) {
            seen.push(...page.data.map((item) => item[id]));
            if (!page.meta.pagination.has_more) break;
            if (seen.length < 240) await insert(3);
            page = await follow(page.meta.pagination.next);
          }
          expect(new Set(seen).size, 'no repeats').toBe(seen.length);
          expect(seen.filter((one) => before.includes(one)).length, 'no gaps').toBe(before.length);
          expect(seen).toEqual(
            [...(seen as string[])].toSorted((a, b) => (direction === 'ASC' ? 1 : -1) * (a < b ? -1 : 1)),
          );
        }),
    );

    test('have 50 items, newest first, unless the request states otherwise', () =>
      eachList(async ({ path, id }) => {
        const { data, meta } = await list(path);
        expect(data).toHaveLength(50);
        expect(meta.pagination).toMatchObject({ per_page: 50, has_more: true });
        const found = data.map((item) => String(item[id]));
        expect(found).toEqual(found.toSorted().toReversed());
      }));

    test('end with a link that returns later items', () =>
      eachList(async ({ path, id, insert }) => {
        const newest = (await list(`${path}?per_page=1`)).data[0]![id];
        const last = await list(`${path}?order_by=id%5BASC%5D&per_page=5&after=${String(newest)}`);
        expect(last.data).toEqual([]);
        expect(last.meta.pagination.has_more).toBe(false);
        expect(new URL(last.meta.pagination.next).searchParams.get('after')).toBe(newest);
        const inserted = await insert(2);
        expect((await follow(last.meta.pagination.next)).data.map((item) => item[id])).toEqual(inserted);
      }));

    test('have has_more false only if no item follows', () =>
      eachList(async ({ path }) => {
        const { meta } = await list(`${path}?per_page=1`);
        const total = meta.pagination.estimated_total ?? 0;
        const rest = await list(`${path}?per_page=200`);
        const exactly = total - 200;
        const page = await list(
          `${new URL(rest.meta.pagination.next).pathname}${new URL(rest.meta.pagination.next).search}`.replace(
            '200',
            String(exactly),
          ),
        );
        expect(page.data).toHaveLength(exactly);
        expect(page.meta.pagination.has_more).toBe(false);
      }));
  });

  describe('the link to the next page', () => {
    test('is absolute and preserves the query apart from the cursor', async () => {
      const query = 'order_by=id%5BASC%5D&event_type=customer.created,product.created&per_page=1&unknown=a%20b&after=';
      const { data, meta } = await list(`/events?${query}`);
      const next = new URL(meta.pagination.next);
      expect(next.origin).toBe(service().url);
      expect(next.pathname).toBe('/events');
      expect(Object.fromEntries(next.searchParams)).toEqual({
        order_by: 'id[ASC]',
        event_type: 'customer.created,product.created',
        per_page: '1',
        unknown: 'a b',
        after: data[0]!['event_id'],
      });
    });

    test('has the requested cursor, or an empty one, if the list is empty', async () => {
      const other = caller(service(), await service().keyFor({ accountId: await service().newAccount() }));
      const body = (await (await other('GET', '/events?per_page=7')).json()) as ListBody;
      expect(body.meta.pagination).toEqual({
        per_page: 7,
        has_more: false,
        estimated_total: 0,
        next: `${service().url}/events?per_page=7&after=`,
      });
      const oldest = (await list('/events?order_by=id[ASC]&per_page=1')).data[0]!['event_id'];
      const behind = await list(`/events?after=${String(oldest)}`);
      expect(behind.data).toEqual([]);
      expect(behind.meta.pagination.next).toBe(`${service().url}/events?after=${String(oldest)}`);
    });
  });

  describe('per_page', () => {
    test.each([
      ['1', 1],
      ['200', 200],
      ['201', 200],
      ['1000000', 200],
      ['99999999999999999999999', 200],
    ])('%s is treated as %d', (given, applied) =>
      eachList(async ({ path }) => {
        const { data, meta } = await list(`${path}?per_page=${given}`);
        expect(meta.pagination.per_page).toBe(applied);
        expect(data).toHaveLength(applied);
      }),
    );

    test.each(['0', '-1', '-99999999999999999999999', 'abc', '', '1.5', '1e2', ' 1', '0x10', '1&per_page=2'])(
      'rejects "%s"',
      (given) =>
        eachList(async ({ path }) => {
          expect(await invalidFieldsOf(await call('GET', `${path}?per_page=${given}`))).toEqual(['per_page']);
        }),
    );
  });

  describe('after', () => {
    test.each(['x', 'evt_1', `ctm_${'0'.repeat(26)}`, '%00'])('rejects "%s", which is not an id of the list', (after) =>
      eachList(async ({ path }) => {
        expect(await invalidFieldsOf(await call('GET', `${path}?after=${after}`))).toEqual(['after']);
      }),
    );

    test('rejects an unknown id and the id of a deleted item', () =>
      eachList(async ({ path, id, insert }) => {
        const newest = String((await list(`${path}?per_page=1`)).data[0]![id]);
        const unknown = newest.replace(/[a-z0-9]{26}$/, '0'.repeat(26));
        expect(await invalidFieldsOf(await call('GET', `${path}?after=${unknown}`))).toEqual(['after']);
        const [gone] = await insert(1);
        for (const table of TABLES) {
          await service()
            .database.db.deleteFrom(table)
            .where('id', '=', gone as never)
            .execute();
        }
        expect(await invalidFieldsOf(await call('GET', `${path}?after=${gone}`))).toEqual(['after']);
      }));

    test('accepts an item that the filters exclude as a cursor', async () => {
      const [domain] = await insertDomains(service(), 1, { status: 'rejected' });
      const { data } = await list(`/checkout-domains?after=${domain}&status=approved`);
      expect(data.every(({ status }) => status === 'approved')).toBe(true);
    });
  });

  describe('order_by', () => {
    test.each(['id', 'id[asc]', 'id[UP]', 'ID[ASC]', 'created_at', 'locale[ASC]', '', 'id[ASC],id[DESC]'])(
      'rejects "%s"',
      (order) =>
        eachList(async ({ path }) => {
          expect(await invalidFieldsOf(await call('GET', `${path}?order_by=${order}`))).toEqual(['order_by']);
        }),
    );

    test('accepts an order by time only for lists that document it', async () => {
      expect(await invalidFieldsOf(await call('GET', '/events?order_by=created_at[ASC]'))).toEqual(['order_by']);
      expect(
        await invalidFieldsOf(
          await call('GET', `${listsOf(service(), ids).paymentMethods.path}?order_by=updated_at[ASC]`),
        ),
      ).toEqual(['order_by']);
    });

    test.each(['created_at', 'updated_at'] as const)(
      'orders by %s over many pages, and by id among equal values',
      async (field) => {
        const accountId = await service().newAccount();
        const other = caller(service(), await service().keyFor({ accountId }));
        const moments = ['2026-01-01T00:00:00.000001Z', '2026-01-01T00:00:00.000002Z', '2026-01-01T00:00:00.000003Z'];
        for (let made = 0; made < 21; made++) {
          await insertDomains(service(), 1, { account_id: accountId, [field]: moments[(made * 5) % 3]! });
        }
        for (const direction of ['ASC', 'DESC']) {
          const seen: [string, string][] = [];
          let path = `/checkout-domains?per_page=4&order_by=${field}%5B${direction}%5D`;
          for (;;) {
            const { data, meta } = (await (await other('GET', path)).json()) as ListBody;
            seen.push(...data.map((item): [string, string] => [String(item[field]), String(item['id'])]));
            if (!meta.pagination.has_more) break;
            path = meta.pagination.next.slice(service().url.length);
          }
          const sorted = seen.toSorted(([a, x], [b, y]) => (a + x < b + y ? -1 : 1));
          expect(seen).toHaveLength(21);
          expect(seen).toEqual(direction === 'ASC' ? sorted : sorted.toReversed());
        }
      },
    );
  });

  describe('estimated_total', () => {
    test('counts all matches, not the remaining ones', () =>
      eachList(async ({ path, insert }) => {
        const before = (await list(`${path}?per_page=1`)).meta.pagination.estimated_total ?? 0;
        await insert(2);
        const { meta } = await list(`${path}?per_page=1`);
        expect(meta.pagination.estimated_total).toBe(before + 2);
        expect((await follow(meta.pagination.next)).meta.pagination.estimated_total).toBe(before + 2);
      }));

    test('counts only items that match the filters', async () => {
      const { data, meta } = await list('/events?event_type=product.created&per_page=200');
      expect(meta.pagination.estimated_total).toBe(data.length);
      expect(data.length).toBeGreaterThan(0);
    });

    test('Skip-Count: true omits the count, and nothing else', () =>
      eachList(async ({ path }) => {
        for (const value of ['true', 'false', '1', 'TRUE', '']) {
          const { meta } = await list(`${path}?per_page=1`, { headers: { 'skip-count': value } });
          expect((meta.pagination.estimated_total ?? 0) < 0, value).toBe(value === 'true');
        }
      }));

    test('is -1 when counting fails, and the page is returned nevertheless', async () => {
      const broken = await startService(uncountable(service()));
      onTestFinished(() => broken.app.close());
      const response = await caller(broken, await service().keyFor())('GET', '/events?per_page=2');
      const { data, meta } = (await response.json()) as ListBody;
      expect(data).toHaveLength(2);
      expect(meta.pagination.estimated_total).toBe(-1);
    });

    test.runIf(isLongRun)('is exact up to 100,000 and 100001 above', async () => {
      const accountId = await service().newAccount();
      const other = caller(service(), await service().keyFor({ accountId }));
      const total = async (): Promise<number | undefined> =>
        ((await (await other('GET', '/events?per_page=1')).json()) as ListBody).meta.pagination.estimated_total;
      const time = newId('evt_', service().services.clock).slice(0, 14);
      const insert = (from: number, to: number) =>
        sql`insert into events (account_id, id, type, occurred_at, data)
          select ${accountId}, ${time} || lpad(n::text, 16, '0'), 'product.created', ${timestamp(new Date())}, '{}'
          from generate_series(${from}::int, ${to}::int) as n`.execute(service().database.db);
      await insert(1, 100_000);
      expect(await total()).toBe(100_000);
      await insert(100_001, 100_001);
      expect(await total()).toBe(100_001);
      await insert(100_002, 100_100);
      expect(await total()).toBe(100_001);
    });
  });
});

/** Everything can be read, and nothing counted. */
function uncountable(service: TestService): TestService['database'] {
  return brokenDatabase(service.database, new Error('canceling statement due to statement timeout'), ['getExecutor']);
}
