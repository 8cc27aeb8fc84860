import { type Kysely, sql } from 'kysely';

import type { SimulationRunRow } from '../../storage/rows/simulation-rows.ts';
import type { Tables } from '../../storage/tables.ts';

/** Primary key of a run. */
export type RunKey = Pick<SimulationRunRow, 'account_id' | 'id'>;

export interface DueRuns {
  /** The runs whose next event may be sent now, longest overdue first. */
  readonly runs: readonly RunKey[];
  /** Seconds until the next run becomes due; undefined when none is scheduled. */
  readonly nextIn: number | undefined;
}

/**
 * Whether a run is due. Between two events it waits a minute at most (`BILLING_SIMULATION_PACE`): if it
 * waits for longer, the clock of the database was set back meanwhile.
 */
export const isDue = sql<boolean>`
  (due_at <= statement_timestamp() or (lease is null and due_at > statement_timestamp() + interval '2 minutes'))`;

/**
 * The runs that are due.
 *
 * @param limit The most runs to return.
 * @param perDestination The most events of one destination that are sent at once by all processes. Two
 *   processes that query at the same moment may exceed it together.
 */
export async function dueRuns(
  db: Kysely<Tables>,
  { limit, perDestination }: { readonly limit: number; readonly perDestination: number },
): Promise<DueRuns> {
  const { rows } = await sql<{ next_in: number | null } & (RunKey | { account_id: null; id: null })>`
    with waiting as (
      select account_id, id, notification_setting_id, due_at, lease, ${isDue} as is_due
      from simulation_runs where due_at is not null
    ), ranked as (
      select *, row_number() over (partition by notification_setting_id, is_due order by due_at, id) as rank,
        count(*) filter (where lease is not null and not is_due) over (partition by notification_setting_id) as sending
      from waiting
    ), due as (
      select account_id, id from ranked where is_due and rank + sending <= ${perDestination}::int
      order by due_at, id limit ${limit}::int
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

/**
 * Ends all leases when a process starts that has the database to itself: no process that took one is
 * running.
 */
export async function endLeases(db: Kysely<Tables>): Promise<void> {
  await sql`update simulation_runs set due_at = statement_timestamp() where lease is not null`.execute(db);
}
