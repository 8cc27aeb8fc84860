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
import { connectionSettings, type Engine, prepareConnection } from './engine.ts';
import { localSettings } from './local-settings.ts';
import { checkDirect, checkPooler } from './check-pooler.ts';
import { ResilientPool } from './postgres-pool.ts';
import type { PostgresSession, SessionLimits } from './postgres-session.ts';

const OLDEST_VERSION = 15;
const CONNECT_TIMEOUT_MS = 5_000;
/** Retention uses one and borrows a second; the check at the start uses all. Idle ones are closed. */
const DIRECT_CONNECTIONS = 3;

export interface PostgresPlace extends SessionLimits {
  readonly url: string;
  /** Leads to the same database without a connection pooler; needed if `url` leads to one. */
  readonly directUrl?: string;
  readonly schema: string;
  /** Most concurrent connections. */
  readonly poolSize: number;
}

/** The URL for what needs a lasting session: notifications, and locks that outlive a transaction. */
export function sessionUrl({ url, directUrl }: Pick<PostgresPlace, 'url' | 'directUrl'>): string {
  return directUrl ?? url;
}

/** @throws OperatorError, one line and without the password, when a server can't be used. */
export async function openPostgres(place: PostgresPlace, log: Log): Promise<Engine> {
  const { url, directUrl, poolSize } = place;
  const pool = await openPool(place, { variable: 'DATABASE_URL', url, max: poolSize }, log, (opened) =>
    checkServer(opened, directUrl !== undefined),
  );
  const engine: Engine = {
    name: 'postgres',
    dialect: new ResilientDialect({ pool }),
    state: () => ({ ...pool.state, freeBytes: NaN, minimumFreeBytes: NaN }),
    aborted: new Promise(() => undefined),
    release: () => undefined,
  };
  if (directUrl === undefined) return engine;
  try {
    const own = { variable: 'DATABASE_DIRECT_URL', url: directUrl, max: DIRECT_CONNECTIONS };
    const direct = await openPool(place, own, log, (opened) => checkDirect(opened, pool));
    return { ...engine, direct: new ResilientDialect({ pool: direct }) };
  } catch (error) {
    await pool.end();
    throw error;
  }
}

interface PoolPlace {
  /** Name of the setting, for errors. */
  readonly variable: string;
  readonly url: string;
  readonly max: number;
}

async function openPool(
  { schema, ...limits }: Pick<PostgresPlace, 'schema'> & SessionLimits,
  { variable, url, max }: PoolPlace,
  log: Log,
  check: (pool: ResilientPool) => Promise<void>,
): Promise<ResilientPool> {
  const place = describe(variable, url);
  const config = {
    connectionString: url,
    max,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: schema,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        columnParsers[oid] ?? types.getTypeParser(oid, format),
    },
  };
  const prepare = (session: PostgresSession): Promise<void> => prepareSession(session, schema);
  const pool = new ResilientPool(config, { prepare, log, ...limits });
  try {
    await check(pool);
  } catch (error) {
    await pool.end();
    throw new OperatorError(`${variable} (${place}) cannot be used: ${reason(error)}.`, { cause: error });
  }
  return pool;
}

/**
 * A direct connection is served by the process that the server named when it was opened; behind a pooler, by
 * another.
 */
async function prepareSession(session: PostgresSession, schema: string): Promise<void> {
  const isPooled = `pg_backend_pid() <> ${session.processId}`;
  const send = (statement: string, parameters: readonly string[]) =>
    session.query<{ readonly isLocal: boolean }>(statement, parameters);
  const { rows } = await prepareConnection(send, schema, isPooled);
  if (rows[0]?.isLocal === true) session.sendWithEachTransaction(localSettings(connectionSettings(schema)));
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

async function checkServer(pool: ResilientPool, hasDirect: boolean): Promise<void> {
  const connection = await pool.connect();
  try {
    const { rows } = await connection.query<{ version: number; encoding: string; readOnly: string }>(
      `select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding,
        current_setting('transaction_read_only') as "readOnly"`,
      [],
    );
    const server = rows[0];
    if (server === undefined) throw new Error('the server does not report its version');
    if (server.version < OLDEST_VERSION * 10_000) {
      throw new Error(
        `it runs PostgreSQL ${Math.floor(server.version / 10_000)}; this service needs ${OLDEST_VERSION} or newer`,
      );
    }
    if (server.encoding !== 'UTF8') throw new Error(`its encoding is ${server.encoding}; this service needs UTF8`);
    if (server.readOnly === 'on')
      throw new Error('it accepts no changes: it is a standby, or default_transaction_read_only is on');
    if (connection.isPooled) await checkPooler(connection, hasDirect);
  } finally {
    connection.release();
  }
}

/** The URL without password and parameters. */
function describe(variable: string, url: string): string {
  if (!URL.canParse(url) || !/^postgres(ql)?:$/.test(new URL(url).protocol)) {
    throw new OperatorError(`${variable} must have the form postgres://user:password@host:5432/name.`);
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
