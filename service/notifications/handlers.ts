import type { Handlers } from '@billing/server';
import type { Notification } from '@billing/types';
import type { Selectable } from 'kysely';

import type { Context } from '../http/context.ts';
import { ok } from '../http/envelope.ts';
import { notFound } from '../basics/not-found.ts';
import { keptSince } from '../storage/retention.ts';
import type { Services } from '../services.ts';
import type { NotificationRow } from '../storage/rows/notification-rows.ts';

export function notificationsHandlers({ db, clock }: Services): Handlers<Context>['notifications'] {
  return {
    async get(request, { accountId }) {
      const { notification_id } = request.path;
      const row = await db
        .selectFrom('notifications')
        .selectAll()
        .where('account_id', '=', accountId)
        .where('id', '=', notification_id)
        .where('occurred_at', '>=', keptSince(clock))
        .executeTakeFirst();
      if (row === undefined) throw notFound('Notification', notification_id);
      return ok(request, notificationEntity(row));
    },
  };
}

function notificationEntity(row: Selectable<NotificationRow>): Notification {
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
