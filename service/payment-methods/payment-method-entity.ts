import type { PaymentMethod, SavedPaymentMethod } from '@billing/types';
import type { Selectable } from 'kysely';

import type { PaymentMethodRow } from '../storage/rows/checkout-rows.ts';

export function paymentMethodEntity(row: Selectable<PaymentMethodRow>): Required<PaymentMethod> {
  return {
    id: row.id,
    customer_id: row.customer_id,
    address_id: row.address_id,
    type: row.type,
    card: row.card,
    paypal: row.paypal,
    underlying_details: row.underlying_details,
    south_korea_local_card: row.south_korea_local_card,
    origin: row.origin,
    saved_at: row.saved_at,
    updated_at: row.updated_at,
  };
}

/** The payment method as its events show it. */
export function savedPaymentMethod(row: Selectable<PaymentMethodRow>): Required<SavedPaymentMethod> {
  return {
    id: row.id,
    customer_id: row.customer_id,
    address_id: row.address_id,
    type: row.type,
    origin: row.origin,
    saved_at: row.saved_at,
    updated_at: row.updated_at,
  };
}
