import { type Kysely, sql } from 'kysely';

import type { DueDestination } from '../services.ts';
import type { Tables } from '../storage/tables.ts';
import { rangeOf } from './id-range.ts';

/** When the next notification of a destination is due. */
export interface NextDue extends DueDestination {
  /** Seconds from now; negative when it is overdue. */
  readonly in: number;
}

/** Every destination with a row in the queue, leased rows included: one index step per destination. */
export async function dueDestinations(db: Kysely<Tables>): Promise<NextDue[]> {
  const { rows } = await sql<NextDue>`
    with recursive waiting as (
      (select account_id, notification_setting_id, due_at from delivery_due order by notification_setting_id, due_at limit 1)
      union all
      select next.* from waiting w
      cross join lateral (
        select account_id, notification_setting_id, due_at from delivery_due q
        where q.notification_setting_id > w.notification_setting_id
        order by q.notification_setting_id, q.due_at
        limit 1
      ) next
    )
    select account_id as "accountId", notification_setting_id as "settingId",
      extract(epoch from due_at - clock_timestamp())::float8 as "in"
    from waiting`.execute(db);
  return rows;
}

/** The same for these destinations only. */
export async function nextDue(db: Kysely<Tables>, destinations: readonly DueDestination[]): Promise<NextDue[]> {
  const accounts = destinations.map(({ accountId }) => accountId);
  const settings = destinations.map(({ settingId }) => settingId);
  const { rows } = await sql<NextDue>`
    select w.account_id as "accountId", w.id as "settingId", extract(epoch from q.due_at - clock_timestamp())::float8 as "in"
    from unnest(${accounts}::text[], ${settings}::text[]) as w (account_id, id)
    cross join lateral (
      select due_at from delivery_due q where q.notification_setting_id = w.id order by q.due_at limit 1
    ) q`.execute(db);
  return rows;
}

/** Those of these destinations that are deactivated or deleted. */
export async function inactiveDestinations(
  db: Kysely<Tables>,
  destinations: readonly DueDestination[],
): Promise<DueDestination[]> {
  const accounts = destinations.map(({ accountId }) => accountId);
  const settings = destinations.map(({ settingId }) => settingId);
  const { rows } = await sql<DueDestination>`
    select w.account_id as "accountId", w.id as "settingId" from unnest(${accounts}::text[], ${settings}::text[]) as w (account_id, id)
    where not exists (select 1 from notification_settings s where s.account_id = w.account_id and s.id = w.id and s.active)`.execute(
    db,
  );
  return rows;
}

/** Most rows that one call ends; the next sweep continues. */
const BATCH = 1_000;

/**
 * Ends queued notifications of inactive destinations, and those that were ended while a process was sending
 * them that then died. Deactivating a destination ends its queued notifications itself; this handles those
 * that a concurrent transaction has added since. Of a deleted destination it removes the notifications.
 */
export async function endUndeliverable(db: Kysely<Tables>, inactive: readonly DueDestination[]): Promise<void> {
  const settings = inactive.map(({ settingId }) => settingId);
  const { rows } = await sql<{ notification_id: string }>`
    select notification_id from delivery_due
    where notification_setting_id = any(${settings}::text[]) and (lease is null or due_at <= clock_timestamp())
    union all
    select notification_id from delivery_due where lease is not null and ended and due_at <= clock_timestamp()
    limit ${BATCH}`.execute(db);
  if (rows.length === 0) return;
  const ids = rows.map((row) => row.notification_id);
  const { first, last } = rangeOf(ids);
  await sql`
    with orphaned as (
      select q.account_id, q.notification_id,
        exists (select from notification_settings s where s.account_id = q.account_id and s.id = q.notification_setting_id) as has_destination
      from unnest(${ids}::text[]) as w (id)
      join delivery_due q on q.notification_id = w.id and (q.lease is null or q.due_at <= clock_timestamp())
      order by q.notification_id
      for update of q
    ), dequeued as (
      delete from delivery_due q using orphaned l where q.notification_id = l.notification_id
    ), removed as (
      delete from notifications n using orphaned l
      where n.account_id = l.account_id and n.id = l.notification_id and n.id between ${first} and ${last} and not l.has_destination
    )
    update notifications n set status = 'failed', retry_at = null
    from orphaned l
    where n.account_id = l.account_id and n.id = l.notification_id and n.id between ${first} and ${last}
      and l.has_destination and n.status in ('not_attempted', 'needs_retry')`.execute(db);
}
