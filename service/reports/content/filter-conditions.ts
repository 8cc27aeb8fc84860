import { type RawBuilder, sql } from 'kysely';

import { timestamp } from '../../common/clock.ts';
import { utcMoment } from '../../notifications/utc-moment.ts';
import type { StoredReportFilter } from '../../storage/rows/report-rows.ts';
import type { ReportScope } from './report-content.ts';

const RECENT_MS = 30 * 86_400_000;

/** What the filters of a type compare, by their names: columns, or expressions. */
export type FilterColumns = Readonly<Record<string, RawBuilder<unknown>>>;

/**
 * The condition that all filters of a report match. Without filters: that one of the times in `changed` is
 * in the 30 days before the report was requested.
 */
export function filterConditions(
  { filters, createdAt }: ReportScope,
  columns: FilterColumns,
  changed: readonly RawBuilder<unknown>[],
): RawBuilder<boolean> {
  if (filters.length > 0)
    return sql.join(
      filters.map((filter) => condition(filter, columns)),
      sql` and `,
    );
  const since = timestamp(new Date(Date.parse(createdAt) - RECENT_MS));
  return sql`(${sql.join(
    changed.map((column) => sql`${column} >= ${since}`),
    sql` or `,
  )})`;
}

function condition({ name, operator, value }: StoredReportFilter, columns: FilterColumns): RawBuilder<boolean> {
  const column = columns[name];
  if (column === undefined) throw new Error(`this type of report has no filter "${name}"`);
  if (operator === null) return sql`${column} = any(${[value].flat()}::text[])`;
  const moment = utcMoment(String(value));
  return operator === 'lt' ? sql`${column} < ${moment}` : sql`${column} >= ${moment}`;
}
