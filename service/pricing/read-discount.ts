import type { Kysely, Selectable } from 'kysely';

import type { AccountClock } from '../common/account-clock.ts';
import type { NewError } from '../common/errors.ts';
import { invalidFields } from '../common/invalid-fields.ts';
import type { DiscountRow } from '../storage/rows/catalog-rows.ts';
import { sharedIfLocking } from '../storage/shared-if-locking.ts';
import type { Tables } from '../storage/tables.ts';

export type ReadDiscountCode =
  | 'invalid_field'
  | 'entity_archived'
  | 'discount_expired'
  | 'discount_usage_limit_exceeded';

/**
 * Reads the discount of a request and checks that it can be redeemed now. Whether it applies to the items,
 * `priceItems` checks. The limit of its uses must be checked again, with the row locked for the update, when
 * a use is counted.
 *
 * @param transactionId The transaction that will have it; undefined for a preview.
 * @throws `invalid_field` when the account has no such discount, or another transaction alone can have it.
 */
export async function readDiscount(
  newError: NewError<ReadDiscountCode>,
  db: Kysely<Tables>,
  accountId: string,
  clock: AccountClock,
  id: string | null | undefined,
  transactionId?: string,
): Promise<Selectable<DiscountRow> | null> {
  if (id === null || id === undefined) return null;
  const query = db
    .selectFrom('discounts')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id as never);
  const discount = await sharedIfLocking(db, query).executeTakeFirst();
  if (discount === undefined)
    throw invalidFields(newError, { field: 'discount_id', message: 'must be the id of a discount' });
  checkOwner(newError, discount, transactionId);
  checkRedeemable(newError, discount, clock);
  return discount;
}

/**
 * A discount that was created for one transaction is for that alone, until an update makes it part of the
 * catalog.
 */
function checkOwner(
  newError: NewError<'invalid_field'>,
  { mode, transaction_id: owner }: Selectable<DiscountRow>,
  transactionId: string | undefined,
): void {
  if (mode === 'standard' || owner === null || owner === transactionId) return;
  const message = `must be the id of a discount that you can apply here: this one was created for ${owner} only`;
  throw invalidFields(newError, { field: 'discount_id', message });
}

function checkRedeemable(
  newError: NewError<Exclude<ReadDiscountCode, 'invalid_field'>>,
  { id, status, expires_at, usage_limit, times_used }: Selectable<DiscountRow>,
  clock: AccountClock,
): void {
  if (status === 'archived')
    throw newError('entity_archived', `Discount ${id} is archived. Only active discounts can be applied.`);
  const now = clock.now();
  if (expires_at !== null && expires_at <= now)
    throw newError(
      'discount_expired',
      `Discount ${id} expired at ${expires_at}. The account's current time is ${now}.`,
    );
  if (usage_limit !== null && times_used >= usage_limit)
    throw newError(
      'discount_usage_limit_exceeded',
      `Discount ${id} can be used ${usage_limit} times in total and has been used ${times_used} times.`,
    );
}
