import type { Migration } from '../migration.ts';

/** That customers were erased, without personal data of theirs. */
export const erasures: Migration = {
  name: '0036-erasures',
  statements: [
    `create table customer_erasures (
      account_id text collate "C" not null references accounts,
      customer_id text collate "C" not null,
      erased_by text not null,
      started_at timestamptz not null,
      completed_at timestamptz,
      primary key (account_id, customer_id, started_at)
    )`,
  ],
};
