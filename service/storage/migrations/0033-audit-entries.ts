import type { Migration } from '../migration.ts';

/**
 * Who changed what. Partitioned by month (see `storage/partitions.ts`), because it is kept for more than a
 * year. Rows can't be changed or deleted, only dropped with their partition.
 */
export const auditEntries: Migration = {
  name: '0033-audit-entries',
  statements: [
    `create table audit_entries (
      id text collate "C" not null primary key,
      occurred_at timestamptz not null,
      account_time timestamptz,
      account_id text collate "C",
      actor_type text not null,
      actor_id text collate "C",
      operation text collate "C" not null,
      entity_type text,
      entity_id text collate "C",
      members text[] not null,
      address text,
      request_id text
    ) partition by range (id)`,
    'create index audit_entries_account on audit_entries (account_id, id)',
    'create index audit_entries_entity on audit_entries (entity_id, id)',
    'create table audit_entries_other partition of audit_entries default',
    `create function reject_audit_change() returns trigger language plpgsql as $$
      begin
        raise exception 'audit entries can''t be changed or deleted' using errcode = 'restrict_violation';
      end
    $$`,
    // PostgreSQL creates the trigger for rows on each partition, too.
    `create trigger audit_entries_append_only before update or delete on audit_entries
      for each row execute function reject_audit_change()`,
    `create trigger audit_entries_not_truncated before truncate on audit_entries
      for each statement execute function reject_audit_change()`,
  ],
  contract: 'The table is new, so no process of the release before changes it.',
};
