import type { Kysely } from 'kysely';

import type { NewError } from '../common/errors.ts';
import type { Context } from '../http/context.ts';
import { rowFinder } from '../storage/find-row.ts';
import type { Tables } from '../storage/tables.ts';

const findAdjustment = rowFinder('adjustments', 'Adjustment');

/** A request whose path names an adjustment. */
interface AdjustmentPath {
  readonly path: { readonly adjustment_id: string };
  readonly newError: NewError<'not_found'>;
}

/** Finds the adjustment that a path names, for `finding`. */
export function adjustmentInPath(db: Kysely<Tables>) {
  return ({ path, newError }: AdjustmentPath, { accountId }: Context) =>
    findAdjustment(newError, db, accountId, path.adjustment_id);
}
