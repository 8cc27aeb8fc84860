import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { OperatorError } from '../common/operator-error.ts';

/** Files without which PostgreSQL does not start, or starts a new, empty database. */
const VITAL = ['PG_VERSION', 'global/pg_control', 'global/pg_filenode.map'];
const VITAL_FOLDERS = ['base', 'pg_wal', 'pg_xact'];
/** What shows that a directory has held a database. */
const TRACES = ['secret.key', 'demo.json'];

/**
 * Checks that the files of the embedded database are there, in `directory`/postgres, or that there never were any. A missing database is not
 * to become a new, empty one: the service would run on without its accounts, and nobody would be told.
 *
 * @param wasUsed Whether a process has held the directory before.
 * @throws OperatorError that says how to go on.
 */
export function checkCluster(directory: string, wasUsed: boolean): void {
  const cluster = clusterPath(directory);
  if (existsSync(cluster)) {
    const broken =
      VITAL.find((name) => !isFilled(join(cluster, name))) ?? VITAL_FOLDERS.find((name) => isEmpty(cluster, name));
    if (broken === undefined) return;
    throw new OperatorError(
      `The embedded database in ${directory} is incomplete: postgres/${broken} is missing or empty. ${waysOut(directory)}`,
    );
  }
  // A first start that failed or was killed leaves a lock and an unfinished database.
  const interrupted = existsSync(unfinishedPath(directory));
  const trace =
    TRACES.find((name) => existsSync(join(directory, name))) ?? (wasUsed && !interrupted ? 'lock' : undefined);
  if (trace === undefined) return;
  throw new OperatorError(
    `The embedded database in ${directory} is gone: there is ${trace}, which belongs to one, and no directory postgres. If the data is in ` +
      `PostgreSQL, set DATABASE_URL. ${waysOut(directory)}`,
  );
}

export function clusterPath(directory: string): string {
  return join(directory, 'postgres');
}

/** Where the files are made, to be moved in one step. */
export function unfinishedPath(directory: string): string {
  return join(directory, 'postgres.unfinished');
}

export function waysOut(directory: string): string {
  return `Restore a backup of ${directory}, or, to begin anew without its data, move that directory away and start again.`;
}

function isFilled(file: string): boolean {
  return (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0;
}

function isEmpty(cluster: string, name: string): boolean {
  const folder = join(cluster, name);
  return !existsSync(folder) || readdirSync(folder).length === 0;
}
