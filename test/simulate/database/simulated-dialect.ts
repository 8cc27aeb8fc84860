import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';

import { type Connection, newConnection, type SimulatedDatabase } from './simulated-database.ts';

class SimulatedConnection implements DatabaseConnection {
  readonly #database: SimulatedDatabase;
  readonly #connection: Connection;

  constructor(database: SimulatedDatabase) {
    this.#database = database;
    this.#connection = newConnection(database);
  }

  get isLost(): boolean {
    return this.#connection.isLost;
  }

  executeQuery<Row>(query: CompiledQuery) {
    return this.#database.execute<Row>(this.#connection, query);
  }

  async send(sql: 'begin' | 'commit' | 'rollback'): Promise<void> {
    await this.#database.execute(this.#connection, { sql, parameters: [] });
  }

  // oxlint-disable-next-line require-yield -- the service streams nothing
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('The simulated database streams nothing.');
  }
}

/** The simulated database for Kysely, as a pool of connections of one process. */
export function simulatedDialect(database: SimulatedDatabase): Dialect {
  const idle: SimulatedConnection[] = [];
  const driver: Driver = {
    async init() {},
    async acquireConnection() {
      return idle.pop() ?? new SimulatedConnection(database);
    },
    async releaseConnection(connection) {
      if (!(connection as SimulatedConnection).isLost) idle.push(connection as SimulatedConnection);
    },
    beginTransaction: (connection) => (connection as SimulatedConnection).send('begin'),
    commitTransaction: (connection) => (connection as SimulatedConnection).send('commit'),
    rollbackTransaction: (connection) => (connection as SimulatedConnection).send('rollback'),
    async destroy() {},
  };
  return {
    createDriver: () => driver,
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}
