import type { Kysely, Selectable } from 'kysely';

import type { TransactionLine, TransactionRow } from '../../storage/rows/transaction-rows.ts';
import type { Tables } from '../../storage/tables.ts';
import { amount } from './amount.ts';
import { filterConditions } from './filter-conditions.ts';
import { type Columns, reportContent, type ReportScope } from './report-content.ts';
import { TRANSACTION_FILTERS } from './transaction-filters.ts';

const READ = ['id', 'status', 'currency_code', 'lines', 'created_at', 'updated_at', 'billed_at'] as const;

type Sale = Pick<Selectable<TransactionRow>, (typeof READ)[number]>;

interface Row {
  readonly sale: Sale;
  readonly line: TransactionLine;
}

const COLUMNS: Columns<Row> = {
  transaction_id: ({ sale }) => sale.id,
  transaction_status: ({ sale }) => sale.status,
  line_item_id: ({ line }) => line.id,
  product_id: ({ line }) => line.product.id,
  product_name: ({ line }) => line.product.name,
  price_id: ({ line }) => line.price.id,
  price_name: ({ line }) => line.price.name,
  quantity: ({ line }) => line.quantity,
  currency_code: ({ sale }) => sale.currency_code,
  tax_rate: ({ line }) => line.tax_rate,
  unit_subtotal: ({ line }) => amount(line.unit_totals.subtotal),
  subtotal: ({ line }) => amount(line.totals.subtotal),
  discount: ({ line }) => amount(line.totals.discount),
  tax: ({ line }) => amount(line.totals.tax),
  total: ({ line }) => amount(line.totals.total),
  transaction_created_at: ({ sale }) => sale.created_at,
  transaction_updated_at: ({ sale }) => sale.updated_at,
  transaction_billed_at: ({ sale }) => sale.billed_at,
};

async function read(db: Kysely<Tables>, scope: ReportScope, after: string, size: number): Promise<readonly Sale[]> {
  return db
    .selectFrom('transactions')
    .select(READ)
    .where('account_id', '=', scope.accountId)
    .where('id', '>', after as Sale['id'])
    .where(filterConditions(scope, TRANSACTION_FILTERS, [TRANSACTION_FILTERS.updated_at]))
    .orderBy('id')
    .limit(size)
    .execute();
}

/**
 * Each row is a line of a transaction. Few at a time: one can have 100 lines, each with a copy of its price
 * and product.
 */
export const transactionLineItems = reportContent<Sale, Row>({
  columns: COLUMNS,
  size: 20,
  read,
  rowsOf: (sale) => sale.lines.map((line) => ({ sale, line })),
  positionOf: ({ id }) => id,
});
