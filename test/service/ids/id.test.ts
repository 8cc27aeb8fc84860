import { expect, test } from 'vitest';

import { timestamp } from '../../../service/common/clock.ts';
import { firstIdAt, newId, timeOfId } from '../../../service/ids/id.ts';
import { ManualClock } from '../../support/manual-clock.ts';

test('an id consists of its prefix and 26 characters', () => {
  expect(newId('ntfsimevt_', new ManualClock())).toMatch(/^ntfsimevt_[a-z0-9]{26}$/);
});

test('ids sort by creation: within a millisecond, across milliseconds and when the clock is set back', () => {
  const clock = new ManualClock();
  const ids: string[] = [];
  for (const step of [0, 0, 1, -60_000, 0, 60_000, 1]) {
    clock.advance(step);
    for (let i = 0; i < 50; i++) ids.push(newId('evt_', clock));
  }
  expect(ids).toEqual([...new Set(ids)].sort());
});

test('two processes with the same time create different ids', () => {
  const ids = Array.from({ length: 1_000 }, () => newId('evt_', new ManualClock()));
  expect(new Set(ids).size).toBe(1_000);
});

test('the first id of a time sorts between the ids before and after it', () => {
  const clock = new ManualClock();
  const before = newId('evt_', clock);
  clock.advance(1);
  const first = firstIdAt('evt_', clock.now());
  expect(before < first).toBe(true);
  expect(first <= newId('evt_', clock)).toBe(true);
  expect(first).toHaveLength(before.length);
});

test('an id shows when it was made', () => {
  const clock = new ManualClock();
  expect(timeOfId(newId('ntfsimevt_', clock))).toEqual(clock.now());
});

test('a timestamp has six fractional digits', () => {
  expect(timestamp(new Date('2026-03-02T09:30:00Z'))).toBe('2026-03-02T09:30:00.000000Z');
  expect(timestamp(new Date('2026-03-02T10:30:00.12+01:00'))).toBe('2026-03-02T09:30:00.120000Z');
});
