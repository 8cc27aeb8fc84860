import { expect, test } from 'vitest';

import { testDatabaseUrl } from '../support/database.ts';
import { database } from './database.ts';

test.runIf(testDatabaseUrl !== undefined)(
  'processes survive losing their database in every way, and nothing that was acknowledged is lost',
  async () => {
    const bars = await database({ rounds: 4, databaseUrl: testDatabaseUrl!, stalls: false, print: () => undefined });
    expect(bars.filter(({ met }) => !met)).toEqual([]);
  },
);
