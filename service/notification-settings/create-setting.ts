import { NotificationSetting as NotificationSettingSchema } from '@billing/validators/schemas/NotificationSetting';
import type { NotificationSetting, NotificationSettingCreate } from '@billing/types';
import type { Selectable, Transaction } from 'kysely';

import { validated } from '../common/validated.ts';
import type { NewError } from '../common/errors.ts';
import { newId } from '../ids/id.ts';
import type { AccountServices } from '../services.ts';
import type { NotificationSettingRow } from '../storage/rows/notification-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { newEndpointSecret } from './endpoint-secret.ts';
import { notificationSettingEntity } from './notification-setting-entity.ts';
import { checkAmongSettings, checkSetting, type SettingRuleCode } from './setting-rules.ts';
import { mailVerification, verificationState } from './verification.ts';

/**
 * Each member of the body has a column: a member that is added to the spec does not compile until it is
 * stored.
 */
type Stored = Pick<Selectable<NotificationSettingRow>, keyof NotificationSettingCreate>;

export type NewSetting = Pick<Stored, 'description' | 'type' | 'destination' | 'subscribed_events'> &
  Partial<Omit<Stored, 'api_version'>> & {
    /** Null: the account's default version. */
    readonly api_version?: number | null;
  };

/**
 * Creates a destination with a new endpoint secret.
 *
 * @param baseUrl That of the request, for the link that confirms an email address; undefined for a
 *   destination that the service itself creates.
 */
export async function createSetting(
  newError: NewError<SettingRuleCode>,
  trx: Transaction<Tables>,
  services: Omit<AccountServices, 'db'>,
  accountId: string,
  setting: NewSetting,
  baseUrl?: string,
): Promise<NotificationSetting> {
  const { clock, secrets, rules } = services;
  const account = await trx
    .selectFrom('accounts')
    .select(['default_api_version', 'max_active_destinations'])
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const id = newId('ntfset_', clock);
  const now = clock.now();
  const state = {
    active: true,
    include_sensitive_fields: false,
    traffic_source: 'platform' as const,
    ...setting,
    api_version: setting.api_version ?? account.default_api_version,
  };
  const row: Selectable<NotificationSettingRow> = {
    ...state,
    account_id: accountId,
    id,
    secret: secrets.seal(newEndpointSecret(id), id),
    previous_secret: null,
    previous_secret_expires_at: null,
    ...verificationState(services, state.type, baseUrl),
    verification_mailed_at: null,
    failing_since: null,
    turned_off_at: null,
    turned_off_because: null,
    created_at: now,
    updated_at: now,
    revision: 0,
  };
  checkSetting(newError, state, account.default_api_version, rules);
  const maxActive = account.max_active_destinations ?? rules.maxActiveDestinations;
  await checkAmongSettings(newError, trx, accountId, undefined, state, maxActive);
  const entity = validated(newError, NotificationSettingSchema, notificationSettingEntity(row, secrets));
  await trx.insertInto('notification_settings').values(row).execute();
  await mailVerification(trx, services, row);
  return entity;
}
