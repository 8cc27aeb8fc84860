import type { Selectable, Transaction } from 'kysely';

import type { NewError } from '../common/errors.ts';
import type { SubscriptionRow } from '../storage/rows/subscription-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { lockSubscription } from '../subscription-records/lock-subscription.ts';

type Row = Selectable<SubscriptionRow>;

/**
 * Locks a subscription that the caller has found, and returns it as it is now: another request may have
 * changed it since.
 *
 * @throws `subscription_is_canceled_action_invalid`
 */
export async function lockToAct(
  newError: NewError<'subscription_is_canceled_action_invalid'>,
  trx: Transaction<Tables>,
  { account_id, id }: Pick<Row, 'account_id' | 'id'>,
): Promise<Row> {
  const row = await lockSubscription(trx, { accountId: account_id, subscriptionId: id });
  if (row === undefined) throw new Error(`internal error: subscription ${id} was deleted`);
  if (row.status !== 'canceled') return row;
  throw newError(
    'subscription_is_canceled_action_invalid',
    `Subscription ${id} was canceled at ${row.canceled_at}. A canceled subscription can't be changed.`,
  );
}
