import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';

import { refreshStatistics } from '../../../service/storage/refresh-statistics.ts';
import { eachEngine } from '../../support/database.ts';

eachEngine('statistics', (database) => {
  test('are updated for a table that has grown, and for no other', async () => {
    const { db, place } = database();
    const known = async (table: string): Promise<number> => {
      const { rows } = await sql<{ reltuples: number }>`
        select reltuples from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname = ${place.schema} and c.relname = ${table}`.execute(db);
      return rows[0]!.reltuples;
    };
    const before = await known('accounts');
    await sql`insert into service_facts select 'fact' || n, 'x' from generate_series(1, 1000) n`.execute(db);
    // The server counts changes once a second.
    await vi.waitFor(
      async () => {
        await refreshStatistics(db);
        expect(await known('service_facts')).toBeGreaterThanOrEqual(1000);
      },
      { timeout: 30_000, interval: 200 },
    );
    expect(await known('accounts')).toBe(before);
  });
});
