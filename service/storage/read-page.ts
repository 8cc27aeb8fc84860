import { type Kysely, type RawBuilder, sql } from 'kysely';

import { invalidFields } from '../common/invalid-fields.ts';
import { afterRow, orderColumns } from './page-order.ts';
import type { Page, Query, PageOptions } from './page-request.ts';
import type { Tables } from './tables.ts';

/**
 * A page ends after the row that brings its response to this size, so that no list takes more memory than a
 * few times that.
 */
export const PAGE_BYTES = 8 * 1_048_576;

/**
 * The condition for rows after the previous page; undefined on the first page. Reads the last row of that
 * page only where nulls determine how the next one starts; otherwise a missing row results in an empty page,
 * which `readPage` rejects.
 */
export async function startOf<Table extends keyof Tables>(
  request: PageOptions<Table>,
): Promise<RawBuilder<boolean> | undefined> {
  const { after, order } = request;
  if (!after) return undefined;
  const isNull = order.nullable && (await sortIsNull(request, after));
  const sortValue = rowNamed(request, after).select(order.by.as('sort_value'));
  return afterRow(order, after, sql`(${sortValue})`, isNull);
}

/**
 * The first rows of a query that may be on the page, and one more, which shows whether there is a next page.
 */
export function firstOf<Table extends keyof Tables, Row>(
  query: Query<Table, Row>,
  { order, perPage }: PageOptions<Table>,
): RawBuilder<Row> {
  const first = query
    .select(order.by.as('page_by'))
    .orderBy(orderColumns(order))
    .limit(perPage + 1);
  return sql<Row>`${first}`;
}

/** Columns that the query of a page selects in addition. */
interface PageColumns {
  readonly page_by: unknown;
  /** Number of rows found, at most one more than the page may have. */
  readonly page_found: number;
  /** Bytes of the rows before this one. */
  readonly page_bytes: number;
}

/**
 * Reads a page from disjoint parts, each the result of `firstOf`. The database adds up the sizes, so that
 * rows that don't fit are never transferred. A page has at least one row, whatever its size.
 *
 * @throws `invalid_field` when `after` refers to no row in the scope.
 */
export async function readPage<Table extends keyof Tables, Row>(
  db: Kysely<Tables>,
  request: PageOptions<Table>,
  parts: readonly RawBuilder<Row>[],
): Promise<Pick<Page<Row>, 'rows' | 'hasMore'>> {
  const { order, perPage, after, moreBytes = sql<number>`0`, maxBytes = PAGE_BYTES } = request;
  const byPage = orderColumns({ ...order, by: sql.ref('page_by') });
  const all = sql.join(
    parts.map((part) => sql`select * from (${part}) as found`),
    sql` union all `,
  );
  const sized = sql<Row & PageColumns>`(
    select part.*, (count(*) over ())::integer as page_found,
      coalesce(sum(octet_length(row_to_json(part)::text) + ${moreBytes})
        over (order by ${byPage} rows between unbounded preceding and 1 preceding), 0)::float8 as page_bytes
    from (${all} order by ${byPage} limit ${perPage + 1}) as part
  )`;
  const rows = await db
    .selectFrom(sized.as('sized'))
    .selectAll()
    .where(sql<boolean>`page_bytes < ${maxBytes}`)
    .orderBy(byPage)
    .limit(perPage)
    .execute();
  // An empty page may mean that the row of `after` does not exist, which this call rejects.
  if (after && rows.length === 0) await sortIsNull(request, after);
  return {
    rows: rows.map(({ page_by: _by, page_found: _found, page_bytes: _bytes, ...row }) => row as unknown as Row),
    hasMore: (rows[0]?.page_found ?? 0) > rows.length,
  };
}

function rowNamed<Table extends keyof Tables>({ scope }: PageOptions<Table>, id: string) {
  return scope.where(sql<boolean>`${sql.ref('id')} = ${id}`).clearSelect();
}

/**
 * Whether the sort value of the row that `after` refers to is null. @throws `invalid_field` when there is
 * no such row.
 */
async function sortIsNull<Table extends keyof Tables>(request: PageOptions<Table>, after: string): Promise<boolean> {
  const found = await rowNamed(request, after)
    .select(sql<boolean>`${request.order.by} is null`.as('sort_is_null'))
    .executeTakeFirst();
  if (found === undefined) {
    throw invalidFields(request.newError, {
      field: 'after',
      message: 'must be the id of an item of this list, usually the last of the previous page',
    });
  }
  return found.sort_is_null;
}
