import { describe, expect, test } from 'vitest';

import { recover } from '../../chaos/recover.ts';
import { testDatabaseUrl } from '../../support/database.ts';
import { isLongRun } from '../../support/suite-length.ts';

/** What `npm run chaos -- recover` does with ten thousand. */
describe.runIf(isLongRun).concurrent('a recovery that is killed', () => {
  test.each([
    ['pglite', undefined],
    ...(testDatabaseUrl === undefined ? [] : [['postgres', testDatabaseUrl] as const]),
  ] as const)('loses and repeats nothing, and the next command continues (%s)', async (_, databaseUrl) => {
    const bars = await recover({ count: 4_400, kills: 1, databaseUrl, print: () => undefined });
    expect(bars.filter(({ met }) => !met)).toEqual([]);
  });
});
