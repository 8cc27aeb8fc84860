import type { Migration } from '../migration.ts';

/** What a worker needs to collect overdue payments of subscriptions, and to resume paused ones. */
export const dunning: Migration = {
  name: '0029-dunning',
  statements: [
    `alter table accounts add column dunning_action text not null default 'cancel'`,
    'alter table subscriptions add column if not exists on_resume text',
    'alter table subscriptions add column overdue_transaction_id text collate "C"',
    'alter table subscriptions add column dunning_code text',
    `alter table payment_attempts add column initiator text not null default 'customer'`,
  ],
};
