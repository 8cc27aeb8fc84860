import type { Selectable, Transaction } from 'kysely';

import { lockDiscount } from '../discounts/redeem-discount.ts';
import { remainingUses } from '../discounts/reserved-uses.ts';
import type { TransactionRow } from '../storage/rows/transaction-rows.ts';
import type { Tables } from '../storage/tables.ts';
import type { TransactionKey } from './payment-services.ts';

interface Reservation {
  /** The discount of the transaction before it was locked. Another request may have changed it since. */
  readonly seenDiscountId: Selectable<TransactionRow>['discount_id'];
  /** The discount to reserve a use of; null when the payment will not redeem one. */
  readonly discountId: Selectable<TransactionRow>['discount_id'];
  readonly isUsedUp: boolean;
}

/**
 * Payments of these transactions redeem their discount. Renewals and other charges of a subscription don't
 * count.
 */
const REDEEMING: ReadonlySet<Selectable<TransactionRow>['origin']> = new Set(['api', 'web']);

/**
 * Locks the discount of a transaction, and checks that a use is left: redeemed uses and those of other
 * payments under way count. The caller stores the reservation in its attempt.
 */
export async function reserveDiscount(
  trx: Transaction<Tables>,
  { accountId, transactionId }: TransactionKey,
): Promise<Reservation> {
  const { discount_id, discount_redeemed, origin } = await trx
    .selectFrom('transactions')
    .select(['discount_id', 'discount_redeemed', 'origin'])
    .where('account_id', '=', accountId)
    .where('id', '=', transactionId as `txn_${string}`)
    .executeTakeFirstOrThrow();
  if (discount_id === null || discount_redeemed || !REDEEMING.has(origin))
    return { seenDiscountId: discount_id, discountId: null, isUsedUp: false };
  await lockDiscount(trx, accountId, discount_id);
  const discount = await trx
    .selectFrom('discounts')
    .select(['account_id', 'id', 'usage_limit', 'times_used'])
    .where('account_id', '=', accountId)
    .where('id', '=', discount_id)
    .executeTakeFirstOrThrow();
  return { seenDiscountId: discount_id, discountId: discount_id, isUsedUp: (await remainingUses(trx, discount)) < 1 };
}
