import { expect, test } from 'vitest';

import { hasPgBouncer, startPgBouncer } from '../support/pgbouncer.ts';
import { testDatabaseUrl } from '../support/database.ts';
import { isDivided, isLongRun } from '../support/suite-length.ts';
import { database } from './database.ts';

/** A short form of `npm run chaos -- pooler`, which a whole `npm test` leaves to `npm run test:long`. */
test.runIf(hasPgBouncer && testDatabaseUrl !== undefined && (isLongRun || !isDivided))(
  'processes behind PgBouncer survive losing it and their database, and nothing that was acknowledged is lost',
  async () => {
    const pooler = await startPgBouncer(testDatabaseUrl!, { mode: 'transaction', connections: 10 });
    try {
      const through = { serverUrl: testDatabaseUrl!, restart: pooler.restart };
      const print = (): void => undefined;
      const bars = await database({ rounds: 5, databaseUrl: pooler.url, pooler: through, stalls: false, print });
      expect(bars.filter(({ met }) => !met)).toEqual([]);
    } finally {
      await pooler.stop();
    }
  },
);
