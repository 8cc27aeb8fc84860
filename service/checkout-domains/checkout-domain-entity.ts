import type { CheckoutDomain } from '@billing/types';
import type { Selectable } from 'kysely';

import type { CheckoutDomainRow } from '../storage/rows/checkout-rows.ts';

export function checkoutDomainEntity(row: Selectable<CheckoutDomainRow>): Required<CheckoutDomain> {
  return {
    id: row.id,
    domain: row.domain,
    status: row.status,
    payment_method_verification: { device_wallet_a: { status: row.device_wallet_a_status } },
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}
