import type { Generated } from 'kysely';

import type { Id } from '../../ids/id.ts';
import type { AnyObject, JsonColumn, Revision, Timestamp } from '../columns.ts';
import type { Card } from './checkout-rows.ts';
import type { Duration, PriceCopy, ProductCopy } from './catalog-rows.ts';

export type TransactionStatus = 'draft' | 'ready' | 'billed' | 'paid' | 'completed' | 'canceled' | 'past_due';

/** Members of all of them are amounts in the lowest denomination, as strings. */
interface TaxedTotals {
  readonly subtotal: string;
  readonly tax: string;
  readonly total: string;
}

export interface LineTotals extends TaxedTotals {
  readonly discount: string;
}

interface TransactionTotals extends LineTotals {
  readonly credit: string;
  readonly credit_to_balance: string;
  readonly balance: string;
  readonly grand_total: string;
  readonly grand_total_tax: string;
  readonly fee: string | null;
  readonly earnings: string | null;
  readonly currency_code: string;
}

interface AdjustedTotals extends TaxedTotals {
  readonly grand_total: string;
  readonly grand_total_tax: string;
  readonly fee: string | null;
  readonly retained_fee: string;
  readonly earnings: string | null;
  readonly currency_code: string;
}

interface PayoutTotals extends TransactionTotals {
  readonly fee: string;
  readonly fee_rate: string;
  readonly earnings: string;
  readonly exchange_rate: string;
}

interface AdjustedPayoutTotals extends TaxedTotals {
  readonly fee: string;
  readonly retained_fee: string;
  readonly chargeback_fee: {
    readonly amount: string;
    readonly original: { readonly amount: string; readonly currency_code: string } | null;
  };
  readonly earnings: string;
  readonly exchange_rate: string;
  readonly currency_code: string;
}

interface Period {
  readonly starts_at: Timestamp;
  readonly ends_at: Timestamp;
}

/** An item of a transaction with its figures. */
export interface TransactionLine {
  readonly id: Id<'txnitm_'>;
  readonly price: PriceCopy;
  readonly product: ProductCopy;
  readonly quantity: number;
  readonly proration: { readonly rate: string; readonly billing_period: Period } | null;
  readonly tax_rate: string;
  readonly unit_totals: LineTotals;
  readonly totals: LineTotals;
  /**
   * Set for a line that charges or credits units for a moved billing date, which therefore adds and removes
   * none.
   */
  readonly moves_date?: true;
  /**
   * Set for a line of a change: the discount that it was priced with. While the line waits for the renewal,
   * the subscription can get another one.
   */
  readonly discount_id?: Id<'dsc_'>;
}

/** An attempt to pay, as the API shows it. */
export interface StoredPayment {
  readonly payment_attempt_id: string;
  readonly stored_payment_method_id: string;
  readonly payment_method_id: Id<'paymtd_'> | null;
  readonly amount: string;
  readonly status: PaymentAttemptStatus;
  readonly error_code: string | null;
  readonly method_details: PaymentAttemptMethod;
  readonly created_at: Timestamp;
  readonly captured_at: Timestamp | null;
}

/**
 * `created` until the gateway has answered. Nothing is stored as `authorized`: events show it before
 * `captured`.
 */
export type PaymentAttemptStatus =
  | 'created'
  | 'authorized'
  | 'captured'
  | 'error'
  | 'dropped'
  | 'action_required'
  | 'pending_no_action_required';

interface PaymentAttemptMethod {
  readonly type: string;
  readonly card: Card | null;
  readonly paypal: { readonly email: string; readonly reference: string | null } | null;
  readonly underlying_details: { readonly korea_local: { readonly type: string } | null } | null;
  readonly south_korea_local_card: { readonly type?: string; readonly last4?: string } | null;
}

export interface BillingDetails {
  readonly enable_checkout: boolean;
  readonly purchase_order_number: string;
  readonly additional_information: string | null;
  readonly payment_terms: Duration;
}

/** Who bought, as documents print it. */
export interface BuyerCopy {
  readonly customer: { readonly name: string | null; readonly email: string };
  readonly address: {
    readonly first_line: string | null;
    readonly second_line: string | null;
    readonly city: string | null;
    readonly postal_code: string | null;
    readonly region: string | null;
    readonly country_code: string;
  };
  readonly business: {
    readonly name: string;
    readonly company_number: string | null;
    readonly tax_identifier: string | null;
  } | null;
}

export interface TransactionRow {
  account_id: string;
  id: Id<'txn_'>;
  status: TransactionStatus;
  customer_id: Id<'ctm_'> | null;
  address_id: Id<'add_'> | null;
  business_id: Id<'biz_'> | null;
  discount_id: Id<'dsc_'> | null;
  /** Whether `times_used` of the discount counts this transaction. */
  discount_redeemed: Generated<boolean>;
  subscription_id: Id<'sub_'> | null;
  custom_data: JsonColumn<AnyObject | null>;
  currency_code: string;
  /** Whether a request named the currency. Otherwise it follows the address. */
  currency_requested: boolean;
  origin:
    | 'api'
    | 'subscription_charge'
    | 'subscription_payment_method_change'
    | 'subscription_recurring'
    | 'subscription_update'
    | 'web';
  collection_mode: 'automatic' | 'manual';
  invoice_id: Id<'inv_'> | null;
  /** Unique in the account, without gaps. */
  invoice_number: string | null;
  billing_details: JsonColumn<BillingDetails | null>;
  billing_period: JsonColumn<Period | null>;
  lines: JsonColumn<readonly TransactionLine[]>;
  tax_rates_used: JsonColumn<readonly { readonly tax_rate: string; readonly totals: LineTotals }[]>;
  totals: JsonColumn<TransactionTotals>;
  adjusted_totals: JsonColumn<AdjustedTotals>;
  payout_totals: JsonColumn<PayoutTotals | null>;
  adjusted_payout_totals: JsonColumn<AdjustedPayoutTotals | null>;
  /** The latest first. */
  payments: JsonColumn<readonly StoredPayment[]>;
  /** Opens the hosted checkout: a random secret in its address. */
  checkout_token: string;
  /**
   * Whether the customer and address were entered at the hosted checkout, where they can then be corrected.
   */
  checkout_details_entered: Generated<boolean>;
  /** The page of the request that opens the checkout; null = the default of the account. */
  checkout_page: string | null;
  /** The page with the id of the transaction. */
  checkout: JsonColumn<{ readonly url: string | null } | null>;
  created_at: Timestamp;
  updated_at: Timestamp;
  /** When it was billed or paid. */
  billed_at: Timestamp | null;
  /** When the payment terms of a billed transaction with manual collection end. */
  due_at: Timestamp | null;
  revised_at: Timestamp | null;
  /**
   * As it was when the transaction was billed or paid, with what a request revised since; null before that.
   */
  buyer: JsonColumn<BuyerCopy | null>;
  revision: Revision;
}

/** The last invoice number of an account; there is no row until the first one. */
export interface InvoiceNumberRow {
  account_id: string;
  last_number: number;
}
