import type { Kysely, Selectable } from 'kysely';

import { firstIdAt } from '../ids/id.ts';
import type { AuditEntryRow } from '../storage/rows/audit-rows.ts';
import { liftStatementTimeout } from '../storage/statement-timeout.ts';
import type { Tables } from '../storage/tables.ts';

export type AuditEntry = Selectable<AuditEntryRow>;

/** Conditions that an entry must all meet. */
export interface EntryFilter {
  readonly accountId: string | undefined;
  readonly actorId: string | undefined;
  readonly entityId: string | undefined;
  readonly operation: string | undefined;
  /** In real time. */
  readonly since: string | undefined;
  /** In real time, exclusive. */
  readonly until: string | undefined;
}

export interface EntryPage {
  readonly order: 'newest first' | 'oldest first';
  /** The last entry of the previous page. */
  readonly after: AuditEntryRow['id'] | undefined;
  readonly limit: number;
}

/**
 * One page of the audit trail. A filter by account or entity uses an index, and so does a time range; any
 * other one reads the entries of that range, without a time limit.
 */
export async function readEntries(
  db: Kysely<Tables>,
  { accountId, actorId, entityId, operation, since, until }: EntryFilter,
  { order, after, limit }: EntryPage,
): Promise<AuditEntry[]> {
  return db.transaction().execute(async (trx) => {
    await liftStatementTimeout(trx);
    let query = trx.selectFrom('audit_entries').selectAll();
    if (accountId !== undefined) query = query.where('account_id', '=', accountId);
    if (actorId !== undefined) query = query.where('actor_id', '=', actorId);
    if (entityId !== undefined) query = query.where('entity_id', '=', entityId);
    if (operation !== undefined) query = query.where('operation', '=', operation);
    if (since !== undefined) query = query.where('id', '>=', firstIdAt('aud_', new Date(since)));
    if (until !== undefined) query = query.where('id', '<', firstIdAt('aud_', new Date(until)));
    if (after !== undefined) query = query.where('id', order === 'newest first' ? '<' : '>', after);
    return query
      .orderBy('id', order === 'newest first' ? 'desc' : 'asc')
      .limit(limit)
      .execute();
  });
}
