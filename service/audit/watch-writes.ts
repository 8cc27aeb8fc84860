import type { KyselyPlugin, Transaction } from 'kysely';

import type { Tables } from '../storage/tables.ts';

export interface Watched {
  /** The same transaction, watched. */
  readonly trx: Transaction<Tables>;
  /** Whether a statement has inserted, updated or deleted a row. */
  hasWritten(): boolean;
}

/**
 * Watches whether a transaction changes anything: an update with the present values does not. A `with` that
 * writes in front of a `select` is not seen, nor is a function. Events are stored so, and take the entry of
 * the change (`pending-entry.ts`).
 */
export function watchWrites(trx: Transaction<Tables>): Watched {
  let hasWritten = false;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if ((result.numAffectedRows ?? 0n) > 0n) hasWritten = true;
      return result;
    },
  };
  return { trx: trx.withPlugin(plugin), hasWritten: () => hasWritten };
}
