import type { Migration } from '../migration.ts';

export const clientTokens: Migration = {
  name: '0015-client-tokens',
  statements: [
    `create table client_tokens (
      account_id text collate "C" not null references accounts,
      id text collate "C" not null,
      token text collate "C" not null,
      name text not null,
      description text,
      status text not null default 'active',
      revoked_at timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      revision integer not null default 0,
      primary key (account_id, id)
    )`,
  ],
};
