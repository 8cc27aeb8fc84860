import type { TestClock } from '@billing/types';
import { expect, test } from 'vitest';

import { withService } from './with-service.ts';

withService((surroundings) => {
  test('starts the test clock, waits until it has advanced, and shows it', async () => {
    const { json, run } = surroundings();
    const missing = await run('clock', 'show');
    expect(missing.code).toBe(1);
    expect(missing.err).toContain('The account has no test clock.');
    const [start, end] = [daysFromNow(1), daysFromNow(20)];
    expect(await json<TestClock>('clock', 'start', start)).toMatchObject({ status: 'ready', advances_to: null });
    const advanced = await json<TestClock>('clock', 'advance', end);
    const clock = { status: 'ready', time: end.replace('Z', '000Z'), advances_to: null };
    expect(advanced).toEqual({ ...clock, renewals: expect.any(Object), subscriptions: expect.any(Object) });
    expect(await json<TestClock>('clock', 'show')).toEqual(clock);
    expect((await run('clock', 'advance', start)).err).toContain('time must be later');
    expect(await run('clock', 'advance', 'tomorrow')).toMatchObject({
      code: 2,
      err: expect.stringContaining('must be a date-time such as') as string,
    });
  });

  test('advances the clock by a duration, and sums up the renewals on the way', async () => {
    const { run, json } = surroundings();
    const { time } = await json<TestClock>('clock', 'show');
    const { out } = await run('clock', 'advance', '2w');
    const later = new Date(Date.parse(time) + 14 * 86_400_000).toISOString().replace('Z', '000Z');
    expect(out).toContain(`advanced to    ${later}\n`);
    expect(out).toMatch(/^renewals {7}(none|\d+ \w+.*)$/m);
    expect(out).toMatch(/^subscriptions {2}(none|\d+ \w+.*)$/m);
  });
});

function daysFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString();
}
