import { sql } from 'kysely';

import { type Movement, movementRow, type MovementRow } from './movement-rows.ts';
import { positionOf, readMovements } from './read-movements.ts';
import { type Columns, reportContent } from './report-content.ts';

const COLUMNS: Columns<MovementRow> = {
  balance_movement_type: ({ type }) => type,
  balance_movement_date: ({ occurred_at }) => occurred_at,
  transaction_id: ({ transaction_id }) => transaction_id,
  adjustment_id: ({ adjustment_id }) => adjustment_id,
  currency_code: ({ payout_totals }) => payout_totals.currency_code,
  balance_movement: ({ change }) => change,
  updated_at: ({ changed_at }) => changed_at,
};

const FILTERS = { updated_at: sql.ref('changed_at') };

/** Each row is a movement of the balance that payouts are made from, without its parts. */
export const balance = reportContent<Movement, MovementRow>({
  columns: COLUMNS,
  size: 500,
  read: (db, scope, after, size) =>
    readMovements(db, { columns: FILTERS, changed: FILTERS.updated_at }, scope, after, size),
  rowsOf: (movement) => [movementRow(movement)],
  positionOf,
});
