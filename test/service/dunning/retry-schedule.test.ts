import { describe, expect, test } from 'vitest';

import { isRetryable, nextDunningStep } from '../../../service/dunning/retry-schedule.ts';

const SINCE = '2026-01-31T09:30:00.123456Z';

describe('an overdue transaction', () => {
  test('is charged again after 1, 3, 5, 7, 14, 21 and 30 days from the first failure, at the same time of day', () => {
    const steps = Array.from({ length: 8 }, (_, retries) => nextDunningStep(SINCE, retries, 'not_enough_balance'));
    expect(steps.map(({ at, action }) => [at.slice(0, 10), action])).toEqual([
      ['2026-02-01', 'retry'],
      ['2026-02-03', 'retry'],
      ['2026-02-05', 'retry'],
      ['2026-02-07', 'retry'],
      ['2026-02-14', 'retry'],
      ['2026-02-21', 'retry'],
      ['2026-03-02', 'retry'],
      ['2026-03-02', 'end'],
    ]);
    expect(new Set(steps.map(({ at }) => at.slice(10)))).toEqual(new Set(['T09:30:00.123456Z']));
  });

  test.each(['declined_not_retryable', 'expired_card', 'blocked_card', 'fraud'] as const)(
    'is not charged again after %s, and dunning ends after 30 days',
    (code) => {
      expect(isRetryable(code)).toBe(false);
      for (const retries of [0, 3])
        expect(nextDunningStep(SINCE, retries, code)).toEqual({ at: '2026-03-02T09:30:00.123456Z', action: 'end' });
    },
  );

  test('is charged again after every other failure', () => {
    for (const code of ['declined', 'issuer_unavailable', 'authentication_failed', 'system_error'] as const)
      expect(nextDunningStep(SINCE, 0, code).action).toBe('retry');
  });
});
