import type { Kysely, Selectable } from 'kysely';

import type { AdjustmentRow } from '../../storage/rows/adjustment-rows.ts';
import type { Tables } from '../../storage/tables.ts';
import { ADJUSTMENT_FILTERS } from './adjustment-filters.ts';
import { amount, amountOrNull } from './amount.ts';
import { filterConditions } from './filter-conditions.ts';
import { type Columns, reportContent, type ReportScope } from './report-content.ts';

const READ = [
  'id',
  'action',
  'type',
  'status',
  'transaction_id',
  'customer_id',
  'subscription_id',
  'credit_note_number',
  'reason',
  'credit_applied_to_balance',
  'currency_code',
  'totals',
  'payout_totals',
  'created_at',
  'updated_at',
] as const;

type Row = Pick<Selectable<AdjustmentRow>, (typeof READ)[number]>;

const COLUMNS: Columns<Row> = {
  adjustment_id: ({ id }) => id,
  action: ({ action }) => action,
  type: ({ type }) => type,
  status: ({ status }) => status,
  transaction_id: ({ transaction_id }) => transaction_id,
  customer_id: ({ customer_id }) => customer_id,
  subscription_id: ({ subscription_id }) => subscription_id,
  credit_note_number: ({ credit_note_number }) => credit_note_number,
  reason: ({ reason }) => reason,
  credit_applied_to_balance: ({ credit_applied_to_balance }) => credit_applied_to_balance,
  currency_code: ({ currency_code }) => currency_code,
  subtotal: ({ totals }) => amount(totals.subtotal),
  tax: ({ totals }) => amount(totals.tax),
  total: ({ totals }) => amount(totals.total),
  fee: ({ totals }) => amount(totals.fee),
  retained_fee: ({ totals }) => amount(totals.retained_fee),
  earnings: ({ totals }) => amount(totals.earnings),
  created_at: ({ created_at }) => created_at,
  updated_at: ({ updated_at }) => updated_at,
  payout_currency_code: ({ payout_totals }) => payout_totals?.currency_code ?? null,
  payout_earnings: ({ payout_totals }) => amountOrNull(payout_totals?.earnings ?? null),
  chargeback_fee: ({ payout_totals }) => amountOrNull(payout_totals?.chargeback_fee.amount ?? null),
};

async function read(db: Kysely<Tables>, scope: ReportScope, after: string, size: number): Promise<readonly Row[]> {
  return db
    .selectFrom('adjustments as adjustment')
    .select(READ)
    .where('account_id', '=', scope.accountId)
    .where('id', '>', after as Row['id'])
    .where(filterConditions(scope, ADJUSTMENT_FILTERS, [ADJUSTMENT_FILTERS.updated_at]))
    .orderBy('id')
    .limit(size)
    .execute();
}

/** Each row is an adjustment. */
export const adjustments = reportContent<Row, Row>({
  columns: COLUMNS,
  size: 500,
  read,
  rowsOf: (row) => [row],
  positionOf: ({ id }) => id,
});
