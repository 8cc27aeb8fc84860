import { type Kysely, sql, type Transaction } from 'kysely';

import { liftStatementTimeout } from '../../service/storage/statement-timeout.ts';
import type { Tables } from '../../service/storage/tables.ts';

/**
 * Runs statements that read whole tables, which those of the service never do: without its time limit, and
 * with the planner's own choice of joins.
 */
export function withWholeTables<Result>(
  db: Kysely<Tables>,
  read: (trx: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (trx) => {
    await liftStatementTimeout(trx);
    await sql`set local enable_hashjoin = on`.execute(trx);
    return read(trx);
  });
}

/** The only value of a statement with the column `count`. */
export async function countOf(db: Kysely<Tables>, query: ReturnType<typeof sql>): Promise<number> {
  return ((await query.execute(db)).rows[0] as { readonly count: number }).count;
}
