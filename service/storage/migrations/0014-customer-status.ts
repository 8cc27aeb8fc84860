import type { Migration } from '../migration.ts';

/**
 * Lists of customers always filter by status, and most customers can have another one than those that a list
 * shows.
 */
export const customerStatus: Migration = {
  name: '0014-customer-status',
  statements: ['create index customers_status on customers (account_id, status, id)'],
};
