import type { EventType } from '@billing/server';
import type { Selectable } from 'kysely';

import type { StoredPayment, TransactionRow, TransactionStatus } from '../storage/rows/transaction-rows.ts';

type Row = Selectable<TransactionRow>;

/** An event of the invoice of a transaction. */
export type InvoiceEvent = Extract<EventType, `invoice.${string}`>;

/** An event of a transaction or of its invoice. */
export type TransactionEvent = Extract<EventType, `transaction.${string}`> | InvoiceEvent;

/** A change of a transaction's status, or of what follows from it. */
export interface Transition {
  readonly from: readonly TransactionStatus[];
  readonly to: TransactionStatus;
  /** What must be true of a transaction with a status in `from`. */
  readonly condition: (row: Row) => boolean;
  /** In their order; events of invoices only if the transaction has one. */
  readonly events: readonly TransactionEvent[];
  /**
   * What the first of the events shows: the cause of the transition, before the status changes. By default
   * the same as the others.
   */
  readonly cause?: (before: Row, after: Row) => Row;
}

/**
 * Every transition of a transaction. A row that is created or updated passes `ready` as soon as it can; a
 * request causes `bill` and `cancel`; `issue` follows `bill` at once; `fallDue` happens at `due_at`; a
 * captured payment causes `pay`, and `complete` follows it; an adjustment that credits all that is due
 * causes `creditInFull`. A failed payment of a subscription causes `failPayment`, and `cancelOverdue`
 * follows when the subscription is canceled or paused.
 */
export const TRANSITIONS = {
  pay: {
    from: ['ready', 'billed', 'past_due'],
    to: 'paid',
    condition: () => true,
    events: ['transaction.updated', 'transaction.paid', 'invoice.paid'],
    cause: (before) => ({ ...before, payments: before.payments.map(beforeCapture) }),
  },
  complete: {
    from: ['paid'],
    to: 'completed',
    condition: () => true,
    events: ['transaction.updated', 'transaction.completed'],
    // The fee and the payout are known before the invoice is.
    cause: ({ status, invoice_number }, after) => ({ ...after, status, invoice_number }),
  },
  ready: {
    from: ['draft'],
    to: 'ready',
    condition: (row) => row.customer_id !== null && row.address_id !== null,
    events: ['transaction.ready'],
  },
  bill: {
    from: ['ready'],
    to: 'billed',
    condition: () => true,
    events: ['transaction.billed'],
  },
  issue: {
    from: ['billed'],
    to: 'billed',
    condition: (row) => row.collection_mode === 'manual' && row.invoice_number === null,
    events: ['transaction.updated', 'invoice.issued'],
  },
  fallDue: {
    from: ['billed'],
    to: 'past_due',
    condition: (row) => row.collection_mode === 'manual' && row.due_at !== null,
    events: ['transaction.updated', 'transaction.past_due', 'invoice.overdue'],
  },
  creditInFull: {
    from: ['billed', 'past_due'],
    to: 'completed',
    condition: (row) => row.collection_mode === 'manual',
    events: ['transaction.updated', 'transaction.completed'],
  },
  cancel: {
    from: ['draft', 'ready', 'billed', 'past_due'],
    to: 'canceled',
    // The renewal of a subscription is canceled with a pause or cancellation of the subscription.
    condition: (row) => row.status !== 'past_due' || row.collection_mode === 'manual',
    events: ['transaction.updated', 'transaction.canceled', 'invoice.canceled'],
  },
  failPayment: {
    from: ['billed'],
    to: 'past_due',
    condition: (row) => row.collection_mode === 'automatic' && row.subscription_id !== null,
    events: ['transaction.updated', 'transaction.past_due'],
  },
  cancelOverdue: {
    from: ['past_due'],
    to: 'canceled',
    condition: (row) => row.subscription_id !== null,
    events: ['transaction.updated', 'transaction.canceled', 'invoice.canceled'],
  },
} as const satisfies Readonly<Record<string, Transition>>;

/** The gateway authorizes and captures in one call; events report one after the other. */
function beforeCapture(payment: StoredPayment): StoredPayment {
  return payment.status === 'captured' ? { ...payment, status: 'authorized', captured_at: null } : payment;
}

export type TransitionName = keyof typeof TRANSITIONS;

/** Whether the transition is possible for the transaction as it is. */
export function canPass(name: TransitionName, row: Row): boolean {
  const { from, condition }: Transition = TRANSITIONS[name];
  return from.includes(row.status) && condition(row);
}
