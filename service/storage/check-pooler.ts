import type { ResilientPool } from './postgres-pool.ts';
import type { PostgresSession } from './postgres-session.ts';

const DIRECT =
  'set DATABASE_DIRECT_URL to the address of the same database without the pooler, or to this one if the pooler is in session mode';

/**
 * Checks a connection that leads to a pooler.
 *
 * @throws Error when the service can't use it.
 */
export async function checkPooler(connection: PostgresSession, hasDirect: boolean): Promise<void> {
  if (!hasDirect)
    throw new Error(
      `it leads to a connection pooler, such as PgBouncer, which may not keep notifications between processes and locks; ${DIRECT}`,
    );
  // A pooler in statement mode rejects it, and names the reason.
  await connection.query('begin', []);
  await connection.query('commit', []);
}

/**
 * Checks that both pools lead to one database, and that sessions of `direct` last.
 *
 * @throws Error when one of them does not hold.
 */
export async function checkDirect(direct: ResilientPool, pool: ResilientPool): Promise<void> {
  const [here, there] = await Promise.all([direct, pool].map(identityOf));
  if (here !== there)
    throw new Error(
      'it leads to another database than DATABASE_URL; both must lead to one, without and with the pooler',
    );
  const connection = await direct.connect();
  try {
    if (connection.isPooled && (await isShared(connection, direct)))
      throw new Error(
        'it leads to a connection pooler in transaction mode, which keeps neither notifications nor locks; set it to the address of PostgreSQL itself',
      );
  } finally {
    connection.release();
  }
}

/** A server that starts again, and each standby, has another time. */
async function identityOf(pool: ResilientPool): Promise<string | undefined> {
  const connection = await pool.connect();
  const { rows } = await connection
    .query<{ identity: string }>(
      `select concat_ws(' ', oid, pg_postmaster_start_time()) as identity from pg_database where datname = current_database()`,
      [],
    )
    .finally(() => connection.release());
  return rows[0]?.identity;
}

/**
 * Whether transactions of two other connections, while they are open, get the process of the server that
 * this connection has used, or leave it another one. One of both happens whether the pooler hands out first
 * what it got back last, or what has been idle longest: then the second of two idle ones serves the first
 * transaction, this connection keeps the other, and the second transaction takes it.
 */
async function isShared(connection: PostgresSession, pool: ResilientPool): Promise<boolean> {
  const process = await processOf(connection);
  return inTransaction(pool, async (one) => {
    if (one === process || (await processOf(connection)) !== process) return true;
    return inTransaction(pool, async (other) => other === process || (await processOf(connection)) !== process);
  });
}

/** Calls `act` with the process that serves a new transaction, while it is open. */
async function inTransaction(
  pool: ResilientPool,
  act: (process: number | undefined) => Promise<boolean>,
): Promise<boolean> {
  const connection = await pool.connect();
  try {
    await connection.query('begin', []);
    const result = await act(await processOf(connection));
    await connection.query('rollback', []);
    return result;
  } finally {
    connection.release();
  }
}

async function processOf(connection: PostgresSession): Promise<number | undefined> {
  const { rows } = await connection.query<{ pid: number }>('select pg_backend_pid() as pid', []);
  return rows[0]?.pid;
}
