import { sql } from 'kysely';

import { type Movement, movementRow, type MovementRow } from './movement-rows.ts';
import { positionOf, readMovements } from './read-movements.ts';
import { type Columns, reportContent } from './report-content.ts';

const COLUMNS: Columns<MovementRow> = {
  balance_movement_type: ({ type }) => type,
  balance_movement_date: ({ occurred_at }) => occurred_at,
  // There are no payouts yet.
  remittance_reference: () => null,
  transaction_id: ({ transaction_id }) => transaction_id,
  adjustment_id: ({ adjustment_id }) => adjustment_id,
  customer_id: ({ customer_id }) => customer_id,
  subscription_id: ({ subscription_id }) => subscription_id,
  origin: ({ origin }) => origin,
  document_number: ({ document_number }) => document_number,
  reason: ({ reason }) => reason,
  currency_code: ({ payout_totals }) => payout_totals.currency_code,
  exchange_rate: ({ payout_totals }) => payout_totals.exchange_rate,
  total: ({ total }) => total,
  tax: ({ tax }) => tax,
  subtotal: ({ subtotal }) => subtotal,
  fee: ({ fee }) => fee,
  chargeback_fee: ({ chargebackFee }) => chargebackFee,
  balance_movement: ({ change }) => change,
  transaction_updated_at: ({ transaction_updated_at }) => transaction_updated_at,
};

const FILTERS = {
  remittance_reference: sql`null::text`,
  balance_movement_type: sql.ref('type'),
  balance_movement_date: sql.ref('occurred_at'),
  transaction_updated_at: sql.ref('transaction_updated_at'),
};

/** Each row is a movement of the balance that payouts are made from. */
export const payoutReconciliation = reportContent<Movement, MovementRow>({
  columns: COLUMNS,
  size: 500,
  read: (db, scope, after, size) =>
    readMovements(db, { columns: FILTERS, changed: FILTERS.transaction_updated_at }, scope, after, size),
  rowsOf: (movement) => [movementRow(movement)],
  positionOf,
});
