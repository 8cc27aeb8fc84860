import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { OperatorError } from '../common/operator-error.ts';

/** Files without which PostgreSQL does not start, or starts a new, empty database. */
const VITAL = ['PG_VERSION', 'global/pg_control', 'global/pg_filenode.map'];
const VITAL_FOLDERS = ['base', 'pg_wal', 'pg_xact'];
/** Files that show that a directory has held a database. */
const TRACES = ['secret.key', 'demo.json'];

/**
 * Checks that the files of the embedded database in `directory`/postgres are complete, or that there never
 * was one. A missing database must not be replaced by a new, empty one: the service would silently run
 * without its accounts.
 *
 * @param wasUsed Whether a process has locked the directory before.
 * @throws OperatorError with the steps to recover.
 */
export function checkCluster(directory: string, wasUsed: boolean): void {
  const cluster = clusterPath(directory);
  if (existsSync(cluster)) {
    const broken =
      VITAL.find((name) => !isFilled(join(cluster, name))) ?? VITAL_FOLDERS.find((name) => isEmpty(cluster, name));
    if (broken === undefined) return;
    throw new OperatorError(
      `The embedded database in ${directory} is incomplete: postgres/${broken} is missing or empty. ${recoverySteps(directory)}`,
    );
  }
  // A failed or killed first start leaves a lock file and an unfinished database.
  const interrupted = existsSync(unfinishedPath(directory));
  const trace =
    TRACES.find((name) => existsSync(join(directory, name))) ?? (wasUsed && !interrupted ? 'lock' : undefined);
  if (trace === undefined) return;
  throw new OperatorError(
    `The embedded database in ${directory} is missing: ${trace} belongs to one, but there is no directory postgres. If the data is in ` +
      `PostgreSQL, set DATABASE_URL. ${recoverySteps(directory)}`,
  );
}

export function clusterPath(directory: string): string {
  return join(directory, 'postgres');
}

/** Where the files are created before they are moved in one step. */
export function unfinishedPath(directory: string): string {
  return join(directory, 'postgres.unfinished');
}

export function recoverySteps(directory: string): string {
  return `Restore a backup of ${directory}, or, to start without its data, move that directory away and start again.`;
}

function isFilled(file: string): boolean {
  return (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0;
}

function isEmpty(cluster: string, name: string): boolean {
  const folder = join(cluster, name);
  return !existsSync(folder) || readdirSync(folder).length === 0;
}
