import { type Kysely, sql, type Transaction } from 'kysely';

import { liftStatementTimeout } from './statement-timeout.ts';
import type { Tables } from './tables.ts';

/** Who waits for this table keeps no request waiting. */
const LOCK_TIMEOUT = '2s';

/** Does something over a connection that nothing else uses. */
export type Beside = (act: (db: Kysely<Tables>) => Promise<void>) => Promise<void>;

/**
 * Drops a table that no request uses any more, with its indexes. A connection removes the files of what it dropped after it has given its
 * locks back. So with a second one the files of the indexes and those of the rows, about as many bytes, go side by side.
 *
 * @throws 55P03 when somebody else reads it all the time.
 */
export async function removeTable(db: Kysely<Tables>, table: string, beside?: Beside): Promise<void> {
  if (beside === undefined) {
    await dropTable(db, table);
    return;
  }
  const { promise: begun, resolve } = Promise.withResolvers<void>();
  const indexes = inItsTime(db, async (trx) => {
    for (const statement of await dropsOfIndexes(trx, table)) await sql.raw(statement).execute(trx);
    resolve();
  });
  // Waits for the lock that the transaction has by then, and gets it as soon as that is committed.
  const rows = Promise.race([begun, indexes]).then(() => beside((other) => dropTable(other, table)));
  await Promise.all([indexes, rows]);
}

async function dropTable(db: Kysely<Tables>, table: string): Promise<void> {
  await inItsTime(db, async (trx) => {
    await sql`drop table if exists ${sql.table(table)}`.execute(trx);
  });
}

async function dropsOfIndexes(db: Kysely<Tables>, table: string): Promise<string[]> {
  const { rows } = await sql<{ statement: string }>`
    select case
      when k.oid is null then format('drop index %I', c.relname)
      else format('alter table %I drop constraint %I', ${table}::text, k.conname)
    end as statement
    from pg_index i
    join pg_class c on c.oid = i.indexrelid
    left join pg_constraint k on k.conindid = i.indexrelid and k.conrelid = i.indrelid
    where i.indrelid = to_regclass(${table})`.execute(db);
  return rows.map(({ statement }) => statement);
}

async function inItsTime(db: Kysely<Tables>, act: (trx: Transaction<Tables>) => Promise<void>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await liftStatementTimeout(trx);
    await sql`select set_config('lock_timeout', ${LOCK_TIMEOUT}, true)`.execute(trx);
    await act(trx);
  });
}
