import { expect, test } from 'vitest';

import { isDivided, isLongRun } from '../support/suite-length.ts';
import { backup } from './backup.ts';

/**
 * A short form of `npm run chaos -- backup`. It takes half a minute, so a whole `npm test` leaves it to
 * `npm run test:long`.
 */
test.skipIf(isDivided && !isLongRun)(
  'a backup that is taken while customers pay has every row of its instant and none of later',
  async () => {
    const bars = await backup({ rounds: 1, print: () => undefined });
    expect(bars.filter(({ met }) => !met)).toEqual([]);
  },
  300_000,
);
