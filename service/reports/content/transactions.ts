import type { Kysely, Selectable } from 'kysely';

import type { TransactionRow } from '../../storage/rows/transaction-rows.ts';
import type { Tables } from '../../storage/tables.ts';
import { amount, amountOrNull } from './amount.ts';
import { filterConditions } from './filter-conditions.ts';
import { type Columns, reportContent, type ReportScope } from './report-content.ts';
import { TRANSACTION_FILTERS } from './transaction-filters.ts';

const READ = [
  'id',
  'status',
  'origin',
  'collection_mode',
  'customer_id',
  'address_id',
  'business_id',
  'subscription_id',
  'discount_id',
  'invoice_number',
  'currency_code',
  'totals',
  'adjusted_totals',
  'created_at',
  'updated_at',
  'billed_at',
] as const;

type Row = Pick<Selectable<TransactionRow>, (typeof READ)[number]>;

const COLUMNS: Columns<Row> = {
  transaction_id: ({ id }) => id,
  status: ({ status }) => status,
  origin: ({ origin }) => origin,
  collection_mode: ({ collection_mode }) => collection_mode,
  customer_id: ({ customer_id }) => customer_id,
  address_id: ({ address_id }) => address_id,
  business_id: ({ business_id }) => business_id,
  subscription_id: ({ subscription_id }) => subscription_id,
  discount_id: ({ discount_id }) => discount_id,
  invoice_number: ({ invoice_number }) => invoice_number,
  currency_code: ({ currency_code }) => currency_code,
  subtotal: ({ totals }) => amount(totals.subtotal),
  discount: ({ totals }) => amount(totals.discount),
  tax: ({ totals }) => amount(totals.tax),
  total: ({ totals }) => amount(totals.total),
  credit: ({ totals }) => amount(totals.credit),
  credit_to_balance: ({ totals }) => amount(totals.credit_to_balance),
  grand_total: ({ totals }) => amount(totals.grand_total),
  balance: ({ totals }) => amount(totals.balance),
  fee: ({ totals }) => amountOrNull(totals.fee),
  earnings: ({ totals }) => amountOrNull(totals.earnings),
  adjusted_grand_total: ({ adjusted_totals }) => amount(adjusted_totals.grand_total),
  created_at: ({ created_at }) => created_at,
  updated_at: ({ updated_at }) => updated_at,
  billed_at: ({ billed_at }) => billed_at,
};

async function read(db: Kysely<Tables>, scope: ReportScope, after: string, size: number): Promise<readonly Row[]> {
  return db
    .selectFrom('transactions')
    .select(READ)
    .where('account_id', '=', scope.accountId)
    .where('id', '>', after as Row['id'])
    .where(filterConditions(scope, TRANSACTION_FILTERS, [TRANSACTION_FILTERS.updated_at]))
    .orderBy('id')
    .limit(size)
    .execute();
}

/** Each row is a transaction. */
export const transactions = reportContent<Row, Row>({
  columns: COLUMNS,
  size: 500,
  read,
  rowsOf: (row) => [row],
  positionOf: ({ id }) => id,
});
