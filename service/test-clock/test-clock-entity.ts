import type { TestClock } from '@billing/types';
import type { Selectable } from 'kysely';

import type { AccountRow } from '../storage/rows/account-rows.ts';

type ClockColumns = Pick<Selectable<AccountRow>, 'test_clock_time' | 'test_clock_target'>;

/** The test clock of an account; undefined when it has none. */
export function testClockEntity({ test_clock_time, test_clock_target }: ClockColumns): TestClock | undefined {
  if (test_clock_time === null) return undefined;
  return {
    status: test_clock_target === null ? 'ready' : 'advancing',
    time: test_clock_time,
    advances_to: test_clock_target,
  };
}
