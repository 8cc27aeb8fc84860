import type { Kysely, Selectable } from 'kysely';

import type { AdjustmentLine, AdjustmentRow } from '../../storage/rows/adjustment-rows.ts';
import type { TransactionLine } from '../../storage/rows/transaction-rows.ts';
import type { Tables } from '../../storage/tables.ts';
import { ADJUSTMENT_FILTERS } from './adjustment-filters.ts';
import { amount, amountOrNull } from './amount.ts';
import { filterConditions } from './filter-conditions.ts';
import { type Columns, reportContent, type ReportScope } from './report-content.ts';

const READ = [
  'id',
  'action',
  'status',
  'transaction_id',
  'currency_code',
  'items',
  'created_at',
  'updated_at',
] as const;

interface Read extends Pick<Selectable<AdjustmentRow>, (typeof READ)[number]> {
  /** Of its transaction. */
  readonly lines: readonly TransactionLine[];
}

interface Row {
  readonly adjustment: Read;
  readonly item: AdjustmentLine;
  /** The line of the transaction. */
  readonly line: TransactionLine | undefined;
}

const COLUMNS: Columns<Row> = {
  adjustment_id: ({ adjustment }) => adjustment.id,
  action: ({ adjustment }) => adjustment.action,
  adjustment_status: ({ adjustment }) => adjustment.status,
  transaction_id: ({ adjustment }) => adjustment.transaction_id,
  adjustment_item_id: ({ item }) => item.id,
  item_type: ({ item }) => item.type,
  line_item_id: ({ item }) => item.item_id,
  product_id: ({ line }) => line?.product.id ?? null,
  product_name: ({ line }) => line?.product.name ?? null,
  price_id: ({ line }) => line?.price.id ?? null,
  price_name: ({ line }) => line?.price.name ?? null,
  currency_code: ({ adjustment }) => adjustment.currency_code,
  tax_rate: ({ line }) => line?.tax_rate ?? null,
  amount: ({ item }) => amountOrNull(item.amount),
  subtotal: ({ item }) => amount(item.totals.subtotal),
  tax: ({ item }) => amount(item.totals.tax),
  total: ({ item }) => amount(item.totals.total),
  adjustment_created_at: ({ adjustment }) => adjustment.created_at,
  adjustment_updated_at: ({ adjustment }) => adjustment.updated_at,
};

async function read(db: Kysely<Tables>, scope: ReportScope, after: string, size: number): Promise<readonly Read[]> {
  return db
    .selectFrom('adjustments as adjustment')
    .innerJoin('transactions as sale', (join) =>
      join.onRef('sale.account_id', '=', 'adjustment.account_id').onRef('sale.id', '=', 'adjustment.transaction_id'),
    )
    .select(READ.map((name) => `adjustment.${name}` as const))
    .select('sale.lines')
    .where('adjustment.account_id', '=', scope.accountId)
    .where('adjustment.id', '>', after as Read['id'])
    .where(filterConditions(scope, ADJUSTMENT_FILTERS, [ADJUSTMENT_FILTERS.updated_at]))
    .orderBy('adjustment.id')
    .limit(size)
    .execute();
}

function rowsOf(adjustment: Read): readonly Row[] {
  const lineOf = new Map(adjustment.lines.map((line) => [line.id, line]));
  return adjustment.items.map((item) => ({ adjustment, item, line: lineOf.get(item.item_id) }));
}

/**
 * Each row is an item of an adjustment. Few adjustments at a time: each can have 100, and so can its
 * transaction have lines.
 */
export const adjustmentLineItems = reportContent<Read, Row>({
  columns: COLUMNS,
  size: 20,
  read,
  rowsOf,
  positionOf: ({ id }) => id,
});
