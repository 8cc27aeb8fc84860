import { sql } from 'kysely';

import { migrate } from '../../../service/storage/migrate.ts';
import { migrations } from '../../../service/storage/migrations.ts';
import type { TestDatabase } from '../../support/database.ts';
import { readRows, type State } from './state.ts';

/** Replaces everything in the test's schema with a state, in the tables of the release that wrote it. */
export async function loadState({ db, place }: TestDatabase, name: string, state: State): Promise<void> {
  await sql`drop schema ${sql.id(place.schema)} cascade`.execute(db);
  await migrate(db, place.schema, migrations.slice(0, Object.keys(state.migrations).length));
  const rows = await readRows(name);
  await db.transaction().execute(async (trx) => {
    // The rows are those of all tables, so no trigger need add any, and their order need not satisfy foreign
    // keys.
    await sql`set local session_replication_role = replica`.execute(trx);
    for (const statement of rows) await sql.raw(statement).execute(trx);
  });
}

/** The number of rows of each table; partitions count as their table. */
export async function countRows({ db, place }: TestDatabase): Promise<Readonly<Record<string, number>>> {
  const tables = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = ${place.schema}::regnamespace and relkind in ('r', 'p') and not relispartition
    order by relname`.execute(db);
  const counts = tables.rows.map(
    ({ name }) => sql`select ${sql.lit(name)} as name, count(*)::int as count from ${sql.table(name)}`,
  );
  const { rows } = await sql<{ name: string; count: number }>`${sql.join(counts, sql` union all `)}`.execute(db);
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}
