import { sql } from 'kysely';

import type { FilterColumns } from './filter-conditions.ts';

/** The filters of reports of transactions, and of their lines. */
export const TRANSACTION_FILTERS = {
  collection_mode: sql.ref('collection_mode'),
  currency_code: sql.ref('currency_code'),
  origin: sql.ref('origin'),
  status: sql.ref('status'),
  updated_at: sql.ref('updated_at'),
} as const satisfies FilterColumns;
