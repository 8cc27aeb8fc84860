import { sql, type Transaction } from 'kysely';

import type { NewError } from '../common/errors.ts';
import { notFound } from '../common/not-found.ts';
import { cancelRuns } from '../simulations/cancel-runs.ts';
import type { NotificationSettingRow } from '../storage/rows/notification-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { lockOutstandingNotifications } from './outstanding-notifications.ts';

/** Notifications whose logs one statement removes: a second or so. */
const BATCH = 10_000;

/**
 * Removes a destination with its notifications and their logs (delivery.md §5). Nothing more is sent there; what is being sent at this
 * moment ends without leaving a trace. Simulations that name it stay, and their runs to it are canceled.
 *
 * With 100,000 notifications of 90 days, a log for each and all of them due, it was measured to take 5 to 8 s on PostgreSQL, on two cores.
 */
export async function deleteSetting(
  newError: NewError<'not_found'>,
  trx: Transaction<Tables>,
  accountId: string,
  id: NotificationSettingRow['id'],
): Promise<void> {
  const setting = await trx
    .deleteFrom('notification_settings')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (setting === undefined) throw notFound(newError, 'Notification setting', id);
  await cancelRuns(trx, accountId, { notification_setting_id: id });
  await lockOutstandingNotifications(trx, id);
  await trx.deleteFrom('delivery_due').where('notification_setting_id', '=', id).execute();
  const notifications = await trx
    .deleteFrom('notifications')
    .where('account_id', '=', accountId)
    .where('notification_setting_id', '=', id)
    .returning('id')
    .execute();
  const ids = notifications.map((notification) => notification.id);
  // Not as a join: over the parts of 90 days PostgreSQL takes longer for that than a statement may.
  for (let first = 0; first < ids.length; first += BATCH) {
    await sql`
      delete from notification_logs
      where account_id = ${accountId} and notification_id = any(${ids.slice(first, first + BATCH)}::text[])`.execute(
      trx,
    );
  }
}
