import type { Selectable, Transaction } from 'kysely';

import type { SubscriptionRow } from '../storage/rows/subscription-rows.ts';
import type { Tables } from '../storage/tables.ts';

/**
 * Reads a subscription and locks its row, or returns undefined when the account has none with the id. Lock
 * it before its transactions, its customer and a balance: everything that changes a subscription takes the
 * locks in this order.
 */
export function lockSubscription(
  trx: Transaction<Tables>,
  { accountId, subscriptionId }: { readonly accountId: string; readonly subscriptionId: string },
): Promise<Selectable<SubscriptionRow> | undefined> {
  return trx
    .selectFrom('subscriptions')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', subscriptionId as `sub_${string}`)
    .forNoKeyUpdate()
    .executeTakeFirst();
}
