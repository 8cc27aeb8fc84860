import { finding, type Handlers } from '@billing/server';

import type { Context } from '../http/context.ts';
import { ok } from '../http/envelope.ts';
import type { Services } from '../services.ts';
import { changeSetting } from './change-setting.ts';
import { findSetting } from './find-setting.ts';
import { notificationSettingEntity } from './notification-setting-entity.ts';

export function notificationSettingsHandlers(services: Services): Handlers<Context>['notificationSettings'] {
  const { db, secrets } = services;
  return {
    async get(request, { accountId }) {
      const setting = await findSetting(db, accountId, request.path.notification_setting_id);
      return ok(request, notificationSettingEntity(setting, secrets));
    },

    update: finding(
      ({ path }, { accountId }) => findSetting(db, accountId, path.notification_setting_id),
      async (request, { accountId }, before) =>
        ok(request, await changeSetting(services, accountId, before, request.body)),
    ),
  };
}
