import { type Kysely, type Selectable, sql } from 'kysely';

import type { DiscountRow } from '../../storage/rows/catalog-rows.ts';
import type { Tables } from '../../storage/tables.ts';
import type { Cell } from './csv.ts';
import { filterConditions } from './filter-conditions.ts';
import { type Columns, reportContent, type ReportScope } from './report-content.ts';

type Row = Selectable<DiscountRow>;

const COLUMNS: Columns<Row> = {
  discount_id: ({ id }) => id,
  status: ({ status }) => status,
  description: ({ description }) => description,
  type: ({ type }) => type,
  mode: ({ mode }) => mode,
  code: ({ code }) => code,
  amount: ({ type, amount }): Cell => (type === 'percentage' ? amount : BigInt(amount)),
  currency_code: ({ currency_code }) => currency_code,
  enabled_for_checkout: ({ enabled_for_checkout }) => enabled_for_checkout,
  recur: ({ recur }) => recur,
  maximum_recurring_intervals: ({ maximum_recurring_intervals }) => maximum_recurring_intervals,
  usage_limit: ({ usage_limit }) => usage_limit,
  times_used: ({ times_used }) => times_used,
  restrict_to: ({ restrict_to }) => restrict_to?.join(' ') ?? null,
  expires_at: ({ expires_at }) => expires_at,
  discount_group_id: ({ discount_group_id }) => discount_group_id,
  created_at: ({ created_at }) => created_at,
  updated_at: ({ updated_at }) => updated_at,
};

const FILTERS = { status: sql.ref('status'), type: sql.ref('type'), updated_at: sql.ref('updated_at') };

async function read(db: Kysely<Tables>, scope: ReportScope, after: string, size: number): Promise<readonly Row[]> {
  return db
    .selectFrom('discounts')
    .selectAll()
    .where('account_id', '=', scope.accountId)
    .where('id', '>', after as Row['id'])
    .where(filterConditions(scope, FILTERS, [FILTERS.updated_at]))
    .orderBy('id')
    .limit(size)
    .execute();
}

/** Each row is a discount. */
export const discounts = reportContent<Row, Row>({
  columns: COLUMNS,
  size: 500,
  read,
  rowsOf: (row) => [row],
  positionOf: ({ id }) => id,
});
