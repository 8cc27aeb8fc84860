import { describe, expect, test } from 'vitest';

import { testDatabaseUrl } from '../support/database.ts';
import { isDivided, isLongRun } from '../support/suite-length.ts';
import { drain } from './drain.ts';

/**
 * A short form of `npm run chaos -- drain`. A whole `npm test` has one such drain in
 * `test/service/start/stop.test.ts`.
 */
describe.skipIf(isDivided && !isLongRun)('a process that gets SIGTERM while clients use keep-alive connections', () => {
  test.each([
    ['pglite', undefined],
    ...(testDatabaseUrl === undefined ? [] : [['postgres', testDatabaseUrl] as const]),
  ] as const)(
    'fails none of their requests (%s)',
    async (_, databaseUrl) => {
      const rounds = isLongRun ? 5 : 1;
      const bars = await drain({ rounds, drainSeconds: undefined, databaseUrl, print: () => undefined });
      expect(bars.filter(({ met }) => !met)).toEqual([]);
    },
    600_000,
  );
});
