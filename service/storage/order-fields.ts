import { type RawBuilder, sql } from 'kysely';

import type { OrderField } from './page-order.ts';

/**
 * Orders a list by text: a column, or a member of a JSON column such as `billing_cycle.interval`. Code
 * points are compared, because the other collations of the two engines differ.
 */
export function textOrder(path: string, nullable = false): OrderField {
  return { by: sql`(${valueAt(path)})::text collate "C"`, nullable };
}

/**
 * Orders a list by integers of up to 18 digits, as numbers or text: a column, or a member of a JSON column.
 */
export function integerOrder(path: string, nullable = false): OrderField {
  return { by: sql`(${valueAt(path)})::bigint`, nullable };
}

function valueAt(path: string): RawBuilder<unknown> {
  const [column = '', member] = path.split('.');
  return member === undefined ? sql.ref(column) : sql`${sql.ref(column)} ->> ${sql.lit(member)}`;
}
