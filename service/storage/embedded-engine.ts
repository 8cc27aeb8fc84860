import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import {
  type AbortableOperationOptions,
  type Driver,
  PGliteDialect,
  type PGliteDialectConfig,
  PGliteDriver,
} from 'kysely';

import { OperatorError } from '../basics/operator-error.ts';
import { columnParsers } from './column-types.ts';
import { lockDirectory } from './directory-lock.ts';
import { type Engine, prepareConnection } from './engine.ts';
import { synced } from './synced-files.ts';

export interface EmbeddedPlace {
  /** Without one the database lives in memory and ends with the process. */
  readonly directory?: string | undefined;
  readonly schema: string;
  /** What PGlite's `dumpDataDir` gave: a new database starts as that one was, instead of empty. */
  readonly template?: Blob | undefined;
  /** Whether a commit waits until it is on the disk. */
  readonly fsync?: boolean;
}

/**
 * PostgreSQL inside this process (PGlite), in `directory`/postgres or in memory. It writes through the operating system without
 * fsync: committed data survives `kill -9` of the process, not a power cut, unless `fsync` says so.
 *
 * @throws DirectoryLockedError, OperatorError when what is in the directory can't be opened.
 */
export async function openEmbedded({ directory, schema, template, fsync }: EmbeddedPlace): Promise<Engine> {
  const lock = directory === undefined ? undefined : lockDirectory(directory);
  try {
    const pglite = await PGlite.create({
      ...(directory === undefined
        ? startingAs(template)
        : placed(await clusterIn(directory, template), fsync === true)),
      parsers: columnParsers,
    });
    return {
      name: 'pglite',
      dialect: new EmbeddedDialect({
        pglite,
        onCreateConnection: (connection) => prepareConnection(connection, schema),
      }),
      release: () => lock?.release(),
    };
  } catch (error) {
    lock?.release();
    throw new OperatorError(`The embedded database in ${directory ?? 'memory'} does not open: ${String(error)}`, {
      cause: error,
    });
  }
}

function placed(cluster: string, fsync: boolean): PGliteOptions {
  return fsync ? synced(cluster) : { dataDir: cluster };
}

/** Where the database's files are. They are made beside that place and moved there whole, so a crash can't leave half a database. */
async function clusterIn(directory: string, template: Blob | undefined): Promise<string> {
  const cluster = join(directory, 'postgres');
  if (!existsSync(cluster)) {
    const unfinished = `${cluster}.unfinished`;
    rmSync(unfinished, { recursive: true, force: true });
    const pglite = await PGlite.create(unfinished, startingAs(template));
    await pglite.close();
    renameSync(unfinished, cluster);
  }
  return cluster;
}

/** An empty database takes PGlite two seconds of computing to make; unpacking a prepared one takes a third of a second. */
function startingAs(template: Blob | undefined): PGliteOptions {
  return template === undefined ? {} : { loadDataDir: template };
}

/** Kysely's dialect with a driver that lets others run. */
class EmbeddedDialect extends PGliteDialect {
  readonly #config: PGliteDialectConfig;

  constructor(config: PGliteDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new YieldingDriver(this.#config);
  }
}

/**
 * PGlite computes on this thread and settles in microtasks, so a loop of awaited queries would hold up sockets and timers until it
 * ends (measured: one request for 2 s). Each query therefore goes once around the event loop.
 */
class YieldingDriver extends PGliteDriver {
  override async init(options?: AbortableOperationOptions): Promise<void> {
    await super.init(options);
    const connection = await super.acquireConnection();
    const execute = connection.executeQuery.bind(connection);
    connection.executeQuery = async (query, queryOptions) => {
      const result = await execute<never>(query, queryOptions);
      await new Promise((resolve) => setImmediate(resolve));
      return result;
    };
  }
}
