import { type Selectable, type Transaction } from 'kysely';

import { timestamp } from '../common/clock.ts';
import { OperatorError } from '../common/operator-error.ts';
import { deactivateSetting } from '../notification-settings/deactivate-setting.ts';
import type { AccountServices } from '../services.ts';
import type { AccountRow } from '../storage/rows/account-rows.ts';
import type { Tables } from '../storage/tables.ts';

type Account = Selectable<AccountRow>;

/** Why destinations of a closed account are inactive: it marks those that become active again with it. */
export const CLOSED = 'The account was closed.';

/**
 * Closes an account: its API keys are rejected, its subscriptions are neither renewed nor charged, its
 * checkouts accept no payment, and nothing is sent to its destinations. What waits for them fails, and can
 * be replayed once the account is open again. All data stays. Payments and refunds that have begun are
 * brought to their end, and requests that have begun as well.
 *
 * @throws OperatorError when the account is closed.
 */
export async function closeAccount(
  trx: Transaction<Tables>,
  { clock }: Pick<AccountServices, 'clock'>,
  accountId: string,
): Promise<Account> {
  const before = await lockAccount(trx, accountId);
  if (before.closed_at !== null)
    throw new OperatorError(`The account ${accountId} has been closed since ${before.closed_at}.`);
  const settings = await trx
    .selectFrom('notification_settings')
    .select(['account_id', 'id'])
    .where('account_id', '=', accountId)
    .where('active', '=', true)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  for (const setting of settings) await deactivateSetting(trx, clock, setting, CLOSED);
  return trx
    .updateTable('accounts')
    .set({ closed_at: timestamp(clock.system.now()), updated_at: clock.now() })
    .where('id', '=', accountId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function lockAccount(trx: Transaction<Tables>, accountId: string): Promise<Account> {
  return trx.selectFrom('accounts').selectAll().where('id', '=', accountId).forUpdate().executeTakeFirstOrThrow();
}
