import type { Kysely } from 'kysely';

import type { NewError } from '../common/errors.ts';
import { notFound } from '../common/not-found.ts';
import type { Context } from '../http/context.ts';
import type { DiscountRow } from '../storage/rows/catalog-rows.ts';
import type { Tables } from '../storage/tables.ts';

/** A request whose path names a discount. */
interface DiscountPath {
  readonly path: { readonly discount_id: string };
  readonly newError: NewError<'not_found'>;
}

/** Finds the discount that a path names, for `finding`. */
export function discountInPath(db: Kysely<Tables>) {
  return async ({ path, newError }: DiscountPath, { accountId }: Context) => {
    const row = await db
      .selectFrom('discounts')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('id', '=', withoutRevision(path.discount_id))
      .executeTakeFirst();
    if (row === undefined) throw notFound(newError, 'Discount', path.discount_id);
    return row;
  };
}

/**
 * A path may name a revision (`dsc_…@dscrev_…`). Only the current state of a discount is stored, so every
 * revision returns that.
 */
function withoutRevision(id: string): DiscountRow['id'] {
  return id.split('@', 1)[0] as DiscountRow['id'];
}
