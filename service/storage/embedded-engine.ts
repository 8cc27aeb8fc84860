import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import {
  type AbortableOperationOptions,
  CompiledQuery,
  type Driver,
  PGliteDialect,
  type PGliteDialectConfig,
  PGliteDriver,
} from 'kysely';

import { createCluster } from './create-cluster.ts';
import type { Log } from '../common/log.ts';
import { clusterFiles } from './cluster-files.ts';
import { columnParsers } from './column-types.ts';
import { damaged } from './damaged-cluster.ts';
import { lockDirectory } from './directory-lock.ts';
import { DatabaseUnavailableError } from './database-unavailable.ts';
import { type Engine, prepareConnection } from './engine.ts';
import { FreeSpace, type FreeSpaceLimits } from './free-space.ts';
import { inDataDirectory } from './in-data-directory.ts';
import { makePrivate } from './private-directory.ts';
import { checkCluster, clusterPath, unfinishedPath } from './check-cluster.ts';

const DISK_FULL = '53100';

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
    return {
      name: 'pglite',
      dialect: new EmbeddedDialect(space, {
        pglite,
        onCreateConnection: (connection) =>
          prepareConnection((text, values) => connection.executeQuery(CompiledQuery.raw(text, [...values])), schema),
      }),
      release,
    };
  } catch (error) {
    release();
    throw directory === undefined ? error : damaged(directory, error);
  }
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
 * @throws DatabaseUnavailableError for a statement that failed because the disk is full; it changed
 *   nothing.
 */
function rethrow(error: unknown): never {
  const isFull = error instanceof Error && 'code' in error && error.code === DISK_FULL;
  throw isFull ? new DatabaseUnavailableError('unchanged', error, 'disk') : error;
}

/**
 * Creating an empty database takes PGlite two seconds of computing; unpacking a dump takes a third of a
 * second.
 */
function templateOptions(template: Blob | undefined): PGliteOptions {
  return template === undefined ? {} : { loadDataDir: template };
}

/** Kysely's dialect with a driver that yields to the event loop. */
class EmbeddedDialect extends PGliteDialect {
  readonly #space: FreeSpace | undefined;
  readonly #config: PGliteDialectConfig;

  constructor(space: FreeSpace | undefined, config: PGliteDialectConfig) {
    super(config);
    this.#space = space;
    this.#config = config;
  }

  override createDriver(): Driver {
    return new YieldingDriver(this.#space, this.#config);
  }
}

/**
 * PGlite computes on this thread and settles in microtasks, so a loop of awaited queries would block
 * sockets and timers until it ends (measured: one request for 2 s). Each query therefore yields to the
 * event loop once.
 */
class YieldingDriver extends PGliteDriver {
  readonly #space: FreeSpace | undefined;

  constructor(space: FreeSpace | undefined, config: PGliteDialectConfig) {
    super(config);
    this.#space = space;
  }

  override async init(options?: AbortableOperationOptions): Promise<void> {
    await super.init(options);
    const connection = await super.acquireConnection();
    const execute = connection.executeQuery.bind(connection);
    connection.executeQuery = async (query, queryOptions) => {
      this.#space?.admit(query.sql);
      const result = await execute<never>(query, queryOptions).catch(rethrow);
      await new Promise((resolve) => setImmediate(resolve));
      return result;
    };
  }
}
