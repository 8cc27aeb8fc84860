import type { Migration } from '../migration.ts';

/**
 * The transaction that a discount outside of the catalog was created for. Without a reference: the discount
 * is stored first.
 */
export const discountsOfTransactions: Migration = {
  name: '0026-discounts-of-transactions',
  statements: ['alter table discounts add column transaction_id text'],
};
