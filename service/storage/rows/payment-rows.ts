import type { Generated } from 'kysely';

import type { Id } from '../../ids/id.ts';
import type { Timestamp } from '../columns.ts';

/**
 * What is left to do for an attempt to pay a transaction, beside what the transaction shows in `payments`. A
 * transaction has at most one that is `open` or `captured` (`payment_attempts_one`).
 */
export interface PaymentAttemptRow {
  /** A UUID, and the idempotency key at the gateway. */
  id: string;
  account_id: string;
  transaction_id: Id<'txn_'>;
  /**
   * `open`: the gateway may have the attempt, and its result is not stored. `captured`: the transaction is
   * paid and not yet completed. Then `completed`; or `failed`, and the customer can try again.
   */
  state: 'open' | 'captured' | 'completed' | 'failed';
  /** `service` for charges of subscriptions that a worker makes. */
  initiator: Generated<'customer' | 'service'>;
  /** The gateway's reference for the payment instrument; null when there was nothing to pay. */
  gateway_reference: string | null;
  /** Whether the customer chose to save the payment method. */
  saves_method: boolean;
  /** While the attempt is `open` or `captured`, it holds one use of this discount for its transaction. */
  reserved_discount_id: Id<'dsc_'> | null;
  /**
   * In real time: when a job takes care of an `open` or `captured` attempt. A process that does moves it
   * ahead first, so that others leave the attempt alone.
   */
  ask_at: Timestamp;
  /** How often a job has taken care of it. */
  asked: Generated<number>;
}
