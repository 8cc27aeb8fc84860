import { finding, type Handlers } from '@billing/server';

import { allRead } from '../common/assert-all-used.ts';
import type { Context } from '../http/context.ts';
import { created, listed, ok } from '../http/envelope.ts';
import { skipsCount } from '../http/skip-count.ts';
import type { Services } from '../services.ts';
import { pageOrder } from '../storage/page-order.ts';
import { page } from '../storage/page.ts';
import { changeSetting } from './change-setting.ts';
import { createSetting } from './create-setting.ts';
import { deleteSetting } from './delete-setting.ts';
import { findSetting } from './find-setting.ts';
import { notificationSettingEntity } from './notification-setting-entity.ts';
import { rotateSecret } from './rotate-secret.ts';

export function notificationSettingsHandlers(services: Services): Handlers<Context>['notificationSettings'] {
  const { db, secrets } = services;
  return {
    async list(request, { accountId, baseUrl }) {
      const { active, traffic_source, order_by, after, per_page, ...left } = request.query;
      allRead(left);
      const scope = db.selectFrom('notification_settings').where('account_id', '=', accountId);
      let matching = scope.selectAll();
      if (active !== undefined) matching = matching.where('active', '=', active);
      if (traffic_source !== undefined) matching = matching.where('traffic_source', '=', traffic_source);
      const rows = await page(db, {
        scope,
        matching,
        order: pageOrder(order_by),
        after,
        perPage: per_page,
        skipCount: skipsCount(request),
        newError: request.newError,
      });
      return listed(request, baseUrl, rows, (row) => notificationSettingEntity(row, secrets));
    },

    async create(request, { accountId }) {
      const setting = await db
        .transaction()
        .execute((trx) => createSetting(request.newError, trx, services, accountId, request.body));
      return created(request, setting);
    },

    async get(request, { accountId }) {
      const setting = await findSetting(request.newError, db, accountId, request.path.notification_setting_id);
      return ok(request, notificationSettingEntity(setting, secrets));
    },

    update: finding(
      ({ path, newError }, { accountId }) => findSetting(newError, db, accountId, path.notification_setting_id),
      async (request, { accountId }, before) =>
        ok(request, await changeSetting(request.newError, services, accountId, before, request.body)),
    ),

    async delete(request, { accountId }) {
      const { notification_setting_id } = request.path;
      await db.transaction().execute((trx) => deleteSetting(request.newError, trx, accountId, notification_setting_id));
      return { status: 204 };
    },

    rotateSecret: finding(
      ({ path, newError }, { accountId }) => findSetting(newError, db, accountId, path.notification_setting_id),
      async (request, { accountId }, before) => {
        const { overlap_seconds, ...left } = request.body ?? { overlap_seconds: undefined };
        allRead(left);
        return ok(request, await rotateSecret(request.newError, db, services, accountId, before, overlap_seconds));
      },
    ),
  };
}
