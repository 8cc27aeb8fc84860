import { sql, type Transaction } from 'kysely';

import type { NotificationSettingRow } from '../storage/rows/notification-rows.ts';
import type { Tables } from '../storage/tables.ts';

/**
 * Locks the due rows of a destination, so that no worker stores the outcome of an attempt until the
 * transaction ends. Call it after locking the destination's row, which prevents new claims, and before
 * changing its notifications: workers lock in this order, too. Without it, 9 of 755 deactivations during
 * attempts with an expired lease ended in a PostgreSQL deadlock.
 */
export async function lockOutstandingNotifications(
  trx: Transaction<Tables>,
  id: NotificationSettingRow['id'],
): Promise<void> {
  await sql`
    select count(*) from (
      select from delivery_due where notification_setting_id = ${id} order by notification_id for update
    ) as locked`.execute(trx);
}

/**
 * Fails the outstanding notifications of a destination that is being deactivated. They can be replayed once
 * it is active again. The outcome of an attempt in flight is still stored, and its notification is delivered
 * if it succeeds.
 */
export async function failOutstandingNotifications(
  trx: Transaction<Tables>,
  accountId: string,
  id: NotificationSettingRow['id'],
): Promise<void> {
  await lockOutstandingNotifications(trx, id);
  await sql`
    with removed as (
      delete from delivery_due
      where notification_setting_id = ${id} and (lease is null or due_at <= clock_timestamp())
    ), in_flight as (
      update delivery_due set ended = true where notification_setting_id = ${id} and lease is not null and due_at > clock_timestamp()
    )
    update notifications n set status = 'failed', retry_at = null
    from delivery_due q
    where q.notification_setting_id = ${id} and n.account_id = ${accountId} and n.id = q.notification_id
      and n.status in ('not_attempted', 'needs_retry')`.execute(trx);
}
