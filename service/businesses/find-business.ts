import type { Kysely } from 'kysely';

import { type CustomerPath, customerInPath } from '../customers/find-customer.ts';
import type { Context } from '../http/context.ts';
import { rowFinder } from '../storage/find-row.ts';
import type { Tables } from '../storage/tables.ts';

const findBusiness = rowFinder('businesses', 'Business');

/** Finds the customer and the business that a path names, for `finding`. */
export function businessInPath(db: Kysely<Tables>) {
  return async (request: CustomerPath & { readonly path: { readonly business_id: string } }, context: Context) => {
    const { id } = await customerInPath(db)(request, context);
    return findBusiness(request.newError, db, context.accountId, request.path.business_id, { customer_id: id });
  };
}
