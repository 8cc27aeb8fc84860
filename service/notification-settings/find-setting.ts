import type { Kysely, Selectable } from 'kysely';

import type { NewError } from '../common/errors.ts';
import { notFound } from '../common/not-found.ts';
import type { NotificationSettingRow } from '../storage/rows/notification-rows.ts';
import type { Tables } from '../storage/tables.ts';

export async function findSetting(
  newError: NewError<'not_found'>,
  db: Kysely<Tables>,
  accountId: string,
  id: NotificationSettingRow['id'],
): Promise<Selectable<NotificationSettingRow>> {
  const row = await db
    .selectFrom('notification_settings')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw notFound(newError, 'Notification setting', id);
  return row;
}
