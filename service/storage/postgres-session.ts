import type { Socket } from 'node:net';

import type { PostgresPoolClient } from 'kysely';
import type { ClientBase, PoolClient } from 'pg';

import { DatabaseUnavailableError, isConnectionLoss } from './database-unavailable.ts';
import { liftsStatementTimeout, STATEMENT_TIMEOUT_MS } from './statement-timeout.ts';

/**
 * How long a response may take before the connection counts as lost. The server ends a statement earlier,
 * so this catches only a connection that no longer carries anything, such as behind a stalled proxy or to a
 * host that vanished.
 */
const RESPONSE_TIMEOUT_MS = STATEMENT_TIMEOUT_MS + 5_000;
/** The same in a transaction without a statement timeout. */
const LONG_RESPONSE_TIMEOUT_MS = 3_600_000;

/** Statements that commit by themselves outside a transaction. */
const CHANGES = /^(?!\s*select\b).*\b(insert|update|delete|merge|create|alter|drop)\b/is;

export interface SessionLimits {
  readonly responseTimeoutMs?: number;
}

type Query = PostgresPoolClient['query'];

/**
 * A connection to PostgreSQL that limits how long a response may take, and reports what a lost connection
 * means for the change in progress.
 */
export class PostgresSession implements PostgresPoolClient {
  readonly #client: ClientBase & Partial<Pick<PoolClient, 'release'>>;
  readonly #responseTimeoutMs: number;
  #inTransaction = false;
  #isLong = false;

  constructor(client: ClientBase, { responseTimeoutMs = RESPONSE_TIMEOUT_MS }: SessionLimits = {}) {
    this.#client = client;
    this.#responseTimeoutMs = responseTimeoutMs;
  }

  /** @throws DatabaseUnavailableError when the connection is lost. */
  readonly query = (async (statement: string, parameters: readonly unknown[] = []) => {
    const mayChange = this.#inTransaction ? statement === 'commit' : CHANGES.test(statement);
    const timer = setTimeout(() => this.destroy(), this.#isLong ? LONG_RESPONSE_TIMEOUT_MS : this.#responseTimeoutMs);
    try {
      const result = await this.#client.query(statement, [...parameters]);
      if (/^(begin|start transaction)\b/.test(statement)) this.#inTransaction = true;
      else if (liftsStatementTimeout(statement)) this.#isLong = this.#inTransaction;
      return result;
    } catch (error) {
      if (!isConnectionLoss(error)) throw error;
      throw new DatabaseUnavailableError(mayChange ? 'unknown' : 'unchanged', error);
    } finally {
      clearTimeout(timer);
      if (statement === 'commit' || statement === 'rollback') {
        this.#inTransaction = false;
        this.#isLong = false;
      }
    }
  }) as unknown as Query;

  /** Returns the connection to its pool, which closes it with `destroy`. */
  release(destroy?: boolean): void {
    this.#client.release?.(destroy);
  }

  /** Cuts the connection without notifying the server, which may not respond. Pending queries fail. */
  destroy(): void {
    // The stream is not in the types of `pg`; its own pool uses it the same way.
    const { stream } = (this.#client as unknown as { connection: { stream: Socket } }).connection;
    stream.destroy(new Error('Connection terminated: the server did not respond in time'));
  }
}
