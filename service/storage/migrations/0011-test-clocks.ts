import type { Migration } from '../migration.ts';

/**
 * An account's own time, and indexes for what falls due in it. While the clock advances, it has a target.
 */
export const testClocks: Migration = {
  name: '0011-test-clocks',
  statements: [
    `alter table accounts
      add column test_clock_time timestamptz,
      add column test_clock_target timestamptz,
      add constraint accounts_test_clock_advances check (test_clock_target >= test_clock_time)`,
    'create index accounts_advancing on accounts (id) where test_clock_target is not null',
    `create index api_keys_expiry on api_keys (expires_at) where status = 'active' and expires_at is not null`,
  ],
};
