import { AsyncLocalStorage } from 'node:async_hooks';

import { type ConnectionProvider, type Dialect, Kysely } from 'kysely';

/** A connection while code runs with it. */
interface Hold {
  active: boolean;
  readonly afterCommit: (() => void)[];
}

export interface Guarded<Tables> {
  readonly db: Kysely<Tables>;
  /**
   * Runs `callback` after the transaction around this call commits, and never after a rollback.
   *
   * @throws Error outside a transaction.
   */
  afterCommit(callback: () => void): void;
  destroy(): Promise<void>;
}

/**
 * A Kysely that rejects `db` where `trx` was meant: while code runs inside `db.transaction()` or
 * `db.connection()`, another use of `db` would wait forever on the embedded engine (it has one connection),
 * and on PostgreSQL would not see the transaction's writes. Here it throws at once on both.
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
    executor: executor.withConnectionProvider(rejectNesting(executor, holds)),
  });
  const afterCommit = (callback: () => void): void => {
    const hold = holds.getStore();
    if (hold?.active !== true) throw new Error('afterCommit was called outside a transaction.');
    hold.afterCommit.push(callback);
  };
  return { db, afterCommit, destroy: () => base.destroy() };
}

/** Kysely requests one connection per transaction and returns it after the commit. */
function rejectNesting(connections: ConnectionProvider, holds: AsyncLocalStorage<Hold>): ConnectionProvider {
  return {
    async provideConnection(consumer, options) {
      if (holds.getStore()?.active === true) {
        throw new Error('`db` was used inside a transaction: use the open transaction (`trx`) instead.');
      }
      const hold: Hold = { active: true, afterCommit: [] };
      try {
        const result = await connections.provideConnection(
          (connection) => holds.run(hold, () => consumer(connection)),
          options,
        );
        for (const callback of hold.afterCommit) callback();
        return result;
      } finally {
        hold.active = false;
      }
    },
  };
}
