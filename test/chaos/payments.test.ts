import { describe, expect, test } from 'vitest';

import { testDatabaseUrl } from '../support/database.ts';
import { isDivided, isLongRun } from '../support/suite-length.ts';
import { payments } from './payments.ts';

/**
 * A short form of `npm run chaos -- payments`. It takes a minute, so a whole `npm test` leaves it to
 * `npm run test:long`.
 */
describe('a service that is killed while customers pay', () => {
  test
    .skipIf(isDivided && !isLongRun)
    .each([
      ['pglite', undefined],
      ...(testDatabaseUrl === undefined ? [] : [['postgres', testDatabaseUrl] as const]),
    ] as const)(
    'charges each transaction once, loses no payment, and leaves no gap in invoice numbers (%s)',
    async (_, databaseUrl) => {
      const bars = await payments({ rounds: 3, databaseUrl, print: () => undefined });
      expect(bars.filter(({ met }) => !met)).toEqual([]);
    },
    300_000,
  );
});
