import type { Kysely } from 'kysely';

import type { Tables } from '../../../service/storage/tables.ts';
import type { TestDatabase } from '../../support/database.ts';

/** The same data, where something else happens first whenever a transaction is about to begin: a faster request, each time. */
export function interposedDatabase(database: TestDatabase, first: () => Promise<void>): TestDatabase {
  const transaction = (db: Kysely<Tables>) => () => ({
    execute: async (work: Parameters<ReturnType<typeof db.transaction>['execute']>[0]) => {
      await first();
      return db.transaction().execute(work);
    },
  });
  return bent(database, 'transaction', transaction);
}

/** The same data, which nobody can read: every query that selects from a table fails with `error`. */
export function brokenDatabase(database: TestDatabase, error: Error): TestDatabase {
  return bent(database, 'selectFrom', () => () => {
    throw error;
  });
}

function bent(
  database: TestDatabase,
  method: keyof Kysely<Tables>,
  replacement: (db: Kysely<Tables>) => unknown,
): TestDatabase {
  const db = new Proxy(database.db, {
    get(target, name) {
      if (name === method) return replacement(target);
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { ...database, db };
}
