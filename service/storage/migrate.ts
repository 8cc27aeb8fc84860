import { type Kysely, sql, type Transaction } from 'kysely';

import { OperatorError } from '../common/operator-error.ts';
import type { Migration } from './migration.ts';
import { liftStatementTimeout } from './statement-timeout.ts';
import type { Tables } from './tables.ts';

/**
 * Creates `schema` if missing and applies all pending `migrations` in one transaction: a crash changes
 * nothing. Processes that start at once wait on an advisory lock and find the work done.
 *
 * Kysely's own `Migrator` is not used: it introspects every schema of the database, which fails when
 * another process drops one at that moment, and takes longer the more schemas there are.
 *
 * @throws OperatorError when the schema was migrated by a newer version of the service.
 */
export async function migrate(db: Kysely<Tables>, schema: string, migrations: readonly Migration[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`billing migrations ${schema}`}, 0))`.execute(trx);
    await liftStatementTimeout(trx);
    await createSchema(trx, schema);
    await sql`create table if not exists migrations (name text primary key, applied_at timestamptz not null)`.execute(
      trx,
    );
    await apply(trx, schema, migrations);
  });
}

/** Checks first: a user without the right to create schemas may still use an existing one. */
async function createSchema(trx: Transaction<Tables>, schema: string): Promise<void> {
  const { rows } = await sql`select 1 from pg_namespace where nspname = ${schema}`.execute(trx);
  if (rows.length === 0) await sql`create schema ${sql.id(schema)}`.execute(trx);
}

async function apply(trx: Transaction<Tables>, schema: string, migrations: readonly Migration[]): Promise<void> {
  const rows = await trx.selectFrom('migrations').select('name').execute();
  const applied = new Set(rows.map((row) => row.name));
  const unknown = rows.find((row) => !migrations.some((migration) => migration.name === row.name));
  if (unknown !== undefined) {
    throw new OperatorError(
      `The data in schema "${schema}" belongs to a newer version of this service: it has migration ${unknown.name}, which this ` +
        'version does not have. Run the newer version, or use another data directory or database.',
    );
  }
  for (const migration of migrations) {
    if (applied.has(migration.name)) continue;
    for (const statement of migration.statements) await sql.raw(statement).execute(trx);
    await trx
      .insertInto('migrations')
      .values({ name: migration.name, applied_at: sql`clock_timestamp()` })
      .execute();
  }
}
