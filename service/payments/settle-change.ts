import type { Selectable, Transaction } from 'kysely';

import { releaseCredit } from '../credit-balances/apply-credit.ts';
import { redeemReserved } from '../discounts/redeem-discount.ts';
import { envelope } from '../http/envelope.ts';
import { closeKey, type OpenKey, removeKey } from '../idempotency/open-keys.ts';
import type { AccountServices } from '../services.ts';
import { customDataColumn } from '../storage/custom-data-column.ts';
import type { SubscriptionRow } from '../storage/rows/subscription-rows.ts';
import type { TransactionRow } from '../storage/rows/transaction-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { storeCustomData } from '../subscription-records/store-custom-data.ts';
import {
  publishSubscription,
  storeSubscription,
  type SubscriptionEvent,
} from '../subscription-records/store-subscription.ts';
import { readSubscription } from '../subscription-records/read-subscription.ts';
import { lastRow, passed, type Stages } from '../transactions/stages.ts';
import type { Outcome } from '../transactions/store-transaction.ts';

type Subscription = Selectable<SubscriptionRow>;
type Pending = NonNullable<Subscription['pending_change']>;

/** A subscription with a change that is made when a payment is captured. */
interface Waiting {
  readonly row: Subscription;
  readonly change: NonNullable<Pending['change']>;
  /** Of the request, if it has an idempotency key. */
  readonly key: Pending['key'];
}

const SETTLED = { pending_change: null, charging_transaction_id: null } as const;

/** The change of a subscription that waits for the payment of a transaction; undefined when none does. */
export function waitingChange(
  row: Subscription | undefined,
  { id }: Pick<Selectable<TransactionRow>, 'id'>,
): Waiting | undefined {
  if (row === undefined) return undefined;
  const { pending_change: pending } = row;
  if (pending?.transaction_id !== id || pending.change === null) return undefined;
  return { row, change: pending.change, key: pending.key };
}

/**
 * What the result of its payment makes of a change that waited for it. A captured payment makes the change:
 * the events of the subscription and those of the transaction that waited with it come before those of the
 * payment. After a failed one nothing remains of the change; its transaction is canceled, which returns
 * credit.
 *
 * @param stages The steps of the payment.
 */
export async function settledChange(
  trx: Transaction<Tables>,
  own: AccountServices,
  waiting: Waiting,
  result: 'captured' | 'failed' | 'completed',
  stages: Stages,
): Promise<Outcome> {
  const earlier = waiting.change.steps as unknown as readonly Stages[number][];
  const all = [...earlier, ...stages] as unknown as Stages;
  if (result === 'failed') {
    await discard(trx, own, waiting, lastRow(stages));
    return { stages: passed(all, 'cancel'), redemption: undefined };
  }
  const { account_id } = waiting.row;
  const { columns, custom_data, events, redeems } = waiting.change;
  const changed = await storeSubscription(trx, own, waiting.row, { ...columns, ...SETTLED });
  const row = await storeCustomData(trx, changed, custom_data);
  await publishSubscription(trx, own, row, events as readonly SubscriptionEvent[]);
  await closeRequest(trx, own, waiting.key, row);
  const redemption = redeems === null ? undefined : await redeemReserved(trx, own, account_id, redeems);
  return { stages: all, redemption };
}

/** Stores the response to a request whose change was made before its payment. */
export async function closeApplied(trx: Transaction<Tables>, own: AccountServices, row: Subscription): Promise<void> {
  if (row.pending_change === null) return;
  const { updated_at, pending_change } = row;
  const stored = await storeSubscription(trx, own, row, { pending_change: null, updated_at });
  await closeRequest(trx, own, pending_change.key, stored);
}

async function discard(
  trx: Transaction<Tables>,
  own: AccountServices,
  { row, change, key }: Waiting,
  transaction: Selectable<TransactionRow>,
): Promise<void> {
  if (key !== null) await removeKey(trx, openKey(row, key));
  await releaseCredit(trx, own.clock, transaction);
  await storeSubscription(trx, own, row, { ...SETTLED, updated_at: row.updated_at });
  if (change.custom_data === undefined) return;
  // The request has counted it towards the limit of the account.
  const unlimited = { maxCustomDataBytes: Number.POSITIVE_INFINITY };
  await customDataColumn(noLimit, trx, unlimited, row.account_id, row.custom_data, change.custom_data);
}

function noLimit(): Error {
  return new Error('internal error: custom data that was stored before exceeds the limit');
}

async function closeRequest(
  trx: Transaction<Tables>,
  own: AccountServices,
  key: Pending['key'],
  after: Subscription,
): Promise<void> {
  if (key === null) return;
  const { clock, secrets } = own;
  const data = readSubscription({ clock: clock.system, secrets }, key.base_url, after);
  await closeKey(trx, own, openKey(after, key), { status: key.status, body: envelope(key.request_id, data) });
}

function openKey({ account_id }: Subscription, { operation, key, id }: NonNullable<Pending['key']>): OpenKey {
  return { account_id, operation, key, id };
}
