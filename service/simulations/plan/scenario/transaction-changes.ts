import { randomUUID } from 'node:crypto';

import { WHOLE_PERIOD } from '../../../proration/proration-rate.ts';
import type { Timestamp } from '../../../storage/columns.ts';
import { settledAmounts } from '../../../transactions/settled-amounts.ts';
import { pricedPurchase } from './priced-purchase.ts';
import { type Step, step } from './step.ts';
import type { Payment, ScenarioState, Transaction } from './scenario-state.ts';

type TransactionChange = Pick<ScenarioState, 'transaction'>;

/** Sets members of the transaction. */
export function changed({ transaction }: ScenarioState, members: Partial<Transaction>): TransactionChange {
  return { transaction: { ...transaction, ...members } };
}

/**
 * Sets members of the transaction and prices it again: an address adds tax, a discount id subtracts the
 * discount.
 */
export function repriced(state: ScenarioState, members: Partial<Transaction> = {}): TransactionChange {
  const transaction = { ...state.transaction, ...members };
  return { transaction: { ...transaction, ...pricedPurchase(state, transaction) } };
}

/** Bills a period: its recurring items are charged for the whole of it. */
export function billed(
  { transaction }: ScenarioState,
  at: Timestamp,
  billing_period: NonNullable<Transaction['billing_period']>,
): TransactionChange {
  const proration = { rate: WHOLE_PERIOD.text, billing_period };
  const lines = transaction.lines.map((line) => (line.price.billing_cycle === null ? line : { ...line, proration }));
  return { transaction: { ...transaction, status: 'billed', billed_at: at, billing_period, lines } };
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
    amount: transaction.totals.grand_total,
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
  const { totals, payments, billed_at } = state.transaction;
  const [latest, ...earlier] = payments;
  return changed(state, {
    status: 'paid',
    billed_at: billed_at ?? now,
    totals: { ...totals, balance: '0' },
    payments: [{ ...latest!, status: 'captured', captured_at: now }, ...earlier],
  });
}

/** Adds the fee and the payout amounts. */
export function settled(state: ScenarioState): TransactionChange {
  return changed(state, settledAmounts(state.transaction, state.terms.pricing.fee));
}

export function completed(state: ScenarioState): TransactionChange {
  return changed(state, { status: 'completed', invoice_number: state.terms.invoiceNumber });
}

/** The events of an overdue transaction that is canceled with its subscription. */
export const cancelSteps: readonly Step[] = [
  step('transaction.updated', (state) => changed(state, { status: 'canceled' })),
  step('transaction.canceled'),
];
