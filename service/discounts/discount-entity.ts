import type { Discount } from '@billing/types';
import type { Selectable } from 'kysely';

import type { DiscountRow } from '../storage/rows/catalog-rows.ts';

export function discountEntity(row: Selectable<DiscountRow>): Required<Discount> {
  return {
    id: row.id,
    status: row.status,
    description: row.description,
    enabled_for_checkout: row.enabled_for_checkout,
    code: row.code,
    type: row.type,
    mode: row.mode,
    amount: row.amount,
    currency_code: row.currency_code,
    recur: row.recur,
    maximum_recurring_intervals: row.maximum_recurring_intervals,
    usage_limit: row.usage_limit,
    restrict_to: row.restrict_to as Discount['restrict_to'],
    expires_at: row.expires_at,
    custom_data: row.custom_data,
    times_used: row.times_used,
    discount_group_id: row.discount_group_id,
    created_at: row.created_at,
    updated_at: row.updated_at,
    import_meta: row.import_meta,
  };
}
