import { type PostgresPool, type PostgresPoolClient } from 'kysely';
import { type ClientBase, Pool, type PoolClient, type PoolConfig } from 'pg';

import type { Log } from '../common/log.ts';
import { DatabaseUnavailableError, isConnectionLoss } from './database-unavailable.ts';
import { PostgresSession, type SessionLimits } from './postgres-session.ts';

/** A host that has gone without a word is noticed although nothing is sent. */
const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };
/** How long connections may take to say goodbye. */
const END_TIMEOUT_MS = 2_000;

export interface PoolOptions extends SessionLimits {
  /** Runs on each new connection, before anything else uses it. */
  readonly prepare: (query: PostgresSession['query']) => Promise<unknown>;
  readonly log: Log;
}

/**
 * A pool of connections that survives losing any of them: idle, in use or while being opened. Whoever uses a lost one gets a
 * `DatabaseUnavailableError`; the next one to ask gets a new connection, or that error while there is no server.
 */
export class SturdyPool implements PostgresPool {
  readonly options: object;
  readonly #pool: Pool;
  readonly #sessions = new Map<ClientBase, PostgresSession>();

  constructor(config: PoolConfig, { prepare, log, ...limits }: PoolOptions) {
    this.options = { ...config, ...KEEP_ALIVE };
    this.#pool = new Pool({
      ...this.options,
      // Awaited by the pool, which ends the connection when it fails; Kysely's own hook would leave it in use for ever.
      onConnect: async (client: ClientBase) => {
        const session = new PostgresSession(client, limits);
        this.#sessions.set(client, session);
        // One that is in use has no other listener, and without any, losing it would end the process.
        client.on('error', (error) =>
          log.warn({ err: error }, 'a database connection was lost; the next query opens another'),
        );
        client.once('end', () => this.#sessions.delete(client));
        await prepare(session.query);
      },
    });
    // Idle ones are reported by their own listener.
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
