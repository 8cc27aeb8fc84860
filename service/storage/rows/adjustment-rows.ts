import type { Generated } from 'kysely';

import type { Id } from '../../ids/id.ts';
import type { JsonColumn, Revision, Timestamp } from '../columns.ts';

export type AdjustmentAction = 'refund' | 'credit' | 'chargeback' | 'chargeback_reverse';
export type AdjustmentStatus = 'pending_approval' | 'approved' | 'rejected' | 'reversed';

/**
 * Amounts in the lowest denomination, as strings. `subtotal` is after the discount, so
 * `total = subtotal + tax`.
 */
export interface AdjustedFigures {
  readonly subtotal: string;
  readonly tax: string;
  readonly total: string;
}

/** What an adjustment takes of one line. */
export interface AdjustmentLine {
  readonly id: Id<'adjitm_'>;
  readonly item_id: Id<'txnitm_'>;
  /** `tax` takes of the tax alone. */
  readonly type: 'full' | 'partial' | 'tax';
  /** As requested; null when the line is adjusted in full. */
  readonly amount: string | null;
  readonly totals: AdjustedFigures;
}

export interface AdjustmentTotals extends AdjustedFigures {
  readonly fee: string;
  readonly retained_fee: string;
  readonly earnings: string;
  readonly currency_code: string;
}

export interface AdjustmentPayoutTotals extends AdjustmentTotals {
  readonly chargeback_fee: { readonly amount: string; readonly original: null };
}

export interface AdjustmentRow {
  account_id: string;
  id: Id<'adj_'>;
  action: AdjustmentAction;
  type: 'full' | 'partial';
  transaction_id: Id<'txn_'>;
  customer_id: Id<'ctm_'>;
  subscription_id: Id<'sub_'> | null;
  reason: string;
  credit_applied_to_balance: boolean | null;
  currency_code: string;
  status: AdjustmentStatus;
  items: JsonColumn<readonly AdjustmentLine[]>;
  totals: JsonColumn<AdjustmentTotals>;
  payout_totals: JsonColumn<AdjustmentPayoutTotals | null>;
  tax_rates_used: JsonColumn<readonly { readonly tax_rate: string; readonly totals: AdjustedFigures }[]>;
  /** Unique in the account, without gaps; null until approved. */
  credit_note_number: string | null;
  /**
   * In the account's time: when a refund that is pending is approved by itself. Null when only an operator
   * approves it.
   */
  approve_at: Timestamp | null;
  /**
   * In real time: when a job refunds a pending refund that was approved. A process that does moves it ahead
   * first, so that others leave the refund alone. Null before the approval, and once the gateway's result is
   * stored.
   */
  refund_at: Timestamp | null;
  /** How often a job has tried to refund it. */
  refund_tries: Generated<number>;
  created_at: Timestamp;
  updated_at: Timestamp;
  revision: Revision;
}

/** The last number of a credit note in an account; there is no row until the first one. */
export interface CreditNoteNumberRow {
  account_id: string;
  last_number: number;
}
