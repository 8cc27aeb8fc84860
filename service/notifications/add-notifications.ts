import type { Insertable, Transaction } from 'kysely';

import type { NotificationRow } from '../storage/rows/notification-rows.ts';
import type { Tables } from '../storage/tables.ts';

/** Stores notifications that are due immediately. The caller calls `notifyDue`. */
export async function addNotifications(
  trx: Transaction<Tables>,
  notifications: readonly Insertable<NotificationRow>[],
): Promise<void> {
  await trx
    .with('made', (db) =>
      db.insertInto('notifications').values(notifications).returning(['id', 'account_id', 'notification_setting_id']),
    )
    .insertInto('delivery_due')
    .columns(['notification_id', 'account_id', 'notification_setting_id'])
    .expression((eb) => eb.selectFrom('made').select(['id', 'account_id', 'notification_setting_id']))
    .execute();
}
