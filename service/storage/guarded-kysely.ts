import { AsyncLocalStorage } from 'node:async_hooks';

import { type ConnectionProvider, type Dialect, Kysely } from 'kysely';

/** A connection in somebody's hands. */
interface Hold {
  active: boolean;
}

/**
 * A Kysely that refuses `db` where `trx` was meant: while code runs inside `db.transaction()` or `db.connection()`, another use of
 * `db` would wait for ever on the embedded engine (it has one connection), and on PostgreSQL would not see the transaction's writes.
 * Here it throws at once, on both.
 */
export function guardedKysely<Tables>(dialect: Dialect): { db: Kysely<Tables>; destroy(): Promise<void> } {
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
  const db = new Kysely<Tables>({
    config: { dialect },
    dialect,
    driver,
    executor: executor.withConnectionProvider(refuseNesting(executor)),
  });
  return { db, destroy: () => base.destroy() };
}

function refuseNesting(connections: ConnectionProvider): ConnectionProvider {
  const holds = new AsyncLocalStorage<Hold>();
  return {
    async provideConnection(consumer, options) {
      if (holds.getStore()?.active === true) {
        throw new Error(
          'The database was used inside a transaction: use the transaction that is open (`trx`), not `db`.',
        );
      }
      const hold: Hold = { active: true };
      try {
        return await connections.provideConnection(
          (connection) => holds.run(hold, () => consumer(connection)),
          options,
        );
      } finally {
        hold.active = false;
      }
    },
  };
}
