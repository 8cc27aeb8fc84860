import type { Migration } from '../migration.ts';

/**
 * Whether the address of a destination is confirmed, since when it has failed, and why it was turned off.
 * Destinations from before this step, and those that a process from before it creates, count as confirmed.
 * Emails of the service itself wait in `mails` until a worker sends them.
 */
export const destinationChecks: Migration = {
  name: '0037-destination-checks',
  statements: [
    `alter table notification_settings
      add column unverified_since timestamptz,
      add column verification_base_url text,
      add column verification_mailed_at timestamptz,
      add column failing_since timestamptz,
      add column turned_off_at timestamptz,
      add column turned_off_because text`,
    `create index notification_settings_failing on notification_settings (failing_since)
      where active and failing_since is not null`,
    `create table mails (
      id text collate "C" primary key,
      account_id text collate "C" not null references accounts,
      topic text collate "C" not null unique,
      recipient text not null,
      subject text not null,
      content text not null,
      created_at timestamptz not null,
      due_at timestamptz not null,
      tries integer not null default 0
    )`,
    'create index mails_due on mails (due_at)',
  ],
  contract: 'Accounts have a few destinations each, so the index is built within milliseconds.',
};
