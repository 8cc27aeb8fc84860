import type { Socket } from 'node:net';

import type { PostgresPoolClient } from 'kysely';
import type { ClientBase, PoolClient } from 'pg';

import { DatabaseUnavailableError, isConnectionLoss } from './database-unavailable.ts';
import { liftsStatementTimeout, STATEMENT_TIMEOUT_MS } from './statement-timeout.ts';

/**
 * How long an answer may take before the connection counts as lost. The server ends a statement earlier, so only a connection that carries
 * nothing any more gets there: a proxy that stalls, or a host that has gone without a word.
 */
const ANSWER_TIMEOUT_MS = STATEMENT_TIMEOUT_MS + 5_000;
/** The same in a transaction whose statements may take as long as they need. */
const LONG_ANSWER_TIMEOUT_MS = 3_600_000;

/** Outside a transaction each of these commits itself. */
const CHANGES = /^(?!\s*select\b).*\b(insert|update|delete|merge|create|alter|drop)\b/is;

export interface SessionLimits {
  readonly answerTimeoutMs?: number;
}

type Query = PostgresPoolClient['query'];

/** A connection to PostgreSQL that bounds how long an answer may take, and says what a lost connection means for the change under way. */
export class PostgresSession implements PostgresPoolClient {
  readonly #client: ClientBase & Partial<Pick<PoolClient, 'release'>>;
  readonly #answerTimeoutMs: number;
  #inTransaction = false;
  #isLong = false;

  constructor(client: ClientBase, { answerTimeoutMs = ANSWER_TIMEOUT_MS }: SessionLimits = {}) {
    this.#client = client;
    this.#answerTimeoutMs = answerTimeoutMs;
  }

  /** @throws DatabaseUnavailableError when there is no connection any more. */
  readonly query = (async (statement: string, parameters: readonly unknown[] = []) => {
    const mayChange = this.#inTransaction ? statement === 'commit' : CHANGES.test(statement);
    const timer = setTimeout(() => this.destroy(), this.#isLong ? LONG_ANSWER_TIMEOUT_MS : this.#answerTimeoutMs);
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

  /** Gives it back to its pool, which closes it with `destroy`. */
  release(destroy?: boolean): void {
    this.#client.release?.(destroy);
  }

  /** Ends it without a word to the server, which may not listen. What waits for an answer fails. */
  destroy(): void {
    // Not in the types of `pg`, whose pool does the same.
    const { stream } = (this.#client as unknown as { connection: { stream: Socket } }).connection;
    stream.destroy(new Error('Connection terminated: the server did not answer in time'));
  }
}
