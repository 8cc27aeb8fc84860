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

/** The same data, where one thing always fails with `error`: by default selecting from a table. */
export function brokenDatabase(
  database: TestDatabase,
  error: Error,
  what: keyof Kysely<Tables> = 'selectFrom',
): TestDatabase {
  return bent(database, what, () => () => {
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
