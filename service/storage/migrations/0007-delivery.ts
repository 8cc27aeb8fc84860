import type { Migration } from '../migration.ts';

/**
 * Partitions events, notifications and logs by day (see `storage/partitions.ts`), so that expired data is
 * dropped and not deleted row by row. Ids sort by time, so a day is a range of ids. Rows of days without a
 * partition go to the default partition `…_other`.
 */
export const delivery: Migration = {
  name: '0007-delivery',
  statements: [
    'alter table events rename to events_before',
    'alter index events_pkey rename to events_before_pkey',
    'drop index events_type',
    `create table events (
      account_id text collate "C" not null,
      id text collate "C" not null,
      type text collate "C" not null,
      occurred_at timestamptz not null,
      data text not null,
      primary key (account_id, id)
    ) partition by range (id)`,
    'create index events_type on events (account_id, type, id)',
    'create table events_other partition of events default',
    'insert into events select account_id, id, type, occurred_at, data from events_before',
    'drop table events_before',

    'alter table notifications rename to notifications_before',
    'alter index notifications_pkey rename to notifications_before_pkey',
    'drop index notifications_setting',
    `create table notifications (
      account_id text collate "C" not null,
      id text collate "C" not null,
      notification_setting_id text collate "C" not null,
      event_id text collate "C" not null,
      type text collate "C" not null,
      status text not null default 'not_attempted',
      payload text not null,
      occurred_at timestamptz not null,
      delivered_at timestamptz,
      replayed_at timestamptz,
      origin text not null,
      first_attempt_at timestamptz,
      last_attempt_at timestamptz,
      retry_at timestamptz,
      times_attempted integer not null default 0,
      primary key (account_id, id)
    ) partition by range (id)`,
    'create index notifications_setting on notifications (account_id, notification_setting_id, id)',
    'create table notifications_other partition of notifications default',
    `insert into notifications (account_id, id, notification_setting_id, event_id, type, status, payload, occurred_at, delivered_at, replayed_at,
      origin, last_attempt_at, retry_at, times_attempted)
      select account_id, id, notification_setting_id, event_id, type, status, payload, occurred_at, delivered_at, replayed_at,
        origin, last_attempt_at, retry_at, times_attempted from notifications_before`,
    'drop table notifications_before',

    `create table notification_logs (
      account_id text collate "C" not null,
      id text collate "C" not null,
      notification_id text collate "C" not null,
      attempted_at timestamptz not null,
      duration_ms integer not null,
      response_code integer not null,
      response_headers text not null,
      response_content_type text,
      response_body text not null,
      error text,
      address text,
      primary key (account_id, id)
    ) partition by range (id)`,
    'create index notification_logs_notification on notification_logs (account_id, notification_id, id)',
    'create table notification_logs_other partition of notification_logs default',

    // One row per notification that is still to be sent. Rows come and go by the thousand, so dead ones
    // must be vacuumed early.
    `create table delivery_due (
      notification_id text collate "C" primary key,
      account_id text collate "C" not null,
      notification_setting_id text collate "C" not null,
      due_at timestamptz not null default clock_timestamp(),
      lease text collate "C",
      ended boolean not null default false
    ) with (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_cost_delay = 0)`,
    'create index delivery_due_next on delivery_due (notification_setting_id, due_at)',
    'create index delivery_due_leased on delivery_due (notification_setting_id) where lease is not null',
    // A volatile function sees what was committed until it is called: a claim counts leases after it has
    // locked the destination's row, and must see those that others committed before.
    `create function leased_count(setting text) returns bigint language sql volatile as
      'select count(*) from delivery_due q where q.notification_setting_id = setting and q.lease is not null and q.due_at > clock_timestamp()'`,
    `insert into delivery_due (notification_id, account_id, notification_setting_id)
      select n.id, n.account_id, n.notification_setting_id from notifications n
      join notification_settings s on s.account_id = n.account_id and s.id = n.notification_setting_id and s.active
      where n.status in ('not_attempted', 'needs_retry')`,
  ],
};
