import { expect, test } from 'vitest';

import { testDatabaseUrl } from '../support/database.ts';
import { hasRedisServer } from '../support/redis-server.ts';
import { redis } from './redis.ts';

/** A short form of `npm run chaos -- redis`, which starts its own Redis. */
test.runIf(hasRedisServer && testDatabaseUrl !== undefined)(
  'processes survive losing their Redis, delay no request for it, and enforce rate limits all the time',
  async () => {
    const bars = await redis({ rounds: 4, databaseUrl: testDatabaseUrl!, print: () => undefined });
    expect(bars.filter(({ met, isTime }) => !met && isTime !== true)).toEqual([]);
  },
);
