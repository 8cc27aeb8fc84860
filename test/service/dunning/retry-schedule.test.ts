import { describe, expect, test } from 'vitest';

import { countedRetries, isRetryable, nextDunningStep } from '../../../service/dunning/retry-schedule.ts';

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

describe('the retries that count', () => {
  test.each([
    ['2026-01-31T09:30:00.123456Z', 0, 0],
    ['2026-02-01T09:30:00.123456Z', 1, 1],
    // The worker was down for ten days: the retries after 3, 5 and 7 days are left out.
    ['2026-02-10T09:30:00.123456Z', 1, 4],
    ['2026-02-10T09:30:00.123456Z', 5, 5],
    ['2026-04-01T00:00:00.000000Z', 2, 7],
  ])('at %s after %d are %d', (now, retries, expected) => {
    expect(countedRetries('2026-01-31T09:30:00.123456Z', retries, now)).toBe(expected);
  });

  test('lead to a retry at once with another payment method, and then to the next day of the schedule', () => {
    const now = '2026-02-10T09:30:00.123456Z';
    const since = '2026-01-31T09:30:00.123456Z';
    expect(nextDunningStep(since, 0, 'fraud').action).toBe('end');
    const changed = nextDunningStep(since, 0, null);
    expect(changed.action).toBe('retry');
    expect(changed.at < now).toBe(true);
    expect(nextDunningStep(since, countedRetries(since, 1, now), 'declined')).toEqual({
      at: '2026-02-14T09:30:00.123456Z',
      action: 'retry',
    });
  });
});
