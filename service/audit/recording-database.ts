import type { Kysely, Transaction } from 'kysely';

import type { Clock } from '../common/clock.ts';
import type { Tables } from '../storage/tables.ts';
import type { Act } from './act.ts';
import { entryOf } from './store-entry.ts';
import { idOf, withEntry } from './with-entry.ts';

/**
 * The database for one act of an operator or a customer, whose transactions may be in any module: the first
 * one that changes something stores the entry as well. Later ones, such as the result of a payment that the
 * act has started, belong to the same act.
 *
 * Changes outside a transaction have no entry. So an act must make each of its changes in one.
 *
 * @param actNow Called when the entry is stored: a command finds out the account while it runs.
 */
export function recordingDatabase(db: Kysely<Tables>, clock: Clock, actNow: () => Act): Kysely<Tables> {
  let isRecorded = false;
  const recorded = async <R>(change: (trx: Transaction<Tables>) => Promise<R>): Promise<R> => {
    if (isRecorded) return db.transaction().execute(change);
    const rowOf = (resultId: string | undefined) => entryOf(clock, actNow(), resultId);
    const made = await db.transaction().execute((trx) => withEntry<R>(trx, { rowOf, idOf }, change));
    // Only now: the transaction is committed.
    isRecorded = made.isRecorded;
    return made.result;
  };
  return new Proxy(db, {
    get(target, name) {
      if (name === 'transaction') return () => ({ execute: recorded });
      const member: unknown = Reflect.get(target, name, target);
      return typeof member === 'function' ? (member.bind(target) as unknown) : member;
    },
  });
}
