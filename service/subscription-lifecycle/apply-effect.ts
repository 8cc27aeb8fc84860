import type { Selectable, Transaction } from 'kysely';

import type { AccountServices } from '../services.ts';
import type { SubscriptionRow } from '../storage/rows/subscription-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { publishSubscription, storeSubscription } from '../subscription-records/store-subscription.ts';
import { cancelOverdue } from './cancel-overdue.ts';
import type { Effect } from './take-effect.ts';

type Row = Selectable<SubscriptionRow>;

/**
 * Stores a change of a locked subscription and publishes its events. The end of an overdue subscription
 * cancels its overdue renewal.
 */
export async function applyEffect(
  trx: Transaction<Tables>,
  services: Pick<AccountServices, 'clock' | 'notifyDue'>,
  before: Row,
  { changes, events }: Effect,
): Promise<Row> {
  const row = await storeSubscription(trx, services, before, changes);
  await publishSubscription(trx, services, row, events);
  if (row.status === 'canceled' || row.status === 'paused') await cancelOverdue(trx, services, before);
  return row;
}
