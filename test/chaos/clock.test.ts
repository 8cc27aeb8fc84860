import { describe, expect, test } from 'vitest';

import { testDatabaseUrl } from '../support/database.ts';
import { isDivided, isLongRun } from '../support/suite-length.ts';
import { clock } from './clock.ts';

/**
 * A short form of `npm run chaos -- clock`. It takes most of a minute, so a whole `npm test` leaves it to
 * `npm run test:long`.
 */
describe.skipIf(isDivided && !isLongRun)('processes whose clocks are set and differ', () => {
  test.each([
    ['pglite', undefined],
    ...(testDatabaseUrl === undefined ? [] : [['postgres', testDatabaseUrl] as const]),
  ] as const)(
    'lose no change and no event, and fail no request (%s)',
    async (_, databaseUrl) => {
      const bars = await clock({ rounds: isLongRun ? 11 : 4, databaseUrl, print: () => undefined });
      expect(bars.filter(({ met, isTime }) => !met && isTime !== true)).toEqual([]);
    },
    600_000,
  );
});
