import { existsSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { testDatabaseUrl } from '../support/database.ts';
import { isDivided, isLongRun } from '../support/suite-length.ts';
import { soak } from './soak.ts';

const isLinux = existsSync('/proc/self/statm');

/** A short form of `npm run chaos -- soak`, too short to say anything of memory. */
describe.skipIf(!isLinux || (isDivided && !isLongRun))('a steady load', () => {
  test.each([
    ['pglite', undefined],
    ...(testDatabaseUrl === undefined ? [] : [['postgres', testDatabaseUrl] as const]),
  ] as const)(
    'fails no request, and every event is delivered (%s)',
    async (_, databaseUrl) => {
      const bars = await soak({ minutes: 0.2, perSecond: 20, databaseUrl, print: () => undefined });
      expect(bars.filter(({ met, isTime }) => !met && isTime !== true)).toEqual([]);
    },
    600_000,
  );
});
