import { type Kysely, type RawBuilder, sql } from 'kysely';

import type { Tables } from './tables.ts';

/** Counting stops here; `estimated_total` of more is this plus one. */
export const COUNT_LIMIT = 100_000;
export const NOT_COUNTED = -1;

/** Counts the rows of a query up to `limit` plus one, which stands for more. */
export async function countUpTo(db: Kysely<Tables>, limit: number, rows: RawBuilder<unknown>): Promise<number> {
  const counted = sql`select from (${rows}) as matching limit ${limit + 1}`;
  const result = await sql<{ total: number }>`select count(*) as total from (${counted}) as counted`.execute(db);
  return result.rows[0]!.total;
}

/**
 * Undefined when `read` fails or exceeds the statement timeout: the page is then returned without what it
 * reads.
 */
export async function optional<Result>(read: () => Promise<Result>): Promise<Result | undefined> {
  return read().catch(() => undefined);
}
