import { type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';

import type { NewError } from '../common/errors.ts';
import { invalidFields } from '../common/invalid-fields.ts';
import { afterRow, orderColumns, type PageOrder } from './page-order.ts';
import type { Tables } from './tables.ts';

/** Counting stops here; `estimated_total` of more is this plus one. */
const COUNT_LIMIT = 100_000;
const NOT_COUNTED = -1;

/**
 * A page ends after the row that brings its response to this size, so that no list takes more memory than a
 * few times that.
 */
export const PAGE_BYTES = 8 * 1_048_576;

export interface PageRequest<Table extends keyof Tables, Row> {
  /**
   * The rows that `after` may refer to, regardless of filters: those of the account, or of the parent in
   * the path.
   */
  readonly scope: SelectQueryBuilder<Tables, Table, unknown>;
  /**
   * The matching rows: the scope and the filters, with the selected columns, without order and limit.
   * Several disjoint queries where each has an index and their union has none.
   */
  readonly matching: SelectQueryBuilder<Tables, Table, Row> | readonly SelectQueryBuilder<Tables, Table, Row>[];
  readonly order: PageOrder;
  /** Id of the last row of the previous page; absent or empty = from the start. */
  readonly after?: string | undefined;
  /** 1 to 200. */
  readonly perPage: number;
  readonly skipCount: boolean;
  readonly newError: NewError<'invalid_field'>;
  /**
   * Bytes of a row in the response beyond its columns as JSON, as an expression over the columns of
   * `matching`.
   */
  readonly moreBytes?: RawBuilder<number>;
  /** Bytes of a page, by default `PAGE_BYTES`. */
  readonly maxBytes?: number;
}

export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly hasMore: boolean;
  /** Number of matching rows: exact to 100,000, 100,001 above, -1 when not counted. */
  readonly estimatedTotal: number;
}

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
  const { after } = request;
  const start = after ? await startAfter(request, after) : undefined;
  const starts = queriesOf(request).map((query) => inOrder(start === undefined ? query : query.where(start), request));
  const { rows, hasMore } = await firstThatFit(db, starts, request);
  // An empty page may mean that the row of `after` does not exist, which this call rejects.
  if (after && rows.length === 0) await sortIsNull(request, after);
  return {
    rows,
    hasMore,
    estimatedTotal: request.skipCount ? NOT_COUNTED : await estimatedTotal(db, request),
  };
}

type Query<Table extends keyof Tables, Row> = SelectQueryBuilder<Tables, Table, Row>;

function queriesOf<Table extends keyof Tables, Row>({
  matching,
}: PageRequest<Table, Row>): readonly Query<Table, Row>[] {
  return Array.isArray(matching) ? matching : [matching as Query<Table, Row>];
}

/** Selects one row more than the page has, which shows whether there is a next page. */
function inOrder<Table extends keyof Tables, Row>(
  query: Query<Table, Row>,
  { order, perPage }: PageRequest<Table, Row>,
) {
  return query
    .select(order.by.as('page_by'))
    .orderBy(orderColumns(order))
    .limit(perPage + 1);
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
 * The database adds up the sizes, so that rows that don't fit are never transferred. A page has at least
 * one row, whatever its size.
 */
async function firstThatFit<Table extends keyof Tables, Row>(
  db: Kysely<Tables>,
  queries: readonly Query<Table, Row>[],
  { order, perPage, moreBytes = sql<number>`0`, maxBytes = PAGE_BYTES }: PageRequest<Table, Row>,
): Promise<Pick<Page<Row>, 'rows' | 'hasMore'>> {
  const byPage = orderColumns({ ...order, by: sql.ref('page_by') });
  const all = sql.join(
    queries.map((query) => sql`select * from (${query}) as found`),
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
  return {
    rows: rows.map(({ page_by: _by, page_found: _found, page_bytes: _bytes, ...row }) => row as unknown as Row),
    hasMore: (rows[0]?.page_found ?? 0) > rows.length,
  };
}

/**
 * Reads the row first only where nulls determine how the page starts; otherwise a missing row results in an
 * empty page.
 */
async function startAfter<Table extends keyof Tables, Row>(
  request: PageRequest<Table, Row>,
  after: string,
): Promise<RawBuilder<boolean>> {
  const isNull = request.order.nullable && (await sortIsNull(request, after));
  const sortValue = rowNamed(request, after).select(request.order.by.as('sort_value'));
  return afterRow(request.order, after, sql`(${sortValue})`, isNull);
}

function rowNamed<Table extends keyof Tables, Row>({ scope }: PageRequest<Table, Row>, id: string) {
  return scope.where(sql<boolean>`${sql.ref('id')} = ${id}`).clearSelect();
}

/**
 * Whether the sort value of the row that `after` refers to is null. @throws `invalid_field` when there is
 * no such row.
 */
async function sortIsNull<Table extends keyof Tables, Row>(
  request: PageRequest<Table, Row>,
  after: string,
): Promise<boolean> {
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

/** The count is optional: when it fails or exceeds the statement timeout, the page is returned without it. */
async function estimatedTotal<Table extends keyof Tables, Row>(
  db: Kysely<Tables>,
  request: PageRequest<Table, Row>,
): Promise<number> {
  const counted = sql.join(
    queriesOf(request).map((query) => query.clearSelect().select(sql`1`.as('one'))),
    sql` union all `,
  );
  const limited = sql`select 1 from (${counted}) as matching limit ${COUNT_LIMIT + 1}`;
  const count = async (): Promise<number> => {
    const { rows } = await sql<{ total: number }>`select count(*) as total from (${limited}) as counted`.execute(db);
    return rows[0]?.total ?? NOT_COUNTED;
  };
  return db.isTransaction ? countAside(db, count) : count().catch(() => NOT_COUNTED);
}

/** Inside a transaction, a failed statement would abort the transaction, so this uses a savepoint. */
async function countAside(db: Kysely<Tables>, count: () => Promise<number>): Promise<number> {
  await sql`savepoint counting`.execute(db);
  try {
    return await count();
  } catch {
    await sql`rollback to savepoint counting`.execute(db);
    return NOT_COUNTED;
  } finally {
    await sql`release savepoint counting`.execute(db);
  }
}
