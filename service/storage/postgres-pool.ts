import type { PostgresPool } from 'kysely';
import { type ClientBase, Pool, type PoolClient, type PoolConfig } from 'pg';

import type { Log } from '../common/log.ts';
import { DatabaseUnavailableError, isConnectionLoss } from './database-unavailable.ts';
import type { EngineState } from './engine.ts';
import { PostgresSession, type SessionLimits } from './postgres-session.ts';

/** Detects a host that vanished while the connection is idle. */
const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };
/** All connections are replaced at most this often: a new one may lead to the same standby. */
const REPLACE_EVERY_MS = 1_000;
/** How long closing the connections may take. */
const END_TIMEOUT_MS = 2_000;

export interface PoolOptions extends SessionLimits {
  /** Runs on each new connection before its first use. */
  readonly prepare: (session: PostgresSession) => Promise<unknown>;
  readonly log: Log;
}

/**
 * A pool of connections that survives the loss of any of them: idle, in use or while being opened. A query
 * on a lost connection fails with `DatabaseUnavailableError`; the next one gets a new connection, or that
 * error while the server is unreachable. After a change that the server rejected because it accepts none,
 * each connection is replaced before its next use: a failover has made the server a standby, and the address
 * of the database now leads to another one.
 */
export class ResilientPool implements PostgresPool {
  readonly options: object;
  readonly #pool: Pool;
  readonly #sessions = new Map<ClientBase, PostgresSession>();
  /** From this time on, connections that were opened before it are replaced. It may be in the future. */
  #replaceBefore = -Infinity;

  constructor(config: PoolConfig, { prepare, log, ...limits }: PoolOptions) {
    this.options = { ...config, ...KEEP_ALIVE };
    this.#pool = new Pool({
      ...this.options,
      // The pool awaits it, and ends the connection when it fails; Kysely's own hook would leave it in use
      // forever.
      onConnect: async (client: ClientBase) => {
        const session = new PostgresSession(client, { ...limits, readOnly: () => this.#replaceAll(log) });
        this.#sessions.set(client, session);
        // A connection in use has no other error listener, and an unhandled error would end the process.
        client.on('error', (error) =>
          log.warn({ err: error }, 'lost a database connection; the next query opens another'),
        );
        client.once('end', () => this.#sessions.delete(client));
        await prepare(session);
      },
    });
    // The listener above reports lost idle connections too.
    this.#pool.on('error', () => undefined);
  }

  get state(): Pick<EngineState, 'usedConnections' | 'idleConnections' | 'waiting'> {
    const { totalCount, idleCount, waitingCount } = this.#pool;
    return { usedConnections: totalCount - idleCount, idleConnections: idleCount, waiting: waitingCount };
  }

  /** @throws DatabaseUnavailableError */
  async connect(): Promise<PostgresSession> {
    for (;;) {
      const client = await this.#next();
      const session = this.#sessions.get(client);
      if (session === undefined) throw new Error('The pool handed out a connection that was not prepared.');
      if (session.openedAt >= this.#replaceBefore || performance.now() < this.#replaceBefore) return session;
      client.release(true);
    }
  }

  async #next(): Promise<PoolClient> {
    try {
      return await this.#pool.connect();
    } catch (error) {
      throw isConnectionLoss(error) ? new DatabaseUnavailableError('unchanged', error) : error;
    }
  }

  #replaceAll(log: Log): void {
    const now = performance.now();
    if (now < this.#replaceBefore) return;
    // A connection of the last second was rejected too, so what was opened meanwhile is replaced after it.
    this.#replaceBefore = Math.max(now, this.#replaceBefore + REPLACE_EVERY_MS);
    log.warn({}, 'the database server accepts no changes, as after a failover; reconnecting to its address');
  }

  async end(): Promise<void> {
    const cut = setTimeout(() => {
      for (const session of this.#sessions.values()) session.destroy();
    }, END_TIMEOUT_MS);
    await this.#pool.end();
    clearTimeout(cut);
  }
}
