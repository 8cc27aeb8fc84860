import type { Duration } from '@billing/types';

import type { EventEntity } from '../../../events/payload-versions.ts';

export type Customer = EventEntity<'customer.created'>;
export type Address = EventEntity<'address.created'>;
export type Business = EventEntity<'business.created'>;
export type Discount = EventEntity<'discount.created'>;
export type Price = EventEntity<'price.created'>;
export type Product = EventEntity<'product.created'>;
export type Transaction = EventEntity<'transaction.created'>;
export type Subscription = EventEntity<'subscription.activated'>;
export type SavedPaymentMethod = EventEntity<'payment_method.saved'>;
export type Payment = Transaction['payments'][number];

/**
 * All entities of a scenario at one moment. Their ids stay the same from the first event to the last. Entities that the scenario
 * creates later are in the state from the beginning; no event shows them before their creation.
 */
export interface ScenarioState {
  readonly customer: Customer;
  readonly address: Address;
  readonly business: Business;
  readonly paymentMethod: SavedPaymentMethod;
  /** The part of the payment method that payment attempts show. */
  readonly payingWith: PayingWith;
  /** The payment method that the customer saves after a failed payment. */
  readonly nextPaymentMethod: Pick<ScenarioState, 'paymentMethod' | 'payingWith'>;
  readonly discount: Discount;
  readonly purchase: readonly PurchaseLine[];
  /** The free trial period of recurring prices; null without a trial. */
  readonly trial: Duration | null;
  readonly terms: Terms;
  readonly transaction: Transaction;
  readonly subscription: Subscription;
}

export interface PurchaseLine {
  readonly id: Transaction['details']['line_items'][number]['id'];
  readonly price: Price;
  readonly product: Product;
  readonly quantity: number;
}

export type PayingWith = Pick<Payment, 'payment_method_id' | 'stored_payment_method_id' | 'method_details'>;

/** Rates as decimals (`0.21`) and other values that all scenarios take from the samples. */
export interface Terms {
  readonly taxRate: string;
  readonly feeRate: string;
  /** Units of the payout currency for one unit of any other currency. */
  readonly exchangeRate: string;
  readonly payoutCurrency: string;
  readonly invoiceNumber: string;
  /** Link to the checkout. */
  readonly checkout: Transaction['checkout'];
  /** Members that an address gains when the customer adds a business. */
  readonly addressCompletion: Partial<Address>;
}
