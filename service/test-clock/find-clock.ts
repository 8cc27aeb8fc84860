import type { TestClock } from '@billing/types';
import type { Kysely } from 'kysely';

import type { NewError } from '../common/errors.ts';
import type { Rules } from '../services.ts';
import type { Tables } from '../storage/tables.ts';
import { testClockEntity } from './test-clock-entity.ts';

/** @throws `test_clock_sandbox_only` */
export function checkSandbox(
  newError: NewError<'test_clock_sandbox_only'>,
  { environment }: Pick<Rules, 'environment'>,
): void {
  if (environment === 'sandbox') return;
  throw newError('test_clock_sandbox_only', 'Live has no test clocks. Use the sandbox address with a sandbox key.');
}

/** @throws `not_found` when the account follows real time. */
export async function findClock(
  newError: NewError<'not_found'>,
  db: Kysely<Tables>,
  accountId: string,
  lock?: 'locked',
): Promise<TestClock> {
  const account = await db
    .selectFrom('accounts')
    .select(['test_clock_time', 'test_clock_target'])
    .where('id', '=', accountId)
    .$if(lock === 'locked', (query) => query.forNoKeyUpdate())
    .executeTakeFirstOrThrow();
  const clock = testClockEntity(account);
  if (clock === undefined)
    throw newError('not_found', 'The account has no test clock. Start one with POST /test-clock.');
  return clock;
}
