import { type Kysely, type RawBuilder, sql } from 'kysely';

import { withBitmapScans } from './bitmap-scans.ts';
import { COUNT_LIMIT, countUpTo, NOT_COUNTED, optional } from './count-matches.ts';
import { orderColumns } from './page-order.ts';
import type { Page, Query, PageOptions } from './page-request.ts';
import { firstOf, readPage, startOf } from './read-page.ts';
import type { Tables } from './tables.ts';

/** Reading this many rows takes about as long as finding a rare text with an index: 5 ms. */
const SCANNED = 5_000;

/**
 * Counting more matches of a frequent text takes longer than counting a whole list: an index finds them all
 * over the table.
 */
const COUNTED = 1_000;

/** A search for rows that contain a text. */
export interface Search<Table extends keyof Tables, Row> {
  /** The rows that match all other filters. */
  readonly among: Query<Table, Row>;
  /** Whether one of them contains the text. */
  readonly contains: RawBuilder<boolean>;
  /** Those of them that an index finds: all that contain the text, and few others. */
  readonly indexed: Query<Table, Row>;
  /** The number of rows to read before the index is used. */
  readonly scanned?: number;
}

/**
 * Reads one page of the rows that contain a text, like `page`.
 *
 * A frequent text fills the page with some of the first rows in the order of the list. A rare text does not,
 * so the index finds all its matches. Each would take seconds for the other kind of text, among a million
 * rows.
 */
export async function searchPage<Table extends keyof Tables, Row>(
  db: Kysely<Tables>,
  request: PageOptions<Table>,
  search: Search<Table, Row>,
): Promise<Page<Row>> {
  const { among, contains, scanned = SCANNED } = search;
  const start = await startOf(request);
  const remaining = start === undefined ? among : among.where(start);
  const isLong = (await countUpTo(db, scanned, sql`${remaining.orderBy(orderColumns(request.order))}`)) > scanned;
  const near = isLong ? await readPage(db, request, [firstScanned(remaining, request, search)]) : undefined;
  if (near?.hasMore === true) return { ...near, estimatedTotal: await total(db, request, search, near) };

  const found = isLong
    ? await optional(() => withBitmapScans(db, (trx) => findAll(trx, request, search, start)))
    : undefined;
  // When too many match to find all, or the index fails, the page is read in its order.
  const ids = found !== undefined && found.total <= COUNT_LIMIT ? found.ids : undefined;
  const rest = ids === undefined ? remaining : among.where(sql<boolean>`id = any(${ids}::text[])`);
  const read = await readPage(db, request, [firstOf(rest.where(contains), request)]);
  return {
    rows: read.rows,
    // A row that was found may have been changed before it was read.
    hasMore: read.hasMore || (ids !== undefined && ids.length > request.perPage),
    estimatedTotal: await total(db, request, search, read, found?.total),
  };
}

/** The same as `firstOf`, among the first rows only. */
function firstScanned<Table extends keyof Tables, Row>(
  query: Query<Table, Row>,
  { order, perPage }: PageOptions<Table>,
  { contains, scanned = SCANNED }: Search<Table, Row>,
): RawBuilder<Row> {
  const byOrder = orderColumns(order);
  return sql<Row>`select *, ${order.by} as page_by from (${query.orderBy(byOrder).limit(scanned)}) as scanned
    where ${contains} order by ${byOrder} limit ${perPage + 1}`;
}

interface Found {
  /** The number of matching rows, at most the limit of the count plus one. */
  readonly total: number;
  /** The ids of those on the page and of the first one on the next page. */
  readonly ids: readonly string[];
}

async function findAll<Table extends keyof Tables, Row>(
  db: Kysely<Tables>,
  { order, perPage }: PageOptions<Table>,
  { indexed, contains }: Search<Table, Row>,
  start: RawBuilder<boolean> = sql`true`,
): Promise<Found> {
  const matches = indexed
    .where(contains)
    .clearSelect()
    .select([sql.ref('id').as('id'), order.by.as('page_by'), start.as('is_after')])
    .limit(COUNT_LIMIT + 1);
  const byPage = orderColumns({ ...order, by: sql.ref('page_by') });
  const { rows } = await sql<Found>`
    with matches as materialized (${matches})
    select (select count(*) from matches) as total, array(
      select id from matches where is_after order by ${byPage} limit ${perPage + 1}
    ) as ids`.execute(db);
  return rows[0]!;
}

/**
 * Counts the matches among the first rows, which may be all. If these are few, the text is rare enough for
 * the index. The number is exact up to `COUNTED`; it may be unknown for more.
 *
 * @param found The number of all matches, if the index has found them.
 */
async function total<Table extends keyof Tables, Row>(
  db: Kysely<Tables>,
  { skipCount, after }: PageOptions<Table>,
  { among, contains, indexed, scanned = SCANNED }: Search<Table, Row>,
  { rows, hasMore }: Pick<Page<Row>, 'rows' | 'hasMore'>,
  found?: number,
): Promise<number> {
  if (skipCount) return NOT_COUNTED;
  if (found !== undefined) return found;
  if (!after && !hasMore) return rows.length;
  const counted = await optional(async () => {
    const first = await sql<{ all: number; matches: number }>`
      select count(*) as all, count(*) filter (where ${contains}) as matches
      from (${among.limit(scanned + 1)}) as first`.execute(db);
    const { all, matches } = first.rows[0]!;
    if (all <= scanned) return matches;
    if (matches > COUNTED) return NOT_COUNTED;
    const total = await withBitmapScans(db, (trx) => countUpTo(trx, COUNTED, sql`${indexed.where(contains)}`));
    return total <= COUNTED ? total : NOT_COUNTED;
  });
  return counted ?? NOT_COUNTED;
}
