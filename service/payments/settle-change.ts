import type { Selectable, Transaction } from 'kysely';

import { releaseCredit } from '../credit-balances/apply-credit.ts';
import { ok } from '../http/envelope.ts';
import { closeKey, type OpenKey, removeKey } from '../idempotency/open-keys.ts';
import type { PublishServices } from '../events/publish.ts';
import type { AccountServices } from '../services.ts';
import { customDataColumn } from '../storage/custom-data-column.ts';
import type { SubscriptionRow } from '../storage/rows/subscription-rows.ts';
import type { TransactionRow } from '../storage/rows/transaction-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { lockSubscription } from '../subscription-records/lock-subscription.ts';
import {
  publishSubscription,
  storeSubscription,
  type SubscriptionEvent,
} from '../subscription-records/store-subscription.ts';
import { subscriptionEntity } from '../subscription-records/subscription-entity.ts';
import { lastRow, passed, type Stage, type Stages } from '../transactions/stages.ts';
import type { TransactionKey } from './payment-services.ts';

type Subscription = Selectable<SubscriptionRow>;
type Waiting = Subscription & { readonly pending_change: NonNullable<Subscription['pending_change']> };

/**
 * The subscription with a change that waits for the payment of a transaction, locked; undefined when none waits. Call it before the
 * transaction is locked.
 */
export async function lockWaiting(
  trx: Transaction<Tables>,
  { accountId, transactionId }: TransactionKey,
): Promise<Waiting | undefined> {
  const { subscription_id } = await trx
    .selectFrom('transactions')
    .select('subscription_id')
    .where('account_id', '=', accountId)
    .where('id', '=', transactionId as Selectable<TransactionRow>['id'])
    .executeTakeFirstOrThrow();
  if (subscription_id === null) return undefined;
  const row = await lockSubscription(trx, { accountId, subscriptionId: subscription_id });
  const { pending_change = null } = row ?? {};
  return row !== undefined && pending_change?.transaction_id === transactionId ? { ...row, pending_change } : undefined;
}

/**
 * The steps of a payment that was captured, with the change of the subscription that waited for it: the events of the subscription and
 * those of the transaction that waited with it come first.
 */
export function capturedStages(own: AccountServices, waiting: Waiting, stages: Stages): Stages {
  const { change } = waiting.pending_change;
  const [first, ...rest] = change === null ? stages : ([...waitingStages(change.steps), ...stages] as const);
  const settle: Stage['preceding'] = async (trx, services) => {
    const row = await storeChange(trx, services, waiting);
    await publishSubscription(trx, services, row, (change?.events ?? []) as SubscriptionEvent[]);
    await closeRequest(trx, own, waiting, row);
  };
  if (first === undefined) return stages;
  return [{ ...first, preceding: settle }, ...rest];
}

/**
 * The steps of a payment that failed. Nothing remains of a change that waited for it, and its transaction is canceled, which gives back
 * credit. A change that was made before the payment remains, and so does its transaction.
 */
export function failedStages(own: AccountServices, waiting: Waiting, stages: Stages): Stages {
  const { change } = waiting.pending_change;
  if (change === null) {
    const [first, ...rest] = passed(stages, 'failPayment');
    const preceding: Stage['preceding'] = (trx, services) => storePastDue(trx, services, own, waiting, lastRow(stages));
    // A step without events of its own, because those of the subscription come after those of the transaction.
    return [first, ...rest, { row: (rest.at(-1) ?? first).row, events: [], preceding }];
  }
  const [first, ...rest] = passed([...waitingStages(change.steps), ...stages] as unknown as Stages, 'cancel');
  const discard: Stage['preceding'] = (trx) => discardChange(trx, own, waiting, lastRow(stages));
  return [{ ...first, preceding: discard }, ...rest];
}

function waitingStages(steps: NonNullable<Waiting['pending_change']['change']>['steps']): Stage[] {
  return steps.map((step) => step as unknown as Stage);
}

const SETTLED = { pending_change: null, charging_transaction_id: null } as const;

async function storeChange(
  trx: Transaction<Tables>,
  services: Pick<AccountServices, 'clock'>,
  waiting: Waiting,
): Promise<Subscription> {
  const { change } = waiting.pending_change;
  if (change === null) return storeSubscription(trx, services, waiting, { ...SETTLED, updated_at: waiting.updated_at });
  const row = await storeSubscription(trx, services, waiting, { ...change.columns, ...SETTLED });
  const { custom_data } = change;
  if (custom_data === undefined) return row;
  await trx
    .updateTable('subscriptions')
    .set({ custom_data: custom_data === null ? null : JSON.stringify(custom_data) })
    .where('account_id', '=', row.account_id)
    .where('id', '=', row.id)
    .execute();
  return { ...row, custom_data };
}

/** A change that was made before its payment failed leaves the subscription past due. */
async function storePastDue(
  trx: Transaction<Tables>,
  services: PublishServices,
  own: AccountServices,
  waiting: Waiting,
  { id, payments: [latest] }: Selectable<TransactionRow>,
): Promise<void> {
  const row = await storeSubscription(trx, services, waiting, {
    ...SETTLED,
    status: 'past_due',
    overdue_transaction_id: id,
    past_due_since: services.clock.now(),
    retries: 0,
    dunning_code: latest?.error_code ?? null,
  });
  await publishSubscription(trx, services, row, ['subscription.updated', 'subscription.past_due']);
  await closeRequest(trx, own, waiting, row);
}

async function discardChange(
  trx: Transaction<Tables>,
  own: AccountServices,
  waiting: Waiting,
  transaction: Selectable<TransactionRow>,
): Promise<void> {
  await releaseCredit(trx, own.clock, transaction);
  await storeSubscription(trx, own, waiting, { ...SETTLED, updated_at: waiting.updated_at });
  const { change } = waiting.pending_change;
  const open = openKey(waiting);
  if (open !== undefined) await removeKey(trx, open);
  if (change?.custom_data === undefined) return;
  // The request has counted it. What takes no more than before can't exceed the limit.
  const unlimited = { maxCustomDataBytes: Number.POSITIVE_INFINITY };
  await customDataColumn(noLimit, trx, unlimited, waiting.account_id, waiting.custom_data, change.custom_data);
}

function noLimit(): Error {
  return new Error('internal error: custom data that was stored before exceeds the limit');
}

async function closeRequest(
  trx: Transaction<Tables>,
  own: AccountServices,
  waiting: Waiting,
  row: Subscription,
): Promise<void> {
  const { key } = waiting.pending_change;
  const open = openKey(waiting);
  if (key === null || open === undefined) return;
  await closeKey(trx, own, open, { ...ok(key.request_id, subscriptionEntity(row)), status: key.status });
}

function openKey({ account_id, pending_change: { key } }: Waiting): OpenKey | undefined {
  return key === null ? undefined : { account_id, operation: key.operation, key: key.key, id: key.id };
}
