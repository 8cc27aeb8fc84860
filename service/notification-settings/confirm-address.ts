import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';

import { findAccountClock } from '../accounts/find-account-clock.ts';
import { type PageRequest, servicesOfStep } from '../audit/customer-act.ts';
import { addressHash, type LinkedDestination } from '../links/verification-link.ts';
import type { Services } from '../services.ts';
import type { NotificationSettingRow } from '../storage/rows/notification-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { lockOutstandingNotifications } from './outstanding-notifications.ts';

type Setting = Selectable<NotificationSettingRow>;

/** The destination of a link, as its page shows it. */
export interface ShownDestination {
  readonly setting: Setting;
  /** The name of the account. */
  readonly account: string;
}

/** Finds the destination of a link; undefined when it was deleted, or has another address now. */
export async function findLinkedDestination(
  db: Kysely<Tables>,
  { accountId, settingId, address }: LinkedDestination,
): Promise<ShownDestination | undefined> {
  const found = await db
    .selectFrom('notification_settings as s')
    .innerJoin('accounts as a', 'a.id', 's.account_id')
    .selectAll('s')
    .select('a.name as account')
    .where('s.account_id', '=', accountId)
    .where('s.id', '=', settingId as Setting['id'])
    .executeTakeFirst();
  if (found === undefined || found.type !== 'email' || addressHash(found.destination) !== address) return undefined;
  const { account, ...setting } = found;
  return { setting, account };
}

/**
 * Confirms the address of a link, once or again, and records where the request came from. What waits for it
 * is sent now, and earlier failures no longer count. Returns false when the destination was deleted, or has
 * another address now.
 */
export async function confirmAddress(
  services: Pick<Services, 'db' | 'clock' | 'notifyDue'>,
  linked: LinkedDestination,
  request: PageRequest,
): Promise<boolean> {
  const { accountId, settingId } = linked;
  const clock = await findAccountClock(services.db, services.clock, accountId);
  const step = { operation: 'destination.confirm', accountId, clock, customerId: null, entityId: settingId };
  const { db, notifyDue } = servicesOfStep(services, { ...step, actorType: 'recipient' }, request);
  return db.transaction().execute(async (trx) => {
    const setting = await lockSetting(trx, linked);
    if (setting === undefined || addressHash(setting.destination) !== linked.address) return false;
    if (setting.unverified_since === null) return true;
    await trx
      .updateTable('notification_settings')
      .set({ unverified_since: null, verification_base_url: null, failing_since: null })
      .where('account_id', '=', setting.account_id)
      .where('id', '=', setting.id)
      .execute();
    await lockOutstandingNotifications(trx, setting.id);
    await sql`
      update delivery_due set due_at = clock_timestamp()
      where notification_setting_id = ${setting.id} and lease is null and not ended`.execute(trx);
    notifyDue([{ accountId: setting.account_id, settingId: setting.id }]);
    return true;
  });
}

function lockSetting(
  trx: Transaction<Tables>,
  { accountId, settingId }: LinkedDestination,
): Promise<Setting | undefined> {
  return trx
    .selectFrom('notification_settings')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', settingId as Setting['id'])
    .where('type', '=', 'email')
    .forNoKeyUpdate()
    .executeTakeFirst();
}
