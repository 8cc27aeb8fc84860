import type { Selectable, Transaction } from 'kysely';

import { findAccountClock } from '../accounts/find-account-clock.ts';
import type { PaymentAttemptRow } from '../storage/rows/payment-rows.ts';
import type { TransactionRow } from '../storage/rows/transaction-rows.ts';
import type { Tables } from '../storage/tables.ts';
import type { Timestamp } from '../storage/columns.ts';
import type { SubscriptionRow } from '../storage/rows/subscription-rows.ts';
import type { Effect } from '../subscription-lifecycle/take-effect.ts';
import { activated, afterCapture, afterFailure } from '../subscription-payments/after-payment.ts';
import { isSettled, lockPaidSubscription } from '../subscription-payments/paid-subscription.ts';
import { storeEffect } from '../subscription-payments/store-effect.ts';
import { passed, type Stages } from '../transactions/stages.ts';
import { storeTransaction } from '../transactions/store-transaction.ts';
import { canPass } from '../transactions/transitions.ts';
import { afterSeconds, COMPLETION_SECONDS } from './ask-times.ts';
import { type Change, changeOf } from './change-of-result.ts';
import type { FoundAttempt } from './gateway.ts';
import { lockTransaction } from './lock-transaction.ts';
import { withPayment } from './payment-entries.ts';
import type { PaymentServices, TransactionKey } from './payment-services.ts';
import { closeApplied, settledChange, waitingChange } from './settle-change.ts';

type Row = Selectable<TransactionRow>;
type Attempt = Selectable<PaymentAttemptRow>;
type Subscription = Selectable<SubscriptionRow>;

/**
 * The second step of a payment: stores what the gateway answered. The first final result counts; repeats change nothing, so that the
 * answer of the call, a report of the gateway and a job may all arrive, in any order. `unknown` changes nothing.
 *
 * @returns The transaction, if it is paid now and has to be completed.
 */
export async function storeResult(
  payments: PaymentServices,
  attemptId: string,
  result: FoundAttempt,
): Promise<TransactionKey | undefined> {
  const change = changeOf(result);
  if (change === undefined) return undefined;
  return payments.services.db.transaction().execute(async (trx) => {
    const transaction = await transactionOf(trx, attemptId);
    if (transaction === undefined) {
      payments.log.warn(
        { attempt_id: attemptId },
        'ignored the result of a payment attempt that is not in the database',
      );
      return undefined;
    }
    const subscription = await lockPaidSubscription(trx, transaction);
    const row = await lockTransaction(trx, transaction);
    const attempt = await readAttempt(trx, attemptId);
    if (attempt.state === 'open') await storeChange(trx, payments, { row, attempt, change, subscription });
    else if (attempt.state === 'failed' && result.status === 'captured')
      payments.log.error(
        { attempt_id: attemptId, transaction_id: row.id },
        'the payment gateway captured an attempt that it had reported as failed; refund it at the gateway',
      );
    const isPaid = result.status === 'captured' && attempt.state !== 'failed' && attempt.state !== 'completed';
    return isPaid ? transaction : undefined;
  });
}

async function transactionOf(trx: Transaction<Tables>, attemptId: string): Promise<TransactionKey | undefined> {
  const found = await trx
    .selectFrom('payment_attempts')
    .select(['account_id', 'transaction_id'])
    .where('id', '=', attemptId)
    .executeTakeFirst();
  return found && { accountId: found.account_id, transactionId: found.transaction_id };
}

function readAttempt(trx: Transaction<Tables>, attemptId: string): Promise<Attempt> {
  return trx.selectFrom('payment_attempts').selectAll().where('id', '=', attemptId).executeTakeFirstOrThrow();
}

interface Storing {
  readonly row: Row;
  readonly attempt: Attempt;
  readonly change: Change;
  /** Locked before the transaction; undefined when the transaction belongs to none yet. */
  readonly subscription: Subscription | undefined;
}

async function storeChange(
  trx: Transaction<Tables>,
  { services, newError }: PaymentServices,
  { row, attempt, change, subscription }: Storing,
): Promise<void> {
  const clock = await findAccountClock(trx, services.clock, row.account_id);
  const now = clock.now();
  const captured_at = change.state === 'captured' ? now : null;
  const payments = withPayment(row.payments, attempt.id, { ...change.payment, captured_at });
  // The customer can take minutes to act; asking again and again yields the same result.
  if (change.state === 'open' && isSame(row, payments)) return;
  const after = { ...row, payments, updated_at: now };
  const own = { ...services, clock };
  const waiting = waitingChange(subscription, row);
  await trx
    .updateTable('payment_attempts')
    .set({
      state: change.state,
      ...(change.state === 'captured' && { ask_at: afterSeconds(COMPLETION_SECONDS), asked: 0 }),
    })
    .where('id', '=', attempt.id)
    .execute();
  const stages: Stages =
    change.state === 'captured'
      ? passed([{ row: after, events: [] }], 'pay', {
          billed_at: row.billed_at ?? now,
          totals: { ...row.totals, balance: '0' },
        })
      : waiting === undefined && failsOwnCharge(change, subscription, after)
        ? passed([{ row: after, events: ['transaction.payment_failed'] }], 'failPayment')
        : [{ row: after, events: change.events }];
  if (waiting !== undefined && change.state !== 'open') {
    await storeTransaction(newError, trx, own, row, await settledChange(trx, own, waiting, change.state, stages));
    return;
  }
  await storeTransaction(newError, trx, own, row, { stages, redemption: undefined });
  const effect = subscription && (await effectOf(trx, change, subscription, after, attempt, now));
  if (subscription === undefined || effect === undefined) return;
  await closeApplied(trx, own, await storeEffect(trx, own, subscription, effect));
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
  const details = row.payments.find(({ payment_attempt_id }) => payment_attempt_id === id)?.method_details;
  const isReplaced = initiator === 'customer' && gateway_reference !== null && details !== undefined;
  return afterCapture(subscription, row, isReplaced ? { reference: gateway_reference, details } : null, now);
}

function isSame(row: Row, payments: Row['payments']): boolean {
  return payments.every(({ status }, index) => status === row.payments[index]?.status);
}
