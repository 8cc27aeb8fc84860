import type { Migration } from '../migration.ts';

export const notifications: Migration = {
  name: '0005-notifications',
  statements: [
    `create table notification_settings (
      account_id text collate "C" not null,
      id text collate "C" not null,
      description text not null,
      type text not null,
      destination text not null,
      active boolean not null default true,
      api_version integer not null,
      include_sensitive_fields boolean not null default false,
      subscribed_events text[] not null,
      traffic_source text not null default 'platform',
      secret text not null,
      previous_secret text,
      previous_secret_expires_at timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      revision integer not null default 0,
      primary key (account_id, id)
    )`,
    `create table events (
      account_id text collate "C" not null,
      id text collate "C" not null,
      type text collate "C" not null,
      occurred_at timestamptz not null,
      data text not null,
      primary key (account_id, id)
    )`,
    'create index events_type on events (account_id, type, id)',
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
      last_attempt_at timestamptz,
      retry_at timestamptz,
      times_attempted integer not null default 0,
      primary key (account_id, id),
      foreign key (account_id, notification_setting_id) references notification_settings on delete cascade
    )`,
    'create index notifications_setting on notifications (account_id, notification_setting_id, id)',
  ],
};
