import { type Kysely, type RawBuilder, sql } from 'kysely';

import { COUNT_LIMIT, countUpTo, NOT_COUNTED, optional } from './count-matches.ts';
import { nearStart } from './near-start.ts';
import { type Page, type PageRequest, queriesOf } from './page-request.ts';
import { firstOf, readPage, startOf } from './read-page.ts';
import type { Tables } from './tables.ts';

/**
 * Reads one keyset page, which ends early when its rows are large. Concurrent inserts and deletes never
 * make another page repeat or skip a row, and the last page of a million costs as much as the first.
 *
 * @throws `invalid_field` when `after` refers to no row in the scope.
 */
export async function page<Table extends keyof Tables, Row>(
  db: Kysely<Tables>,
  request: PageRequest<Table, Row>,
): Promise<Page<Row>> {
  const start = await startOf(request);
  const read = (near?: RawBuilder<boolean>) =>
    readPage(
      db,
      request,
      queriesOf(request).map((query) =>
        firstOf(
          [start, near].reduce((some, condition) => (condition === undefined ? some : some.where(condition)), query),
          request,
        ),
      ),
    );
  const near = nearStart(request);
  const found = near === undefined ? undefined : await read(near);
  // With more rows near the start than the page has, no others are on it.
  const { rows, hasMore } = found?.hasMore === true ? found : await read();
  return { rows, hasMore, estimatedTotal: await total(db, request, { rows, hasMore }) };
}

async function total<Table extends keyof Tables, Row>(
  db: Kysely<Tables>,
  request: PageRequest<Table, Row>,
  { rows, hasMore }: Pick<Page<Row>, 'rows' | 'hasMore'>,
): Promise<number> {
  if (request.skipCount) return NOT_COUNTED;
  if (!request.after && !hasMore) return rows.length;
  const all = sql.join(
    queriesOf(request).map((query) => query.clearSelect().select(sql`1`.as('one'))),
    sql` union all `,
  );
  return (await optional(() => countUpTo(db, COUNT_LIMIT, all))) ?? NOT_COUNTED;
}
