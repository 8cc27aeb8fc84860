import type { Kysely } from 'kysely';

import type { NewError } from '../common/errors.ts';
import type { Context } from '../http/context.ts';
import { rowFinder } from '../storage/find-row.ts';
import type { Tables } from '../storage/tables.ts';

/** A request whose path names a customer. */
export interface CustomerPath {
  readonly path: { readonly customer_id: string };
  readonly newError: NewError<'not_found'>;
}

export const findCustomer = rowFinder('customers', 'Customer');

/** Finds the customer that a path names, for `finding`. */
export function customerInPath(db: Kysely<Tables>) {
  return ({ path, newError }: CustomerPath, { accountId }: Context) =>
    findCustomer(newError, db, accountId, path.customer_id);
}
