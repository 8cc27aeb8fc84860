import type { Migration } from '../migration.ts';

/** Subscriptions, with an index for each filter of their list. */
export const subscriptions: Migration = {
  name: '0027-subscriptions',
  statements: [
    `create table subscriptions (
      account_id text collate "C" not null references accounts,
      id text collate "C" not null,
      status text not null,
      customer_id text collate "C" not null,
      address_id text collate "C" not null,
      business_id text collate "C",
      currency_code text not null,
      collection_mode text not null,
      billing_details json,
      billing_cycle json not null,
      discount json,
      items json not null,
      price_ids text[] not null,
      scheduled_change json,
      scheduled_change_action text,
      current_billing_period json,
      anchor_at timestamptz not null,
      custom_data json,
      import_meta json,
      instrument json,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      started_at timestamptz,
      first_billed_at timestamptz,
      next_billed_at timestamptz,
      paused_at timestamptz,
      canceled_at timestamptz,
      revision integer not null default 0,
      primary key (account_id, id),
      foreign key (account_id, customer_id) references customers,
      foreign key (account_id, address_id) references addresses,
      foreign key (account_id, business_id) references businesses
    )`,
    'create index subscriptions_customer on subscriptions (account_id, customer_id, id)',
    'create index subscriptions_address on subscriptions (account_id, address_id, id)',
    'create index subscriptions_status on subscriptions (account_id, status, id)',
    'create index subscriptions_prices on subscriptions using gin (price_ids)',
    `create index subscriptions_change on subscriptions (account_id, scheduled_change_action, id)
      where scheduled_change_action is not null`,
  ],
};
