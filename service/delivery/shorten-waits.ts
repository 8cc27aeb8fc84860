import { type Kysely, sql } from 'kysely';

import type { Tables } from '../storage/tables.ts';
import { rangeOf } from './id-range.ts';
import { longestDelay, type Schedule } from './schedule.ts';

/** Rows that are looked at in one statement. */
const BATCH = 1_000;

export interface LongestWaits {
  readonly schedule: Schedule;
  readonly leaseSeconds: { readonly url: number; readonly email: number };
}

interface Waiting {
  readonly notification_id: string;
  readonly account_id: string;
  readonly is_leased: boolean;
  /** Seconds until it is due. */
  readonly in: number;
}

/**
 * Call it after the clock of the database was set back: times that were computed before lie too far in the
 * future by as much. Afterwards no notification waits longer than its schedule says from now on, and one
 * that was never attempted is due. A delay that a destination has requested before is not honored.
 *
 * Any number of workers may call it at once. Returns how many notifications are due earlier.
 */
export async function shortenWaits(db: Kysely<Tables>, { schedule, leaseSeconds }: LongestWaits): Promise<number> {
  const longestLease = Math.max(leaseSeconds.url, leaseSeconds.email);
  let shortened = 0;
  for (let after: string | undefined = ''; after !== undefined;) {
    const waiting = await waitingAfter(db, after);
    const attempts = await attemptsOf(db, waiting);
    const late = waiting.flatMap(({ notification_id, is_leased, in: seconds }) => {
      const longest = is_leased ? longestLease : longestDelay(schedule, attempts.get(notification_id) ?? 0);
      return seconds > longest ? [{ notification_id, longest }] : [];
    });
    if (late.length > 0) shortened += await waitAtMost(db, late);
    after = waiting.length === BATCH ? waiting.at(-1)!.notification_id : undefined;
  }
  return shortened;
}

async function waitingAfter(db: Kysely<Tables>, after: string): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select notification_id, account_id, lease is not null as is_leased,
      extract(epoch from due_at - clock_timestamp())::float8 as "in"
    from delivery_due where notification_id > ${after} and due_at > clock_timestamp()
    order by notification_id limit ${BATCH}::int`.execute(db);
  return rows;
}

async function attemptsOf(db: Kysely<Tables>, waiting: readonly Waiting[]): Promise<ReadonlyMap<string, number>> {
  if (waiting.length === 0) return new Map();
  const ids = waiting.map(({ notification_id }) => notification_id);
  const { first, last } = rangeOf(ids);
  const { rows } = await sql<{ readonly id: string; readonly times_attempted: number }>`
    select n.id, n.times_attempted
    from unnest(${waiting.map(({ account_id }) => account_id)}::text[], ${ids}::text[]) as w (account_id, id)
    join notifications n on n.account_id = w.account_id and n.id = w.id
    where n.id between ${first} and ${last}`.execute(db);
  return new Map(rows.map(({ id, times_attempted }) => [id, times_attempted]));
}

async function waitAtMost(
  db: Kysely<Tables>,
  late: readonly { readonly notification_id: string; readonly longest: number }[],
): Promise<number> {
  const ids = late.map(({ notification_id }) => notification_id);
  const { first, last } = rangeOf(ids);
  const { rows } = await sql<{ readonly count: number }>`
    with late as (
      select q.notification_id, w.longest * interval '1 second' as longest
      from unnest(${ids}::text[], ${late.map(({ longest }) => longest)}::float8[]) as w (id, longest)
      join delivery_due q on q.notification_id = w.id and q.due_at > clock_timestamp() + w.longest * interval '1 second'
      order by q.notification_id
      for update of q
    ), shortened as (
      update delivery_due q set due_at = clock_timestamp() + l.longest from late l
      where q.notification_id = l.notification_id
      returning q.notification_id, q.account_id, q.due_at
    ), planned as (
      update notifications n set retry_at = s.due_at from shortened s
      where n.account_id = s.account_id and n.id = s.notification_id and n.id between ${first} and ${last}
        and n.status = 'needs_retry'
    )
    select count(*)::int as count from shortened`.execute(db);
  return rows[0]!.count;
}
