import { sql, type Transaction } from 'kysely';

import type { Tables } from './tables.ts';

/**
 * Lets rows move out of a default partition although they can't be deleted. Its table is locked, so no other
 * session can delete any.
 */
export async function setTriggers(
  trx: Transaction<Tables>,
  partition: string,
  change: 'disable' | 'enable',
): Promise<void> {
  await sql`alter table ${sql.table(partition)} ${sql.raw(change)} trigger user`.execute(trx);
}

/**
 * An attached partition gets the triggers for rows from its table, and not the one for a whole statement.
 */
export async function rejectTruncation(trx: Transaction<Tables>, partition: string): Promise<void> {
  await sql`
    create trigger audit_entries_not_truncated before truncate on ${sql.table(partition)}
    for each statement execute function reject_audit_change()`.execute(trx);
}
