import type { Migration } from '../migration.ts';

/**
 * Each filter of the list that selects few of an account's adjustments has an index that ends with the id.
 */
export const adjustments: Migration = {
  name: '0020-adjustments',
  statements: [
    `create table adjustments (
      account_id text collate "C" not null references accounts,
      id text collate "C" not null,
      action text not null,
      type text not null,
      transaction_id text collate "C" not null,
      customer_id text collate "C" not null,
      subscription_id text collate "C",
      reason text not null,
      credit_applied_to_balance boolean,
      currency_code text not null,
      status text not null,
      items json not null,
      totals json not null,
      payout_totals json,
      tax_rates_used json not null,
      credit_note_number text collate "C",
      approve_at timestamptz,
      refund_at timestamptz,
      refund_tries integer not null default 0,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      revision integer not null default 0,
      primary key (account_id, id),
      constraint adjustments_credit_note_number unique (account_id, credit_note_number),
      foreign key (account_id, transaction_id) references transactions,
      foreign key (account_id, customer_id) references customers
    )`,
    'create index adjustments_transaction on adjustments (account_id, transaction_id, id)',
    'create index adjustments_customer on adjustments (account_id, customer_id, id)',
    'create index adjustments_status on adjustments (account_id, status, id)',
    'create index adjustments_action on adjustments (account_id, action, id)',
    `create index adjustments_subscription on adjustments (account_id, subscription_id, id)
      where subscription_id is not null`,
    `create unique index adjustments_pending on adjustments (account_id, transaction_id)
      where status = 'pending_approval'`,
    'create index adjustments_approve_at on adjustments (account_id, approve_at, id) where approve_at is not null',
    'create index adjustments_refund_at on adjustments (refund_at) where refund_at is not null',
    `create table credit_note_numbers (
      account_id text collate "C" primary key references accounts,
      last_number bigint not null
    )`,
    `create table credit_balances (
      account_id text collate "C" not null,
      customer_id text collate "C" not null,
      currency_code text not null,
      created_at timestamptz not null,
      primary key (account_id, customer_id, currency_code),
      foreign key (account_id, customer_id) references customers
    )`,
    // A transaction that is billed when it is created is inserted after its credit has moved.
    `create table credit_movements (
      account_id text collate "C" not null,
      id text collate "C" not null,
      customer_id text collate "C" not null,
      currency_code text not null,
      credit_id text collate "C" not null,
      transaction_id text collate "C",
      kind text not null,
      available bigint not null,
      reserved bigint not null,
      used bigint not null,
      reason text,
      created_at timestamptz not null,
      primary key (account_id, id),
      foreign key (account_id, customer_id, currency_code) references credit_balances,
      foreign key (account_id, transaction_id) references transactions deferrable initially deferred
    )`,
    'create index credit_movements_credit on credit_movements (account_id, customer_id, currency_code, credit_id)',
    `create index credit_movements_transaction on credit_movements (account_id, transaction_id)
      where transaction_id is not null`,
  ],
};
