import { type Kysely, sql } from 'kysely';

import type { NotificationSettingRow } from '../storage/rows/notification-rows.ts';
import type { Timestamp } from '../storage/columns.ts';
import type { Tables } from '../storage/tables.ts';
import { rangeOf } from './id-range.ts';

/** A notification that this process has taken and that nobody else sends until the lease ends. */
export interface Claimed {
  readonly notification_id: string;
  readonly account_id: string;
  readonly notification_setting_id: NotificationSettingRow['id'];
  readonly lease: string;
  readonly event_id: string;
  readonly event_type: string;
  readonly occurred_at: Timestamp;
  /** The body, byte for byte. */
  readonly payload: string;
  readonly times_attempted: number;
  /** Seconds since the first attempt began; null before it. */
  readonly since_first: number | null;
  readonly type: 'url' | 'email';
  readonly destination: string;
  /** Sealed. */
  readonly secret: string;
  /** Sealed; null outside of a rotation. */
  readonly previous_secret: string | null;
}

export interface Claim {
  /** Whose notifications to take, and how many of each at most. */
  readonly shares: readonly { readonly accountId: string; readonly settingId: string; readonly places: number }[];
  /** Attempts at once for a destination, over all processes. */
  readonly most: number;
  /** Seconds that the lease holds, by type of destination. */
  readonly leaseSeconds: { readonly url: number; readonly email: number };
  /** Of this claim alone. */
  readonly lease: string;
}

/**
 * Takes what is due of some destinations. The destination's row is locked meanwhile, so that processes that claim at once keep within its
 * limit together, and one that was turned off gets nothing; a destination that somebody else is claiming for is passed over. A lease
 * whose end has passed is taken like anything that is due, and costs no attempt.
 *
 * Nobody waits until a lease is on the disk: one that a power cut takes along is taken again.
 */
export async function claim(db: Kysely<Tables>, { shares, most, leaseSeconds, lease }: Claim): Promise<Claimed[]> {
  const accounts = shares.map(({ accountId }) => accountId);
  const settings = shares.map(({ settingId }) => settingId);
  const places = shares.map((share) => share.places);
  const { rows: taken } = await sql<Taken>`
    with destination as (
      select s.account_id, s.id, s.type, s.destination, s.secret, w.places,
        case when s.previous_secret_expires_at > clock_timestamp() then s.previous_secret end as previous_secret
      from unnest(${accounts}::text[], ${settings}::text[], ${places}::int[]) as w (account_id, id, places)
      join notification_settings s on s.account_id = w.account_id and s.id = w.id
      where s.active and (select set_config('synchronous_commit', 'off', true)) is not null
      for no key update of s skip locked
    ), room as (
      select d.*, least(d.places, ${most}::int - leased_count(d.id)) as room from destination d
    ), picked as (
      select r.*, due.notification_id
      from room r
      cross join lateral (
        select q.notification_id from delivery_due q
        where q.notification_setting_id = r.id and q.due_at <= clock_timestamp() and not q.ended
        order by q.due_at
        limit greatest(r.room, 0)
        for update skip locked
      ) due
    )
    update delivery_due q
    set lease = ${lease},
      due_at = clock_timestamp() + case p.type when 'email' then ${leaseSeconds.email}::float8 else ${leaseSeconds.url}::float8 end * interval '1 second'
    from picked p
    where q.notification_id = p.notification_id
    returning q.notification_id, p.account_id, p.id as notification_setting_id, ${lease}::text as lease, p.type, p.destination, p.secret,
      p.previous_secret`.execute(db);
  return taken.length === 0 ? [] : withContents(db, taken);
}

type Content = Pick<
  Claimed,
  'notification_id' | 'event_id' | 'event_type' | 'occurred_at' | 'payload' | 'times_attempted' | 'since_first'
>;
type Taken = Omit<Claimed, Exclude<keyof Content, 'notification_id'>>;

/**
 * What is to be sent, in a statement of its own: it says between which ids, so the planner looks into the parts of those days alone. Planning
 * a join with the parts of 90 days took ten times as long as the claim.
 */
async function withContents(db: Kysely<Tables>, taken: readonly Taken[]): Promise<Claimed[]> {
  const ids = taken.map((one) => one.notification_id);
  const { first, last } = rangeOf(ids);
  const { rows } = await sql<Content>`
    select n.id as notification_id, n.event_id, n.type as event_type, n.occurred_at, n.payload, n.times_attempted,
      extract(epoch from clock_timestamp() - n.first_attempt_at)::float8 as since_first
    from unnest(${taken.map((one) => one.account_id)}::text[], ${ids}::text[]) as t (account_id, id)
    join notifications n on n.account_id = t.account_id and n.id = t.id
    where n.id between ${first} and ${last}`.execute(db);
  const contents = new Map(rows.map((row) => [row.notification_id, row]));
  return taken.flatMap((one) => {
    const content = contents.get(one.notification_id);
    return content === undefined ? [] : [{ ...one, ...content }];
  });
}

/** Gives back what was taken and not sent: it is due at once, and cost no attempt. */
export async function release(
  db: Kysely<Tables>,
  claimed: readonly Pick<Claimed, 'notification_id' | 'lease'>[],
): Promise<void> {
  await sql`
    with given as (
      select q.notification_id from unnest(${claimed.map((one) => one.notification_id)}::text[], ${claimed.map((one) => one.lease)}::text[]) as r (notification_id, lease)
      join delivery_due q on q.notification_id = r.notification_id and q.lease = r.lease and not q.ended
      order by q.notification_id
      for update of q
    )
    update delivery_due q set lease = null, due_at = clock_timestamp() from given g where q.notification_id = g.notification_id`.execute(
    db,
  );
}
