import type { Kysely, Selectable } from 'kysely';

import type { LinkedCustomer, LinkedSubscription } from '../links/portal-links.ts';
import type { SubscriptionRow } from '../storage/rows/subscription-rows.ts';
import type { Tables } from '../storage/tables.ts';

export type Subscription = Selectable<SubscriptionRow>;

/** A customer's subscription, as pages show it. */
export interface ShownSubscription {
  readonly row: Subscription;
  /** The name of the account: who sells. */
  readonly seller: string;
  /** Of the address, for the form of amounts. */
  readonly country: string | null;
}

/** Finds the subscription of a link; undefined when the customer of the link no longer has it. */
export async function findLinked(
  db: Kysely<Tables>,
  { accountId, customerId, subscriptionId }: LinkedSubscription,
): Promise<ShownSubscription | undefined> {
  const row = await subscriptionsOf(db, { accountId, customerId })
    .where('id', '=', subscriptionId as Subscription['id'])
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const address = await db
    .selectFrom('addresses')
    .select('country_code')
    .where('account_id', '=', accountId)
    .where('id', '=', row.address_id)
    .executeTakeFirst();
  return { row, seller: await sellerOf(db, accountId), country: address?.country_code ?? null };
}

export function subscriptionsOf(db: Kysely<Tables>, { accountId, customerId }: LinkedCustomer) {
  return db
    .selectFrom('subscriptions')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('customer_id', '=', customerId as Subscription['customer_id']);
}

export async function sellerOf(db: Kysely<Tables>, accountId: string): Promise<string> {
  const { name } = await db.selectFrom('accounts').select('name').where('id', '=', accountId).executeTakeFirstOrThrow();
  return name;
}
