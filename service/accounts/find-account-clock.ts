import type { Kysely } from 'kysely';

import { type AccountClock, accountClock } from '../common/account-clock.ts';
import type { Clock } from '../common/clock.ts';
import type { Tables } from '../storage/tables.ts';

/**
 * The clock of an account, for jobs that find the account in what they work on. Requests get it with their
 * caller.
 */
export async function findAccountClock(db: Kysely<Tables>, system: Clock, accountId: string): Promise<AccountClock> {
  const { test_clock_time } = await db
    .selectFrom('accounts')
    .select('test_clock_time')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return accountClock(system, test_clock_time);
}
