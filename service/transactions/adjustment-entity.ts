import type { Adjustment } from '@billing/types';
import type { Selectable } from 'kysely';

import type { AdjustmentRow } from '../storage/rows/adjustment-rows.ts';

export function adjustmentEntity(row: Selectable<AdjustmentRow>): Required<Adjustment> {
  return {
    id: row.id,
    action: row.action,
    type: row.type,
    transaction_id: row.transaction_id,
    subscription_id: row.subscription_id,
    customer_id: row.customer_id,
    reason: row.reason,
    credit_applied_to_balance: row.credit_applied_to_balance,
    currency_code: row.currency_code,
    status: row.status,
    items: row.items.map((item) => ({ ...item, proration: null })),
    totals: row.totals,
    payout_totals: row.payout_totals,
    tax_rates_used: [...row.tax_rates_used],
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}
