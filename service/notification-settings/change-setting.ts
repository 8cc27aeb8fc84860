import type { NotificationSetting, NotificationSettingUpdate } from '@billing/types';
import type { Selectable } from 'kysely';

import { timestamp } from '../common/clock.ts';
import type { NewError } from '../common/errors.ts';
import type { Services } from '../services.ts';
import { cancelRuns } from '../simulations/cancel-runs.ts';
import { destinationProblem } from '../simulations/destination-problem.ts';
import type { NotificationSettingRow } from '../storage/rows/notification-rows.ts';
import { notificationSettingEntity } from './notification-setting-entity.ts';
import { failOutstandingNotifications } from './outstanding-notifications.ts';
import { checkAmongSettings, checkSetting, type IsSet, type SettingRuleCode } from './setting-rules.ts';

type Setting = Selectable<NotificationSettingRow>;

/** Each member of the body has a column: what the spec gains does not compile until it is stored. */
type Changes = Partial<Pick<Setting, keyof NotificationSettingUpdate>>;

/**
 * A destination after a change (delivery.md §5). What is stored for it stays as it is: the change holds for events from then on, and only
 * the address for what is still to be sent as well. Turned off, it ends what is still to be sent; runs of simulations also when it takes no
 * simulated events any more.
 *
 * @param before The row as it was read: what another change made of it meanwhile is not overwritten.
 * @param body What the schema of the request holds for; what is left out, or as it was, is no change.
 */
export async function changeSetting(
  newError: NewError<'conflict' | SettingRuleCode>,
  services: Services,
  accountId: string,
  before: Setting,
  body: { readonly [K in keyof Changes]: Changes[K] | undefined },
): Promise<NotificationSetting> {
  const changes = changed(before, body);
  if (Object.keys(changes).length === 0) return notificationSettingEntity(before, services.secrets);
  return change(newError, services, accountId, before, changes);
}

/** The members of a body that differ from what is stored; `subscribed_events` is a set, so its order is no difference. */
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

/** The account's row is locked first, so that two changes at once cannot both take the last active place or become twins. */
async function change(
  newError: NewError<'conflict' | SettingRuleCode>,
  { db, clock, rules, secrets }: Services,
  accountId: string,
  before: Setting,
  changes: Changes,
): Promise<NotificationSetting> {
  const after = { ...before, ...changes };
  return db.transaction().execute(async (trx) => {
    const account = await trx
      .selectFrom('accounts')
      .select('default_api_version')
      .where('id', '=', accountId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const isSet: IsSet = (member) => Object.hasOwn(changes, member);
    checkSetting(newError, after, account.default_api_version, rules, isSet);
    await checkAmongSettings(newError, trx, accountId, before.id, after, rules, isSet);
    const row = await trx
      .updateTable('notification_settings')
      .set({ ...changes, updated_at: timestamp(clock.now()), revision: before.revision + 1 })
      .where('account_id', '=', accountId)
      .where('id', '=', before.id)
      .where('revision', '=', before.revision)
      .returningAll()
      .executeTakeFirst();
    if (row === undefined) {
      throw newError(
        'conflict',
        `Notification setting ${before.id} was changed by another request at the same time. Read it again and repeat yours.`,
      );
    }
    if (before.active && !row.active) await failOutstandingNotifications(trx, accountId, before.id);
    if (destinationProblem(row) !== undefined) await cancelRuns(trx, accountId, { notification_setting_id: row.id });
    return notificationSettingEntity(row, secrets);
  });
}
