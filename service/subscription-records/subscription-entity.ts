import type { Subscription, SubscriptionItem } from '@billing/types';
import type { Selectable } from 'kysely';

import { priceEntity, productEntity } from '../products/product-entity.ts';
import type { StoredItem, SubscriptionRow } from '../storage/rows/subscription-rows.ts';

export function subscriptionEntity(row: Selectable<SubscriptionRow>): Required<Subscription> {
  return {
    id: row.id,
    status: row.status,
    customer_id: row.customer_id,
    address_id: row.address_id,
    business_id: row.business_id,
    currency_code: row.currency_code,
    created_at: row.created_at,
    updated_at: row.updated_at,
    started_at: row.started_at,
    first_billed_at: row.first_billed_at,
    next_billed_at: row.next_billed_at,
    paused_at: row.paused_at,
    canceled_at: row.canceled_at,
    discount: row.discount,
    collection_mode: row.collection_mode,
    billing_details: row.billing_details,
    current_billing_period: shownPeriod(row),
    billing_cycle: row.billing_cycle,
    scheduled_change: row.scheduled_change,
    items: row.items.map(itemEntity),
    custom_data: row.custom_data,
    import_meta: row.import_meta,
  };
}

/** Only recurring prices become items of a subscription. */
function itemEntity({ price, product, ...item }: StoredItem): Required<SubscriptionItem> {
  return { ...item, recurring: true, price: priceEntity(price), product: productEntity(product) };
}

/** The period of a paused subscription is shown only if a resume continues it. */
function shownPeriod({ status, on_resume, current_billing_period }: Selectable<SubscriptionRow>) {
  return status === 'paused' && on_resume !== 'continue_existing_billing_period' ? null : current_billing_period;
}
