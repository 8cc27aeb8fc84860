import type { Migration } from '../migration.ts';

/**
 * Changes of subscriptions that are made when their payment is captured, so that a crash during the payment
 * loses none.
 */
export const pendingChanges: Migration = {
  name: '0031-pending-changes',
  statements: ['alter table subscriptions add column pending_change json'],
};
