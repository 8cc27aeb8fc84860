import { finding, type Handlers } from '@billing/server';

import type { Context } from '../http/context.ts';
import { envelope, ok } from '../http/envelope.ts';
import { listPage } from '../http/list-page.ts';
import { changeOnce } from '../idempotency/change-once.ts';
import type { Services } from '../services.ts';
import { findNotification } from './find-notification.ts';
import { matchingNotifications, retainedNotifications } from './matching-notifications.ts';
import { notificationEntity } from './notification-entity.ts';
import { notificationLogEntity } from './notification-log-entity.ts';
import { replay } from './replay.ts';

export function notificationsHandlers(services: Services): Handlers<Context>['notifications'] {
  const { db } = services;
  return {
    async list(request, { accountId, baseUrl, clock }) {
      const { notification_setting_id, status, search, filter, from, to, ...query } = request.query;
      const filters = { notification_setting_id, status, search, filter, from, to };
      return listPage(request, query, {
        db,
        baseUrl,
        scope: retainedNotifications(db, clock, accountId),
        matching: matchingNotifications(db, clock, accountId, filters),
        dailyIds: { prefix: 'ntf_', now: clock.system.now() },
        items: (rows) => rows.map(notificationEntity),
      });
    },

    async get(request, { accountId, clock }) {
      const row = await findNotification(request.newError, db, { clock }, accountId, request.path.notification_id);
      return ok(request, notificationEntity(row));
    },

    listLogs: finding(
      ({ path, newError }, { accountId, clock }) =>
        findNotification(newError, db, { clock }, accountId, path.notification_id),
      async (request, { accountId, baseUrl }, { id }) => {
        const scope = db
          .selectFrom('notification_logs')
          .where('account_id', '=', accountId)
          .where('notification_id', '=', id);
        return listPage(request, request.query, {
          db,
          baseUrl,
          scope,
          matching: scope.selectAll(),
          items: (rows) => rows.map(notificationLogEntity),
        });
      },
    ),

    async replay(request, caller) {
      const { notification_id } = request.path;
      return changeOnce(services, request, caller, async (trx, own) => {
        const added = await replay(request.newError, trx, own, caller.accountId, notification_id);
        return { status: 202, body: envelope(request, { notification_id: added }) };
      });
    },
  };
}
