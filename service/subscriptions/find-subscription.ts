import type { Kysely } from 'kysely';

import type { NewError } from '../common/errors.ts';
import type { Context } from '../http/context.ts';
import { rowFinder } from '../storage/find-row.ts';
import type { Tables } from '../storage/tables.ts';

const findSubscription = rowFinder('subscriptions', 'Subscription');

/** A request whose path names a subscription. */
interface SubscriptionPath {
  readonly path: { readonly subscription_id: string };
  readonly newError: NewError<'not_found'>;
}

/** Finds the subscription that a path names, for `finding`. */
export function subscriptionInPath(db: Kysely<Tables>) {
  return ({ path, newError }: SubscriptionPath, { accountId }: Context) =>
    findSubscription(newError, db, accountId, path.subscription_id);
}
