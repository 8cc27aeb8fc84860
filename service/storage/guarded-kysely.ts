import { AsyncLocalStorage } from 'node:async_hooks';

import { type ConnectionProvider, type Dialect, Kysely } from 'kysely';

/** A connection in somebody's hands. */
interface Hold {
  active: boolean;
  readonly whenCommitted: (() => void)[];
}

export interface Guarded<Tables> {
  readonly db: Kysely<Tables>;
  /**
   * Runs `callback` when the transaction that is open around this call has been committed, and never when it is rolled back.
   * Outside of one it throws.
   */
  afterCommit(callback: () => void): void;
  destroy(): Promise<void>;
}

/**
 * A Kysely that refuses `db` where `trx` was meant: while code runs inside `db.transaction()` or `db.connection()`, another use of
 * `db` would wait for ever on the embedded engine (it has one connection), and on PostgreSQL would not see the transaction's writes.
 * Here it throws at once, on both.
 */
export function guardedKysely<Tables>(dialect: Dialect): Guarded<Tables> {
  const driver = dialect.createDriver();
  const base = new Kysely<Tables>({
    dialect: {
      createDriver: () => driver,
      createAdapter: () => dialect.createAdapter(),
      createIntrospector: (db) => dialect.createIntrospector(db),
      createQueryCompiler: () => dialect.createQueryCompiler(),
    },
  });
  const executor = base.getExecutor();
  const holds = new AsyncLocalStorage<Hold>();
  const db = new Kysely<Tables>({
    config: { dialect },
    dialect,
    driver,
    executor: executor.withConnectionProvider(refuseNesting(executor, holds)),
  });
  const afterCommit = (callback: () => void): void => {
    const hold = holds.getStore();
    if (hold?.active !== true) throw new Error('There is no transaction whose end could be waited for.');
    hold.whenCommitted.push(callback);
  };
  return { db, afterCommit, destroy: () => base.destroy() };
}

/** Kysely asks for a connection once a transaction, and is done with it when that is committed. */
function refuseNesting(connections: ConnectionProvider, holds: AsyncLocalStorage<Hold>): ConnectionProvider {
  return {
    async provideConnection(consumer, options) {
      if (holds.getStore()?.active === true) {
        throw new Error(
          'The database was used inside a transaction: use the transaction that is open (`trx`), not `db`.',
        );
      }
      const hold: Hold = { active: true, whenCommitted: [] };
      try {
        const result = await connections.provideConnection(
          (connection) => holds.run(hold, () => consumer(connection)),
          options,
        );
        for (const callback of hold.whenCommitted) callback();
        return result;
      } finally {
        hold.active = false;
      }
    },
  };
}
