import { randomUUID } from 'node:crypto';

import type { Timestamp } from '../../../storage/columns.ts';
import { paidDetails, settledDetails, unpaidDetails } from './amounts.ts';
import { type Step, step } from './step.ts';
import type { Payment, Story, Transaction } from './scenario-state.ts';

type TransactionChange = Pick<Story, 'transaction'>;

/** The transaction with these members. */
export function changed({ transaction }: Story, members: Partial<Transaction>): TransactionChange {
  return { transaction: { ...transaction, ...members } };
}

/** The same where the members change what it comes to: tax begins with the address, and a discount with its id. */
export function repriced(story: Story, members: Partial<Transaction> = {}): TransactionChange {
  const transaction = { ...story.transaction, ...members };
  return { transaction: { ...transaction, details: priced(story, transaction) } };
}

/** What a transaction of the story comes to before it is paid. */
export function priced(
  { purchase, trial, terms, discount }: Pick<Story, 'purchase' | 'trial' | 'terms' | 'discount'>,
  { currency_code, address_id, discount_id }: Pick<Transaction, 'currency_code' | 'address_id' | 'discount_id'>,
): Transaction['details'] {
  return unpaidDetails(
    { purchase, trial, currencyCode: currency_code },
    { taxRate: address_id === null ? '0' : terms.taxRate, discount: discount_id === null ? null : discount },
  );
}

/** One attempt more, for all that is to be paid. */
export function attempted(
  story: Story,
  now: Timestamp,
  outcome: Pick<Payment, 'status' | 'error_code'> = { status: 'authorized', error_code: null },
): TransactionChange {
  const { transaction, payingWith } = story;
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
  return changed(story, { payments: [attempt, ...transaction.payments] });
}

/** The money of the latest attempt is there. */
export function paid(story: Story, now: Timestamp): TransactionChange {
  const { details, payments, billed_at } = story.transaction;
  const [latest, ...earlier] = payments;
  return changed(story, {
    status: 'paid',
    billed_at: billed_at ?? now,
    details: paidDetails(details),
    payments: [{ ...latest!, status: 'captured', captured_at: now }, ...earlier],
  });
}

/** Fees are known, and so is what is paid out. */
export function settled(story: Story): TransactionChange {
  return changed(story, { details: settledDetails(story.transaction.details, story.terms) });
}

export function completed(story: Story): TransactionChange {
  return changed(story, { status: 'completed', invoice_number: story.terms.invoiceNumber });
}

/** An overdue transaction is canceled with its subscription. */
export const cancelSteps: readonly Step[] = [
  step('transaction.updated', (story) => changed(story, { status: 'canceled' })),
  step('transaction.canceled'),
];
