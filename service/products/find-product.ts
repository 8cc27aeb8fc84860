import type { Kysely } from 'kysely';

import type { NewError } from '../common/errors.ts';
import type { Context } from '../http/context.ts';
import { rowFinder } from '../storage/find-row.ts';
import type { Tables } from '../storage/tables.ts';

export const findProduct = rowFinder('products', 'Product');

/** A request whose path names a product. */
interface ProductPath {
  readonly path: { readonly product_id: string };
  readonly newError: NewError<'not_found'>;
}

/** Finds the product that a path names, for `finding`. */
export function productInPath(db: Kysely<Tables>) {
  return ({ path, newError }: ProductPath, { accountId }: Context) =>
    findProduct(newError, db, accountId, path.product_id);
}
