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

import { makeCluster } from './cluster-maker.ts';
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
import { checkCluster, clusterPath, unfinishedPath } from './whole-cluster.ts';

const DISK_FULL = '53100';

export interface EmbeddedPlace {
  /** Without one the database lives in memory and ends with the process. */
  readonly directory?: string | undefined;
  readonly schema: string;
  /** What PGlite's `dumpDataDir` gave: a new database starts as that one was, instead of empty. */
  readonly template?: Blob | undefined;
  /** Whether a commit waits until it is on the disk. */
  readonly fsync?: boolean;
  /** Of the disk that the directory is on. Without it nobody looks. */
  readonly freeSpace?: FreeSpaceLimits;
}

/**
 * PostgreSQL inside this process (PGlite), in `directory`/postgres or in memory. It writes through the operating system without
 * fsync: committed data survives `kill -9` of the process, not a power cut, unless `fsync` says so.
 *
 * @throws DirectoryLockedError, OperatorError when what is in the directory can't be opened.
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
    if (directory !== undefined && lock !== undefined) begin(directory, lock.wasUsed);
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

/** Marks a first start as such before anything of it can fail: what it leaves is made anew by the next one. */
function begin(directory: string, wasUsed: boolean): void {
  checkCluster(directory, wasUsed);
  inDataDirectory(directory, () => {
    makePrivate(directory);
    if (existsSync(clusterPath(directory))) remove(unfinishedPath(directory));
    else mkdirSync(unfinishedPath(directory), { recursive: true });
  });
}

async function optionsFor({ directory, template, fsync }: EmbeddedPlace): Promise<PGliteOptions> {
  return directory === undefined ? startingAs(template) : clusterFiles(await clusterIn(directory, template), fsync);
}

/**
 * Where the database's files are. They are made beside that place and moved there whole, so a crash can't leave half a database. Each attempt
 * has a directory of its own: what a killed process had started may still be writing into another.
 */
async function clusterIn(directory: string, template: Blob | undefined): Promise<string> {
  const cluster = clusterPath(directory);
  if (!existsSync(cluster)) {
    const unfinished = unfinishedPath(directory);
    for (const name of readdirSync(unfinished)) remove(join(unfinished, name));
    const making = mkdtempSync(join(unfinished, 'making-'));
    if (template === undefined) await makeCluster(making);
    else await (await PGlite.create({ ...clusterFiles(making), ...startingAs(template) })).close();
    makePrivate(directory);
    renameSync(making, cluster);
    remove(unfinished);
  }
  return cluster;
}

/** What can't be removed now is removed by the next start. */
function remove(path: string): void {
  try {
    rmSync(path, { recursive: true, force: true });
  } catch {
    return;
  }
}

/** @throws DatabaseUnavailableError for a statement that found the disk full, which has changed nothing. */
function rethrow(error: unknown): never {
  const isFull = error instanceof Error && 'code' in error && error.code === DISK_FULL;
  throw isFull ? new DatabaseUnavailableError('unchanged', error, 'disk') : error;
}

/** An empty database takes PGlite two seconds of computing to make; unpacking a prepared one takes a third of a second. */
function startingAs(template: Blob | undefined): PGliteOptions {
  return template === undefined ? {} : { loadDataDir: template };
}

/** Kysely's dialect with a driver that lets others run. */
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
 * PGlite computes on this thread and settles in microtasks, so a loop of awaited queries would hold up sockets and timers until it
 * ends (measured: one request for 2 s). Each query therefore goes once around the event loop.
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
