import type { CompiledQuery, Kysely } from 'kysely';

import type { Tables } from '../../../service/storage/tables.ts';
import type { TestDatabase } from '../../support/database.ts';

type Member = keyof Kysely<Tables>;

/** Every way to get at the data. */
const READING: readonly Member[] = ['selectFrom', 'executeQuery', 'transaction', 'getExecutor'];

/**
 * The same data, where something else happens first whenever a transaction is about to begin: a faster
 * request, each time.
 */
export function interposedDatabase(database: TestDatabase, first: () => Promise<void>): TestDatabase {
  const transaction = (db: Kysely<Tables>) => () => ({
    execute: async (work: Parameters<ReturnType<typeof db.transaction>['execute']>[0]) => {
      await first();
      return db.transaction().execute(work);
    },
  });
  return bent(database, ['transaction'], transaction);
}

/** The same data as a request sees it while another one with the same idempotency key is about to commit. */
export function uncommittedKeys(database: TestDatabase): TestDatabase {
  return bent(database, ['executeQuery'], (db) => async (query: CompiledQuery) => {
    const isLookup = query.sql.includes('from "idempotency_keys"');
    return isLookup ? { rows: [] } : db.executeQuery(query);
  });
}

/** The same data, where these ways to get at it, by default all of them, fail with `error`. */
export function brokenDatabase(database: TestDatabase, error: Error, members = READING): TestDatabase {
  return bent(database, members, () => () => {
    throw error;
  });
}

function bent(
  database: TestDatabase,
  members: readonly Member[],
  replacement: (db: Kysely<Tables>) => unknown,
): TestDatabase {
  const db = new Proxy(database.db, {
    get(target, name) {
      if (members.includes(name as Member)) return replacement(target);
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { ...database, db };
}
