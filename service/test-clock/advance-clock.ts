import type { TestClock, TestClockTime } from '@billing/types';
import type { Transaction } from 'kysely';

import { assertAllUsed } from '../common/assert-all-used.ts';
import type { NewError } from '../common/errors.ts';
import type { AccountServices } from '../services.ts';
import type { Tables } from '../storage/tables.ts';
import { clockTime } from './clock-time.ts';
import { checkSandbox, findClock } from './find-clock.ts';

type AdvanceCode = 'not_found' | 'test_clock_sandbox_only' | 'test_clock_advancing' | 'test_clock_cannot_go_back';

/** Sets the time that a test clock advances to. The maintenance job of a worker moves the clock. */
export async function advanceClock(
  newError: NewError<AdvanceCode>,
  trx: Transaction<Tables>,
  { rules }: Pick<AccountServices, 'rules'>,
  accountId: string,
  { time, ...left }: TestClockTime,
): Promise<TestClock> {
  assertAllUsed(left);
  checkSandbox(newError, rules);
  const target = clockTime(time);
  const clock = await findClock(newError, trx, accountId, 'locked');
  if (clock.status === 'advancing')
    throw newError('test_clock_advancing', `The test clock is still advancing to ${clock.advances_to}.`);
  if (target <= clock.time)
    throw newError(
      'test_clock_cannot_go_back',
      `The time must be later than the time of the test clock, ${clock.time}.`,
    );
  await trx.updateTable('accounts').set({ test_clock_target: target }).where('id', '=', accountId).execute();
  return { ...clock, status: 'advancing', advances_to: target };
}
