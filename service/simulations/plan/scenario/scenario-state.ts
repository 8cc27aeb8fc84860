import type { Duration } from '@billing/types';

import type { NewError } from '../../../common/errors.ts';
import type { EventEntity } from '../../../events/payload-versions.ts';
import type { PriceItemsCode } from '../../../pricing/prepare-lines.ts';
import type { FeeRule } from '../../../services.ts';
import type { Timestamp } from '../../../storage/columns.ts';
import type { AccountTaxMode } from '../../../tax/tax-mode.ts';
import type { TaxTable } from '../../../tax/tax-table.ts';
import type { ShownTransaction } from '../../../transactions/transaction-entity.ts';

export type Customer = EventEntity<'customer.created'>;
export type Address = EventEntity<'address.created'>;
export type Business = EventEntity<'business.created'>;
export type Discount = EventEntity<'discount.created'>;
export type Price = EventEntity<'price.created'>;
export type Product = EventEntity<'product.created'>;
export type Subscription = EventEntity<'subscription.activated'>;
export type SavedPaymentMethod = EventEntity<'payment_method.saved'>;
export type Payment = EventEntity<'transaction.created'>['payments'][number];

/**
 * A transaction with the columns of a stored one. Its payments also have the states of gateways that
 * authorize before they capture.
 */
export interface Transaction extends Omit<ShownTransaction, 'payments'> {
  readonly payments: readonly Payment[];
}

/**
 * All entities of a scenario at one moment. Their ids stay the same from the first event to the last.
 * Entities that the scenario creates later are in the state from the beginning; no event shows them before
 * their creation.
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
  readonly id: Transaction['lines'][number]['id'];
  readonly price: Price;
  readonly product: Product;
  readonly quantity: number;
}

export type PayingWith = Pick<Payment, 'payment_method_id' | 'stored_payment_method_id' | 'method_details'>;

/**
 * How the transaction is priced, and values that it gets from the sample or from the transaction that the
 * config names.
 */
export interface Terms extends Pick<Transaction, 'checkout' | 'custom_data'> {
  readonly pricing: PricingTerms;
  readonly invoiceNumber: string;
  /** Members that an address gains when the customer adds a business. */
  readonly addressCompletion: Partial<Address>;
}

/** What the figures of a transaction depend on besides its entities, as for real ones. */
export interface PricingTerms {
  readonly taxes: TaxTable;
  readonly accountTaxMode: AccountTaxMode;
  readonly fee: FeeRule;
  /** The time of the sale, which determines the tax rates. */
  readonly at: Timestamp;
  /** Creates the error of entities that can't be sold together. It names the fields of the config. */
  readonly newError: NewError<PriceItemsCode>;
}
