import { type Kysely, sql } from 'kysely';

import type { Query } from '../storage/page-request.ts';
import type { CustomerRow } from '../storage/rows/customer-rows.ts';
import type { Tables } from '../storage/tables.ts';

/** The columns in which a search looks for a text. The index `customers_search` has them in this order. */
export const SEARCHED = ['id', 'name', 'email'];

interface CustomerSearch {
  readonly accountId: string;
  readonly status: readonly string[];
  readonly search: string;
}

/**
 * Customers that the index finds: those that contain the text, and others that contain every three
 * characters in a row of it.
 */
export function searchedCustomers(
  db: Kysely<Tables>,
  { accountId, status, search }: CustomerSearch,
): Query<'customers', object> {
  const found = sql<CustomerRow>`searched_customers(${accountId}, ${status}::text[], ${search})`;
  return db.selectFrom(found.as('customers'));
}
