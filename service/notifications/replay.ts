import type { Selectable, Transaction } from 'kysely';

import { timestamp } from '../common/clock.ts';
import type { NewError } from '../common/errors.ts';
import { type Id, newId } from '../ids/id.ts';
import type { Services } from '../services.ts';
import type { NotificationRow } from '../storage/rows/notification-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { addNotifications } from './add-notifications.ts';
import { findNotification } from './find-notification.ts';

type Notification = Selectable<NotificationRow>;

/** What replaying takes of the services. */
export type Replaying = Pick<Services, 'clock' | 'notifyDue'>;

/**
 * Has one notification sent once more, as a notification of its own (delivery.md §7).
 *
 * @returns Id of the added one.
 */
export async function replay(
  newError: NewError<'not_found' | 'notification_replay_invalid_origin_type' | 'notification_cannot_replay'>,
  trx: Transaction<Tables>,
  services: Replaying,
  accountId: string,
  id: Id<'ntf_'>,
): Promise<Id<'ntf_'>> {
  const notification = await findNotification(newError, trx, services, accountId, id);
  if (notification.origin !== 'event') {
    throw newError(
      'notification_replay_invalid_origin_type',
      `Notification ${id} is a replay itself. Replay the one that it was made from; it has the same event_id.`,
    );
  }
  if (notification.status !== 'delivered' && notification.status !== 'failed') {
    throw cannotReplay(newError, `Notification ${id} is still being delivered: it is ${notification.status}.`);
  }
  await lockActive(newError, trx, accountId, notification.notification_setting_id);
  const [added] = await addReplays(trx, services, [notification]);
  return added!;
}

/** Stores a replay of each, marks these as replayed, and announces what is due. All are of one destination, whose row is locked. */
export async function addReplays(
  trx: Transaction<Tables>,
  { clock, notifyDue }: Replaying,
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
    .set({ replayed_at: timestamp(clock.now()) })
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
 * Keeps the destination from being deleted until the transaction ends. One that is turned off meanwhile ends what was added, as it does
 * with every change that is under way.
 *
 * @throws `notification_cannot_replay` when it is off or gone.
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
  throw cannotReplay(newError, `The destination ${id} is not active. Activate it, and replay the notification then.`);
}

/** The stored text with another notification's id: not parsed, so that whatever else is in it stays byte for byte what it was. */
function bodyFor({ id, payload }: Notification, newOne: Id<'ntf_'>): string {
  // The first place is the one: only members without free text stand before it.
  const member = `"notification_id":"${id}"`;
  const at = payload.indexOf(member);
  if (at < 0) throw new Error(`The body of ${id} does not say so.`);
  return `${payload.slice(0, at)}"notification_id":"${newOne}"${payload.slice(at + member.length)}`;
}

function cannotReplay(newError: NewError<'notification_cannot_replay'>, detail: string): Error {
  return newError('notification_cannot_replay', detail);
}
