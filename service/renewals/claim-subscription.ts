import { type Kysely, type RawBuilder, type Selectable, sql, type Transaction } from 'kysely';

import { type AccountClock, accountClock } from '../common/account-clock.ts';
import type { Clock } from '../common/clock.ts';
import type { Timestamp } from '../storage/columns.ts';
import type { SubscriptionRow } from '../storage/rows/subscription-rows.ts';
import type { Tables } from '../storage/tables.ts';

/** A subscription by its key. */
export interface SubscriptionKey {
  readonly account_id: string;
  readonly id: Selectable<SubscriptionRow>['id'];
}

export interface Claimed {
  readonly row: Selectable<SubscriptionRow>;
  readonly clock: AccountClock;
}

/**
 * Locks a subscription for its next step. Undefined when another process works on it, or has done so since it was found: it is not due any
 * more.
 */
export async function claimSubscription(
  trx: Transaction<Tables>,
  system: Clock,
  { account_id, id }: SubscriptionKey,
): Promise<Claimed | undefined> {
  const found = await trx
    .selectFrom('subscriptions')
    .innerJoin('accounts', 'accounts.id', 'subscriptions.account_id')
    .selectAll('subscriptions')
    .select('accounts.test_clock_time')
    .where('subscriptions.account_id', '=', account_id)
    .where('subscriptions.id', '=', id)
    .where('subscriptions.due_at', 'is not', null)
    .forNoKeyUpdate('subscriptions')
    .skipLocked()
    .executeTakeFirst();
  if (found === undefined) return undefined;
  const { test_clock_time, ...row } = found;
  const clock = accountClock(system, test_clock_time);
  return row.due_at !== null && row.due_at <= clock.now() ? { row, clock } : undefined;
}

/** Subscriptions that are due in accounts without a test clock, those first that have waited longest. */
export async function findDueSubscriptions(
  db: Kysely<Tables>,
  now: Timestamp,
  limit: number,
): Promise<readonly SubscriptionKey[]> {
  const { rows } = await sql<SubscriptionKey>`
    select s.account_id, s.id from subscriptions s join accounts a on a.id = s.account_id
    where s.due_at <= ${now} and a.test_clock_time is null
    order by s.due_at limit ${limit}`.execute(db);
  return rows;
}

/** The same in one account, whose time is `now`. */
export async function findDueInAccount(
  db: Kysely<Tables>,
  accountId: string,
  now: Timestamp,
  limit: number,
): Promise<readonly SubscriptionKey[]> {
  return db
    .selectFrom('subscriptions')
    .select(['account_id', 'id'])
    .where('account_id', '=', accountId)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** The accounts whose test clock stands still, with a subscription that is due. */
export async function accountsWithDueSubscriptions(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select a.id from accounts a
    where a.test_clock_time is not null and a.test_clock_target is null
      and exists (select from subscriptions s where s.account_id = a.id and s.due_at <= a.test_clock_time)`.execute(db);
  return rows.map(({ id }) => id);
}

/** When the first subscription of the account falls due, for a statement; null when none does. */
export function dueSubscriptionTime(accountId: string): RawBuilder<Timestamp | null> {
  return sql`(select min(due_at) from subscriptions where account_id = ${accountId} and due_at is not null)`;
}

/** Whether the service charges a transaction of the account, or has not completed what it charged, for a statement. */
export function ownChargeUnderWay(accountId: string): RawBuilder<boolean> {
  return sql`exists (
    select from payment_attempts
    where account_id = ${accountId} and state in ('open', 'captured') and initiator = 'service'
  )`;
}
