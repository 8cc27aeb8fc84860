import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { systemClock } from '../../../service/common/clock.ts';
import { withoutJumps } from '../../../service/common/without-jumps.ts';

const DAY_MS = 86_400_000;

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-03-02T09:30:00Z') }));
afterEach(() => void vi.useRealTimers());

test('a clock without jumps stays behind by as much as the clock was set ahead', () => {
  const clock = withoutJumps(systemClock);
  vi.setSystemTime(Date.now() + 40 * DAY_MS);
  vi.advanceTimersByTime(1_000);
  expect(clock.now()).toEqual(new Date('2026-03-02T09:30:01Z'));
});

test('a clock without jumps follows one that was set back', () => {
  const clock = withoutJumps(systemClock);
  vi.setSystemTime(Date.now() - DAY_MS);
  expect(clock.now()).toEqual(new Date('2026-03-01T09:30:00Z'));
});
