import type { NonCatalogDiscountInput } from '@billing/types';
import type { Kysely } from 'kysely';

import type { AccountClock } from '../common/account-clock.ts';
import type { NewError } from '../common/errors.ts';
import { checkRestriction, type RestrictionCode } from '../discounts/check-restriction.ts';
import type { Tables } from '../storage/tables.ts';
import type { PricedDiscount } from './cart-discount.ts';
import { errorsAt } from './errors-at.ts';
import { readDiscount, type ReadDiscountCode } from './read-discount.ts';

export type TwoDiscountsCode = 'transaction_cannot_provide_both_discount_code_and_id';

export type RequestedDiscountCode = ReadDiscountCode | RestrictionCode;

/** The discount that a request names, or one that is not in the catalog. */
export interface DiscountRequest {
  readonly discount_id?: string | null | undefined;
  readonly discount?: NonCatalogDiscountInput | null | undefined;
}

/** @throws `transaction_cannot_provide_both_discount_code_and_id` for two discounts. */
export function checkOneDiscount(
  newError: NewError<TwoDiscountsCode>,
  { discount_id, discount }: DiscountRequest,
): void {
  if (!discount || (discount_id ?? null) === null) return;
  throw newError(
    'transaction_cannot_provide_both_discount_code_and_id',
    `The request has the discount_id ${discount_id} and a discount. Send one of them.`,
  );
}

/**
 * The discount of one transaction or preview: one that exists, or instead one that is not in the catalog, as
 * it would be created. In a transaction it locks what it reads.
 *
 * @param transactionId The transaction that will have it; undefined for a preview.
 */
export async function requestedDiscount(
  newError: NewError<RequestedDiscountCode>,
  db: Kysely<Tables>,
  accountId: string,
  clock: AccountClock,
  { discount_id, discount }: DiscountRequest,
  transactionId?: string,
): Promise<PricedDiscount | null> {
  if (!discount) return readDiscount(newError, db, accountId, clock, discount_id, transactionId);
  const { type, amount, restrict_to = null } = discount;
  await checkRestriction(errorsAt(newError, 'discount'), db, accountId, restrict_to);
  return { id: null, type, amount, restrict_to, currency_code: null };
}
