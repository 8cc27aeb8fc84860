import type { Migration } from '../migration.ts';

/**
 * The state of a report that is being generated: when a worker may claim it, and the lease of the one that
 * did. Its file is stored in chunks, so that no process needs all of it in memory.
 */
export const reports: Migration = {
  name: '0021-reports',
  statements: [
    `create table reports (
      account_id text collate "C" not null references accounts,
      id text collate "C" not null,
      status text not null,
      type text not null,
      filters json not null,
      row_count bigint not null default 0,
      bytes bigint not null default 0,
      chunks integer not null default 0,
      expires_at timestamptz,
      due_at timestamptz,
      lease text collate "C",
      tries integer not null default 0,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      revision integer not null default 0,
      primary key (account_id, id)
    )`,
    // One at a time.
    "create unique index reports_pending on reports (account_id) where status = 'pending'",
    'create index reports_status on reports (account_id, status, id)',
    'create index reports_due on reports (due_at) where due_at is not null',
    "create index reports_expiry on reports (account_id, expires_at) where status = 'ready'",
    // Reports of all accounts by age, for retention.
    'create index reports_age on reports (id)',
    `create table report_chunks (
      account_id text collate "C" not null,
      report_id text collate "C" not null,
      number integer not null,
      content text not null,
      primary key (account_id, report_id, number),
      foreign key (account_id, report_id) references reports on delete cascade
    )`,
  ],
};
