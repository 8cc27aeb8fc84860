import type { Selectable, Transaction } from 'kysely';

import type { PublishServices } from '../events/publish.ts';
import type { SubscriptionRow } from '../storage/rows/subscription-rows.ts';
import type { Tables } from '../storage/tables.ts';
import type { Effect } from '../subscription-lifecycle/take-effect.ts';
import { publishSubscription, storeSubscription } from '../subscription-records/store-subscription.ts';

type Row = Selectable<SubscriptionRow>;

/** Stores a change of a subscription that the caller has locked, and publishes its events. */
export async function storeEffect(
  trx: Transaction<Tables>,
  services: PublishServices,
  row: Row,
  { changes, events }: Effect,
): Promise<Row> {
  const stored = await storeSubscription(trx, services, row, changes);
  await publishSubscription(trx, services, stored, events);
  return stored;
}
