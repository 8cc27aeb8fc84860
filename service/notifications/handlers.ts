import { finding, type Handlers } from '@billing/server';

import { allRead } from '../common/assert-all-used.ts';
import type { Context } from '../http/context.ts';
import { envelope, listed, ok } from '../http/envelope.ts';
import { skipsCount } from '../http/skip-count.ts';
import type { Services } from '../services.ts';
import { pageOrder } from '../storage/page-order.ts';
import { page } from '../storage/page.ts';
import { findNotification } from './find-notification.ts';
import { keptNotifications, matchingNotifications } from './matching-notifications.ts';
import { notificationEntity } from './notification-entity.ts';
import { notificationLogEntity } from './notification-log-entity.ts';
import { replay } from './replay.ts';

export function notificationsHandlers(services: Services): Handlers<Context>['notifications'] {
  const { db, clock } = services;
  return {
    async list(request, { accountId, baseUrl }) {
      const { notification_setting_id, status, search, filter, from, to, ...paging } = request.query;
      const { order_by, after, per_page, ...left } = paging;
      allRead(left);
      const filters = { notification_setting_id, status, search, filter, from, to };
      const rows = await page(db, {
        scope: keptNotifications(db, clock, accountId),
        matching: matchingNotifications(db, clock, accountId, filters),
        order: pageOrder(order_by),
        after,
        perPage: per_page,
        skipCount: skipsCount(request),
        newError: request.newError,
      });
      return listed(request, baseUrl, rows, notificationEntity);
    },

    async get(request, { accountId }) {
      const row = await findNotification(request.newError, db, services, accountId, request.path.notification_id);
      return ok(request, notificationEntity(row));
    },

    listLogs: finding(
      ({ path, newError }, { accountId }) => findNotification(newError, db, services, accountId, path.notification_id),
      async (request, { accountId, baseUrl }, { id }) => {
        const { order_by, after, per_page, ...left } = request.query;
        allRead(left);
        const scope = db
          .selectFrom('notification_logs')
          .where('account_id', '=', accountId)
          .where('notification_id', '=', id);
        const rows = await page(db, {
          scope,
          matching: scope.selectAll(),
          order: pageOrder(order_by),
          after,
          perPage: per_page,
          skipCount: skipsCount(request),
          newError: request.newError,
        });
        return listed(request, baseUrl, rows, notificationLogEntity);
      },
    ),

    async replay(request, { accountId }) {
      const { notification_id } = request.path;
      const added = await db
        .transaction()
        .execute((trx) => replay(request.newError, trx, services, accountId, notification_id));
      return { status: 202, body: envelope(request, { notification_id: added }) };
    },
  };
}
