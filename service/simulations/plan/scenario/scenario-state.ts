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
 * Everything that a scenario is about, as it is at one moment: the same ids from the first event to the last. What comes into being on the
 * way is here from the beginning, and nobody hears of it before.
 */
export interface Story {
  readonly customer: Customer;
  readonly address: Address;
  readonly business: Business;
  readonly paymentMethod: SavedPaymentMethod;
  /** What an attempt to pay shows of the payment method. */
  readonly payingWith: PayingWith;
  /** What the customer pays with once they have saved another. */
  readonly nextPaymentMethod: Pick<Story, 'paymentMethod' | 'payingWith'>;
  readonly discount: Discount;
  readonly purchase: readonly PurchaseLine[];
  /** What recurring prices begin with, at no charge; null without a trial. */
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

/** Rates as decimals (`0.21`), and what else the samples decide for every story. */
export interface Terms {
  readonly taxRate: string;
  readonly feeRate: string;
  /** Units of the payout currency for one of any other. */
  readonly exchangeRate: string;
  readonly payoutCurrency: string;
  readonly invoiceNumber: string;
  /** Where a customer pays who came to a checkout. */
  readonly checkout: Transaction['checkout'];
  /** What an address is completed with when a business is added. */
  readonly addressCompletion: Partial<Address>;
}
