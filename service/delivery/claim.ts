import { type Kysely, sql } from 'kysely';

import type { NotificationSettingRow } from '../storage/rows/notification-rows.ts';
import type { Timestamp } from '../storage/columns.ts';
import type { Tables } from '../storage/tables.ts';
import { rangeOf } from './id-range.ts';

/** A notification leased to this process: no other process sends it until the lease ends. */
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
  /** Whether its email address is not confirmed yet: nothing is sent to it. */
  readonly is_unverified: boolean;
}

export interface Claim {
  /** The destinations to claim for, with the limit notifications of each. */
  readonly shares: readonly { readonly accountId: string; readonly settingId: string; readonly slots: number }[];
  /** Concurrent attempts per destination, over all processes. */
  readonly limit: number;
  /** Duration of the lease in seconds, by type of destination. */
  readonly leaseSeconds: { readonly url: number; readonly email: number };
  /** Unique to this claim. */
  readonly lease: string;
}

/**
 * Leases due notifications of some destinations. The statement locks the row of each destination, so that
 * processes that claim at once stay within its limit together, and a deactivated destination gets nothing;
 * it skips a destination that another process is claiming for. An expired lease is claimed like any due
 * row, and costs no attempt.
 *
 * The commit does not wait for the disk: a lease lost in a power cut is claimed again.
 */
export async function claim(db: Kysely<Tables>, { shares, limit, leaseSeconds, lease }: Claim): Promise<Claimed[]> {
  const accounts = shares.map(({ accountId }) => accountId);
  const settings = shares.map(({ settingId }) => settingId);
  const slots = shares.map((share) => share.slots);
  const { rows: leased } = await sql<Leased>`
    with destination as (
      select s.account_id, s.id, s.type, s.destination, s.secret, s.unverified_since, w.slots,
        case when s.previous_secret_expires_at > clock_timestamp() then s.previous_secret end as previous_secret
      from unnest(${accounts}::text[], ${settings}::text[], ${slots}::int[]) as w (account_id, id, slots)
      join notification_settings s on s.account_id = w.account_id and s.id = w.id
      where s.active and (select set_config('synchronous_commit', 'off', true)) is not null
      for no key update of s skip locked
    ), free as (
      select d.*, least(d.slots, ${limit}::int - leased_count(d.id)) as slots_free from destination d
    ), picked as (
      select f.*, due.notification_id
      from free f
      cross join lateral (
        select q.notification_id from delivery_due q
        where q.notification_setting_id = f.id and q.due_at <= clock_timestamp() and not q.ended
        order by q.due_at
        limit greatest(f.slots_free, 0)
        for update skip locked
      ) due
    )
    update delivery_due q
    set lease = ${lease},
      due_at = clock_timestamp() + case p.type when 'email' then ${leaseSeconds.email}::float8 else ${leaseSeconds.url}::float8 end * interval '1 second'
    from picked p
    where q.notification_id = p.notification_id
    returning q.notification_id, p.account_id, p.id as notification_setting_id, ${lease}::text as lease, p.type, p.destination, p.secret,
      p.previous_secret, p.unverified_since is not null as is_unverified`.execute(db);
  return leased.length === 0 ? [] : withContent(db, leased);
}

type Content = Pick<
  Claimed,
  'notification_id' | 'event_id' | 'event_type' | 'occurred_at' | 'payload' | 'times_attempted' | 'since_first'
>;
type Leased = Omit<Claimed, Exclude<keyof Content, 'notification_id'>>;

/**
 * Reads the bodies in a second statement, which names the range of ids so that the planner reads only the
 * partitions of those days. Planning a join over the partitions of 90 days took ten times as long as the
 * claim.
 */
async function withContent(db: Kysely<Tables>, leased: readonly Leased[]): Promise<Claimed[]> {
  const ids = leased.map((one) => one.notification_id);
  const { first, last } = rangeOf(ids);
  const { rows } = await sql<Content>`
    select n.id as notification_id, n.event_id, n.type as event_type, n.occurred_at, n.payload, n.times_attempted,
      extract(epoch from clock_timestamp() - n.first_attempt_at)::float8 as since_first
    from unnest(${leased.map((one) => one.account_id)}::text[], ${ids}::text[]) as t (account_id, id)
    join notifications n on n.account_id = t.account_id and n.id = t.id
    where n.id between ${first} and ${last}`.execute(db);
  const contents = new Map(rows.map((row) => [row.notification_id, row]));
  return leased.flatMap((one) => {
    const content = contents.get(one.notification_id);
    return content === undefined ? [] : [{ ...one, ...content }];
  });
}
