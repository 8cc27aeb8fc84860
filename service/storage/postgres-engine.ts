import { PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';

import type { Log } from '../basics/log.ts';
import { OperatorError } from '../basics/operator-error.ts';
import { columnParsers } from './column-types.ts';
import { type Engine, prepareConnection } from './engine.ts';

const OLDEST_VERSION = 15;
const CONNECT_TIMEOUT_MS = 5_000;

/**
 * A pool of `poolSize` connections to the PostgreSQL at `url`.
 *
 * @throws OperatorError, one line and without the password, when the server can't be used.
 */
export async function openPostgres(url: string, schema: string, poolSize: number, log: Log): Promise<Engine> {
  const place = describe(url);
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: schema,
    types: { getTypeParser: (oid, format) => columnParsers[oid] ?? types.getTypeParser(oid, format) },
  });
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'));
  try {
    await checkServer(pool);
  } catch (error) {
    await pool.end();
    throw new OperatorError(`DATABASE_URL (${place}) cannot be used: ${reason(error)}.`, { cause: error });
  }
  return {
    name: 'postgres',
    dialect: new PostgresDialect({ pool, onCreateConnection: (connection) => prepareConnection(connection, schema) }),
    release: () => undefined,
  };
}

async function checkServer(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ version: number; encoding: string }>(
    `select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding`,
  );
  const server = rows[0];
  if (server === undefined) throw new Error('the server does not say which version it is');
  if (server.version < OLDEST_VERSION * 10_000) {
    throw new Error(
      `it is PostgreSQL ${Math.floor(server.version / 10_000)}, this service needs ${OLDEST_VERSION} or newer`,
    );
  }
  if (server.encoding !== 'UTF8') throw new Error(`its encoding is ${server.encoding}, this service needs UTF8`);
}

/** The URL without password and parameters. */
function describe(url: string): string {
  if (!URL.canParse(url) || !/^postgres(ql)?:$/.test(new URL(url).protocol)) {
    throw new OperatorError('DATABASE_URL is not an address of the form postgres://user:password@host:5432/name.');
  }
  const { hostname, port, username, pathname } = new URL(url);
  return `database "${pathname.slice(1)}" on ${hostname || 'the local socket'}:${port || '5432'} as "${username}"`;
}

/** By code of the operating system or the server, or by message of the driver; whatever is not here speaks for itself. */
const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing is listening there',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the host name cannot be looked up at the moment',
  ETIMEDOUT: 'the host does not answer',
  '28P01': 'the password is wrong',
  '28000': 'this user may not log in',
  '3D000': 'there is no such database',
  'Connection terminated unexpectedly': 'what answers there ends the connection, so it may be no PostgreSQL',
  'Connection terminated due to connection timeout': 'nobody answers there',
};

function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return (
    REASONS[code] ??
    REASONS[error.message] ??
    (error.message || code || error.name).replace(/\s+/g, ' ').replace(/\.$/, '')
  );
}
