import type { TestClock, TestClockTime } from '@billing/types';
import type { Transaction } from 'kysely';

import { assertAllUsed } from '../common/assert-all-used.ts';
import type { NewError } from '../common/errors.ts';
import type { AccountServices } from '../services.ts';
import type { Tables } from '../storage/tables.ts';
import { clockTime } from './clock-time.ts';
import { checkSandbox } from './find-clock.ts';
import { testClockEntity } from './test-clock-entity.ts';

type StartCode = 'test_clock_sandbox_only' | 'test_clock_already_started' | 'test_clock_cannot_go_back';

/** Starts the test clock of an account that follows real time, now or in the future. */
export async function startClock(
  newError: NewError<StartCode>,
  trx: Transaction<Tables>,
  { clock, rules }: Pick<AccountServices, 'clock' | 'rules'>,
  accountId: string,
  { time, ...left }: TestClockTime,
): Promise<TestClock> {
  assertAllUsed(left);
  checkSandbox(newError, rules);
  const start = clockTime(time);
  const row = await trx
    .updateTable('accounts')
    .set({ test_clock_time: start })
    .where('id', '=', accountId)
    .where('test_clock_time', 'is', null)
    .returning(['test_clock_time', 'test_clock_target'])
    .executeTakeFirst();
  if (row === undefined)
    throw newError(
      'test_clock_already_started',
      'The account has a test clock. Advance it with POST /test-clock/advance.',
    );
  if (start < clock.now())
    throw newError(
      'test_clock_cannot_go_back',
      `The time must not be before the account's current time, ${clock.now()}.`,
    );
  return testClockEntity(row)!;
}
