import type { Migration } from '../migration.ts';

/**
 * When an address last got a link from an account, whichever destination it was for. A process from before
 * this step sends links without a row here.
 */
export const verificationLinks: Migration = {
  name: '0039-verification-links',
  statements: [
    `create table verification_links (
      account_id text collate "C" not null references accounts,
      address_hash text collate "C" not null,
      mailed_at timestamptz not null,
      primary key (account_id, address_hash)
    )`,
  ],
};
