import { type Kysely, sql } from 'kysely';

import type { Tables } from '../../service/storage/tables.ts';
import { digestOf } from './runs-digest.ts';

export interface StoredRun {
  readonly id: string;
  readonly status: string;
  /** Whether a worker still has to run it. */
  readonly isDue: boolean;
  /** In the order of sending. */
  readonly events: readonly StoredRunEvent[];
}

export interface StoredRunEvent {
  readonly id: string;
  readonly run: string;
  readonly status: string;
  /** SHA-256 of the body that is shown as sent. */
  readonly digest: string;
  /** Null when nothing came back. */
  readonly code: number | null;
}

/** All runs of an account, with their events. */
export async function readRuns(db: Kysely<Tables>, accountId: string): Promise<StoredRun[]> {
  const { rows: runs } = await sql<Omit<StoredRun, 'events'>>`
    select id, status, due_at is not null as "isDue" from simulation_runs where account_id = ${accountId} order by id`.execute(
    db,
  );
  const { rows: events } = await sql<Omit<StoredRunEvent, 'digest'> & { readonly body: string }>`
    select id, simulation_run_id as run, status, body, (response ->> 'status_code')::int as code
    from simulation_events where account_id = ${accountId} order by id`.execute(db);
  const eventsOf = Map.groupBy(
    events.map(({ body, ...event }) => ({ ...event, digest: digestOf(body) })),
    (event) => event.run,
  );
  return runs.map((run) => ({ ...run, events: eventsOf.get(run.id) ?? [] }));
}
