import type { Migration } from '../migration.ts';

/** What a worker needs to renew subscriptions. The unique index bills each period of a subscription once. */
export const renewals: Migration = {
  name: '0028-renewals',
  statements: [
    'alter table subscriptions add column due_at timestamptz',
    'alter table subscriptions add column charging_transaction_id text collate "C"',
    'alter table subscriptions add column past_due_since timestamptz',
    'alter table subscriptions add column retries integer not null default 0',
    'alter table subscriptions add column payment_method_id text collate "C"',
    "alter table subscriptions add column stored_lines json not null default '[]'",
    "alter table subscriptions add column stored_charges json not null default '[]'",
    'update subscriptions set due_at = next_billed_at',
    'create index subscriptions_due on subscriptions (due_at, account_id) where due_at is not null',
    'create index subscriptions_due_in_account on subscriptions (account_id, due_at, id) where due_at is not null',
    `create unique index transactions_renewals on transactions
      (account_id, subscription_id, (billing_period ->> 'starts_at')) where origin = 'subscription_recurring'`,
  ],
};
