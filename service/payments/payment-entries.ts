import { randomUUID } from 'node:crypto';

import type { Timestamp } from '../storage/columns.ts';
import type { StoredPayment } from '../storage/rows/transaction-rows.ts';
import type { PaymentInstrument } from './gateway.ts';

export interface NewPayment {
  readonly id: string;
  readonly amount: bigint;
  readonly details: PaymentInstrument['details'];
  /** The saved payment method that is charged, if it is one. */
  readonly payment_method_id?: StoredPayment['payment_method_id'];
  readonly now: Timestamp;
}

/** The entry in `payments` of an attempt that the gateway has not answered. */
export function newPayment({ id, amount, details, payment_method_id = null, now }: NewPayment): StoredPayment {
  return {
    payment_attempt_id: id,
    stored_payment_method_id: randomUUID(),
    payment_method_id,
    amount: String(amount),
    status: 'created',
    error_code: null,
    method_details: details,
    created_at: now,
    captured_at: null,
  };
}

/** The entry of an attempt; undefined when there is none. */
export function paymentOf(payments: readonly StoredPayment[], id: string): StoredPayment | undefined {
  return payments.find(({ payment_attempt_id }) => payment_attempt_id === id);
}

/** The payments with changes to one of them. */
export function withPayment(
  payments: readonly StoredPayment[],
  id: string,
  changes: Partial<StoredPayment>,
): readonly StoredPayment[] {
  return payments.map((payment) => (payment.payment_attempt_id === id ? { ...payment, ...changes } : payment));
}
