import { type PostgresPool, type PostgresPoolClient } from 'kysely';
import { type ClientBase, Pool, type PoolClient, type PoolConfig } from 'pg';

import type { Log } from '../common/log.ts';
import { DatabaseUnavailableError, isConnectionLoss } from './database-unavailable.ts';
import { PostgresSession, type SessionLimits } from './postgres-session.ts';

/** Detects a host that vanished while the connection is idle. */
const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };
/** How long closing the connections may take. */
const END_TIMEOUT_MS = 2_000;

export interface PoolOptions extends SessionLimits {
  /** Runs on each new connection before its first use. */
  readonly prepare: (query: PostgresSession['query']) => Promise<unknown>;
  readonly log: Log;
}

/**
 * A pool of connections that survives the loss of any of them: idle, in use or while being opened. A query
 * on a lost connection fails with `DatabaseUnavailableError`; the next one gets a new connection, or that
 * error while the server is unreachable.
 */
export class ResilientPool implements PostgresPool {
  readonly options: object;
  readonly #pool: Pool;
  readonly #sessions = new Map<ClientBase, PostgresSession>();

  constructor(config: PoolConfig, { prepare, log, ...limits }: PoolOptions) {
    this.options = { ...config, ...KEEP_ALIVE };
    this.#pool = new Pool({
      ...this.options,
      // The pool awaits it, and ends the connection when it fails; Kysely's own hook would leave it in use
      // forever.
      onConnect: async (client: ClientBase) => {
        const session = new PostgresSession(client, limits);
        this.#sessions.set(client, session);
        // A connection in use has no other error listener, and an unhandled error would end the process.
        client.on('error', (error) =>
          log.warn({ err: error }, 'lost a database connection; the next query opens another'),
        );
        client.once('end', () => this.#sessions.delete(client));
        await prepare(session.query);
      },
    });
    // The listener above reports lost idle connections too.
    this.#pool.on('error', () => undefined);
  }

  /** @throws DatabaseUnavailableError */
  async connect(): Promise<PostgresPoolClient> {
    let client: PoolClient;
    try {
      client = await this.#pool.connect();
    } catch (error) {
      throw isConnectionLoss(error) ? new DatabaseUnavailableError('unchanged', error) : error;
    }
    const session = this.#sessions.get(client);
    if (session === undefined) throw new Error('The pool handed out a connection that was not prepared.');
    return session;
  }

  async end(): Promise<void> {
    const cut = setTimeout(() => {
      for (const session of this.#sessions.values()) session.destroy();
    }, END_TIMEOUT_MS);
    await this.#pool.end();
    clearTimeout(cut);
  }
}
