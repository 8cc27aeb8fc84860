import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { type Driver, PGliteDialect, PostgresDriver } from 'kysely';

import { createCluster } from './create-cluster.ts';
import type { Log } from '../common/log.ts';
import { clusterFiles } from './cluster-files.ts';
import { columnParsers } from './column-types.ts';
import { unopened } from './unopened-cluster.ts';
import { lockDirectory } from './directory-lock.ts';
import { EmbeddedSession } from './embedded-session.ts';
import { EngineAbort } from './engine-abort.ts';
import { type Engine, type EngineState, prepareConnection } from './engine.ts';
import { FreeSpace, type FreeSpaceLimits } from './free-space.ts';
import { inDataDirectory } from './in-data-directory.ts';
import { makePrivate } from './private-directory.ts';
import { checkCluster, clusterPath, unfinishedPath } from './check-cluster.ts';

export interface EmbeddedPlace {
  /** Without a directory the database is in memory and ends with the process. */
  readonly directory?: string | undefined;
  readonly schema: string;
  /** A dump from PGlite's `dumpDataDir`: a new database starts as its copy instead of empty. */
  readonly template?: Blob | undefined;
  /** Whether a commit waits until it is on the disk. */
  readonly fsync?: boolean;
  /** Limits of the directory's disk. Without them free space is not checked. */
  readonly freeSpace?: FreeSpaceLimits;
}

/**
 * PostgreSQL inside this process (PGlite), in `directory`/postgres or in memory. Without `fsync` it writes
 * through the operating system: committed data survives `kill -9` of the process, but not a power cut.
 *
 * @throws DirectoryLockedError, OperatorError when the database in the directory can't be opened.
 */
export async function openEmbedded(place: EmbeddedPlace, log: Log): Promise<Engine> {
  const { directory, schema, freeSpace } = place;
  const lock = directory === undefined ? undefined : lockDirectory(directory);
  const space =
    directory === undefined || freeSpace === undefined ? undefined : new FreeSpace(directory, freeSpace, log);
  const release = (): void => {
    space?.stop();
    lock?.release();
  };
  try {
    if (directory !== undefined && lock !== undefined) prepareDirectory(directory, lock.wasUsed);
    await space?.start();
    const pglite = await PGlite.create({ ...(await optionsFor(place)), parsers: columnParsers });
    const abort = new EngineAbort();
    const session = new EmbeddedSession(pglite, abort, space);
    await prepareConnection(session.query, schema);
    return {
      name: 'pglite',
      dialect: new EmbeddedDialect(pglite, abort, session),
      state: () => stateOf(space),
      aborted: abort.happened,
      release,
    };
  } catch (error) {
    release();
    throw directory === undefined ? error : unopened(directory, error);
  }
}

function stateOf(space: FreeSpace | undefined): EngineState {
  const disk = space?.state ?? { freeBytes: NaN, minimumFreeBytes: NaN };
  return { ...disk, usedConnections: NaN, idleConnections: NaN, waiting: NaN };
}

/**
 * Marks a first start before anything can fail, so that the next start replaces what this one leaves
 * behind.
 */
function prepareDirectory(directory: string, wasUsed: boolean): void {
  checkCluster(directory, wasUsed);
  inDataDirectory(directory, () => {
    makePrivate(directory);
    if (existsSync(clusterPath(directory))) remove(unfinishedPath(directory));
    else mkdirSync(unfinishedPath(directory), { recursive: true });
  });
}

async function optionsFor({ directory, template, fsync }: EmbeddedPlace): Promise<PGliteOptions> {
  return directory === undefined
    ? templateOptions(template)
    : clusterFiles(await clusterIn(directory, template), fsync);
}

/**
 * The directory of the database's files. They are created elsewhere and moved here in one step, so a crash
 * can't leave half a database. Each attempt has its own directory: the child of a killed process may still
 * be writing into another.
 */
async function clusterIn(directory: string, template: Blob | undefined): Promise<string> {
  const cluster = clusterPath(directory);
  if (!existsSync(cluster)) {
    const unfinished = unfinishedPath(directory);
    for (const name of readdirSync(unfinished)) remove(join(unfinished, name));
    const unfinishedCluster = mkdtempSync(join(unfinished, 'creating-'));
    if (template === undefined) await createCluster(unfinishedCluster);
    else await (await PGlite.create({ ...clusterFiles(unfinishedCluster), ...templateOptions(template) })).close();
    makePrivate(directory);
    renameSync(unfinishedCluster, cluster);
    remove(unfinished);
  }
  return cluster;
}

/** A failure is ignored: the next start removes it. */
function remove(path: string): void {
  try {
    rmSync(path, { recursive: true, force: true });
  } catch {
    return;
  }
}

/**
 * Creating an empty database takes PGlite two seconds of computing; unpacking a dump takes a third of a
 * second.
 */
function templateOptions(template: Blob | undefined): PGliteOptions {
  return template === undefined ? {} : { loadDataDir: template };
}

/** Kysely's dialect for one connection, with a driver that is the same for both engines. */
class EmbeddedDialect extends PGliteDialect {
  readonly #pglite: PGlite;
  readonly #abort: EngineAbort;
  readonly #session: EmbeddedSession;

  constructor(pglite: PGlite, abort: EngineAbort, session: EmbeddedSession) {
    super({ pglite });
    this.#pglite = pglite;
    this.#abort = abort;
    this.#session = session;
  }

  override createDriver(): Driver {
    // An aborted engine can't close: its files are as a kill leaves them, and the next start recovers.
    const end = async (): Promise<void> => {
      if (this.#abort.error === undefined) await this.#pglite.close();
    };
    return new PostgresDriver({ pool: { options: {}, connect: async () => this.#session, end } });
  }
}
