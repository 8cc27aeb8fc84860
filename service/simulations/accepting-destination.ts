import type { Selectable, Transaction } from 'kysely';

import type { NewError } from '../common/errors.ts';
import type { NotificationSettingRow } from '../storage/rows/notification-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { destinationProblem } from './destination-problem.ts';

/**
 * Locks and returns a destination that accepts simulated events, so that it does so until the transaction
 * ends. Call it before locking a run: deactivating a destination locks in this order, too.
 *
 * @throws `notification_simulation_run_notification_settings_conflict` when the destination does not accept
 *   simulated events.
 */
export async function acceptingDestination(
  newError: NewError<'notification_simulation_run_notification_settings_conflict'>,
  trx: Transaction<Tables>,
  accountId: string,
  id: NotificationSettingRow['id'],
): Promise<Selectable<NotificationSettingRow>> {
  const destination = await trx
    .selectFrom('notification_settings')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();
  const problem = destinationProblem(destination);
  if (destination !== undefined && problem === undefined) return destination;
  throw newError(
    'notification_simulation_run_notification_settings_conflict',
    `Notification setting ${id} ${problem}, so no simulated events can be sent to it.`,
  );
}
