import { type Kysely, sql, type Transaction } from 'kysely';

import { liftStatementTimeout } from './statement-timeout.ts';
import type { Tables } from './tables.ts';

/** Longer than for partitioned tables: no request waits behind this lock. */
const LOCK_TIMEOUT = '2s';

/** Runs `act` with a connection that nothing else uses. */
export type WithConnection = (act: (db: Kysely<Tables>) => Promise<void>) => Promise<void>;

/**
 * Drops a table that no request uses any more, with its indexes. A connection removes the files of dropped
 * tables after it has released its locks. So with a second connection the files of the indexes and of the
 * rows, about as many bytes, are removed in parallel.
 *
 * @throws 55P03 when another session holds a lock on it all the time.
 */
export async function removeTable(
  db: Kysely<Tables>,
  table: string,
  withSecondConnection?: WithConnection,
): Promise<void> {
  if (withSecondConnection === undefined) {
    await dropTable(db, table);
    return;
  }
  const { promise: started, resolve } = Promise.withResolvers<void>();
  const indexes = withoutStatementTimeout(db, async (trx) => {
    for (const statement of await indexDrops(trx, table)) await sql.raw(statement).execute(trx);
    resolve();
  });
  // Waits for the lock of that transaction, and gets it as soon as the transaction commits.
  const rows = Promise.race([started, indexes]).then(() => withSecondConnection((second) => dropTable(second, table)));
  await Promise.all([indexes, rows]);
}

async function dropTable(db: Kysely<Tables>, table: string): Promise<void> {
  await withoutStatementTimeout(db, async (trx) => {
    await sql`drop table if exists ${sql.table(table)}`.execute(trx);
  });
}

async function indexDrops(db: Kysely<Tables>, table: string): Promise<string[]> {
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

async function withoutStatementTimeout(
  db: Kysely<Tables>,
  act: (trx: Transaction<Tables>) => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await liftStatementTimeout(trx);
    await sql`select set_config('lock_timeout', ${LOCK_TIMEOUT}, true)`.execute(trx);
    await act(trx);
  });
}
