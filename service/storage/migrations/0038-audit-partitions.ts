import type { Migration } from '../migration.ts';

/**
 * PostgreSQL creates the triggers for rows on each partition, and those for statements only on the table: a
 * partition could still be truncated. And the erasure of a customer removes the addresses from which they
 * used pages, the only change of an entry that is allowed.
 */
export const auditPartitions: Migration = {
  name: '0038-audit-partitions',
  statements: [
    `create or replace function reject_audit_change() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' then
          if old.actor_type = 'customer' and new.address is null
            and to_jsonb(new) - 'address' = to_jsonb(old) - 'address' then return new;
          end if;
        end if;
        raise exception 'audit entries can''t be changed or deleted' using errcode = 'restrict_violation';
      end
    $$`,
    `do $$
      declare partition regclass;
      begin
        for partition in select inhrelid::regclass from pg_inherits where inhparent = 'audit_entries'::regclass loop
          execute format('create trigger audit_entries_not_truncated before truncate on %s
            for each statement execute function reject_audit_change()', partition);
        end loop;
      end
    $$`,
  ],
  contract: 'No process changes or truncates entries, and the triggers are created within milliseconds.',
};
