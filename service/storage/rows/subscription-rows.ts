import type { Generated } from 'kysely';

import type { Id } from '../../ids/id.ts';
import type { AnyObject, JsonColumn, Revision, Timestamp } from '../columns.ts';
import type { PriceCopy, ProductCopy } from './catalog-rows.ts';
import type { BillingDetails, StoredPayment, TransactionLine } from './transaction-rows.ts';

export type SubscriptionStatus = 'active' | 'canceled' | 'past_due' | 'paused' | 'trialing';

interface Period {
  readonly starts_at: Timestamp;
  readonly ends_at: Timestamp;
}

/**
 * A recurring price and its quantity. The price and the product are as they were when the item was added.
 */
export interface StoredItem {
  readonly status: 'active' | 'inactive' | 'trialing';
  readonly quantity: number;
  readonly created_at: Timestamp;
  readonly updated_at: Timestamp;
  readonly previously_billed_at: Timestamp | null;
  readonly next_billed_at: Timestamp | null;
  readonly trial_dates: Period | null;
  readonly price: PriceCopy;
  readonly product: ProductCopy;
}

export interface StoredChange {
  readonly action: 'cancel' | 'pause' | 'resume';
  readonly effective_at: Timestamp;
  readonly resume_at: Timestamp | null;
}

/** What a subscription is paid with. */
export interface StoredInstrument {
  /** The gateway's name for it. */
  readonly reference: string;
  readonly details: StoredPayment['method_details'];
}

/** A change that waits for the result of a payment. */
export interface PendingChange {
  readonly transaction_id: Id<'txn_'>;
  /**
   * What a captured payment changes; null when it was changed before the payment. A failed payment changes
   * nothing of it.
   */
  readonly change: {
    readonly columns: Readonly<Record<string, unknown>>;
    /** Already counted towards the limit of the account; absent when it does not change. */
    readonly custom_data?: AnyObject | null;
    /** A discount whose use it redeems. */
    readonly redeems: Id<'dsc_'> | null;
    /** Events of the subscription, which come before those of the transaction. */
    readonly events: readonly string[];
    /** The steps of the transaction until its payment, whose events are published with the result. */
    readonly steps: readonly { readonly row: Readonly<Record<string, unknown>>; readonly events: readonly string[] }[];
  } | null;
  /** The idempotency key of the request, and its response if the payment is captured. */
  readonly key: {
    readonly id: Id<'idem_'>;
    readonly operation: string;
    readonly key: string;
    readonly request_id: string;
    /** Of the request, for links in the response. */
    readonly base_url: string;
    readonly status: number;
  } | null;
}

export interface SubscriptionRow {
  account_id: string;
  id: Id<'sub_'>;
  status: SubscriptionStatus;
  customer_id: Id<'ctm_'>;
  address_id: Id<'add_'>;
  business_id: Id<'biz_'> | null;
  currency_code: string;
  collection_mode: 'automatic' | 'manual';
  billing_details: JsonColumn<BillingDetails | null>;
  billing_cycle: JsonColumn<{ readonly interval: string; readonly frequency: number }>;
  /** It applies to periods that start before `ends_at`. */
  discount: JsonColumn<{
    readonly id: Id<'dsc_'>;
    readonly starts_at: Timestamp | null;
    readonly ends_at: Timestamp | null;
  } | null>;
  items: JsonColumn<readonly StoredItem[]>;
  /** Those of the items, for the filter of lists. */
  price_ids: string[];
  scheduled_change: JsonColumn<StoredChange | null>;
  /** Of the scheduled change, for the filter of lists. */
  scheduled_change_action: StoredChange['action'] | null;
  current_billing_period: JsonColumn<Period | null>;
  /**
   * Billing periods are counted from here: the start, the end of the trial, or the last time that the date
   * was moved.
   */
  anchor_at: Timestamp;
  custom_data: JsonColumn<AnyObject | null>;
  import_meta: JsonColumn<{ readonly external_id?: string | null; readonly imported_from: string } | null>;
  /** Null with manual collection, and when the first transaction took no payment. */
  instrument: JsonColumn<StoredInstrument | null>;
  created_at: Timestamp;
  updated_at: Timestamp;
  started_at: Timestamp | null;
  first_billed_at: Timestamp | null;
  next_billed_at: Timestamp | null;
  /**
   * When a worker does what comes next: a renewal, the end of a trial, a scheduled change, or a retry of a
   * payment; null = nothing.
   */
  due_at: Timestamp | null;
  /**
   * The transaction that the service is charging, until its payment has a result. Nothing else falls due
   * meanwhile.
   */
  charging_transaction_id: Id<'txn_'> | null;
  /**
   * The change that is made when the payment of the transaction in `charging_transaction_id` has a result.
   */
  pending_change: JsonColumn<PendingChange | null>;
  /** The transaction whose payment failed, while the subscription is past due with automatic collection. */
  overdue_transaction_id: Id<'txn_'> | null;
  /** When its first payment failed. */
  past_due_since: Timestamp | null;
  /** How often its payment was retried. */
  retries: Generated<number>;
  /**
   * Why its last payment failed; null when it can be retried, because the payment method has changed since.
   */
  dunning_code: string | null;
  /** The saved payment method that it is paid with, if it is one. */
  payment_method_id: Id<'paymtd_'> | null;
  /** Lines of changes that the next renewal charges or credits, with their figures. */
  stored_lines: JsonColumn<readonly TransactionLine[]>;
  /** Items that the next renewal charges once. */
  stored_charges: JsonColumn<readonly Pick<StoredItem, 'price' | 'product' | 'quantity'>[]>;
  paused_at: Timestamp | null;
  /**
   * What a resume does with the billing period of a paused subscription; null unless it is paused, or a
   * pause is scheduled.
   */
  on_resume: 'continue_existing_billing_period' | 'start_new_billing_period' | null;
  canceled_at: Timestamp | null;
  revision: Revision;
}
