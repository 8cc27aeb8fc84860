import type { Selectable, Transaction } from 'kysely';

import { accountClock } from '../common/account-clock.ts';
import { useCredit } from '../credit-balances/apply-credit.ts';
import { publishTogether } from '../events/publish.ts';
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
import { lockDiscount } from '../discounts/redeem-discount.ts';
import { lockSubscription } from '../subscription-records/lock-subscription.ts';
import { nextInvoiceNumber } from '../transactions/invoice-number.ts';
import { settledAmounts } from '../transactions/settled-amounts.ts';
import { passed, type Stage, type Stages } from '../transactions/stages.ts';
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

export interface StoreOptions {
  /**
   * Whether to complete what is paid in the same database transaction. Only for charges of the service, whose completion redeems and saves
   * nothing: it halves the work of a renewal. If it fails, store the result alone, so that it can't be lost.
   */
  readonly completes?: boolean;
}

/**
 * The second step of a payment: stores what the gateway answered, and what follows from it for the subscription of the transaction. The
 * first final result counts; repeats change nothing, so that the answer of the call, a report of the gateway and a job may all arrive, in
 * any order. `unknown` changes nothing.
 *
 * @returns The transaction, if it is paid now and has to be completed.
 */
export async function storeResult(
  payments: PaymentServices,
  attemptId: string,
  result: FoundAttempt,
  { completes = false }: StoreOptions = {},
): Promise<TransactionKey | undefined> {
  const change = changeOf(result);
  if (change === undefined) return undefined;
  const { services, log } = payments;
  return services.db.transaction().execute(async (trx) => {
    const found = await findAttempt(trx, attemptId);
    if (found === undefined) {
      log.warn({ attempt_id: attemptId }, 'ignored the result of a payment attempt that is not in the database');
      return undefined;
    }
    const { account_id: accountId, transaction_id: transactionId, subscription_id: subscriptionId } = found;
    const redeems = found.pending_change?.change?.redeems ?? null;
    if (redeems !== null) await lockDiscount(trx, accountId, redeems);
    const subscription =
      subscriptionId === null ? undefined : await lockSubscription(trx, { accountId, subscriptionId });
    const row = await lockTransaction(trx, { accountId, transactionId });
    const attempt = await readAttempt(trx, attemptId);
    const isCompleted = completes && change.state === 'captured' && attempt.initiator === 'service';
    if (attempt.state === 'open') {
      const own = { ...services, clock: accountClock(services.clock, found.test_clock_time) };
      const storing = { row, attempt, change, subscription, isCompleted };
      await publishTogether(trx, own, (within) => storeChange(trx, payments, within, storing));
    } else if (attempt.state === 'failed' && result.status === 'captured')
      log.error(
        { attempt_id: attemptId, transaction_id: row.id },
        'the payment gateway captured an attempt that it had reported as failed; refund it at the gateway',
      );
    const isPaid = result.status === 'captured' && attempt.state !== 'failed' && attempt.state !== 'completed';
    return isPaid && !(isCompleted && attempt.state === 'open') ? { accountId, transactionId } : undefined;
  });
}

/** What never changes of an attempt, and the time of its account. */
function findAttempt(trx: Transaction<Tables>, attemptId: string) {
  return trx
    .selectFrom('payment_attempts')
    .innerJoin('accounts', 'accounts.id', 'payment_attempts.account_id')
    .innerJoin('transactions', (join) =>
      join
        .onRef('transactions.account_id', '=', 'payment_attempts.account_id')
        .onRef('transactions.id', '=', 'payment_attempts.transaction_id'),
    )
    .leftJoin('subscriptions', (join) =>
      join
        .onRef('subscriptions.account_id', '=', 'transactions.account_id')
        .onRef('subscriptions.id', '=', 'transactions.subscription_id'),
    )
    .select([
      'payment_attempts.account_id',
      'payment_attempts.transaction_id',
      'transactions.subscription_id',
      'subscriptions.pending_change',
      'accounts.test_clock_time',
    ])
    .where('payment_attempts.id', '=', attemptId)
    .executeTakeFirst();
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
  readonly isCompleted: boolean;
}

async function storeChange(
  trx: Transaction<Tables>,
  { newError }: PaymentServices,
  own: AccountServices,
  { row, attempt, change, subscription, isCompleted }: Storing,
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
    if (subscription === undefined || effect === undefined) return;
    await closeApplied(within, own, await storeEffect(within, services, subscription, effect));
  };
  await trx
    .updateTable('payment_attempts')
    .set(attemptColumns(change, isCompleted))
    .where('id', '=', attempt.id)
    .execute();
  const stages = stagesOf(change, waiting === undefined ? subscription : undefined, after, now);
  if (waiting !== undefined && change.state !== 'open') {
    const steps = isCompleted ? await completed(trx, own, stages, changeSubscription) : stages;
    await storeTransaction(newError, trx, own, row, await settledChange(trx, own, waiting, change.state, steps));
    return;
  }
  const store = (steps: Stages) => storeTransaction(newError, trx, own, row, { stages: steps, redemption: undefined });
  if (isCompleted) {
    await store(await completed(trx, own, stages, changeSubscription));
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
  if (change.state === 'captured')
    return passed([{ row: after, events: [] }], 'pay', {
      billed_at: after.billed_at ?? now,
      totals: { ...after.totals, balance: '0' },
    });
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
): Promise<Stages> {
  const { row } = stages.at(-1) ?? stages[0];
  await useCredit(trx, clock, row);
  const all = passed(stages, 'complete', {
    ...settledAmounts(row, rules.fee),
    // Last: until the commit, other payments of the account wait for their number.
    invoice_number: row.invoice_number ?? (await nextInvoiceNumber(trx, row.account_id)),
  });
  const [first, ...rest] = all.map((stage, index) => (index === stages.length ? { ...stage, preceding } : stage));
  return [first ?? all[0], ...rest];
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
