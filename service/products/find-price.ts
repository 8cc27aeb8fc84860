import type { Kysely } from 'kysely';

import type { NewError } from '../common/errors.ts';
import type { Context } from '../http/context.ts';
import { rowFinder } from '../storage/find-row.ts';
import type { Tables } from '../storage/tables.ts';

const findPrice = rowFinder('prices', 'Price');

/** A request whose path names a price. */
interface PricePath {
  readonly path: { readonly price_id: string };
  readonly newError: NewError<'not_found'>;
}

/** Finds the price that a path names, for `finding`. */
export function priceInPath(db: Kysely<Tables>) {
  return ({ path, newError }: PricePath, { accountId }: Context) => findPrice(newError, db, accountId, path.price_id);
}
