import type { Id } from '../../ids/id.ts';
import type { Timestamp } from '../columns.ts';

/**
 * The balance of a customer in a currency. Its amounts are the sums of its movements; its row is what
 * movements lock.
 */
export interface CreditBalanceRow {
  account_id: string;
  customer_id: Id<'ctm_'>;
  currency_code: string;
  created_at: Timestamp;
}

/** How amounts of a credit moved between what is available, reserved for transactions, and used by them. */
export interface CreditMovementRow {
  account_id: string;
  id: Id<'crdmov_'>;
  customer_id: Id<'ctm_'>;
  currency_code: string;
  /** The movement that brought this credit into the balance: its own id for that one. */
  credit_id: Id<'crdmov_'>;
  /** The transaction that the credit was applied to, or that it came from; null for a correction. */
  transaction_id: Id<'txn_'> | null;
  /**
   * `corrected` by an operator; `added` by a transaction that credits more than it charges; `reserved` for a
   * transaction; `used` by a completed one; `released` by a canceled or changed one.
   */
  kind: 'added' | 'corrected' | 'reserved' | 'used' | 'released';
  /** Changes of the three amounts, in the smallest unit of the currency. */
  available: number;
  reserved: number;
  used: number;
  /** Why an operator corrected the balance. */
  reason: string | null;
  created_at: Timestamp;
}
