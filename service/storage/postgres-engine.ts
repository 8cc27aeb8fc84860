import {
  type DatabaseConnection,
  type Driver,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
} from 'kysely';
import { types } from 'pg';

import type { Log } from '../common/log.ts';
import { OperatorError } from '../common/operator-error.ts';
import { columnParsers } from './column-types.ts';
import { DatabaseUnavailableError } from './database-unavailable.ts';
import { type Engine, prepareConnection } from './engine.ts';
import type { SessionLimits } from './postgres-session.ts';
import { ResilientPool } from './postgres-pool.ts';

const OLDEST_VERSION = 15;
const CONNECT_TIMEOUT_MS = 5_000;

export interface PostgresPlace extends SessionLimits {
  readonly url: string;
  readonly schema: string;
  /** Most concurrent connections. */
  readonly poolSize: number;
}

/** @throws OperatorError, one line and without the password, when the server can't be used. */
export async function openPostgres({ url, schema, poolSize, ...limits }: PostgresPlace, log: Log): Promise<Engine> {
  const place = describe(url);
  const config = {
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: schema,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        columnParsers[oid] ?? types.getTypeParser(oid, format),
    },
  };
  const pool = new ResilientPool(config, { prepare: (query) => prepareConnection(query, schema), log, ...limits });
  try {
    await checkServer(pool);
  } catch (error) {
    await pool.end();
    throw new OperatorError(`DATABASE_URL (${place}) cannot be used: ${reason(error)}.`, { cause: error });
  }
  return {
    name: 'postgres',
    dialect: new ResilientDialect({ pool }),
    release: () => undefined,
  };
}

/** Kysely's dialect with a driver that reports the first error of a transaction. */
class ResilientDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new ResilientDriver(this.#config);
  }
}

class ResilientDriver extends PostgresDriver {
  /**
   * A lost connection has rolled back already. Throwing here would hide the cause, and whether the change
   * was committed.
   */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.rollbackTransaction(connection as Parameters<PostgresDriver['rollbackTransaction']>[0]);
    } catch (error) {
      if (!(error instanceof DatabaseUnavailableError)) throw error;
    }
  }
}

async function checkServer(pool: ResilientPool): Promise<void> {
  const connection = await pool.connect();
  const { rows } = await connection
    .query<{ version: number; encoding: string }>(
      `select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding`,
      [],
    )
    .finally(() => connection.release());
  const server = rows[0];
  if (server === undefined) throw new Error('the server does not report its version');
  if (server.version < OLDEST_VERSION * 10_000) {
    throw new Error(
      `it runs PostgreSQL ${Math.floor(server.version / 10_000)}; this service needs ${OLDEST_VERSION} or newer`,
    );
  }
  if (server.encoding !== 'UTF8') throw new Error(`its encoding is ${server.encoding}; this service needs UTF8`);
}

/** The URL without password and parameters. */
function describe(url: string): string {
  if (!URL.canParse(url) || !/^postgres(ql)?:$/.test(new URL(url).protocol)) {
    throw new OperatorError('DATABASE_URL must have the form postgres://user:password@host:5432/name.');
  }
  const { hostname, port, username, pathname } = new URL(url);
  return `database "${pathname.slice(1)}" on ${hostname || 'the local socket'}:${port || '5432'} as "${username}"`;
}

/**
 * Causes by error code of the operating system or the server, or by message of the driver. Other messages
 * are shown as they are.
 */
const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing is listening there',
  ENOTFOUND: 'the host name does not exist',
  EAI_AGAIN: 'the host name cannot be resolved at the moment',
  ETIMEDOUT: 'the host does not respond',
  '28P01': 'the password is wrong',
  '28000': 'this user may not log in',
  '3D000': 'the database does not exist',
  'Connection terminated unexpectedly': 'the server closed the connection, so it may not be PostgreSQL',
  'Connection terminated due to connection timeout': 'the server does not respond',
};

function reason(thrown: unknown): string {
  const error = thrown instanceof DatabaseUnavailableError ? thrown.cause : thrown;
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return (
    REASONS[code] ??
    REASONS[error.message] ??
    (error.message || code || error.name).replace(/\s+/g, ' ').replace(/\.$/, '')
  );
}
