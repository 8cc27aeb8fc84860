import type { Kysely, SelectQueryBuilder } from 'kysely';

import type { Tables } from './tables.ts';

/**
 * The query, which locks its rows if it runs in a transaction: what a change depends on must not change
 * before the commit. Outside of a transaction a lock would end with the statement.
 */
export function sharedIfLocking<Table extends keyof Tables, Row>(
  db: Kysely<Tables>,
  query: SelectQueryBuilder<Tables, Table, Row>,
): SelectQueryBuilder<Tables, Table, Row> {
  return db.isTransaction ? query.forShare() : query;
}
