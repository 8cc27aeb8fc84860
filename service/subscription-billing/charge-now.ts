import { randomUUID } from 'node:crypto';

import type { SubscriptionRead } from '@billing/types';
import type { RequestBase } from '@billing/server';
import type { Selectable, Transaction } from 'kysely';

import type { NewError } from '../common/errors.ts';
import { publishRedemption, redeemReserved } from '../discounts/redeem-discount.ts';
import type { Context } from '../http/context.ts';
import { envelope, type Meta, type ReadRequest } from '../http/envelope.ts';
import { changeOnce, storeOpenKey } from '../idempotency/change-once.ts';
import { type OpenKey, readClosedKey } from '../idempotency/open-keys.ts';
import type { Id } from '../ids/id.ts';
import type { AttemptRequest } from '../payments/gateway.ts';
import { openAttempt } from '../payments/open-attempt.ts';
import { chargeAttempt } from '../payments/pay.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import type { AccountServices } from '../services.ts';
import type { AnyObject } from '../storage/columns.ts';
import type { PendingChange, SubscriptionRow } from '../storage/rows/subscription-rows.ts';
import type { TransactionRow } from '../storage/rows/transaction-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { storeCustomData } from '../subscription-records/store-custom-data.ts';
import {
  publishSubscription,
  storeSubscription,
  type SubscriptionEvent,
} from '../subscription-records/store-subscription.ts';
import { readSubscription } from '../subscription-records/read-subscription.ts';
import { lastRow, type Stages } from '../transactions/stages.ts';
import { insertTransaction, type Outcome } from '../transactions/store-transaction.ts';
import { billStages, type SubscriptionBill } from './bill-subscription.ts';

type Row = Selectable<SubscriptionRow>;

/** A change of a subscription that a request makes, and what it charges at once. */
export interface ImmediateChange {
  /** As it is before, locked. */
  readonly before: Row;
  /** Empty for a charge that changes nothing. */
  readonly columns: Partial<Omit<Row, 'custom_data' | 'due_at'>>;
  /** Already counted (`customDataColumn`); absent when it does not change. */
  readonly customData?: AnyObject | null;
  /** A discount that the change applies to the subscription, locked before it: one use is redeemed. */
  readonly redeems?: Id<'dsc_'> | null;
  /** Come before those of the transaction. */
  readonly events: readonly SubscriptionEvent[];
  /** Null when nothing is charged or credited now. */
  readonly bill: SubscriptionBill | null;
  /**
   * With automatic collection. A payment that is declined prevents the change, or leaves the subscription
   * past due.
   */
  readonly onPaymentFailure: 'prevent_change' | 'apply_change';
  /**
   * Called with what is left to pay after credit, unless it is 0. It throws when that can't be charged. A
   * preview calls it too.
   */
  checkDue?(due: bigint): void;
  /** Called before a payment. It throws to prevent the change. */
  beforeCharge?(trx: Transaction<Tables>): Promise<void>;
  /** The error when there is something to pay and no payment method. */
  missingMethod(): Error;
}

type ChargeCode =
  | 'idempotency_key_in_use'
  | 'service_unavailable'
  | 'subscription_locked_processing'
  | 'subscription_payment_declined';

const NO_GATEWAY =
  "No payment gateway is connected to this environment, so the subscription can't be charged. Nothing was changed. Collect it " +
  'manually, or ask the operator of the service.';

interface Response<Status extends number> {
  readonly status: Status;
  readonly body: { data: SubscriptionRead; meta: Meta };
}

/** A response, or a charge to make after the commit. */
type Step<Status extends number> =
  | { readonly kind: 'done'; readonly response: Response<Status> }
  | {
      readonly kind: 'charge';
      readonly attempt: AttemptRequest;
      readonly row: Row;
      readonly open: OpenKey | undefined;
    };

/**
 * Makes a change of a subscription that can charge the customer at once, with automatic collection inside of
 * the request. One database transaction bills the change and stores the attempt to pay; then the gateway is
 * called; another database transaction stores the result and makes the change (`settle-change.ts`). Until
 * then the subscription is locked: `charging_transaction_id` names the transaction. After a crash between
 * any two steps, a job asks the gateway and does the rest, and a repeat with the idempotency key of the
 * request gets the response to it.
 *
 * @param plan Locks the subscription, checks the request and computes the change.
 * @throws `subscription_payment_declined` when nothing was changed, because the payment was declined.
 * @throws `service_unavailable` when the environment has no payment gateway.
 * @throws `subscription_locked_processing` when the result of the payment is not known yet.
 */
export async function changeAndCharge<Status extends 200 | 201>(
  payments: PaymentServices,
  request: ReadRequest<ChargeCode>,
  caller: Context,
  status: Status,
  plan: (trx: Transaction<Tables>, own: AccountServices) => Promise<ImmediateChange>,
): Promise<Response<Status>> {
  const respond = (row: Row): Response<Status> => ({
    status,
    body: envelope(request, readSubscription(payments.services, caller.baseUrl, row)),
  });
  const step = await firstStep(payments, request, caller, async (trx, own) => {
    const change = await plan(trx, own);
    const { before, columns, bill } = change;
    const changed = { ...before, ...columns };
    const stages = bill === null ? undefined : await billStages(trx, own, changed, bill);
    const due = stages === undefined ? 0n : BigInt(lastRow(stages).totals.balance);
    if (due > 0n) {
      change.checkDue?.(due);
      await change.beforeCharge?.(trx);
    }
    if (stages === undefined || due === 0n || changed.collection_mode === 'manual')
      return { kind: 'done', response: respond(await applyChange(trx, own, change, stages)) };
    if (changed.instrument === null) throw change.missingMethod();
    if (payments.gateway === undefined) throw request.newError('service_unavailable', NO_GATEWAY);
    const open = await storeOpenKey(trx, payments.services, request, caller);
    const key = open === undefined ? null : { ...open, request_id: request.id, base_url: caller.baseUrl, status };
    const row = await storePending(trx, own, change, stages, key);
    const transaction = await insertTransaction(trx, own, storedStages(change, stages), null);
    if (isMadeFirst(change)) await redeem(trx, own, change);
    return {
      kind: 'charge',
      attempt: await openCharge(trx, payments, own, transaction, changed),
      row,
      open,
    };
  });
  if (step.kind === 'done') return step.response;
  await chargeAttempt(payments, step.attempt);
  const row = await resultOf(request.newError, payments, step);
  // Repeats must get the same response, with the same links.
  const closed = step.open && (await readClosedKey(payments.services.db, payments.services, step.open));
  return closed ? (closed as Response<Status>) : respond(row);
}

/**
 * A change without a charge stores its response with the idempotency key; one with a charge stores the key
 * without a response.
 */
function firstStep<Status extends number>(
  { services }: PaymentServices,
  request: RequestBase<ChargeCode>,
  caller: Context,
  make: (trx: Transaction<Tables>, own: AccountServices) => Promise<Step<Status>>,
): Promise<Step<Status>> {
  return changeOnce(services, request, caller, make, (step) => (step.kind === 'done' ? step.response : undefined));
}

/** Makes the change at once, with what it charges or credits. */
async function applyChange(
  trx: Transaction<Tables>,
  own: AccountServices,
  change: ImmediateChange,
  stages: Stages | undefined,
): Promise<Row> {
  const row = await storeChanged(trx, own, change);
  await publishSubscription(trx, own, row, change.events);
  if (stages !== undefined) await insertTransaction(trx, own, { stages, redemption: undefined }, null);
  await redeem(trx, own, change);
  return row;
}

async function redeem(
  trx: Transaction<Tables>,
  own: AccountServices,
  { before: { account_id }, redeems = null }: ImmediateChange,
): Promise<void> {
  if (redeems === null) return;
  await publishRedemption(trx, own, await redeemReserved(trx, own, account_id, redeems));
}

async function storeChanged(
  trx: Transaction<Tables>,
  own: AccountServices,
  { before, columns, customData }: ImmediateChange,
  more: Partial<Pick<Row, 'charging_transaction_id' | 'pending_change'>> = {},
): Promise<Row> {
  return storeCustomData(trx, await storeSubscription(trx, own, before, { ...columns, ...more }), customData);
}

/** Stores what the result of the payment does. Under `apply_change` the change is made already. */
async function storePending(
  trx: Transaction<Tables>,
  own: AccountServices,
  change: ImmediateChange,
  stages: Stages,
  key: PendingChange['key'],
): Promise<Row> {
  const { before, columns, customData, events, redeems = null } = change;
  const transaction_id = lastRow(stages).id;
  const charging_transaction_id = transaction_id;
  if (isMadeFirst(change)) {
    const pending_change: PendingChange = { transaction_id, change: null, key };
    const row = await storeChanged(trx, own, change, { charging_transaction_id, pending_change });
    await publishSubscription(trx, own, row, events);
    return row;
  }
  const steps = stages as unknown as NonNullable<PendingChange['change']>['steps'];
  const waiting = { columns, events, steps, redeems, ...(customData !== undefined && { custom_data: customData }) };
  const pending_change: PendingChange = { transaction_id, change: waiting, key };
  // The API shows nothing of it until the payment is captured.
  const { updated_at } = before;
  return storeSubscription(trx, own, before, { charging_transaction_id, pending_change, updated_at });
}

/** Whether the change is made before its payment. */
function isMadeFirst({ onPaymentFailure }: ImmediateChange): boolean {
  return onPaymentFailure === 'apply_change';
}

/** The events of a transaction whose payment decides about the change are published with the result. */
function storedStages(change: ImmediateChange, stages: Stages): Outcome {
  const waiting: Stages = [{ row: lastRow(stages), events: [] }];
  return { stages: isMadeFirst(change) ? stages : waiting, redemption: undefined };
}

/** Stores the attempt to charge the transaction. */
function openCharge(
  trx: Transaction<Tables>,
  payments: PaymentServices,
  { clock }: AccountServices,
  transaction: Selectable<TransactionRow>,
  { instrument, payment_method_id }: Row,
): Promise<AttemptRequest> {
  if (instrument === null) throw new Error(`internal error: transaction ${transaction.id} has nothing to charge`);
  const { account_id, id: transaction_id } = transaction;
  const attempt = { id: randomUUID(), account_id, transaction_id, saves_method: false, reserved_discount_id: null };
  const amount = BigInt(transaction.totals.balance);
  return openAttempt(trx, clock, payments, transaction, attempt, {
    amount,
    instrument,
    payment_method_id,
    initiator: 'service',
  });
}

/** The subscription after the payment. */
async function resultOf(
  newError: NewError<ChargeCode>,
  { services: { db } }: PaymentServices,
  { attempt: { accountId, transactionId }, row }: Extract<Step<number>, { kind: 'charge' }>,
): Promise<Row> {
  const after = await db
    .selectFrom('subscriptions')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', row.id)
    .executeTakeFirstOrThrow();
  const { status } = await db
    .selectFrom('transactions')
    .select('status')
    .where('account_id', '=', accountId)
    .where('id', '=', transactionId as `txn_${string}`)
    .executeTakeFirstOrThrow();
  if (status === 'canceled')
    throw newError(
      'subscription_payment_declined',
      `The payment of transaction ${transactionId} was declined, so subscription ${row.id} was not changed. ` +
        'Let the customer update the payment method, or send on_payment_failure apply_change where the operation has it.',
    );
  if (status === 'billed' && row.pending_change?.change !== null)
    throw newError(
      'subscription_locked_processing',
      `The payment of transaction ${transactionId} has no result yet. The change is made as soon as it is captured, and not if it is declined.`,
    );
  return after;
}
