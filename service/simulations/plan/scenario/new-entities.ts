import type { Timestamp } from '../../../storage/columns.ts';
import type { InitialEntities } from './sample-entities.ts';
import type { PurchaseLine, ScenarioState, Subscription, Transaction } from './scenario-state.ts';
import { pricedPurchase } from './priced-purchase.ts';

/** A transaction for the purchase. Members other than these are null or have their defaults. */
export function newTransaction(
  entities: InitialEntities,
  created_at: Timestamp,
  members: Pick<Transaction, 'status' | 'origin'> & Partial<Transaction>,
): Transaction {
  const transaction = {
    id: entities.transactionId,
    customer_id: null,
    address_id: null,
    business_id: null,
    custom_data: entities.terms.custom_data,
    subscription_id: null,
    invoice_id: null,
    invoice_number: null,
    collection_mode: 'automatic' as const,
    discount_id: null,
    billing_details: null,
    billing_period: null,
    payout_totals: null,
    adjusted_payout_totals: null,
    payments: [],
    checkout: null,
    created_at,
    updated_at: created_at,
    billed_at: null,
    revised_at: null,
    ...members,
  };
  return { ...transaction, ...pricedPurchase(entities, transaction) };
}

/** A subscription to the recurring items of the purchase that has not started. */
export function newSubscription(entities: InitialEntities, created_at: Timestamp): Subscription {
  const recurring = recurringLines(entities);
  return {
    id: entities.subscriptionId,
    status: 'active',
    customer_id: entities.customer.id,
    address_id: entities.address.id,
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

function recurringLines({ purchase }: Pick<ScenarioState, 'purchase'>): readonly PurchaseLine[] {
  return purchase.filter(({ price }) => price.billing_cycle !== null);
}
