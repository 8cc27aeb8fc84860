import type { Kysely, Transaction } from 'kysely';

import type { Due } from '../due/due-kind.ts';
import type { Timestamp } from '../storage/columns.ts';
import type { Tables } from '../storage/tables.ts';
import { dueKinds } from './due-kinds.ts';

/** The first that is due in an account until `until`, locked. */
export async function findDue(trx: Transaction<Tables>, accountId: string, until: Timestamp): Promise<Due | undefined> {
  let first: Due | undefined;
  for (const kind of dueKinds) {
    const due = await kind.find(trx, accountId, until);
    if (due !== undefined && (first === undefined || due.at < first.at)) first = due;
  }
  return first;
}

/** The accounts in which something is due in their time. */
export async function accountsWithDue(db: Kysely<Tables>, now: Timestamp): Promise<string[]> {
  const accounts = new Set<string>();
  for (const kind of dueKinds) for (const id of await kind.accounts(db, now)) accounts.add(id);
  return [...accounts];
}
