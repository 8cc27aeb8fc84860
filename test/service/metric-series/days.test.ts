import { expect, test } from 'vitest';

import { merged } from '../../../service/metric-series/active-subscribers.ts';
import { conversionRate } from '../../../service/metric-series/conversion-rate.ts';
import { addDays, daysBetween, monthBefore } from '../../../service/metric-series/days.ts';

test.each([
  ['2026-03-15', '2026-02-15'],
  ['2026-03-31', '2026-02-28'],
  ['2024-03-30', '2024-02-29'],
  ['2026-01-31', '2025-12-31'],
  ['2026-07-31', '2026-06-30'],
  ['2026-05-01', '2026-04-01'],
])('the month before %s has %s', (day, before) => {
  expect(monthBefore(day)).toBe(before);
});

test('days are counted over leap days and years', () => {
  expect(addDays('2024-02-28', 2)).toBe('2024-03-01');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  expect(daysBetween('2024-01-01', '2025-01-01')).toBe(366);
});

test.each([
  [0, 0, '0.000000'],
  [0, 7, '0.000000'],
  [1, 3, '0.333333'],
  [2, 3, '0.666667'],
  [5, 151, '0.033113'],
  [7, 7, '1.000000'],
])('%i of %i are a rate of %s', (completed, count, rate) => {
  expect(conversionRate(completed, count)).toBe(rate);
});

test('overlapping spans of days become one', () => {
  const spans = [
    ['2026-03-05', '2026-03-07'],
    ['2026-03-01', '2026-03-03'],
    ['2026-03-02', '2026-03-04'],
    ['2026-03-06', '2026-03-06'],
    ['2026-03-09', null],
    ['2026-03-10', '2026-03-11'],
  ] as const;
  expect(merged(spans)).toEqual([
    ['2026-03-01', '2026-03-04'],
    ['2026-03-05', '2026-03-07'],
    ['2026-03-09', null],
  ]);
});
