import { randomUUID } from 'node:crypto';

import type { Timestamp } from '../../../storage/columns.ts';
import { paidDetails, settledDetails, unpaidDetails } from './amounts.ts';
import { type Step, step } from './step.ts';
import type { Payment, ScenarioState, Transaction } from './scenario-state.ts';

type TransactionChange = Pick<ScenarioState, 'transaction'>;

/** Sets members of the transaction. */
export function changed({ transaction }: ScenarioState, members: Partial<Transaction>): TransactionChange {
  return { transaction: { ...transaction, ...members } };
}

/** Sets members of the transaction and recalculates its amounts: an address adds tax, a discount id subtracts the discount. */
export function repriced(state: ScenarioState, members: Partial<Transaction> = {}): TransactionChange {
  const transaction = { ...state.transaction, ...members };
  return { transaction: { ...transaction, details: priced(state, transaction) } };
}

/** The amounts of an unpaid transaction. */
export function priced(
  { purchase, trial, terms, discount }: Pick<ScenarioState, 'purchase' | 'trial' | 'terms' | 'discount'>,
  { currency_code, address_id, discount_id }: Pick<Transaction, 'currency_code' | 'address_id' | 'discount_id'>,
): Transaction['details'] {
  return unpaidDetails(
    { purchase, trial, currencyCode: currency_code },
    { taxRate: address_id === null ? '0' : terms.taxRate, discount: discount_id === null ? null : discount },
  );
}

/** Adds a payment attempt over the grand total. */
export function attempted(
  state: ScenarioState,
  now: Timestamp,
  outcome: Pick<Payment, 'status' | 'error_code'> = { status: 'authorized', error_code: null },
): TransactionChange {
  const { transaction, payingWith } = state;
  const attempt: Payment = {
    payment_attempt_id: randomUUID(),
    stored_payment_method_id: payingWith.stored_payment_method_id,
    payment_method_id: payingWith.payment_method_id,
    amount: transaction.details.totals.grand_total,
    status: outcome.status,
    error_code: outcome.error_code,
    method_details: payingWith.method_details,
    created_at: now,
    captured_at: null,
  };
  return changed(state, { payments: [attempt, ...transaction.payments] });
}

/** Captures the latest payment attempt. */
export function paid(state: ScenarioState, now: Timestamp): TransactionChange {
  const { details, payments, billed_at } = state.transaction;
  const [latest, ...earlier] = payments;
  return changed(state, {
    status: 'paid',
    billed_at: billed_at ?? now,
    details: paidDetails(details),
    payments: [{ ...latest!, status: 'captured', captured_at: now }, ...earlier],
  });
}

/** Adds the fee and the payout amounts. */
export function settled(state: ScenarioState): TransactionChange {
  return changed(state, { details: settledDetails(state.transaction.details, state.terms) });
}

export function completed(state: ScenarioState): TransactionChange {
  return changed(state, { status: 'completed', invoice_number: state.terms.invoiceNumber });
}

/** The events of an overdue transaction that is canceled with its subscription. */
export const cancelSteps: readonly Step[] = [
  step('transaction.updated', (state) => changed(state, { status: 'canceled' })),
  step('transaction.canceled'),
];
