import type { EventType } from '@billing/server';
import type { Selectable, Transaction } from 'kysely';

import { publish, type PublishServices } from '../events/publish.ts';
import type { SubscriptionRow } from '../storage/rows/subscription-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { updateTogether } from '../storage/write-together.ts';
import { dueAt } from './due-at.ts';
import { subscriptionColumns } from './subscription-columns.ts';
import { subscriptionEntity } from './subscription-entity.ts';

type Row = Selectable<SubscriptionRow>;

type Changes = Partial<Omit<Row, 'custom_data' | 'due_at'>>;

/**
 * An event of a subscription that a change leads to; `subscription.created` has more members, and its own
 * publisher.
 */
export type SubscriptionEvent = Exclude<Extract<EventType, `subscription.${string}`>, 'subscription.created'>;

/**
 * Changes a subscription whose row the caller has locked, and returns it. `updated_at` becomes the current
 * time of the account, and `due_at` follows from the changed row.
 *
 * @param changes Without `custom_data`, which counts towards the limit of the account.
 */
export async function storeSubscription(
  trx: Transaction<Tables>,
  { clock }: Pick<PublishServices, 'clock'>,
  before: Row,
  changes: Changes,
): Promise<Row> {
  const columns = changedColumns(clock, before, changes);
  await trx
    .updateTable('subscriptions')
    .set(subscriptionColumns(columns))
    .where('account_id', '=', before.account_id)
    .where('id', '=', before.id)
    .execute();
  return { ...before, ...columns };
}

/** A subscription whose row the caller has locked, and what changes in it. */
export interface SubscriptionChange {
  readonly before: Row;
  readonly changes: Changes;
}

/** Does what `storeSubscription` does for several of them. */
export async function storeSubscriptions(
  trx: Transaction<Tables>,
  { clock }: Pick<PublishServices, 'clock'>,
  subscriptions: readonly SubscriptionChange[],
): Promise<void> {
  const changed = subscriptions.map(({ before, changes }) => ({
    account_id: before.account_id,
    id: before.id,
    ...changedColumns(clock, before, changes),
  }));
  await updateTogether(trx, 'subscriptions', changed);
}

function changedColumns(clock: PublishServices['clock'], before: Row, changes: Changes) {
  const due_at = dueAt({ ...before, ...changes });
  return { updated_at: clock.now(), ...changes, due_at, revision: before.revision + 1 };
}

/** Publishes events of a subscription in their order, each with the subscription as it is now. */
export async function publishSubscription(
  trx: Transaction<Tables>,
  services: PublishServices,
  row: Row,
  types: readonly SubscriptionEvent[],
): Promise<void> {
  const data = subscriptionEntity(row);
  for (const type of types)
    await publish(trx, services, { accountId: row.account_id, occurredAt: row.updated_at, type, data });
}
