import { randomUUID } from 'node:crypto';

import type { Selectable, Transaction } from 'kysely';

import type { AttemptRequest, PaymentInstrument } from '../payments/gateway.ts';
import { attemptRequest, insertAttempts, type NewAttempt, type Opened } from '../payments/open-attempt.ts';
import { newPayment } from '../payments/payment-entries.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import type { AccountServices } from '../services.ts';
import type { SubscriptionRow } from '../storage/rows/subscription-rows.ts';
import type { TransactionRow } from '../storage/rows/transaction-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { insertTogether } from '../storage/write-together.ts';
import { billPeriod } from '../subscription-billing/bill-period.ts';
import type { Buyer } from '../subscription-billing/read-buyer.ts';
import type { Effect } from '../subscription-lifecycle/take-effect.ts';
import {
  publishSubscription,
  storeSubscriptions,
  type SubscriptionChange,
} from '../subscription-records/store-subscription.ts';
import { publishStages } from '../transactions/publish-stages.ts';
import { lastRow } from '../transactions/stages.ts';

type Row = Selectable<SubscriptionRow>;

/** A subscription that moves to a period, and what is charged for it; nothing of it is stored yet. */
export interface Bill extends SubscriptionChange {
  readonly transaction: Selectable<TransactionRow>;
  /**
   * The attempt to charge it, if something is left to pay and the subscription has something to pay it with.
   */
  readonly opened: Opened | undefined;
}

/** Within one database transaction, in the time of an account. */
export interface Within {
  readonly trx: Transaction<Tables>;
  readonly payments: PaymentServices;
  readonly own: AccountServices;
}

/**
 * Bills the period that a change of a subscription begins, and publishes the events. `storeBills` stores it.
 */
export async function newBill(
  { trx, payments, own }: Within,
  row: Row,
  { changes, events }: Effect,
  buyer: Buyer,
): Promise<Bill> {
  const period = changes.current_billing_period;
  if (period == null) throw new Error(`internal error: subscription ${row.id} has no period to bill`);
  const moved = { ...row, ...changes, updated_at: own.clock.now() };
  await publishSubscription(trx, own, moved, events);
  const stages = await billPeriod(payments.newError, trx, own, moved, period, buyer);
  await publishStages(trx, own, stages);
  const transaction = lastRow(stages);
  const opened = isCharged(transaction) ? openedBy(row, transaction, own) : undefined;
  return {
    before: row,
    changes: {
      ...changes,
      updated_at: moved.updated_at,
      stored_lines: [],
      stored_charges: [],
      charging_transaction_id: isCharged(transaction) ? transaction.id : null,
    },
    transaction: opened?.row ?? transaction,
    opened,
  };
}

/** Whether the service charges what is left to pay. */
export function isCharged({ status, collection_mode }: Selectable<TransactionRow>): boolean {
  return collection_mode === 'automatic' && status === 'billed';
}

/**
 * Stores bills of different subscriptions, with one statement for each table. Returns for each the attempt
 * to charge after the commit.
 */
export async function storeBills(
  { trx, payments, own }: Within,
  bills: readonly Bill[],
): Promise<readonly (AttemptRequest | undefined)[]> {
  const opened = bills.flatMap((bill) => bill.opened ?? []);
  await insertTogether(
    trx,
    'transactions',
    bills.map(({ transaction }) => transaction),
  );
  await storeSubscriptions(trx, own, bills);
  await insertAttempts(trx, payments, opened);
  return bills.map((bill) => bill.opened && attemptRequest(bill.opened));
}

/** The transaction shows the attempt when it has a result; until then, no event reports it. */
function openedBy(
  { instrument, payment_method_id }: Row,
  transaction: Selectable<TransactionRow>,
  { clock }: AccountServices,
): Opened | undefined {
  if (instrument === null) return undefined;
  const attempt = newAttempt(transaction, randomUUID());
  const payment = chargeOf(transaction, instrument);
  const { amount } = payment;
  const { details } = payment.instrument;
  const entry = newPayment({ id: attempt.id, amount, details, payment_method_id, now: clock.now() });
  return { row: { ...transaction, payments: [entry] }, attempt, payment };
}

/** An attempt of the service, which saves nothing and redeems nothing. */
export function newAttempt({ account_id, id: transaction_id }: Selectable<TransactionRow>, id: string): NewAttempt {
  return { id, account_id, transaction_id, saves_method: false, reserved_discount_id: null };
}

export function chargeOf({ totals }: Selectable<TransactionRow>, instrument: NonNullable<Row['instrument']>) {
  return { amount: BigInt(totals.balance), instrument: instrument as PaymentInstrument, initiator: 'service' } as const;
}
