import type { Address } from '@billing/types';
import type { Selectable } from 'kysely';

import type { AddressRow } from '../storage/rows/customer-rows.ts';

export function addressEntity(row: Selectable<AddressRow>): Required<Address> {
  return {
    id: row.id,
    customer_id: row.customer_id,
    description: row.description,
    first_line: row.first_line,
    second_line: row.second_line,
    city: row.city,
    postal_code: row.postal_code,
    region: row.region,
    country_code: row.country_code,
    custom_data: row.custom_data,
    status: row.status,
    created_at: row.created_at,
    updated_at: row.updated_at,
    import_meta: row.import_meta,
  };
}
