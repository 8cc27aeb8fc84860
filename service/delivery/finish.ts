import { type Kysely, sql } from 'kysely';

import type { Attempt } from '../outbound/attempt.ts';
import { timestamp } from '../common/clock.ts';
import type { Tables } from '../storage/tables.ts';
import type { Claimed } from './claim.ts';
import { rangeOf } from './id-range.ts';

/** The result of one attempt at a claimed notification. */
export interface Finished {
  readonly logId: string;
  readonly claimed: Claimed;
  readonly attempt: Attempt;
  /** Seconds until the next attempt; undefined when there is none. */
  readonly retryIn: number | undefined;
}

/** A notification whose attempt was recorded. */
export interface Recorded {
  readonly notification_id: string;
  /** Whether its destination failed and had not failed before, or the other way around. */
  readonly is_transition: boolean;
}

/**
 * Records many attempts in one statement: the log of each, the new state of the notification, and when it
 * is due again. Skips notifications that another process has leased meanwhile; their ids are missing in the
 * result. A destination that was deactivated meanwhile gets no further attempt.
 *
 * The time of the first attempt is the database's, which the end of the schedule is compared with: the
 * clocks of workers may differ.
 */
export async function finish(db: Kysely<Tables>, finished: readonly Finished[]): Promise<Recorded[]> {
  const { first, last } = rangeOf(finished.map(({ claimed }) => claimed.notification_id));
  const { rows } = await sql<Recorded>`
    with result as (
      select * from json_to_recordset(${JSON.stringify(finished.map(toRow))}::json) as r (
        log_id text, notification_id text, account_id text, setting_id text, lease text, accepted boolean, retry_in float8, attempted_at timestamptz,
        ended_at timestamptz, duration_ms integer, code integer, headers text, content_type text, body text, error text, address text
      )
    ), held as (
      select r.*, case when s.active and not q.ended then r.retry_in end as next_in,
        s.active as is_active, s.failing_since is not null as was_failing
      from result r
      join delivery_due q on q.notification_id = r.notification_id and q.lease = r.lease
      left join notification_settings s on s.account_id = r.account_id and s.id = r.setting_id
      order by r.notification_id
      for update of q
    ), ended as (
      delete from delivery_due q using held h where q.notification_id = h.notification_id and h.next_in is null
    ), waiting as (
      update delivery_due q set lease = null, due_at = clock_timestamp() + h.next_in * interval '1 second'
      from held h where q.notification_id = h.notification_id and h.next_in is not null
      returning q.notification_id, q.due_at
    ), updated as (
      update notifications n
      set times_attempted = n.times_attempted + 1,
        first_attempt_at = coalesce(n.first_attempt_at, clock_timestamp() - h.duration_ms * interval '1 millisecond'),
        last_attempt_at = h.attempted_at,
        status = case when h.accepted then 'delivered' when w.due_at is null then 'failed' else 'needs_retry' end,
        delivered_at = case when h.accepted then h.ended_at else n.delivered_at end,
        retry_at = w.due_at
      from held h left join waiting w on w.notification_id = h.notification_id
      where n.account_id = h.account_id and n.id = h.notification_id and n.id between ${first} and ${last}
    ), logged as (
      insert into notification_logs (account_id, id, notification_id, attempted_at, duration_ms, response_code, response_headers,
        response_content_type, response_body, error, address)
      select account_id, log_id, notification_id, attempted_at, duration_ms, code, headers, content_type, body, error, address from held
    )
    select notification_id, coalesce(is_active and accepted = was_failing, false) as is_transition from held`.execute(
    db,
  );
  return rows;
}

function toRow({ logId, claimed, attempt, retryIn }: Finished): object {
  return {
    log_id: logId,
    notification_id: claimed.notification_id,
    account_id: claimed.account_id,
    setting_id: claimed.notification_setting_id,
    lease: claimed.lease,
    accepted: attempt.outcome === 'accepted',
    retry_in: retryIn ?? null,
    attempted_at: timestamp(attempt.startedAt),
    ended_at: timestamp(new Date(attempt.startedAt.getTime() + attempt.durationMs)),
    duration_ms: Math.round(attempt.durationMs),
    code: attempt.code,
    headers: storable(JSON.stringify(attempt.headers)),
    content_type: attempt.headers.find(([name]) => name === 'content-type')?.[1].slice(0, 1_024) ?? null,
    body: storable(attempt.body),
    error: attempt.error,
    address: attempt.address,
  };
}

/** PostgreSQL's `text` accepts neither NUL nor lone surrogates. */
function storable(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\uFFFD');
}
