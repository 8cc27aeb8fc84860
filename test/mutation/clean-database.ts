import type { PGlite } from '@electric-sql/pglite';

/** What a database has while it is empty. */
export interface CleanState {
  readonly schema: string;
  /**
   * Everything in the schema: a suite that adds or removes tables leaves a database that is not used again.
   */
  readonly relations: string;
  readonly tables: readonly string[];
}

/** The state of a database that has its migrations and no row. */
export async function cleanStateOf(pglite: PGlite): Promise<CleanState> {
  const { rows } = await pglite.query<{ schema: string }>(
    `select nspname as schema from pg_class join pg_namespace on pg_namespace.oid = relnamespace where relname = 'migrations'`,
  );
  const { schema } = rows[0]!;
  const tables = await pglite.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = '"${schema}"'::regnamespace and relkind = 'r' and relname <> 'migrations'`,
  );
  return {
    schema,
    relations: await relationsOf(pglite, schema),
    tables: tables.rows.map(({ name }) => `"${schema}"."${name}"`),
  };
}

/**
 * Removes all rows, and everything that belongs to a session. @returns whether the database is as it was.
 */
export async function clean(pglite: PGlite, { schema, relations, tables }: CleanState): Promise<boolean> {
  for (const statement of ['rollback', 'discard all']) await pglite.exec(statement);
  if ((await relationsOf(pglite, schema)) !== relations) return false;
  const cases = tables.map((table) => `case when exists (select from ${table}) then '${table}' end`);
  const { rows } = await pglite.query<{ used: readonly string[] }>(
    `select array_remove(array[${cases.join(', ')}], null) as used`,
  );
  // As a replica, the database runs no triggers, so that the order of the tables does not matter.
  const deletions = rows[0]!.used.map((table) => `delete from ${table}`);
  for (const statement of ['set session_replication_role = replica', ...deletions, 'discard all'])
    await pglite.exec(statement);
  return true;
}

async function relationsOf(pglite: PGlite, schema: string): Promise<string> {
  const { rows } = await pglite.query<{ names: string }>(
    `select string_agg(relname, ' ' order by relname) as names from pg_class where relnamespace = '"${schema}"'::regnamespace`,
  );
  return rows[0]!.names;
}
