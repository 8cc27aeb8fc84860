import type { Timestamp } from '../../../storage/columns.ts';
import type { Cast } from './sample-entities.ts';
import type { PurchaseLine, Story, Subscription, Transaction } from './scenario-state.ts';
import { priced } from './transaction-changes.ts';

/** A transaction over the purchase with nothing but these members known. */
export function newTransaction(
  cast: Cast,
  created_at: Timestamp,
  members: Pick<Transaction, 'status' | 'origin'> & Partial<Transaction>,
): Transaction {
  const unknown = {
    id: cast.transactionId,
    customer_id: null,
    address_id: null,
    business_id: null,
    custom_data: null,
    currency_code: cast.purchase[0]!.price.unit_price.currency_code,
    subscription_id: null,
    invoice_id: null,
    invoice_number: null,
    collection_mode: 'automatic',
    discount_id: null,
    billing_details: null,
    billing_period: null,
    items: cast.purchase.map(({ price, quantity }) => ({ price_id: price.id, price, quantity, proration: null })),
    payments: [],
    checkout: null,
    created_at,
    updated_at: created_at,
    billed_at: null,
    revised_at: null,
    ...members,
  };
  return { ...unknown, details: priced(cast, unknown) };
}

/** A subscription to what recurs in the purchase, which has not started. */
export function newSubscription(cast: Cast, created_at: Timestamp): Subscription {
  const recurring = recurringLines(cast);
  return {
    id: cast.subscriptionId,
    status: 'active',
    customer_id: cast.customer.id,
    address_id: cast.address.id,
    business_id: null,
    currency_code: recurring[0]!.price.unit_price.currency_code,
    created_at,
    updated_at: created_at,
    started_at: null,
    first_billed_at: null,
    next_billed_at: null,
    paused_at: null,
    canceled_at: null,
    discount: null,
    collection_mode: 'automatic',
    billing_details: null,
    current_billing_period: null,
    billing_cycle: recurring[0]!.price.billing_cycle!,
    scheduled_change: null,
    items: recurring.map(({ price, product, quantity }) => ({
      status: 'active',
      quantity,
      recurring: true,
      created_at,
      updated_at: created_at,
      previously_billed_at: null,
      next_billed_at: null,
      trial_dates: null,
      price,
      product,
    })),
    custom_data: null,
    import_meta: null,
  };
}

function recurringLines({ purchase }: Pick<Story, 'purchase'>): readonly PurchaseLine[] {
  return purchase.filter(({ price }) => price.billing_cycle !== null);
}
