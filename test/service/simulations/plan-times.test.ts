import { expect, test } from 'vitest';

import { after } from '../../../service/common/after.ts';
import { nextEventAfter, timeline } from '../../../service/simulations/plan/scenario/times.ts';

test.each([
  ['2026-03-02T09:30:00.123456Z', 'day', 14, 1, '2026-03-16T09:30:00.123456Z'],
  ['2026-03-02T09:30:00.123456Z', 'week', 2, 3, '2026-04-13T09:30:00.123456Z'],
  ['2026-01-31T00:00:00.000001Z', 'month', 1, 1, '2026-02-28T00:00:00.000001Z'],
  ['2024-01-31T23:59:59.999999Z', 'month', 1, 1, '2024-02-29T23:59:59.999999Z'],
  ['2026-12-31T12:00:00.000000Z', 'month', 2, 1, '2027-02-28T12:00:00.000000Z'],
  ['2024-02-29T12:00:00.000000Z', 'year', 1, 1, '2025-02-28T12:00:00.000000Z'],
  ['2026-03-31T12:00:00.000000Z', 'month', 1, -1, '2026-02-28T12:00:00.000000Z'],
  ['2026-03-31T12:00:00.000000Z', 'day', 31, -1, '2026-02-28T12:00:00.000000Z'],
  ['2026-03-31T12:00:00.000000Z', 'year', 8_000, 1, '9999-12-31T23:59:59.999999Z'],
  ['2026-03-31T12:00:00.000000Z', 'week', Number.MAX_SAFE_INTEGER, 9, '9999-12-31T23:59:59.999999Z'],
  ['2026-03-31T12:00:00.000000Z', 'month', Number.MAX_SAFE_INTEGER, 1, '9999-12-31T23:59:59.999999Z'],
])('adds to %s the interval %s × %d, %d times, and returns %s', (at, interval, frequency, times, expected) => {
  expect(after(at, { interval, frequency }, times)).toBe(expected);
});

test('events are more than a millisecond apart, and each time follows from the previous one', () => {
  const [first, second, third] = timeline('2025-12-31T23:59:59.999000Z', 3) as [string, string, string];
  expect([first, second, third]).toEqual([
    '2025-12-31T23:59:59.999000Z',
    '2026-01-01T00:00:00.000731Z',
    '2026-01-01T00:00:00.002462Z',
  ]);
  expect([nextEventAfter(first), nextEventAfter(second)]).toEqual([second, third]);
});
