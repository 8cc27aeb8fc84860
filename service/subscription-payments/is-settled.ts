import type { Selectable, Transaction } from 'kysely';

import type { SubscriptionRow } from '../storage/rows/subscription-rows.ts';
import type { TransactionRow } from '../storage/rows/transaction-rows.ts';
import type { Tables } from '../storage/tables.ts';

type Row = Selectable<SubscriptionRow>;

/**
 * Whether a subscription that is past due with manual collection has no overdue invoice.
 *
 * @param paid The one that is being paid.
 */
export async function isSettled(
  trx: Transaction<Tables>,
  { account_id, id, status, collection_mode }: Row,
  paid?: Pick<Selectable<TransactionRow>, 'id'>,
): Promise<boolean> {
  if (status !== 'past_due' || collection_mode !== 'manual') return false;
  const other = await trx
    .selectFrom('transactions')
    .select('id')
    .where('account_id', '=', account_id)
    .where('subscription_id', '=', id)
    .where('status', '=', 'past_due')
    .$if(paid !== undefined, (query) => query.where('id', '!=', paid!.id))
    .limit(1)
    .executeTakeFirst();
  return other === undefined;
}
