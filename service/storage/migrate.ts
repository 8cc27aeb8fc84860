import { setTimeout as sleep } from 'node:timers/promises';

import { type Kysely, sql, type Transaction } from 'kysely';

import { type Log, silentLog } from '../common/log.ts';
import { OperatorError } from '../common/operator-error.ts';
import type { Migration } from './migration.ts';
import { liftStatementTimeout } from './statement-timeout.ts';
import type { Tables } from './tables.ts';

/**
 * Processes of the release before still serve. A statement that waits for a lock on a whole table blocks
 * every later statement on it, so the migration gives up soon and tries again. PostgreSQL looks for a
 * deadlock after a second: of a migration and a request that wait for each other, the migration gives up
 * first.
 */
const LOCK_TIMEOUT = '500ms';
const PAUSE_MS = 500;
/** Longer than any request takes, and short enough for an operator who waits. */
const PATIENCE_MS = 300_000;
const LOCK_NOT_AVAILABLE = '55P03';
const DEADLOCK_DETECTED = '40P01';

export interface MigrateOptions {
  readonly log?: Log;
  /** For how many milliseconds to retry while other sessions hold locks. */
  readonly patienceMs?: number;
}

/**
 * Creates `schema` if missing and applies all pending `migrations` in one transaction: a crash changes
 * nothing. Processes that start at once wait on an advisory lock and find the work done. Processes that run
 * wait at most for what the migrations themselves take.
 *
 * Kysely's own `Migrator` is not used: it introspects every schema of the database, which fails when
 * another process drops one at that moment, and takes longer the more schemas there are.
 *
 * @throws OperatorError when the schema was migrated by a newer version of the service, or when other
 *   sessions hold locks all the time.
 */
export async function migrate(
  db: Kysely<Tables>,
  schema: string,
  migrations: readonly Migration[],
  { log = silentLog, patienceMs = PATIENCE_MS }: MigrateOptions = {},
): Promise<void> {
  const until = performance.now() + patienceMs;
  for (;;) {
    try {
      await tryToMigrate(db, schema, migrations);
      return;
    } catch (error) {
      if (!isLocked(error)) throw error;
      if (performance.now() >= until) throw locked(schema, error);
      log.warn({ err: error, afterMs: PAUSE_MS }, 'failed to migrate: another session uses a table; retrying');
    }
    await sleep(PAUSE_MS);
  }
}

async function tryToMigrate(db: Kysely<Tables>, schema: string, migrations: readonly Migration[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // First, because the migration of another process may take longer than a statement may.
    await liftStatementTimeout(trx);
    await sql`select pg_advisory_xact_lock(hashtextextended(${`billing migrations ${schema}`}, 0))`.execute(trx);
    await sql`select set_config('lock_timeout', ${LOCK_TIMEOUT}, true)`.execute(trx);
    await createSchema(trx, schema);
    await sql`create table if not exists migrations (name text primary key, applied_at timestamptz not null)`.execute(
      trx,
    );
    await apply(trx, schema, migrations);
  });
}

function isLocked(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === LOCK_NOT_AVAILABLE || code === DEADLOCK_DETECTED;
}

function locked(schema: string, cause: unknown): OperatorError {
  return new OperatorError(
    `The data in schema "${schema}" could not be migrated: another session uses a table all the time, such as a backup or a long query. ` +
      'Nothing was changed. Start again when that session has ended; pg_stat_activity lists it.',
    { cause },
  );
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
