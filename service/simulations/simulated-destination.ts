import type { Kysely, Selectable } from 'kysely';

import type { NewError } from '../common/errors.ts';
import { invalidFields } from '../common/invalid-fields.ts';
import type { NotificationSettingRow } from '../storage/rows/notification-rows.ts';
import type { Tables } from '../storage/tables.ts';

/**
 * The destination of a new or changed simulation. Only starting a run checks that it accepts simulated
 * events.
 */
export async function simulatedDestination(
  newError: NewError<'invalid_field'>,
  db: Kysely<Tables>,
  accountId: string,
  id: string,
): Promise<Selectable<NotificationSettingRow>> {
  const row = await db
    .selectFrom('notification_settings')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id as NotificationSettingRow['id'])
    .executeTakeFirst();
  if (row !== undefined) return row;
  throw invalidFields(newError, {
    field: 'notification_setting_id',
    message: 'must be the id of a notification setting; GET /notification-settings lists them',
  });
}
