import { type Kysely, sql } from 'kysely';

import type { Tables } from '../storage/tables.ts';
import type { Lease } from './worker-lock.ts';

/**
 * A notification that a worker had claimed was the first of its destination, and is the first again: behind
 * a backlog it would wait twice, and forever if workers end faster than they reach it. It is due a
 * microsecond earlier than the others, because rows with the same time have no order.
 */
const FIRST_OF_DESTINATION = sql`least(clock_timestamp(), (
  select min(waiting.due_at) - interval '1 microsecond' from delivery_due waiting
  where waiting.notification_setting_id = q.notification_setting_id))`;

/** Releases leases of notifications that were not sent: they are due at once, and it costs no attempt. */
export async function release(db: Kysely<Tables>, claimed: readonly Lease[]): Promise<void> {
  await sql`
    with released as (
      select q.notification_id from unnest(${claimed.map((one) => one.notification_id)}::text[], ${claimed.map((one) => one.lease)}::text[]) as held (notification_id, lease)
      join delivery_due q on q.notification_id = held.notification_id and q.lease = held.lease and not q.ended
      order by q.notification_id
      for update of q
    )
    update delivery_due q set lease = null, due_at = ${FIRST_OF_DESTINATION}
    from released r where q.notification_id = r.notification_id`.execute(db);
}

/**
 * Releases every lease. Only for a database that no other process uses: at a start, leases are left over
 * from the last run.
 */
export async function releaseAllLeases(db: Kysely<Tables>): Promise<void> {
  await sql`update delivery_due q set lease = null, due_at = ${FIRST_OF_DESTINATION} where lease is not null`.execute(
    db,
  );
}
