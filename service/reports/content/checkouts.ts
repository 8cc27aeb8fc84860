import { type Kysely, type Selectable, sql } from 'kysely';

import type { TransactionRow } from '../../storage/rows/transaction-rows.ts';
import type { Tables } from '../../storage/tables.ts';
import { amount } from './amount.ts';
import { filterConditions } from './filter-conditions.ts';
import { type Columns, reportContent, type ReportScope } from './report-content.ts';

const READ = [
  'id',
  'status',
  'checkout',
  'origin',
  'collection_mode',
  'customer_id',
  'currency_code',
  'totals',
  'created_at',
  'updated_at',
  'billed_at',
] as const;

type Row = Pick<Selectable<TransactionRow>, (typeof READ)[number]>;

const COLUMNS: Columns<Row> = {
  transaction_id: ({ id }) => id,
  transaction_status: ({ status }) => status,
  checkout_url: ({ checkout }) => checkout?.url ?? null,
  origin: ({ origin }) => origin,
  collection_mode: ({ collection_mode }) => collection_mode,
  customer_id: ({ customer_id }) => customer_id,
  currency_code: ({ currency_code }) => currency_code,
  grand_total: ({ totals }) => amount(totals.grand_total),
  created_at: ({ created_at }) => created_at,
  updated_at: ({ updated_at }) => updated_at,
  billed_at: ({ billed_at }) => billed_at,
};

const FILTERS = { updated_at: sql.ref('updated_at') };

async function read(db: Kysely<Tables>, scope: ReportScope, after: string, size: number): Promise<readonly Row[]> {
  return db
    .selectFrom('transactions')
    .select(READ)
    .where('account_id', '=', scope.accountId)
    .where('id', '>', after as Row['id'])
    .where(sql<boolean>`checkout ->> 'url' is not null`)
    .where(filterConditions(scope, FILTERS, [FILTERS.updated_at]))
    .orderBy('id')
    .limit(size)
    .execute();
}

/** Each row is a transaction that has a page where its customer can pay. */
export const checkouts = reportContent<Row, Row>({
  columns: COLUMNS,
  size: 500,
  read,
  rowsOf: (row) => [row],
  positionOf: ({ id }) => id,
});
