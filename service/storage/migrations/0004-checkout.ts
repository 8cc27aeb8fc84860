import type { Migration } from '../migration.ts';

export const checkout: Migration = {
  name: '0004-checkout',
  statements: [
    `create table payment_methods (
      account_id text collate "C" not null,
      id text collate "C" not null,
      customer_id text collate "C" not null,
      address_id text collate "C" not null,
      type text not null,
      card json,
      paypal json,
      underlying_details json,
      south_korea_local_card json,
      origin text not null,
      saved_at timestamptz not null,
      updated_at timestamptz not null,
      revision integer not null default 0,
      primary key (account_id, id),
      foreign key (account_id, customer_id) references customers,
      foreign key (account_id, address_id) references addresses
    )`,
    'create index payment_methods_customer on payment_methods (account_id, customer_id, id)',
    `create table checkout_domains (
      account_id text collate "C" not null,
      id text collate "C" not null,
      domain text collate "C" not null,
      status text not null,
      device_wallet_a_status text not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      revision integer not null default 0,
      primary key (account_id, id)
    )`,
    'create index checkout_domains_created on checkout_domains (account_id, created_at, id)',
    'create index checkout_domains_updated on checkout_domains (account_id, updated_at, id)',
  ],
};
