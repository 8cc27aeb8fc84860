import { describe, expect, test } from 'vitest';

import { testDatabaseUrl } from '../support/database.ts';
import { isDivided, isLongRun } from '../support/suite-length.ts';
import { retry } from './retry.ts';

/**
 * A short form of `npm run chaos -- retry`: a whole `npm test` loses the responses of about one kill, of the
 * embedded database.
 */
const LOST = isLongRun ? 200 : 8;
const isEmbeddedOnly = testDatabaseUrl === undefined || (isDivided && !isLongRun);

describe('a service that dies between commits and responses while clients create products', () => {
  test.each([['pglite', undefined], ...(isEmbeddedOnly ? [] : [['postgres', testDatabaseUrl] as const])] as const)(
    'makes each change once (%s)',
    async (_, databaseUrl) => {
      const bars = await retry({ lost: LOST, databaseUrl, print: () => undefined });
      expect(bars.filter(({ met }) => !met)).toEqual([]);
    },
    600_000,
  );
});
