import type { Kysely } from 'kysely';

import type { FieldFault, NewError } from '../common/errors.ts';
import { invalidFields } from '../common/invalid-fields.ts';
import { sharedIfLocking } from '../storage/shared-if-locking.ts';
import type { Tables } from '../storage/tables.ts';

export type RestrictionCode =
  | 'invalid_field'
  | 'discount_restricted_product_not_active'
  | 'discount_restricted_product_price_not_active';

/**
 * Checks the products and prices that a discount is restricted to. In a transaction it locks their rows, so
 * that a concurrent request can't archive one before the commit.
 *
 * @throws `invalid_field` that names each id of which the account has no product or price.
 */
export async function checkRestriction(
  newError: NewError<RestrictionCode>,
  db: Kysely<Tables>,
  accountId: string,
  ids: readonly string[] | null,
): Promise<void> {
  if (ids === null) return;
  const statuses = new Map([
    ...(await statusesOf(db, 'products', accountId, ids)),
    ...(await statusesOf(db, 'prices', accountId, ids)),
  ]);
  const [fault, ...more] = ids.flatMap((id, index): FieldFault[] =>
    statuses.has(id) ? [] : [{ field: `restrict_to[${index}]`, message: 'must be the id of a product or price' }],
  );
  if (fault !== undefined) throw invalidFields(newError, fault, ...more);
  const archived = ids.find((id) => statuses.get(id) === 'archived');
  if (archived === undefined) return;
  const [kind, code] = archived.startsWith('pri_')
    ? (['Price', 'discount_restricted_product_price_not_active'] as const)
    : (['Product', 'discount_restricted_product_not_active'] as const);
  throw newError(
    code,
    `${kind} ${archived} is archived. A discount can only be restricted to active products and prices.`,
  );
}

async function statusesOf(
  db: Kysely<Tables>,
  table: 'products' | 'prices',
  accountId: string,
  ids: readonly string[],
): Promise<readonly (readonly [id: string, status: string])[]> {
  const query = db
    .selectFrom(table)
    .select(['id', 'status'])
    .where('account_id', '=', accountId)
    .where('id', 'in', ids as never);
  const rows = await sharedIfLocking(db, query).execute();
  return rows.map(({ id, status }) => [id, status]);
}
