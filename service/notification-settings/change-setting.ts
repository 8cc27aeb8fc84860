import type { NotificationSetting, NotificationSettingUpdate } from '@billing/types';
import type { Selectable, Transaction } from 'kysely';

import type { NewError } from '../common/errors.ts';
import type { AccountServices } from '../services.ts';
import { cancelRuns } from '../simulations/cancel-runs.ts';
import { destinationProblem } from '../simulations/destination-problem.ts';
import type { NotificationSettingRow } from '../storage/rows/notification-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { updateRow } from '../storage/update-row.ts';
import { notificationSettingEntity } from './notification-setting-entity.ts';
import { failOutstandingNotifications } from './outstanding-notifications.ts';
import { checkAmongSettings, checkSetting, type IsSet, type SettingRuleCode } from './setting-rules.ts';
import { mailVerification, verificationState } from './verification.ts';

type Setting = Selectable<NotificationSettingRow>;

const SETTING = { table: 'notification_settings', name: 'Notification setting' } as const;

/**
 * Each member of the body has a column: a member that is added to the spec does not compile until it is
 * stored.
 */
type Changes = Partial<Pick<Setting, keyof NotificationSettingUpdate>>;

/**
 * Updates a destination. The change applies to later events; stored notifications don't change, but those
 * not yet sent go to a new address. Deactivating a destination fails its outstanding notifications. When it
 * no longer accepts simulated events, its simulation runs are canceled.
 *
 * @param before The row as it was read. A new email address must be confirmed first; to activate a
 * destination that is not confirmed sends the link again.
 *
 * @param body The validated body. Members that are absent or equal to the stored value change nothing.
 * @param baseUrl That of the request, for the link.
 * @throws `conflict` when another request has changed the row since it was read.
 */
export async function changeSetting(
  newError: NewError<'conflict' | SettingRuleCode>,
  trx: Transaction<Tables>,
  services: Pick<AccountServices, 'clock' | 'rules' | 'secrets'>,
  accountId: string,
  before: Setting,
  body: { readonly [K in keyof Changes]: Changes[K] | undefined },
  baseUrl: string,
): Promise<NotificationSetting> {
  const changes = changed(before, body);
  if (Object.keys(changes).length === 0) return notificationSettingEntity(before, services.secrets);
  return change(newError, trx, services, accountId, before, changes, baseUrl);
}

/**
 * The members of the body that differ from the row. `subscribed_events` is a set, so its order does not
 * matter.
 */
function changed(before: Setting, body: { readonly [K in keyof Changes]: Changes[K] | undefined }): Changes {
  const entries = Object.entries(body).filter(([name, value]) => {
    const stored = before[name as keyof Changes];
    return value !== undefined && JSON.stringify(sorted(stored)) !== JSON.stringify(sorted(value));
  });
  return Object.fromEntries(entries) as Changes;
}

function sorted(value: unknown): unknown {
  return Array.isArray(value) ? value.toSorted() : value;
}

/**
 * Locks the account's row first, so that two concurrent changes can't exceed the limit of active settings or
 * create duplicates.
 */
async function change(
  newError: NewError<'conflict' | SettingRuleCode>,
  trx: Transaction<Tables>,
  services: Pick<AccountServices, 'clock' | 'rules' | 'secrets'>,
  accountId: string,
  before: Setting,
  changes: Changes,
  baseUrl: string,
): Promise<NotificationSetting> {
  const { clock, rules, secrets } = services;
  const after = { ...before, ...changes };
  const account = await trx
    .selectFrom('accounts')
    .select(['default_api_version', 'max_active_destinations'])
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const isSet: IsSet = (member) => Object.hasOwn(changes, member);
  checkSetting(newError, after, account.default_api_version, rules, isSet);
  const maxActive = account.max_active_destinations ?? rules.maxActiveDestinations;
  await checkAmongSettings(newError, trx, accountId, before.id, after, maxActive, isSet);
  const isNewAddress = changes.destination !== undefined;
  const isActivated = !before.active && after.active;
  const row = await updateRow(newError, trx, clock, SETTING, before, {
    ...changes,
    ...(isNewAddress && verificationState(services, before.type, baseUrl)),
    // What failed before says nothing about the new address, or about the time after the activation.
    ...((isNewAddress || isActivated) && { failing_since: null }),
    ...(isActivated && { turned_off_at: null, turned_off_because: null }),
  });
  if (isNewAddress || isActivated) await mailVerification(trx, services, row);
  if (before.active && !row.active) await failOutstandingNotifications(trx, accountId, before.id);
  if (destinationProblem(row) !== undefined)
    await cancelRuns(trx, clock, accountId, { notification_setting_id: row.id });
  return notificationSettingEntity(row, secrets);
}
