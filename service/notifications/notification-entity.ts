import type { Notification } from '@billing/types';
import type { Selectable } from 'kysely';

import type { NotificationRow } from '../storage/rows/notification-rows.ts';

export function notificationEntity(row: Selectable<NotificationRow>): Required<Notification> {
  return {
    id: row.id,
    type: row.type as Notification['type'],
    status: row.status,
    payload: JSON.parse(row.payload) as Notification['payload'],
    occurred_at: row.occurred_at,
    delivered_at: row.delivered_at,
    replayed_at: row.replayed_at,
    origin: row.origin,
    last_attempt_at: row.last_attempt_at,
    retry_at: row.retry_at,
    times_attempted: row.times_attempted,
    notification_setting_id: row.notification_setting_id,
  };
}
