import type { Migration } from '../migration.ts';

export const accounts: Migration = {
  name: '0001-accounts',
  statements: [
    `create table accounts (
      id text collate "C" primary key,
      name text not null,
      default_api_version integer not null default 1,
      approved_tax_categories text[] not null default '{}',
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`,
    `create table api_keys (
      account_id text collate "C" not null references accounts,
      id text collate "C" primary key,
      name text not null,
      description text,
      key_hash text collate "C" not null unique,
      permissions text[] not null,
      status text not null default 'active',
      expires_at timestamptz,
      last_used_at timestamptz,
      expiring_notified_at timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      revision integer not null default 0
    )`,
    'create index api_keys_account on api_keys (account_id, id)',
    `create table service_facts (
      name text primary key,
      value text not null
    )`,
    `create table immediate_charges (
      account_id text collate "C" not null,
      subscription_id text collate "C" not null,
      charged_at timestamptz not null
    )`,
    'create index immediate_charges_window on immediate_charges (account_id, subscription_id, charged_at)',
  ],
};
