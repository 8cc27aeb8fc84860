import type { Selectable, Transaction } from 'kysely';

import type { NewError } from '../common/errors.ts';
import type { NotificationSettingRow } from '../storage/rows/notification-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { simulationFault } from './destination-problem.ts';

/**
 * A destination that simulated events may go to now, and until the transaction ends. Call it before locking a run: whoever turns a destination
 * off locks them in this order, too.
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
  const fault = simulationFault(destination);
  if (destination !== undefined && fault === undefined) return destination;
  throw newError(
    'notification_simulation_run_notification_settings_conflict',
    `Nothing simulated can be sent: notification setting ${id} ${fault}.`,
  );
}
