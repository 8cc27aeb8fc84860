import { type Selectable, type SelectQueryBuilder, sql, type Transaction } from 'kysely';

import type { FieldFault, NewError } from '../common/errors.ts';
import { invalidFields } from '../common/invalid-fields.ts';
import type { Rules } from '../services.ts';
import type { NotificationSettingRow } from '../storage/rows/notification-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { checkEmailDestination, checkUrlDestination } from './destination-rules.ts';

/** The members of a setting that the rules check. */
export type SettingState = Pick<
  Selectable<NotificationSettingRow>,
  | 'type'
  | 'destination'
  | 'active'
  | 'api_version'
  | 'include_sensitive_fields'
  | 'subscribed_events'
  | 'traffic_source'
>;

/** The errors of these rules. */
export type SettingRuleCode =
  | 'invalid_field'
  | 'url_notification_setting_incorrect'
  | 'email_notification_setting_incorrect'
  | 'notification_maximum_active_settings_reached'
  | 'notification_setting_cannot_be_duplicate';

/**
 * Whether the request sets a member. Stored members are not checked again, even if rules or limits have
 * changed since.
 */
export type IsSet = (member: keyof SettingState) => boolean;

const everything: IsSet = () => true;

/** Checks the rules of a single setting. */
export function checkSetting(
  newError: NewError<SettingRuleCode>,
  setting: SettingState,
  accountVersion: number,
  rules: Rules,
  isSet = everything,
): void {
  const { type, api_version, traffic_source, destination } = setting;
  const [first, ...rest] = [
    ...(isSet('api_version') ? versionFaults(api_version, accountVersion) : []),
    ...(isSet('traffic_source') && type === 'email' && traffic_source !== 'platform' ? [NOT_FOR_EMAIL] : []),
  ];
  if (first !== undefined) throw invalidFields(newError, first, ...rest);
  if (!isSet('destination')) return;
  if (type === 'email') checkEmailDestination(newError, destination);
  else checkUrlDestination(newError, destination, { reach: rules.destinationReach });
}

const NOT_FOR_EMAIL: FieldFault = {
  field: 'traffic_source',
  message: 'must be platform when type is email',
};

function versionFaults(version: number, accountVersion: number): FieldFault[] {
  if (version >= accountVersion) return [];
  return [
    {
      field: 'api_version',
      message: `must be ${accountVersion} or higher: ${accountVersion} is the account's default version`,
    },
  ];
}

/** Two settings that are equal in these members are duplicates. */
const IDENTITY = [
  'type',
  'destination',
  'traffic_source',
  'api_version',
  'include_sensitive_fields',
  'subscribed_events',
] as const;

/**
 * Checks the rules between the settings of an account, whose row the transaction must have locked.
 *
 * @param id The setting itself; undefined for a new one.
 * @param maxActive How many active settings the account may have.
 */
export async function checkAmongSettings(
  newError: NewError<SettingRuleCode>,
  trx: Transaction<Tables>,
  accountId: string,
  id: string | undefined,
  setting: SettingState,
  maxActive: number,
  isSet = everything,
): Promise<void> {
  const others = trx
    .selectFrom('notification_settings')
    .where('account_id', '=', accountId)
    .$if(id !== undefined, (query) => query.where('id', '!=', id as NotificationSettingRow['id']));
  if (setting.active && isSet('active')) await checkActiveLimit(newError, others, maxActive);
  if (IDENTITY.some(isSet)) await checkUnique(newError, others, setting);
}

type Others = SelectQueryBuilder<Tables, 'notification_settings', object>;

async function checkActiveLimit(
  newError: NewError<'notification_maximum_active_settings_reached'>,
  others: Others,
  limit: number,
): Promise<void> {
  const { active } = await others
    .select((eb) => eb.fn.countAll<number>().as('active'))
    .where('active', '=', true)
    .executeTakeFirstOrThrow();
  if (active < limit) return;
  const detail = `An account can have at most ${limit} active notification settings. Deactivate another one first.`;
  throw newError('notification_maximum_active_settings_reached', detail);
}

async function checkUnique(
  newError: NewError<'notification_setting_cannot_be_duplicate'>,
  others: Others,
  setting: SettingState,
): Promise<void> {
  const duplicate = await others
    .select('id')
    .where('type', '=', setting.type)
    .where('destination', '=', setting.destination)
    .where('traffic_source', '=', setting.traffic_source)
    .where('api_version', '=', setting.api_version)
    .where('include_sensitive_fields', '=', setting.include_sensitive_fields)
    .where(
      sql<boolean>`subscribed_events @> ${setting.subscribed_events} and subscribed_events <@ ${setting.subscribed_events}`,
    )
    .executeTakeFirst();
  if (duplicate !== undefined) {
    throw newError(
      'notification_setting_cannot_be_duplicate',
      `Notification setting ${duplicate.id} already has the same ${IDENTITY.slice(0, -1).join(', ')} and ${IDENTITY.at(-1)}. Change one of them.`,
    );
  }
}
