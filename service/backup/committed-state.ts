import { type Kysely, sql } from 'kysely';

import type { Tables } from '../storage/tables.ts';

/**
 * What a backup promises to contain, in a few facts that are cheap to read and change with everything that
 * matters.
 */
export interface CommittedState {
  /** Everything committed before is in the backup, and nothing committed later. */
  readonly at: string;
  readonly schema: string;
  /** The transaction id that the next change gets: all rows of the backup are older. */
  readonly nextTransaction: string;
  readonly migrations: readonly string[];
  readonly accounts: number;
  /** By account. */
  readonly lastInvoiceNumbers: Readonly<Record<string, string>>;
  /** Of the newest event, by account. */
  readonly newestEvents: Readonly<Record<string, string | null>>;
}

/** The state that the transaction or database `db` sees. */
export async function readState(db: Kysely<Tables>, at: string): Promise<CommittedState> {
  const { rows } = await sql<Omit<CommittedState, 'at'>>`
    select current_schema()::text as schema,
      pg_snapshot_xmax(pg_current_snapshot())::text as "nextTransaction",
      (select json_agg(name order by name) from migrations) as migrations,
      (select count(*)::int from accounts) as accounts,
      (select coalesce(json_object_agg(account_id, last_number::text order by account_id), '{}') from invoice_numbers)
        as "lastInvoiceNumbers",
      (select coalesce(json_object_agg(id, (
          select e.id from events e where e.account_id = a.id order by e.id desc limit 1) order by id), '{}') from accounts a)
        as "newestEvents"`.execute(db);
  return { at, ...rows[0]! };
}
