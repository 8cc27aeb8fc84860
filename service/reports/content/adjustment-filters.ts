import { sql } from 'kysely';

import type { FilterColumns } from './filter-conditions.ts';

/** The filters of reports of adjustments, and of their items. */
export const ADJUSTMENT_FILTERS = {
  action: sql.ref('adjustment.action'),
  currency_code: sql.ref('adjustment.currency_code'),
  status: sql.ref('adjustment.status'),
  updated_at: sql.ref('adjustment.updated_at'),
} as const satisfies FilterColumns;
