import { describe, expect, test } from 'vitest';

import { kill } from '../../chaos/kill.ts';
import { testDatabaseUrl } from '../../support/database.ts';
import { isLongRun } from '../../support/suite-length.ts';

/**
 * A few rounds of what `npm run chaos -- kill` does a thousand times. At once: a lease that has to end takes
 * its time.
 */
describe.runIf(isLongRun).concurrent('a service that is killed at any instant', () => {
  test.each([
    ['pglite', undefined],
    ...(testDatabaseUrl === undefined ? [] : [['postgres', testDatabaseUrl] as const]),
  ] as const)('delivers every acknowledged event, and charges and bills once (%s)', async (_, databaseUrl) => {
    const bars = await kill({ rounds: 4, databaseUrl, print: () => undefined });
    expect(bars.filter(({ met, isTime }) => !met && isTime !== true)).toEqual([]);
  });
});
