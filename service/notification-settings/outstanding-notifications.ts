import { sql, type Transaction } from 'kysely';

import type { NotificationSettingRow } from '../storage/rows/notification-rows.ts';
import type { Tables } from '../storage/tables.ts';

/**
 * Waits until nobody writes down an attempt for a destination, and lets nobody begin to until the transaction ends. Call it once the
 * destination's row is locked, which keeps others from taking what is due, and before anything else about its notifications: attempts
 * are written down in this order as well, so that neither waits for the other for ever. Without it PostgreSQL ended 9 of 755 tries with
 * a deadlock, where attempts whose lease had passed ended as their destination was turned off.
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
 * What was still to be sent to a destination that is turned off has failed; it can be replayed once the destination is active again
 * (delivery.md §5). Of what is being sent at this moment the attempt is still written down, and counts when it succeeds.
 */
export async function failOutstandingNotifications(
  trx: Transaction<Tables>,
  accountId: string,
  id: NotificationSettingRow['id'],
): Promise<void> {
  await lockOutstandingNotifications(trx, id);
  await sql`
    with gone as (
      delete from delivery_due
      where notification_setting_id = ${id} and (lease is null or due_at <= clock_timestamp())
    ), under_way as (
      update delivery_due set ended = true where notification_setting_id = ${id} and lease is not null and due_at > clock_timestamp()
    )
    update notifications n set status = 'failed', retry_at = null
    from delivery_due q
    where q.notification_setting_id = ${id} and n.account_id = ${accountId} and n.id = q.notification_id
      and n.status in ('not_attempted', 'needs_retry')`.execute(trx);
}
