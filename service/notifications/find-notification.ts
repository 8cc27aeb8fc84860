import type { Kysely, Selectable } from 'kysely';

import type { AccountClock } from '../common/account-clock.ts';
import type { NewError } from '../common/errors.ts';
import { notFound } from '../common/not-found.ts';
import { retainedSince } from '../storage/retention.ts';
import type { NotificationRow } from '../storage/rows/notification-rows.ts';
import type { Tables } from '../storage/tables.ts';

/** @throws `not_found`, also when the event occurred more than 90 days ago. */
export async function findNotification(
  newError: NewError<'not_found'>,
  db: Kysely<Tables>,
  { clock }: { readonly clock: AccountClock },
  accountId: string,
  id: NotificationRow['id'],
): Promise<Selectable<NotificationRow>> {
  const row = await db
    .selectFrom('notifications')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('occurred_at', '>=', retainedSince(clock))
    .executeTakeFirst();
  if (row === undefined) throw notFound(newError, 'Notification', id);
  return row;
}
