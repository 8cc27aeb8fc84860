import type { RotatedNotificationSetting } from '@billing/types';
import { type Kysely, type NotNull, sql } from 'kysely';

import { timestamp } from '../basics/clock.ts';
import { notFound } from '../basics/not-found.ts';
import type { Services } from '../services.ts';
import type { Timestamp } from '../storage/columns.ts';
import type { NotificationSettingRow } from '../storage/rows/notification-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { newEndpointSecret } from './endpoint-secret.ts';
import { notificationSettingEntity } from './notification-setting-entity.ts';

/** Seconds, as the spec has it for a body that leaves it out: here for a request without a body. */
const DEFAULT_OVERLAP = 86_400;

/**
 * Gives a destination a new secret (delivery.md §6). The older one signs as well for `overlapSeconds`; one that was still valid from an
 * earlier rotation stops at once. The database's clock says until when, because it also judges whether that has passed.
 *
 * @throws ServiceError `not_found`
 */
export async function rotateSecret(
  db: Kysely<Tables>,
  { clock, secrets }: Pick<Services, 'clock' | 'secrets'>,
  accountId: string,
  id: NotificationSettingRow['id'],
  overlapSeconds = DEFAULT_OVERLAP,
): Promise<RotatedNotificationSetting> {
  const row = await db
    .updateTable('notification_settings')
    .set((eb) => ({
      secret: secrets.seal(newEndpointSecret(id), id),
      previous_secret: overlapSeconds === 0 ? null : eb.ref('secret'),
      previous_secret_expires_at: sql<Timestamp>`clock_timestamp() + ${overlapSeconds}::int * interval '1 second'`,
      updated_at: timestamp(clock.now()),
      revision: eb('revision', '+', 1),
    }))
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returningAll()
    .$narrowType<{ previous_secret_expires_at: NotNull }>()
    .executeTakeFirst();
  if (row === undefined) throw notFound('Notification setting', id);
  return {
    ...notificationSettingEntity(row, secrets),
    previous_secret_expires_at: row.previous_secret_expires_at,
  };
}
