import type { Selectable } from 'kysely';

import type { NewError } from '../common/errors.ts';
import type { CartDiscount } from '../money/cart.ts';
import { parsedDecimal } from '../money/decimal.ts';
import { fraction, times } from '../money/fraction.ts';
import type { DiscountRow } from '../storage/rows/catalog-rows.ts';
import type { SoldItem } from './sold-item.ts';

export type CartDiscountCode = 'transaction_invalid_discount_currency' | 'transaction_discount_not_eligible';

/** What pricing needs of a discount. */
export interface PricedDiscount extends Pick<Selectable<DiscountRow>, 'type' | 'amount' | 'restrict_to'> {
  /** Null for one that does not exist yet. */
  readonly id: Selectable<DiscountRow>['id'] | null;
  /** Null for a percentage, and for an amount in the currency of the items. */
  readonly currency_code: string | null;
}

/** @throws `transaction_invalid_discount_currency` for an amount in another currency. */
export function cartDiscount(
  newError: NewError<CartDiscountCode>,
  { id, type, amount, currency_code }: PricedDiscount,
  currency: string,
): CartDiscount {
  if (type === 'percentage') return { type, share: times(parsedDecimal(amount), fraction(1n, 100n)) };
  if (currency_code !== null && currency_code !== currency)
    throw newError(
      'transaction_invalid_discount_currency',
      `Discount ${id} is an amount in ${currency_code}, and the items are sold in ${currency}. Use a discount in ${currency} or a percentage.`,
    );
  return { type, amount: BigInt(amount) };
}

/** Whether a discount applies to an item: to every one, unless it is restricted to prices and products. */
export function isDiscounted({ restrict_to }: PricedDiscount, { price, product }: SoldItem): boolean {
  if (restrict_to === null) return true;
  return [price.id, product.id].some((id) => id !== null && restrict_to.includes(id));
}

/** @throws `transaction_discount_not_eligible` when the discount applies to none of the items. */
export function checkEligible(
  newError: NewError<CartDiscountCode>,
  discount: PricedDiscount,
  items: readonly SoldItem[],
): void {
  if (items.some((item) => isDiscounted(discount, item))) return;
  throw newError(
    'transaction_discount_not_eligible',
    `${discount.id === null ? 'The discount' : `Discount ${discount.id}`} applies to none of the items. It is restricted to ${discount.restrict_to?.join(', ')}.`,
  );
}
