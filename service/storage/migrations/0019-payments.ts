import type { Migration } from '../migration.ts';

export const payments: Migration = {
  name: '0019-payments',
  statements: [
    "alter table transactions add column payments json not null default '[]'",
    'alter table transactions add column checkout_token text collate "C" not null',
    'alter table transactions add column checkout_details_entered boolean not null default false',
    'create unique index transactions_checkout_token on transactions (checkout_token)',
    'alter table payment_methods add column gateway_reference text',
    `create table payment_attempts (
      id text collate "C" primary key,
      account_id text collate "C" not null,
      transaction_id text collate "C" not null,
      state text not null,
      gateway_reference text,
      saves_method boolean not null,
      reserved_discount_id text collate "C",
      ask_at timestamptz not null,
      asked integer not null default 0,
      foreign key (account_id, transaction_id) references transactions
    )`,
    `create unique index payment_attempts_one on payment_attempts (account_id, transaction_id)
      where state in ('open', 'captured')`,
    "create index payment_attempts_due on payment_attempts (ask_at) where state in ('open', 'captured')",
    `create index payment_attempts_discount on payment_attempts (account_id, reserved_discount_id)
      where state in ('open', 'captured') and reserved_discount_id is not null`,
    `create table test_gateway_attempts (
      attempt_id text collate "C" primary key,
      card_reference text,
      last4 text,
      amount text,
      currency_code text,
      status text not null,
      error_code text,
      received_at timestamptz not null
    )`,
    `create table test_gateway_refunds (
      refund_id text collate "C" primary key,
      attempt_id text collate "C" not null references test_gateway_attempts,
      amount text not null,
      error_code text
    )`,
  ],
};
