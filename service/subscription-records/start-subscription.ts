import type { Selectable, Transaction } from 'kysely';

import type { AccountClock } from '../common/account-clock.ts';
import { publish, type PublishServices } from '../events/publish.ts';
import { newId } from '../ids/id.ts';
import type { Timestamp } from '../storage/columns.ts';
import type { StoredInstrument, SubscriptionRow } from '../storage/rows/subscription-rows.ts';
import type { TransactionRow } from '../storage/rows/transaction-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { newSubscription, recurringLines, UNDISTURBED } from './new-subscription.ts';
import { subscriptionColumns } from './subscription-columns.ts';
import { subscriptionEntity } from './subscription-entity.ts';

type Row = Selectable<SubscriptionRow>;

/** Publishes events that come before those of a step of a transaction. */
export type PublishPreceding = (trx: Transaction<Tables>, services: PublishServices) => Promise<void>;

/**
 * When a subscription starts, and what it is paid with; null with manual collection, or when there was
 * nothing to charge.
 */
export interface SubscriptionStart {
  readonly at: Timestamp;
  readonly instrument: StoredInstrument | null;
}

/** A subscription that a transaction has started. */
export interface StartedSubscription {
  /** The members of the transaction that change with it. */
  readonly members: Pick<Selectable<TransactionRow>, 'subscription_id' | 'billing_period'>;
  readonly publish: PublishPreceding;
}

/**
 * Starts the subscription to the recurring items of a transaction, which the caller has locked or is
 * creating: once, and only if there are such items. The caller publishes its events, `subscription.created`,
 * then `subscription.activated` or `subscription.trialing`.
 */
export async function startSubscription(
  trx: Transaction<Tables>,
  clock: AccountClock,
  transaction: Selectable<TransactionRow>,
  { at, instrument }: SubscriptionStart,
): Promise<StartedSubscription | undefined> {
  const { customer_id, address_id } = transaction;
  const lines = recurringLines(transaction);
  const cycle = lines?.[0].price.billing_cycle ?? null;
  const isComplete = customer_id !== null && address_id !== null;
  if (transaction.subscription_id !== null || lines === undefined || cycle === null || !isComplete) return undefined;
  const started = newSubscription(lines, cycle, at, await readRecurrence(trx, transaction));
  const { account_id, business_id, currency_code, collection_mode, billing_details, id: transaction_id } = transaction;
  const now = clock.now();
  const row = await insert(trx, {
    account_id,
    id: newId('sub_', clock),
    customer_id,
    address_id,
    business_id,
    currency_code,
    collection_mode,
    billing_details,
    ...started,
    ...UNDISTURBED,
    custom_data: null,
    import_meta: null,
    instrument,
    due_at: started.next_billed_at,
    created_at: now,
    updated_at: now,
  });
  return {
    members: { subscription_id: row.id, billing_period: row.current_billing_period },
    publish: (within, services) => publishStart(within, services, row, transaction_id),
  };
}

async function publishStart(
  trx: Transaction<Tables>,
  services: PublishServices,
  row: Row,
  transaction_id: Selectable<TransactionRow>['id'],
): Promise<void> {
  const data = subscriptionEntity(row);
  const event = { accountId: row.account_id, occurredAt: row.created_at };
  await publish(trx, services, { ...event, type: 'subscription.created', data: { ...data, transaction_id } });
  const type = row.status === 'trialing' ? 'subscription.trialing' : 'subscription.activated';
  await publish(trx, services, { ...event, type, data });
}

async function readRecurrence(
  trx: Transaction<Tables>,
  { account_id, discount_id }: Pick<Selectable<TransactionRow>, 'account_id' | 'discount_id'>,
) {
  if (discount_id === null) return null;
  return trx
    .selectFrom('discounts')
    .select(['id', 'recur', 'maximum_recurring_intervals'])
    .where('account_id', '=', account_id)
    .where('id', '=', discount_id)
    .executeTakeFirstOrThrow();
}

async function insert(trx: Transaction<Tables>, row: Row): Promise<Row> {
  await trx
    .insertInto('subscriptions')
    .values({ ...subscriptionColumns(row), custom_data: null })
    .execute();
  return row;
}
