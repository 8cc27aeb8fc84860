import type { Migration } from '../migration.ts';

/**
 * What an operator sets for one account. A limit that is null is that of the settings, so that accounts from
 * before this step keep it. Processes from before it read and write none of these columns.
 */
export const accountLimits: Migration = {
  name: '0035-account-limits',
  statements: [
    `alter table accounts
      add column max_active_destinations integer,
      add column max_simulations integer,
      add column max_simulation_runs integer,
      add column max_simulation_bytes bigint,
      add column max_custom_data_bytes bigint,
      add column contact_email text,
      add column turn_off_destinations_hours integer not null default 72,
      add column closed_at timestamptz`,
  ],
};
