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
 * Locks subscriptions for their next steps, in the order of their accounts and customers, so that processes
 * that work on several of a customer wait for each other in the same order. Leaves out those on which
 * another process works, or has worked since they were found, so that they are not due any more, and those
 * of closed accounts.
 */
export async function claimSubscriptions(
  trx: Transaction<Tables>,
  system: Clock,
  keys: readonly SubscriptionKey[],
): Promise<Claimed[]> {
  const wanted = sql<SubscriptionKey>`unnest(${keys.map(({ account_id }) => account_id)}::text[], ${keys.map(({ id }) => id)}::text[])`;
  const found = await trx
    .selectFrom(wanted.as<'wanted'>(sql`wanted(account_id, id)`))
    .innerJoin('subscriptions', (join) =>
      join.onRef('subscriptions.account_id', '=', 'wanted.account_id').onRef('subscriptions.id', '=', 'wanted.id'),
    )
    .innerJoin('accounts', 'accounts.id', 'subscriptions.account_id')
    .selectAll('subscriptions')
    .select('accounts.test_clock_time')
    .where('subscriptions.due_at', 'is not', null)
    .where('accounts.closed_at', 'is', null)
    .orderBy('subscriptions.account_id')
    .orderBy('subscriptions.customer_id')
    .orderBy('subscriptions.id')
    .forNoKeyUpdate('subscriptions')
    .skipLocked()
    .execute();
  return found
    .map(({ test_clock_time, ...row }) => ({ row, clock: accountClock(system, test_clock_time) }))
    .filter(({ row, clock }) => row.due_at! <= clock.now());
}

/**
 * Subscriptions that are due in open accounts without a test clock, those first that have waited longest.
 */
export async function findDueSubscriptions(
  db: Kysely<Tables>,
  now: Timestamp,
  limit: number,
): Promise<readonly SubscriptionKey[]> {
  const { rows } = await sql<SubscriptionKey>`
    select s.account_id, s.id from subscriptions s join accounts a on a.id = s.account_id
    where s.due_at <= ${now} and a.test_clock_time is null and a.closed_at is null
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

/**
 * The ids of open accounts whose test clock stands still, with a subscription that is due: a `select`, for a
 * statement.
 */
export function accountsWithDueSubscriptions(): RawBuilder<unknown> {
  return sql`
    select a.id from accounts a
    where a.test_clock_time is not null and a.test_clock_target is null and a.closed_at is null
      and exists (select from subscriptions s where s.account_id = a.id and s.due_at <= a.test_clock_time)`;
}

/** When the first subscription of the account falls due, for a statement; null when none does. */
export function dueSubscriptionTime(accountId: string): RawBuilder<Timestamp | null> {
  return sql`(select min(due_at) from subscriptions where account_id = ${accountId} and due_at is not null)`;
}

/**
 * Whether the service charges a transaction of the account, or has not completed what it charged, for a
 * statement.
 */
export function ownChargeUnderWay(accountId: string): RawBuilder<boolean> {
  return sql`exists (
    select from payment_attempts
    where account_id = ${accountId} and state in ('open', 'captured') and initiator = 'service'
  )`;
}
