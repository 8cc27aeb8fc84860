import { NotificationSetting as NotificationSettingSchema } from '@billing/validators/schemas/NotificationSetting';
import type { NotificationSetting } from '@billing/types';
import type { Selectable, Transaction } from 'kysely';

import { checked } from '../basics/checked.ts';
import { timestamp } from '../basics/clock.ts';
import { newId } from '../ids/id.ts';
import type { Services } from '../services.ts';
import type { NotificationSettingRow } from '../storage/rows/notification-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { newEndpointSecret } from './endpoint-secret.ts';
import { notificationSettingEntity } from './notification-setting-entity.ts';
import { checkAmongSettings, checkSetting } from './setting-rules.ts';

type Fields = Pick<
  Selectable<NotificationSettingRow>,
  'active' | 'api_version' | 'include_sensitive_fields' | 'traffic_source'
>;

export type NewSetting = Pick<
  Selectable<NotificationSettingRow>,
  'description' | 'type' | 'destination' | 'subscribed_events'
> &
  Partial<Fields>;

/** A destination with a fresh secret. @throws ServiceError `invalid_field` or the code of the rule that it breaks. */
export async function createSetting(
  trx: Transaction<Tables>,
  { clock, secrets, rules }: Omit<Services, 'db'>,
  accountId: string,
  setting: NewSetting,
): Promise<NotificationSetting> {
  const account = await trx
    .selectFrom('accounts')
    .select('default_api_version')
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const id = newId('ntfset_', clock);
  const now = timestamp(clock.now());
  const state = {
    active: true,
    api_version: account.default_api_version,
    include_sensitive_fields: false,
    traffic_source: 'platform' as const,
    ...setting,
  };
  const row: Selectable<NotificationSettingRow> = {
    ...state,
    account_id: accountId,
    id,
    secret: secrets.seal(newEndpointSecret(id), id),
    previous_secret: null,
    previous_secret_expires_at: null,
    created_at: now,
    updated_at: now,
    revision: 0,
  };
  checkSetting(state, account.default_api_version, rules);
  await checkAmongSettings(trx, accountId, undefined, state, rules);
  const entity = checked(NotificationSettingSchema, notificationSettingEntity(row, secrets));
  await trx.insertInto('notification_settings').values(row).execute();
  return entity;
}
