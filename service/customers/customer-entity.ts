import type { Customer } from '@billing/types';
import type { Selectable } from 'kysely';

import type { CustomerRow } from '../storage/rows/customer-rows.ts';

export function customerEntity(row: Selectable<CustomerRow>): Required<Customer> {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    marketing_consent: row.marketing_consent,
    status: row.status,
    custom_data: row.custom_data,
    locale: row.locale,
    created_at: row.created_at,
    updated_at: row.updated_at,
    import_meta: row.import_meta,
  };
}
