import { finding, type Handlers } from '@billing/server';
import type { NotificationSetting } from '@billing/types';
import { type Kysely, type Selectable, sql } from 'kysely';

import { timestamp } from '../basics/clock.ts';
import { ServiceError } from '../basics/errors.ts';
import type { Context } from '../http/context.ts';
import { ok } from '../http/envelope.ts';
import { notFound } from '../basics/not-found.ts';
import type { Services } from '../services.ts';
import type { NotificationSettingRow } from '../storage/rows/notification-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { notificationSettingEntity } from './notification-setting-entity.ts';
import { checkAmongSettings, checkSetting, type IsSet } from './setting-rules.ts';

type Setting = Selectable<NotificationSettingRow>;

export function notificationSettingsHandlers(services: Services): Handlers<Context>['notificationSettings'] {
  const { db, secrets } = services;
  return {
    async get(request, { accountId }) {
      return ok(
        request,
        notificationSettingEntity(await findSetting(db, accountId, request.path.notification_setting_id), secrets),
      );
    },

    update: finding(
      ({ path }, { accountId }) => findSetting(db, accountId, path.notification_setting_id),
      async (request, { accountId }, before) => {
        const changes = changed(before, request.body);
        if (Object.keys(changes).length === 0) return ok(request, notificationSettingEntity(before, secrets));
        return ok(request, await change(services, accountId, before, changes));
      },
    ),
  };
}

async function findSetting(db: Kysely<Tables>, accountId: string, id: NotificationSettingRow['id']): Promise<Setting> {
  const row = await db
    .selectFrom('notification_settings')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw notFound('Notification setting', id);
  return row;
}

type Changes = Partial<
  Pick<
    Setting,
    | 'description'
    | 'destination'
    | 'active'
    | 'api_version'
    | 'include_sensitive_fields'
    | 'subscribed_events'
    | 'traffic_source'
  >
>;

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
    checkSetting(after, account.default_api_version, rules, isSet);
    await checkAmongSettings(trx, accountId, before.id, after, rules, isSet);
    const row = await trx
      .updateTable('notification_settings')
      .set({ ...changes, updated_at: timestamp(clock.now()), revision: before.revision + 1 })
      .where('account_id', '=', accountId)
      .where('id', '=', before.id)
      .where('revision', '=', before.revision)
      .returningAll()
      .executeTakeFirst();
    if (row === undefined) {
      throw new ServiceError(
        'conflict',
        `Notification setting ${before.id} was changed by another request at the same time. Read it again and repeat yours.`,
      );
    }
    if (before.active && !row.active) await endOutstanding(trx, accountId, before.id);
    return notificationSettingEntity(row, secrets);
  });
}

/**
 * What was still to be sent to a destination that is turned off has failed; it can be replayed once the destination is active again. Of
 * what is being sent at this moment the attempt is still written down, and counts when it succeeds.
 */
async function endOutstanding(trx: Kysely<Tables>, accountId: string, id: NotificationSettingRow['id']): Promise<void> {
  await sql`
    with gone as (
      delete from delivery_due
      where notification_setting_id = ${id} and (lease is null or due_at <= clock_timestamp())
    )
    update notifications n set status = 'failed', retry_at = null
    from delivery_due q
    where q.notification_setting_id = ${id} and n.account_id = ${accountId} and n.id = q.notification_id
      and n.status in ('not_attempted', 'needs_retry')`.execute(trx);
}
