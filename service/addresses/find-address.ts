import type { Kysely } from 'kysely';

import { type CustomerPath, customerInPath } from '../customers/find-customer.ts';
import type { Context } from '../http/context.ts';
import { rowFinder } from '../storage/find-row.ts';
import type { Tables } from '../storage/tables.ts';

const findAddress = rowFinder('addresses', 'Address');

/** Finds the customer and the address that a path names, for `finding`. */
export function addressInPath(db: Kysely<Tables>) {
  return async (request: CustomerPath & { readonly path: { readonly address_id: string } }, context: Context) => {
    const { id } = await customerInPath(db)(request, context);
    return findAddress(request.newError, db, context.accountId, request.path.address_id, { customer_id: id });
  };
}
