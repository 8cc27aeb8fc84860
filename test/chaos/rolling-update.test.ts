import { describe, expect, test } from 'vitest';

import { testDatabaseUrl } from '../support/database.ts';
import { isDivided, isLongRun } from '../support/suite-length.ts';
import { rollingUpdate } from './rolling-update.ts';

/**
 * A short form of `npm run chaos -- rolling-update`. It takes half a minute, so a whole `npm test` leaves it
 * to `npm run test:long`.
 */
describe.skipIf(testDatabaseUrl === undefined || (isDivided && !isLongRun))('an update of the release before', () => {
  test('fails no request while each process is replaced under load', async () => {
    const bars = await rollingUpdate({ databaseUrl: testDatabaseUrl!, print: () => undefined });
    expect(bars.filter(({ met }) => !met)).toEqual([]);
  }, 300_000);
});
