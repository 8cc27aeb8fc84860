import type { Selectable, Transaction } from 'kysely';

import { timestamp } from '../common/clock.ts';
import type { NewError } from '../common/errors.ts';
import { type Id, newId } from '../ids/id.ts';
import type { AccountServices } from '../services.ts';
import type { NotificationRow } from '../storage/rows/notification-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { addNotifications } from './add-notifications.ts';
import { findNotification } from './find-notification.ts';

type Notification = Selectable<NotificationRow>;

export type ReplayServices = Pick<AccountServices, 'clock' | 'notifyDue'>;

/**
 * Sends one notification again, as a new notification with the same event.
 *
 * @returns The id of the new notification.
 */
export async function replay(
  newError: NewError<'not_found' | 'notification_replay_invalid_origin_type' | 'notification_cannot_replay'>,
  trx: Transaction<Tables>,
  services: ReplayServices,
  accountId: string,
  id: Id<'ntf_'>,
): Promise<Id<'ntf_'>> {
  const notification = await findNotification(newError, trx, services, accountId, id);
  if (notification.origin !== 'event') {
    throw newError(
      'notification_replay_invalid_origin_type',
      `Notification ${id} is a replay and can't be replayed. Replay the original notification instead, which has the same event_id and the origin event.`,
    );
  }
  if (notification.status !== 'delivered' && notification.status !== 'failed') {
    throw cannotReplay(
      newError,
      `Notification ${id} has the status ${notification.status}. Only delivered and failed notifications can be replayed.`,
    );
  }
  await lockActive(newError, trx, accountId, notification.notification_setting_id);
  const [added] = await addReplays(trx, services, [notification]);
  return added!;
}

/**
 * Stores a replay of each notification and marks the originals as replayed. All must belong to one
 * destination, whose row the transaction has locked.
 */
export async function addReplays(
  trx: Transaction<Tables>,
  { clock, notifyDue }: ReplayServices,
  notifications: readonly Notification[],
): Promise<Id<'ntf_'>[]> {
  const [first] = notifications;
  if (first === undefined) return [];
  const { account_id, notification_setting_id } = first;
  const replays = notifications.map((notification) => {
    const id = newId('ntf_', clock);
    return {
      account_id,
      id,
      notification_setting_id,
      event_id: notification.event_id,
      type: notification.type,
      payload: bodyFor(notification, id),
      occurred_at: notification.occurred_at,
      origin: 'replay' as const,
    };
  });
  await trx
    .updateTable('notifications')
    .set({ replayed_at: timestamp(clock.system.now()) })
    .where('account_id', '=', account_id)
    .where(
      'id',
      'in',
      notifications.map(({ id }) => id),
    )
    .execute();
  await addNotifications(trx, replays);
  notifyDue([{ accountId: account_id, settingId: notification_setting_id }]);
  return replays.map(({ id }) => id);
}

/**
 * Locks a destination against deletion until the transaction ends. If it is deactivated concurrently, the
 * new notifications fail like all others that are outstanding.
 *
 * @throws `notification_cannot_replay` when the destination is inactive or deleted.
 */
export async function lockActive(
  newError: NewError<'notification_cannot_replay'>,
  trx: Transaction<Tables>,
  accountId: string,
  id: Notification['notification_setting_id'],
): Promise<void> {
  const setting = await trx
    .selectFrom('notification_settings')
    .select('active')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
  if (setting?.active === true) return;
  throw cannotReplay(newError, `Notification setting ${id} is not active. Activate it, then replay the notification.`);
}

/** The stored body with the id of the replay. It is not parsed, so that all other bytes stay the same. */
function bodyFor({ id, payload }: Notification, newOne: Id<'ntf_'>): string {
  // The first match is the member itself: no member before it contains free text.
  const member = `"notification_id":"${id}"`;
  const at = payload.indexOf(member);
  if (at < 0) throw new Error(`internal error: the body of notification ${id} does not contain its notification_id`);
  return `${payload.slice(0, at)}"notification_id":"${newOne}"${payload.slice(at + member.length)}`;
}

function cannotReplay(newError: NewError<'notification_cannot_replay'>, detail: string): Error {
  return newError('notification_cannot_replay', detail);
}
