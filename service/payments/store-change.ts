import type { Selectable, Transaction } from 'kysely';

import { useCredit } from '../credit-balances/apply-credit.ts';
import type { AccountServices } from '../services.ts';
import type { Timestamp } from '../storage/columns.ts';
import type { PaymentAttemptRow } from '../storage/rows/payment-rows.ts';
import type { SubscriptionRow } from '../storage/rows/subscription-rows.ts';
import type { TransactionRow } from '../storage/rows/transaction-rows.ts';
import type { Tables } from '../storage/tables.ts';
import type { Effect } from '../subscription-lifecycle/take-effect.ts';
import { activated, afterCapture, afterFailure } from '../subscription-payments/after-payment.ts';
import { isSettled } from '../subscription-payments/is-settled.ts';
import { storeEffect } from '../subscription-payments/store-effect.ts';
import { lastRow, passed, type Stage, type Stages } from '../transactions/stages.ts';
import { storeTransaction } from '../transactions/store-transaction.ts';
import { canPass } from '../transactions/transitions.ts';
import { afterSeconds, COMPLETION_SECONDS } from './ask-times.ts';
import type { Change } from './change-of-result.ts';
import { completedStages, paidStages } from './paid-stages.ts';
import { paymentOf, withPayment } from './payment-entries.ts';
import type { PaymentServices } from './payment-services.ts';
import { closeApplied, settledChange, waitingChange } from './settle-change.ts';

type Row = Selectable<TransactionRow>;
type Attempt = Selectable<PaymentAttemptRow>;
type Subscription = Selectable<SubscriptionRow>;

export interface Storing {
  /** Locked, as are the attempt and the subscription. */
  readonly row: Row;
  /** Open. */
  readonly attempt: Attempt;
  readonly change: Change;
  /** Locked before the transaction; undefined when the transaction belongs to none yet. */
  readonly subscription: Subscription | undefined;
  /** The invoice number of a transaction that is completed at once; undefined to leave it paid. */
  readonly completeWith: (() => Promise<string>) | undefined;
}

/**
 * Stores what a result changes in the attempt, its transaction and the subscription, and publishes the
 * events.
 */
export async function storeChange(
  trx: Transaction<Tables>,
  { newError }: Pick<PaymentServices, 'newError'>,
  own: AccountServices,
  { row, attempt, change, subscription, completeWith }: Storing,
): Promise<void> {
  const now = own.clock.now();
  const captured_at = change.state === 'captured' ? now : null;
  const payments = withPayment(row.payments, attempt.id, { ...change.payment, captured_at });
  // The customer can take minutes to act; asking again and again yields the same result.
  if (change.state === 'open' && isSame(row, payments)) return;
  const after = { ...row, payments, updated_at: now };
  const waiting = waitingChange(subscription, row);
  const effect =
    waiting === undefined && subscription !== undefined
      ? await effectOf(trx, change, subscription, after, attempt, now)
      : undefined;
  const changeSubscription: Stage['preceding'] = async (within, services) => {
    if (effect === undefined) return;
    await closeApplied(within, own, await storeEffect(within, services, subscription!, effect));
  };
  await trx
    .updateTable('payment_attempts')
    .set(attemptColumns(change, completeWith !== undefined))
    .where('id', '=', attempt.id)
    .execute();
  const stages = stagesOf(change, waiting === undefined ? subscription : undefined, after, now);
  if (waiting !== undefined && change.state !== 'open') {
    const steps =
      completeWith === undefined ? stages : await completed(trx, own, stages, changeSubscription, completeWith);
    await storeTransaction(newError, trx, own, row, await settledChange(trx, own, waiting, change.state, steps));
    return;
  }
  const store = (steps: Stages) => storeTransaction(newError, trx, own, row, { stages: steps, redemption: undefined });
  if (completeWith !== undefined) {
    await store(await completed(trx, own, stages, changeSubscription, completeWith));
    return;
  }
  await store(stages);
  await changeSubscription(trx, own);
}

function attemptColumns({ state }: Change, isCompleted: boolean) {
  if (isCompleted) return { state: 'completed' as const };
  return { state, ...(state === 'captured' && { ask_at: afterSeconds(COMPLETION_SECONDS), asked: 0 }) };
}

function stagesOf(change: Change, subscription: Subscription | undefined, after: Row, now: Timestamp): Stages {
  if (change.state === 'captured') return paidStages(after, now);
  return failsOwnCharge(change, subscription, after)
    ? passed([{ row: after, events: ['transaction.payment_failed'] }], 'failPayment')
    : [{ row: after, events: change.events }];
}

/** The steps with the one to `completed`, before which the subscription changes. */
async function completed(
  trx: Transaction<Tables>,
  { clock, rules }: AccountServices,
  stages: Stages,
  preceding: NonNullable<Stage['preceding']>,
  takeNumber: () => Promise<string>,
): Promise<Stages> {
  const row = lastRow(stages);
  await useCredit(trx, clock, row);
  // Last: until the commit, other payments of the account wait for their number.
  return completedStages(stages, rules.fee, row.invoice_number ?? (await takeNumber()), preceding);
}

/** Whether the service's own charge of a billed transaction has failed: then it is past due. */
function failsOwnCharge({ state }: Change, subscription: Subscription | undefined, row: Row): boolean {
  return state === 'failed' && subscription?.charging_transaction_id === row.id && canPass('failPayment', row);
}

/** What the result changes in the subscription. */
async function effectOf(
  trx: Transaction<Tables>,
  { state, payment }: Change,
  subscription: Subscription,
  row: Row,
  { id, initiator, gateway_reference }: Attempt,
  now: Timestamp,
): Promise<Effect | undefined> {
  if (state === 'failed') return afterFailure(subscription, row, payment.error_code ?? 'unknown', now);
  if (state !== 'captured') return undefined;
  if (subscription.collection_mode === 'manual')
    return (await isSettled(trx, subscription, row)) ? activated(subscription, {}, now) : undefined;
  if (initiator === 'service') return afterCapture(subscription, row, null, now);
  const { method_details: details } = paymentOf(row.payments, id)!;
  return afterCapture(subscription, row, { reference: gateway_reference!, details }, now);
}

function isSame(row: Row, payments: Row['payments']): boolean {
  return payments.every(({ status }, index) => status === row.payments[index]!.status);
}
