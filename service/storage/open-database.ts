import type { Log } from '../common/log.ts';
import { damaged, isDamage } from './damaged-cluster.ts';
import { type EmbeddedPlace, openEmbedded } from './embedded-engine.ts';
import { type Guarded, guardedKysely } from './guarded-kysely.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations.ts';
import { openPostgres, type PostgresPlace } from './postgres-engine.ts';
import type { Tables } from './tables.ts';

/**
 * Where the data is. Each environment has its own `schema`, so that several can share one PostgreSQL
 * database.
 */
export type DatabasePlace =
  | ({ readonly engine: 'pglite' } & EmbeddedPlace)
  | ({ readonly engine: 'postgres' } & PostgresPlace);

export interface Database extends Pick<Guarded<Tables>, 'db' | 'afterCommit'> {
  readonly engine: 'pglite' | 'postgres';
  /** The maximum number of concurrent statements. */
  readonly connections: number;
  close(): Promise<void>;
}

/**
 * Opens the database and migrates its schema.
 *
 * @throws OperatorError (DirectoryLockedError among them) when it can't be opened: a locked directory, a
 * wrong address, newer data.
 */
export async function openDatabase(place: DatabasePlace, log: Log): Promise<Database> {
  const engine = place.engine === 'pglite' ? await openEmbedded(place, log) : await openPostgres(place, log);
  const { db, afterCommit, destroy } = guardedKysely<Tables>(engine.dialect);
  const close = async (): Promise<void> => {
    await destroy();
    engine.release();
  };
  try {
    await migrate(db, place.schema, migrations);
  } catch (error) {
    await close().catch(() => undefined);
    const directory = place.engine === 'pglite' ? place.directory : undefined;
    throw directory !== undefined && isDamage(error) ? damaged(directory, error) : error;
  }
  const connections = place.engine === 'pglite' ? 1 : place.poolSize;
  return { db, afterCommit, engine: engine.name, connections, close };
}
