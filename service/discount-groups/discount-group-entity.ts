import type { DiscountGroup } from '@billing/types';
import type { Selectable } from 'kysely';

import type { DiscountGroupRow } from '../storage/rows/catalog-rows.ts';

export function discountGroupEntity(row: Selectable<DiscountGroupRow>): Required<DiscountGroup> {
  return {
    id: row.id,
    name: row.name,
    status: row.status,
    created_at: row.created_at,
    updated_at: row.updated_at,
    import_meta: row.import_meta,
  };
}
