import type { Kysely } from 'kysely';

import type { Log } from '../common/log.ts';
import { type EmbeddedPlace, openEmbedded } from './embedded-engine.ts';
import type { EngineState } from './engine.ts';
import { type Guarded, guardedKysely } from './guarded-kysely.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations.ts';
import { openPostgres, type PostgresPlace } from './postgres-engine.ts';
import type { Tables } from './tables.ts';
import { isUnopened, unopened } from './unopened-cluster.ts';

/**
 * Where the data is. Each environment has its own `schema`, so that several can share one PostgreSQL
 * database.
 */
export type DatabasePlace =
  | ({ readonly engine: 'pglite' } & EmbeddedPlace)
  | ({ readonly engine: 'postgres' } & PostgresPlace);

export interface Database extends Pick<Guarded<Tables>, 'db' | 'afterCommit'> {
  readonly engine: 'pglite' | 'postgres';
  /**
   * For what needs a lasting session: the same as `db`, or past the connection pooler that `db` leads to.
   */
  readonly direct: Kysely<Tables>;
  /** The maximum number of concurrent statements. */
  readonly connections: number;
  /** For metrics. */
  state(): EngineState;
  /**
   * Settles when the embedded engine has aborted, as when its disk is full: from then on every statement
   * fails.
   */
  readonly aborted: Promise<Error>;
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
  const past = engine.direct === undefined ? undefined : guardedKysely<Tables>(engine.direct);
  const direct = past?.db ?? db;
  const close = async (): Promise<void> => {
    await Promise.all([destroy(), past?.destroy()]);
    engine.release();
  };
  try {
    // A pooler may limit the time of a transaction.
    await migrate(direct, place.schema, migrations, { log });
  } catch (error) {
    await close().catch(() => undefined);
    const directory = place.engine === 'pglite' ? place.directory : undefined;
    throw directory !== undefined && isUnopened(error) ? unopened(directory, error) : error;
  }
  return {
    db,
    direct,
    afterCommit,
    engine: engine.name,
    connections: place.engine === 'pglite' ? 1 : place.poolSize,
    state: () => engine.state(),
    aborted: engine.aborted,
    close,
  };
}
