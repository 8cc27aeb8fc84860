import type { Socket } from 'node:net';

import type { PostgresPoolClient } from 'kysely';
import type { ClientBase, PoolClient } from 'pg';

import { DatabaseUnavailableError, isConnectionLoss, isDiskFull, isReadOnly } from './database-unavailable.ts';
import { isBegin, isChange } from './statement-effect.ts';
import { liftsStatementTimeout, STATEMENT_TIMEOUT_MS } from './statement-timeout.ts';

/**
 * How long a response may take before the connection counts as lost. The server ends a statement earlier,
 * so this catches only a connection that no longer carries anything, such as behind a stalled proxy or to a
 * host that vanished.
 */
const RESPONSE_TIMEOUT_MS = STATEMENT_TIMEOUT_MS + 5_000;
/** The same in a transaction without a statement timeout. */
const LONG_RESPONSE_TIMEOUT_MS = 3_600_000;

export interface SessionLimits {
  readonly responseTimeoutMs?: number;
}

export interface SessionOptions extends SessionLimits {
  /** Called when the server rejects a change because it accepts none. */
  readonly readOnly?: () => void;
}

type Query = PostgresPoolClient['query'];

/**
 * A connection to PostgreSQL that limits how long a response may take, and reports what a lost connection
 * means for the change in progress.
 */
export class PostgresSession implements PostgresPoolClient {
  readonly #client: ClientBase & Partial<Pick<PoolClient, 'release'>>;
  readonly #responseTimeoutMs: number;
  readonly #readOnly: () => void;
  /** Monotonic time. */
  readonly openedAt = performance.now();
  #inTransaction = false;
  #isLong = false;
  #settings: string | undefined;

  constructor(
    client: ClientBase,
    { responseTimeoutMs = RESPONSE_TIMEOUT_MS, readOnly = () => undefined }: SessionOptions = {},
  ) {
    this.#client = client;
    this.#readOnly = readOnly;
    this.#responseTimeoutMs = responseTimeoutMs;
  }

  /**
   * The process of the server that serves this connection, by the server's own word when the connection was
   * made. A pooler replaces it: the cancel requests of its clients must reach the pooler.
   */
  get processId(): number {
    return (this.#client as unknown as { readonly processID: number }).processID;
  }

  /**
   * Sends `settings` (of `localSettings`) with each transaction from now on: behind a pooler, the next one
   * may run on another connection to the server, which does not have the settings of this one.
   */
  sendWithEachTransaction(settings: string): void {
    this.#settings = settings;
  }

  /** Whether the connection leads to a pooler. */
  get isPooled(): boolean {
    return this.#settings !== undefined;
  }

  /**
   * @throws DatabaseUnavailableError when the connection is lost, the server accepts no changes, or its disk
   *   is full.
   */
  readonly query = (async (statement: string, parameters: readonly unknown[] = []) => {
    const mayChange = this.#inTransaction ? statement === 'commit' : isChange(statement);
    const timer = setTimeout(() => this.destroy(), this.#isLong ? LONG_RESPONSE_TIMEOUT_MS : this.#responseTimeoutMs);
    try {
      const result = await this.#send(statement, parameters);
      if (isBegin(statement)) this.#inTransaction = true;
      else if (liftsStatementTimeout(statement)) this.#isLong = this.#inTransaction;
      return result;
    } catch (error) {
      if (isReadOnly(error)) {
        this.#readOnly();
        throw new DatabaseUnavailableError('unchanged', error);
      }
      if (isDiskFull(error)) throw new DatabaseUnavailableError('unchanged', error, 'disk');
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

  async #send(statement: string, parameters: readonly unknown[]): Promise<unknown> {
    const values = [...parameters];
    if (this.#settings === undefined || this.#inTransaction) return this.#client.query(statement, values);
    if (isBegin(statement)) return this.#client.query(`${statement}; ${this.#settings}`);
    return this.#sendAlone(statement, values);
  }

  /**
   * Behind a pooler, a statement outside a transaction gets one, so that it runs with the settings: two more
   * round trips, 0.2 ms here.
   */
  async #sendAlone(statement: string, values: unknown[]): Promise<unknown> {
    await this.#client.query(`begin; ${this.#settings}`);
    try {
      const result = await this.#client.query(statement, values);
      await this.#client.query('commit');
      return result;
    } catch (error) {
      if (!isConnectionLoss(error)) await this.#client.query('rollback');
      throw error;
    }
  }

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
