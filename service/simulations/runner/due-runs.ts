import { type Kysely, sql } from 'kysely';

import type { SimulationRunRow } from '../../storage/rows/simulation-rows.ts';
import type { Tables } from '../../storage/tables.ts';

/** What names a run. */
export type RunKey = Pick<SimulationRunRow, 'account_id' | 'id'>;

export interface DueRuns {
  /** Whose next event may be sent now, the longest due first. */
  readonly runs: readonly RunKey[];
  /** Seconds until another one is due that is not yet; undefined when there is none. */
  readonly nextIn: number | undefined;
}

/**
 * Runs that are due: at most `room`, and of a destination no more than leave it with `most` being sent, counting what other processes are
 * sending. Two processes that look at the same moment may together take some more than that.
 */
export async function dueRuns(
  db: Kysely<Tables>,
  { room, most }: { readonly room: number; readonly most: number },
): Promise<DueRuns> {
  const { rows } = await sql<{ next_in: number | null } & (RunKey | { account_id: null; id: null })>`
    with waiting as (
      select account_id, id, notification_setting_id, due_at, lease, due_at <= statement_timestamp() as is_due
      from simulation_runs where due_at is not null
    ), turns as (
      select *, row_number() over (partition by notification_setting_id, is_due order by due_at, id) as turn,
        count(*) filter (where lease is not null and not is_due) over (partition by notification_setting_id) as taken
      from waiting
    ), due as (
      select account_id, id from turns where is_due and turn + taken <= ${most}::int order by due_at, id limit ${room}::int
    )
    select due.account_id, due.id, next.next_in
    from (
      select extract(epoch from min(due_at) - statement_timestamp())::float8 as next_in from waiting where not is_due
    ) next
    left join due on true`.execute(db);
  return {
    runs: rows.flatMap((row) => (row.id === null ? [] : [{ account_id: row.account_id, id: row.id }])),
    nextIn: rows[0]?.next_in ?? undefined,
  };
}

/** Where one process alone has the database, whoever was sending when it ended the last time is gone. */
export async function endLeases(db: Kysely<Tables>): Promise<void> {
  await sql`update simulation_runs set due_at = statement_timestamp() where lease is not null`.execute(db);
}
