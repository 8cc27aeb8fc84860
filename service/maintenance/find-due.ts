import { type Kysely, sql, type Transaction } from 'kysely';

import type { Due } from '../due/due-kind.ts';
import { accountsWithDueSubscriptions } from '../renewals/claim-subscription.ts';
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

/** The open accounts whose test clock advances, and all accounts in which something is due in their time. */
export async function accountsToPass(db: Kysely<Tables>, now: Timestamp): Promise<string[]> {
  const due = dueKinds.map((kind) => kind.accounts(now));
  const { rows } = await sql<{ id: string }>`
    select id from accounts where test_clock_target is not null and closed_at is null
    union ${sql.join([accountsWithDueSubscriptions(), ...due], sql` union `)}`.execute(db);
  return rows.map(({ id }) => id);
}
