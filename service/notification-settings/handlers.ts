import { finding, type Handlers } from '@billing/server';

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
      const { active, traffic_source, order_by, after, per_page } = request.query;
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
      });
      return listed(request, baseUrl, rows, (row) => notificationSettingEntity(row, secrets));
    },

    async create(request, { accountId }) {
      const setting = await db.transaction().execute((trx) => createSetting(trx, services, accountId, request.body));
      return created(request, setting);
    },

    async get(request, { accountId }) {
      const setting = await findSetting(db, accountId, request.path.notification_setting_id);
      return ok(request, notificationSettingEntity(setting, secrets));
    },

    update: finding(
      ({ path }, { accountId }) => findSetting(db, accountId, path.notification_setting_id),
      async (request, { accountId }, before) =>
        ok(request, await changeSetting(services, accountId, before, request.body)),
    ),

    async delete(request, { accountId }) {
      const { notification_setting_id } = request.path;
      await db.transaction().execute((trx) => deleteSetting(trx, accountId, notification_setting_id));
      return { status: 204 };
    },

    rotateSecret: finding(
      ({ path }, { accountId }) => findSetting(db, accountId, path.notification_setting_id),
      async (request, { accountId }, { id }) =>
        ok(request, await rotateSecret(db, services, accountId, id, request.body?.overlap_seconds)),
    ),
  };
}
