import { type Selectable, sql, type Transaction } from 'kysely';

import { OperatorError } from '../common/operator-error.ts';
import { publishTogether } from '../events/publish.ts';
import type { AccountServices } from '../services.ts';
import type { AccountRow } from '../storage/rows/account-rows.ts';
import type { SubscriptionRow } from '../storage/rows/subscription-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { applyEffect } from '../subscription-lifecycle/apply-effect.ts';
import { canceled } from '../subscription-lifecycle/take-effect.ts';
import { CLOSED, lockAccount } from './close-account.ts';

type Account = Selectable<AccountRow>;

/** What happens to subscriptions that fell due while the account was closed. */
export type MissedPeriods = 'bill' | 'cancel';

/** How many subscriptions one transaction cancels. */
const BATCH = 50;

export interface Reopened {
  readonly account: Account;
  /** Subscriptions that were canceled, because they had fallen due. */
  readonly canceled: number;
}

/**
 * Opens a closed account again. Its destinations that were active become active. Subscriptions that fell due
 * meanwhile need a decision, since each missed period would be billed: nothing is billed unless `missed`
 * says so. If it is interrupted, call it again.
 *
 * @throws OperatorError when the account is open, or the decision is missing.
 */
export async function reopenAccount(
  services: AccountServices,
  accountId: string,
  missed: MissedPeriods | undefined,
): Promise<Reopened> {
  const sum = missed === 'cancel' ? await cancelAllDue(services, accountId) : 0;
  const account = await services.db.transaction().execute(async (trx) => {
    checkClosed(await lockAccount(trx, accountId));
    if (missed !== 'bill') await checkNothingDue(trx, services, accountId);
    return open(trx, services, accountId);
  });
  return { account, canceled: sum };
}

function checkClosed({ id, closed_at }: Account): void {
  if (closed_at === null) throw new OperatorError(`The account ${id} is open.`);
}

function dueSubscriptions(trx: Transaction<Tables>, { clock }: Pick<AccountServices, 'clock'>, accountId: string) {
  return trx.selectFrom('subscriptions').where('account_id', '=', accountId).where('due_at', '<=', clock.now());
}

/** Meanwhile the account stays closed, so that no worker renews one of them. */
async function cancelAllDue(services: AccountServices, accountId: string): Promise<number> {
  let sum = 0;
  for (let last = BATCH; last === BATCH; sum += last) {
    last = await services.db.transaction().execute(async (trx) => {
      checkClosed(await lockAccount(trx, accountId));
      return publishTogether(trx, services, (own) => cancelDue(trx, own, accountId));
    });
  }
  return sum;
}

async function cancelDue(trx: Transaction<Tables>, services: AccountServices, accountId: string): Promise<number> {
  const rows: Selectable<SubscriptionRow>[] = await dueSubscriptions(trx, services, accountId)
    .selectAll()
    .orderBy('id')
    .limit(BATCH)
    .forNoKeyUpdate()
    .execute();
  for (const row of rows) await applyEffect(trx, services, row, canceled(row, services.clock.now()));
  return rows.length;
}

async function checkNothingDue(trx: Transaction<Tables>, services: AccountServices, accountId: string): Promise<void> {
  const { count } = await dueSubscriptions(trx, services, accountId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (count === 0) return;
  throw new OperatorError(
    `Subscriptions of the account ${accountId} fell due while it was closed: ${count}. Choose what happens to them: ` +
      '--missed-periods bill bills and charges each period that was missed, and --missed-periods cancel cancels these subscriptions without a bill.',
  );
}

async function open(trx: Transaction<Tables>, { clock }: AccountServices, accountId: string): Promise<Account> {
  await trx
    .updateTable('notification_settings')
    .set({
      active: true,
      failing_since: null,
      turned_off_at: null,
      turned_off_because: null,
      updated_at: clock.now(),
      revision: sql`revision + 1`,
    })
    .where('account_id', '=', accountId)
    .where('turned_off_because', '=', CLOSED)
    .execute();
  return trx
    .updateTable('accounts')
    .set({ closed_at: null, updated_at: clock.now() })
    .where('id', '=', accountId)
    .returningAll()
    .executeTakeFirstOrThrow();
}
