import type { RequestBase } from '@billing/server';
import type { Kysely, RawBuilder, Selectable, SelectQueryBuilder } from 'kysely';

import { type OrderFields, pageOrder } from '../storage/page-order.ts';
import { page } from '../storage/page.ts';
import type { PageRequest } from '../storage/page-request.ts';
import { searchPage, type Search } from '../storage/search-page.ts';
import type { Tables } from '../storage/tables.ts';
import { nextPage } from './next-page.ts';

/** The query parameters that every list has. */
interface PageQuery {
  readonly order_by: string;
  readonly after?: string | undefined;
  /** 1 to 200. */
  readonly per_page: number;
}

/** Rejects, at compile time, a query with parameters that the handler has not taken out. */
type NothingElse<Query> = Readonly<Record<Exclude<keyof Query, keyof PageQuery>, never>>;

interface ListRequest extends RequestBase<'invalid_field'> {
  /** `true` skips the count of all matching rows; any other value is ignored. */
  readonly headers: { readonly 'skip-count'?: string | undefined };
}

interface List<Table extends keyof Tables, Row, Item> {
  readonly db: Kysely<Tables>;
  /** The address that the request used, for the link to the next page. */
  readonly baseUrl: string;
  readonly scope: PageRequest<Table, Row>['scope'];
  readonly matching: PageRequest<Table, Row>['matching'] | Search<Table, Row>;
  /** The fields of `order_by` other than `id`. */
  readonly orderFields?: OrderFields;
  readonly moreBytes?: RawBuilder<number>;
  readonly dailyIds?: PageRequest<Table, Row>['dailyIds'];
  items(rows: readonly Row[]): readonly Item[] | Promise<readonly Item[]>;
}

/**
 * The 200 response of a list operation: one page, the link to the next one, and the estimated total. The
 * link is there on the last page, too, where it leads to items that are created later.
 *
 * @param query The parameters of the request without the list's own filters: a filter that the spec gains
 *   does not compile until the handler takes it out.
 * @throws `invalid_field` when `after` is not the id of an item in the scope.
 */
export async function listPage<
  Query extends PageQuery,
  Table extends keyof Tables,
  Row extends { readonly id: string },
  Item,
>(
  request: ListRequest,
  { order_by, after, per_page }: Query & NothingElse<Query>,
  { db, baseUrl, scope, matching, orderFields, moreBytes, dailyIds, items }: List<Table, Row, Item>,
) {
  const pageRequest = {
    scope,
    order: pageOrder(order_by, orderFields),
    after,
    perPage: per_page,
    skipCount: request.headers['skip-count'] === 'true',
    newError: request.newError,
    ...(moreBytes !== undefined && { moreBytes }),
    ...(dailyIds !== undefined && { dailyIds }),
  };
  const { rows, hasMore, estimatedTotal } = await ('among' in matching
    ? searchPage(db, pageRequest, matching)
    : page(db, { ...pageRequest, matching }));
  const pagination = {
    per_page,
    next: nextPage(request, baseUrl, rows.at(-1)?.id ?? after ?? ''),
    has_more: hasMore,
    estimated_total: estimatedTotal,
  };
  const data = [...(await items(rows))];
  return { status: 200 as const, body: { data, meta: { request_id: request.id, pagination } } };
}

/** Values that a column may have: several, one, or any if undefined. */
type Filters<Table extends keyof Tables> = {
  readonly [Column in keyof Tables[Table]]?:
    | Selectable<Tables[Table]>[Column & keyof Selectable<Tables[Table]>]
    | readonly Selectable<Tables[Table]>[Column & keyof Selectable<Tables[Table]>][]
    | undefined;
};

/**
 * The rows whose columns have one of the values of every filter that is defined.
 *
 * @param condition A further condition, such as that of `containsText`; undefined for none.
 */
export function filtered<Table extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  filters: Filters<Table>,
  condition?: RawBuilder<boolean>,
): SelectQueryBuilder<Tables, Table, Row> {
  const matching = Object.entries(filters).reduce(
    (narrowed, [column, value]) =>
      value === undefined
        ? narrowed
        : narrowed.where(column as never, Array.isArray(value) ? 'in' : '=', value as never),
    query,
  );
  return condition === undefined ? matching : matching.where(condition);
}
