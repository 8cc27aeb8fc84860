import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { type BillingCycle, nextBoundary, periodFrom } from '../../../service/billing-cycles/billing-period.ts';
import { timestamp } from '../../../service/common/clock.ts';

function midnight(day: string): string {
  return `${day}T00:00:00.000000Z`;
}

/** The days on which the periods after the anchor start. */
function boundaries(anchor: string, interval: string, frequency: number, count: number): string[] {
  const days = [midnight(anchor)];
  for (let i = 0; i < count; i++) days.push(nextBoundary(midnight(anchor), { interval, frequency }, days.at(-1)!));
  return days.slice(1).map((at) => at.slice(0, 10));
}

describe('billing periods', () => {
  test.each([
    ['2024-01-31', 'month', 1, ['2024-02-29', '2024-03-31', '2024-04-30', '2024-05-31']],
    ['2023-01-31', 'month', 1, ['2023-02-28', '2023-03-31', '2023-04-30']],
    ['2024-08-31', 'month', 3, ['2024-11-30', '2025-02-28', '2025-05-31']],
    ['2024-02-29', 'year', 1, ['2025-02-28', '2026-02-28', '2027-02-28', '2028-02-29']],
    ['2024-02-28', 'week', 1, ['2024-03-06', '2024-03-13']],
    ['2024-02-28', 'day', 2, ['2024-03-01', '2024-03-03']],
  ])('from %s every %s × %i keep the day of the anchor', (anchor, interval, frequency, days) => {
    expect(boundaries(anchor, interval, frequency, days.length)).toEqual(days);
  });

  test('keep the time of day of the anchor to the microsecond', () => {
    const anchor = '2026-03-31T23:59:59.123456Z';
    const cycle = { interval: 'month', frequency: 1 };
    const ends_at = '2026-04-30T23:59:59.123456Z';
    expect(periodFrom(anchor, cycle, anchor)).toEqual({ starts_at: anchor, ends_at });
    expect(nextBoundary(anchor, cycle, ends_at)).toBe('2026-05-31T23:59:59.123456Z');
  });

  test('follow each other without a gap for years, from any anchor and with any cycle', () => {
    const cycle: fc.Arbitrary<BillingCycle> = fc.record({
      interval: fc.constantFrom('day', 'week', 'month', 'year'),
      frequency: fc.integer({ min: 1, max: 36 }),
    });
    const moment = fc
      .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
      .map(timestamp);
    fc.assert(
      fc.property(moment, cycle, (anchor, every) => {
        const day = Number(anchor.slice(8, 10));
        let period = periodFrom(anchor, every, anchor);
        for (let i = 0; i < 40; i++) {
          expect(period.ends_at > period.starts_at).toBe(true);
          const next = periodFrom(anchor, every, period.ends_at);
          expect(nextBoundary(anchor, every, period.starts_at)).toBe(period.ends_at);
          const isOfCalendar = every.interval === 'month' || every.interval === 'year';
          expect(isOfCalendar ? Number(next.ends_at.slice(8, 10)) : 0).toBeLessThanOrEqual(day);
          period = next;
        }
      }),
      { numRuns: 300 },
    );
  });
});
