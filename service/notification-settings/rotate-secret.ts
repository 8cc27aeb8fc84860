import type { RotatedNotificationSetting } from '@billing/types';
import { type Kysely, type NotNull, type Selectable, sql } from 'kysely';

import type { NewError } from '../common/errors.ts';
import type { AccountServices } from '../services.ts';
import type { Timestamp } from '../storage/columns.ts';
import type { NotificationSettingRow } from '../storage/rows/notification-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { newEndpointSecret } from './endpoint-secret.ts';
import { notificationSettingEntity } from './notification-setting-entity.ts';

/** Seconds. The spec's default for an absent `overlap_seconds`; a request without a body needs it here. */
const DEFAULT_OVERLAP = 86_400;

/**
 * Replaces the secret of a destination. The previous secret signs, too, for `overlapSeconds`; an even older
 * one stops signing immediately. The expiry uses the database's clock, which also decides whether it has
 * passed.
 *
 * @throws `conflict` when another request has changed the row since it was read.
 */
export async function rotateSecret(
  newError: NewError<'conflict'>,
  db: Kysely<Tables>,
  { clock, secrets }: Pick<AccountServices, 'clock' | 'secrets'>,
  accountId: string,
  { id, revision }: Pick<Selectable<NotificationSettingRow>, 'id' | 'revision'>,
  overlapSeconds = DEFAULT_OVERLAP,
): Promise<RotatedNotificationSetting> {
  const row = await db
    .updateTable('notification_settings')
    .set((eb) => ({
      secret: secrets.seal(newEndpointSecret(id), id),
      previous_secret: overlapSeconds === 0 ? null : eb.ref('secret'),
      previous_secret_expires_at: sql<Timestamp>`clock_timestamp() + ${overlapSeconds}::int * interval '1 second'`,
      updated_at: clock.now(),
      revision: revision + 1,
    }))
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('revision', '=', revision)
    .returningAll()
    .$narrowType<{ previous_secret_expires_at: NotNull }>()
    .executeTakeFirst();
  if (row === undefined) {
    throw newError(
      'conflict',
      `Notification setting ${id} was changed by another request at the same time. Get it again before you rotate its secret.`,
    );
  }
  return {
    ...notificationSettingEntity(row, secrets),
    previous_secret_expires_at: row.previous_secret_expires_at,
  };
}
