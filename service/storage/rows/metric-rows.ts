import type { Id } from '../../ids/id.ts';
import type { JsonColumn, Timestamp } from '../columns.ts';
import type { StoredItem, SubscriptionRow, SubscriptionStatus } from './subscription-rows.ts';

/** A transaction that was completed, unless all of it was credited before. A trigger writes it. */
export interface CompletedSaleRow {
  account_id: string;
  transaction_id: Id<'txn_'>;
  completed_at: Timestamp;
  currency_code: string;
  /**
   * When it was completed: after credits, and before refunds and chargebacks. Negative when the fee exceeds
   * the payment.
   */
  earnings: number;
}

/**
 * A subscription as it was from a time until its next version. A trigger writes it when something changes
 * that metrics count.
 */
export interface SubscriptionVersionRow {
  account_id: string;
  subscription_id: Id<'sub_'>;
  /** That of the subscription. */
  revision: number;
  valid_from: Timestamp;
  status: SubscriptionStatus;
  customer_id: Id<'ctm_'>;
  address_id: Id<'add_'>;
  business_id: Id<'biz_'> | null;
  currency_code: string;
  billing_cycle: SubscriptionRow['billing_cycle'];
  /** Those that are active. */
  items: JsonColumn<readonly Pick<StoredItem, 'quantity' | 'price' | 'product'>[]>;
  discount: SubscriptionRow['discount'];
}
