import type { Migration } from '../migration.ts';

/**
 * For lists in the order of creation: among a million products, the first page took 0.8 s without it, a list
 * by id 0.06 s.
 */
export const createdOrder: Migration = {
  name: '0023-created-order',
  statements: [
    'create index products_created on products (account_id, created_at, id)',
    'create index discounts_created on discounts (account_id, created_at, id)',
  ],
};
