import type { Kysely } from 'kysely';

import type { NewError } from '../common/errors.ts';
import type { Context } from '../http/context.ts';
import { rowFinder } from '../storage/find-row.ts';
import type { Tables } from '../storage/tables.ts';

/** A request whose path names a discount group. */
interface DiscountGroupPath {
  readonly path: { readonly discount_group_id: string };
  readonly newError: NewError<'not_found'>;
}

const findDiscountGroup = rowFinder('discount_groups', 'Discount group');

/** Finds the discount group that a path names, for `finding`. */
export function discountGroupInPath(db: Kysely<Tables>) {
  return ({ path, newError }: DiscountGroupPath, { accountId }: Context) =>
    findDiscountGroup(newError, db, accountId, path.discount_group_id);
}
