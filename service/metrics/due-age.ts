import { type Kysely, type RawBuilder, sql } from 'kysely';

import type { Tables } from '../storage/tables.ts';

/**
 * The row of each destination that is due first: one step in the index `delivery_due_next` per destination,
 * however many rows wait (as in `dueDestinations` of delivery, which returns every destination).
 */
const waiting: RawBuilder<unknown> = sql`
  recursive waiting as (
    (select notification_setting_id, due_at from delivery_due order by notification_setting_id, due_at limit 1)
    union all
    select next.* from waiting w
    cross join lateral (
      select notification_setting_id, due_at from delivery_due q
      where q.notification_setting_id > w.notification_setting_id
      order by q.notification_setting_id, q.due_at
      limit 1
    ) next
  )`;

export interface DueAge {
  /**
   * Age of the row that has been due longest at a destination that is not paused, leased or not; 0 when
   * nothing is due.
   */
  readonly oldestSeconds: number;
  /** The same for the paused destinations. */
  readonly pausedOldestSeconds: number;
  /** Destinations with something due. */
  readonly destinations: number;
}

/**
 * Returns the age of the due notifications, by the database's clock.
 *
 * @param paused Ids of the destinations that the breaker of this process pauses.
 */
export async function dueAge(db: Kysely<Tables>, paused: readonly string[]): Promise<DueAge> {
  const isPaused = sql`notification_setting_id = any(${[...paused]}::text[])`;
  const age = (filter: RawBuilder<unknown>): RawBuilder<unknown> =>
    sql`coalesce(extract(epoch from clock_timestamp() - min(due_at) filter (where ${filter})), 0)::float8`;
  const { rows } = await sql<DueAge>`
    with ${waiting}
    select count(*) as destinations, ${age(sql`not ${isPaused}`)} as "oldestSeconds", ${age(isPaused)} as "pausedOldestSeconds"
    from waiting where due_at <= clock_timestamp()`.execute(db);
  return rows[0]!;
}

/**
 * Seconds for which the oldest row that no worker handles has been due; undefined without one. A
 * destination with a live lease is being handled, and paused destinations wait on purpose.
 *
 * @param paused Ids of the destinations that the breaker of this process pauses.
 */
export async function oldestReadySeconds(db: Kysely<Tables>, paused: readonly string[]): Promise<number | undefined> {
  const { rows } = await sql<{ seconds: number | null }>`
    with ${waiting}
    select extract(epoch from clock_timestamp() - min(due_at))::float8 as seconds
    from waiting w
    where w.due_at <= clock_timestamp() and w.notification_setting_id <> all(${[...paused]}::text[])
      and not exists (
        select 1 from delivery_due q
        where q.notification_setting_id = w.notification_setting_id and q.lease is not null and q.due_at > clock_timestamp()
      )`.execute(db);
  return rows[0]?.seconds ?? undefined;
}
