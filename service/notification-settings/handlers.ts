import { finding, type Handlers } from '@billing/server';

import { assertAllUsed } from '../common/assert-all-used.ts';
import type { Context } from '../http/context.ts';
import { created, noContent, ok } from '../http/envelope.ts';
import { filtered, listPage } from '../http/list-page.ts';
import { change, changeOnce } from '../idempotency/change-once.ts';
import type { Services } from '../services.ts';
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
      const { active, traffic_source, ...query } = request.query;
      const scope = db.selectFrom('notification_settings').where('account_id', '=', accountId);
      return listPage(request, query, {
        db,
        baseUrl,
        scope,
        matching: filtered(scope.selectAll(), { active, traffic_source }),
        items: (rows) => rows.map((row) => notificationSettingEntity(row, secrets)),
      });
    },

    async create({ body, ...request }, caller) {
      return changeOnce(services, request, caller, async (trx, own) =>
        created(request, await createSetting(request.newError, trx, own, caller.accountId, body, caller.baseUrl)),
      );
    },

    async get(request, { accountId }) {
      const setting = await findSetting(request.newError, db, accountId, request.path.notification_setting_id);
      return ok(request, notificationSettingEntity(setting, secrets));
    },

    update: finding(
      ({ path, newError }, { accountId }) => findSetting(newError, db, accountId, path.notification_setting_id),
      async ({ body, ...request }, caller, before) =>
        changeOnce(services, request, caller, async (trx, own) =>
          ok(request, await changeSetting(request.newError, trx, own, caller.accountId, before, body, caller.baseUrl)),
        ),
    ),

    async delete(request, caller) {
      const { notification_setting_id } = request.path;
      await change(services, caller, (trx, { clock }) =>
        deleteSetting(request.newError, trx, clock, caller.accountId, notification_setting_id),
      );
      return noContent(request);
    },

    rotateSecret: finding(
      ({ path, newError }, { accountId }) => findSetting(newError, db, accountId, path.notification_setting_id),
      async ({ body, ...request }, caller, before) => {
        const { overlap_seconds, ...left } = body ?? { overlap_seconds: undefined };
        assertAllUsed(left);
        return changeOnce(services, request, caller, async (trx, own) =>
          ok(request, await rotateSecret(request.newError, trx, own, caller.accountId, before, overlap_seconds)),
        );
      },
    ),
  };
}
