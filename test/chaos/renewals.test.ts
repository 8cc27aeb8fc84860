import { describe, expect, test } from 'vitest';

import { testDatabaseUrl } from '../support/database.ts';
import { isDivided, isLongRun } from '../support/suite-length.ts';
import { renewals } from './renewals.ts';

/**
 * A short form of `npm run chaos -- renewals`. It takes a minute, so a whole `npm test` leaves it to
 * `npm run test:long`.
 */
describe('workers that are killed while they renew subscriptions', () => {
  test
    .skipIf(isDivided && !isLongRun)
    .each([
      ['pglite', undefined],
      ...(testDatabaseUrl === undefined ? [] : [['postgres', testDatabaseUrl] as const]),
    ] as const)(
    'bill and charge each period once, with every event and no gap in invoice numbers (%s)',
    async (_, databaseUrl) => {
      const bars = await renewals({ rounds: 3, databaseUrl, print: () => undefined });
      expect(bars.filter(({ met }) => !met)).toEqual([]);
    },
    300_000,
  );
});
