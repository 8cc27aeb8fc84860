import type { Business } from '@billing/types';
import type { Selectable } from 'kysely';

import type { BusinessRow } from '../storage/rows/customer-rows.ts';

export function businessEntity(row: Selectable<BusinessRow>): Required<Business> {
  return {
    id: row.id,
    seller_id: row.account_id,
    customer_id: row.customer_id,
    name: row.name,
    company_number: row.company_number,
    tax_identifier: row.tax_identifier,
    status: row.status,
    contacts: row.contacts.map(({ name, email }) => ({ name, email })),
    custom_data: row.custom_data,
    created_at: row.created_at,
    updated_at: row.updated_at,
    import_meta: row.import_meta,
  };
}
