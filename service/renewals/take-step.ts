import { randomUUID } from 'node:crypto';

import type { Selectable, Transaction } from 'kysely';

import type { AttemptRequest } from '../payments/gateway.ts';
import { lockTransaction } from '../payments/lock-transaction.ts';
import { openAttempt } from '../payments/open-attempt.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import type { AccountServices } from '../services.ts';
import type { StoredChange, SubscriptionRow } from '../storage/rows/subscription-rows.ts';
import type { TransactionRow } from '../storage/rows/transaction-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { readBuyer } from '../subscription-billing/read-buyer.ts';
import { cancelOverdue } from '../subscription-lifecycle/cancel-overdue.ts';
import {
  canceled,
  continued,
  continuesPeriod,
  type Effect,
  NOT_OVERDUE,
  paused,
  resumed,
} from '../subscription-lifecycle/take-effect.ts';
import { activated, afterFailure } from '../subscription-payments/after-payment.ts';
import { isSettled } from '../subscription-payments/is-settled.ts';
import { storeEffect } from '../subscription-payments/store-effect.ts';
import { dunningStep } from '../subscription-records/due-at.ts';
import { storeSubscription } from '../subscription-records/store-subscription.ts';
import { passed } from '../transactions/stages.ts';
import { storeLockedTransaction } from '../transactions/store-transaction.ts';
import { isPaymentUnderWay } from '../transactions/payment-under-way.ts';
import { chargeOf, isCharged, newAttempt, newBill, storeBills } from './bill-step.ts';
import { renewed } from './renewed.ts';

type Row = Selectable<SubscriptionRow>;

const RECOVERED = { ...NOT_OVERDUE, status: 'active' } as const;

/** A step of a subscription: within one database transaction, in the time of its account. */
interface Step {
  readonly trx: Transaction<Tables>;
  readonly payments: PaymentServices;
  readonly own: AccountServices;
  /** Locked. */
  readonly row: Row;
}

/**
 * Takes the due step of a subscription that the caller has locked: its scheduled change, the next step of
 * dunning, or its renewal.
 *
 * @returns The attempt to charge after the commit, if there is something to pay.
 */
export async function takeStep(step: Step): Promise<AttemptRequest | undefined> {
  const { row, own } = step;
  const now = own.clock.now();
  if (row.scheduled_change !== null && row.scheduled_change.effective_at <= now)
    return changeAsScheduled(step, row.scheduled_change);
  const dunned = row.status === 'past_due' ? dunningStep(row) : undefined;
  if (dunned !== undefined) {
    if (dunned.at > now) return leave(step);
    return dunned.action === 'end' ? endDunning(step) : retry(step);
  }
  if (row.next_billed_at === null || row.next_billed_at > now) return leave(step);
  return endsWithTrial(row) ? end(step, canceled(row, row.next_billed_at)) : renew(step, row.next_billed_at);
}

/** Corrects `due_at`, so that a subscription without a due step is not found again. */
async function leave({ trx, own, row }: Step): Promise<undefined> {
  await storeSubscription(trx, own, row, { updated_at: row.updated_at });
}

async function changeAsScheduled(
  step: Step,
  { action, effective_at, resume_at }: StoredChange,
): Promise<AttemptRequest | undefined> {
  const { row } = step;
  switch (action) {
    case 'cancel':
      return end(step, canceled(row, effective_at));
    case 'pause':
      return end(
        step,
        paused(row, effective_at, { resume_at, on_resume: row.on_resume ?? 'start_new_billing_period' }),
      );
    case 'resume':
      return resume(step, effective_at);
  }
}

/** Pauses or cancels it, and cancels what is overdue. */
async function end({ trx, own, row }: Step, effect: Effect): Promise<undefined> {
  await storeEffect(trx, own, row, effect);
  await cancelOverdue(trx, own, row);
}

/** A trial that needed no payment method, and got none, ends with the subscription. */
function endsWithTrial({ status, collection_mode, instrument, items }: Row): boolean {
  if (status !== 'trialing' || collection_mode === 'manual' || instrument !== null) return false;
  return items.some(({ price }) => price.trial_period?.requires_payment_method === false);
}

/** @param starts_at The end of the last period. */
async function renew(step: Step, starts_at: string): Promise<AttemptRequest | undefined> {
  const { row, own, trx } = step;
  const now = own.clock.now();
  const changes = renewed(row, starts_at, now);
  // Its last overdue invoice was canceled or credited, and not paid.
  const isRecovered = await isSettled(trx, row);
  const isActivated = isRecovered || changes.status === 'active';
  const events = ['subscription.updated', ...(isActivated ? (['subscription.activated'] as const) : [])] as const;
  return bill(step, { changes: { ...changes, ...(isRecovered && RECOVERED) }, events });
}

async function resume(step: Step, at: string): Promise<AttemptRequest | undefined> {
  const { trx, own, row } = step;
  if (continuesPeriod(row, at)) {
    await storeEffect(trx, own, row, continued(row, at));
    return undefined;
  }
  return bill(step, resumed(row, at));
}

/** Moves the subscription to a period, bills it, and opens the attempt to charge it. */
async function bill(step: Step, effect: Effect): Promise<AttemptRequest | undefined> {
  const { trx, own, row } = step;
  const billed = await newBill(step, row, effect, await readBuyer(trx, row));
  const [attempt] = await storeBills(step, [billed]);
  const { before, changes, transaction } = billed;
  const isDue = isCharged(transaction);
  const stored = { ...before, ...changes, revision: before.revision + 1 };
  if (isDue && attempt === undefined) await failWithoutInstrument(trx, own, stored, transaction);
  // Credit covers the period, or it costs nothing.
  else if (!isDue && stored.status === 'trialing')
    await storeEffect(trx, own, stored, activated(stored, {}, own.clock.now()));
  return attempt;
}

/** Without a payment method nothing can be charged, as with one that is not accepted any more. */
async function failWithoutInstrument(
  trx: Transaction<Tables>,
  own: AccountServices,
  row: Row,
  transaction: Selectable<TransactionRow>,
): Promise<void> {
  const now = own.clock.now();
  const start = { row: { ...transaction, updated_at: now }, events: [] };
  await storeLockedTransaction(trx, own, transaction, passed([start], 'failPayment'));
  const effect = afterFailure(row, transaction, 'declined_not_retryable', now);
  if (effect !== undefined) await storeEffect(trx, own, row, effect);
}

/**
 * Charges the overdue transaction again. While the customer is paying it, their payment counts as the retry.
 */
async function retry({ trx, payments, own, row }: Step): Promise<AttemptRequest | undefined> {
  const { account_id, overdue_transaction_id, instrument, payment_method_id, updated_at } = row;
  if (overdue_transaction_id === null) throw new Error(`internal error: subscription ${row.id} has nothing overdue`);
  const key = { accountId: account_id, transactionId: overdue_transaction_id };
  const transaction = await lockTransaction(trx, key);
  if (transaction.status !== 'past_due') {
    // It was settled or canceled in another way than by a payment.
    await storeEffect(trx, own, row, activated(row, {}, own.clock.now()));
    return undefined;
  }
  const charging = { charging_transaction_id: overdue_transaction_id, updated_at };
  const charged = await storeSubscription(trx, own, row, charging);
  if (isPaymentUnderWay(transaction)) return undefined;
  if (instrument !== null)
    return openAttempt(trx, own.clock, payments, transaction, newAttempt(transaction, randomUUID()), {
      ...chargeOf(transaction, instrument),
      payment_method_id,
    });
  const effect = afterFailure(charged, transaction, 'declined_not_retryable', own.clock.now());
  if (effect !== undefined) await storeEffect(trx, own, charged, effect);
  return undefined;
}

async function endDunning(step: Step): Promise<undefined> {
  const { trx, own, row } = step;
  const { dunning_action } = await trx
    .selectFrom('accounts')
    .select('dunning_action')
    .where('id', '=', row.account_id)
    .executeTakeFirstOrThrow();
  const now = own.clock.now();
  const pause = { resume_at: null, on_resume: 'start_new_billing_period' } as const;
  return end(step, dunning_action === 'pause' ? paused(row, now, pause) : canceled(row, now));
}
