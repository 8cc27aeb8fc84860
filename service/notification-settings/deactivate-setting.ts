import { type Selectable, sql, type Transaction } from 'kysely';

import { type AccountClock } from '../common/account-clock.ts';
import { timestamp } from '../common/clock.ts';
import { cancelRuns } from '../simulations/cancel-runs.ts';
import type { NotificationSettingRow } from '../storage/rows/notification-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { failOutstandingNotifications } from './outstanding-notifications.ts';
import { removeVerification } from './verification.ts';

/**
 * Makes a destination inactive without a request, with the consequences of a request that does. The
 * transaction has locked its row.
 *
 * @param because Shown to the owner (`deactivation.reason`) and to operators.
 */
export async function deactivateSetting(
  trx: Transaction<Tables>,
  clock: AccountClock,
  { account_id, id }: Pick<Selectable<NotificationSettingRow>, 'account_id' | 'id'>,
  because: string,
): Promise<void> {
  await trx
    .updateTable('notification_settings')
    .set({
      active: false,
      turned_off_at: timestamp(clock.system.now()),
      turned_off_because: because,
      updated_at: clock.now(),
      revision: sql`revision + 1`,
    })
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .execute();
  await removeVerification(trx, id);
  await failOutstandingNotifications(trx, account_id, id);
  await cancelRuns(trx, clock, account_id, { notification_setting_id: id });
}
