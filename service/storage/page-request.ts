import type { RawBuilder, SelectQueryBuilder } from 'kysely';

import type { NewError } from '../common/errors.ts';
import type { DailyIds } from './near-start.ts';
import type { PageOrder } from './page-order.ts';
import type { Tables } from './tables.ts';

export type Query<Table extends keyof Tables, Row> = SelectQueryBuilder<Tables, Table, Row>;

/** Which page of a list to read. */
export interface PageOptions<Table extends keyof Tables> {
  /**
   * The rows that `after` may refer to, regardless of filters: those of the account, or of the parent in
   * the path.
   */
  readonly scope: Query<Table, unknown>;
  readonly order: PageOrder;
  /** Id of the last row of the previous page; absent or empty = from the start. */
  readonly after?: string | undefined;
  /** 1 to 200. */
  readonly perPage: number;
  readonly skipCount: boolean;
  readonly newError: NewError<'invalid_field'>;
  /**
   * Bytes of a row in the response beyond its columns as JSON, as an expression over the columns of
   * `matching`. A subquery names the row `part`.
   */
  readonly moreBytes?: RawBuilder<number>;
  /** Set for a table that is partitioned by day. */
  readonly dailyIds?: DailyIds;
  /** Bytes of a page, by default `PAGE_BYTES`. */
  readonly maxBytes?: number;
}

/** A page of the rows that match the filters. */
export interface PageRequest<Table extends keyof Tables, Row> extends PageOptions<Table> {
  /**
   * The matching rows: the scope and the filters, with the selected columns, without order and limit.
   * Several disjoint queries where each has an index and their union has none.
   */
  readonly matching: Query<Table, Row> | readonly Query<Table, Row>[];
}

/** One page of a list. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly hasMore: boolean;
  /** Number of matching rows: exact to 100,000, 100,001 above, -1 when not counted. */
  readonly estimatedTotal: number;
}

/** The queries of the matching rows, as a list. */
export function queriesOf<Table extends keyof Tables, Row>({
  matching,
}: Pick<PageRequest<Table, Row>, 'matching'>): readonly Query<Table, Row>[] {
  return Array.isArray(matching) ? matching : [matching as Query<Table, Row>];
}
