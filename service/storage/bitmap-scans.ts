import { type Kysely, sql } from 'kysely';

import type { Tables } from './tables.ts';

/**
 * Runs `use` where the planner may use bitmap scans, which connections exclude (`engine.ts`) and GIN indexes
 * need.
 */
export function withBitmapScans<Result>(
  db: Kysely<Tables>,
  use: (trx: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (trx) => {
    await sql`select set_config('enable_bitmapscan', 'on', true)`.execute(trx);
    return use(trx);
  });
}
