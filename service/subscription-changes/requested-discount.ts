import type { SubscriptionUpdate } from '@billing/types';
import type { Kysely, Selectable } from 'kysely';

import { nextBoundary } from '../billing-cycles/billing-period.ts';
import { assertAllUsed } from '../common/assert-all-used.ts';
import type { NewError } from '../common/errors.ts';
import { invalidFields } from '../common/invalid-fields.ts';
import { isDiscounted, type PricedDiscount } from '../pricing/cart-discount.ts';
import { priceEntity, productEntity } from '../products/product-entity.ts';
import type { Timestamp } from '../storage/columns.ts';
import type { DiscountRow } from '../storage/rows/catalog-rows.ts';
import type { StoredItem, SubscriptionRow } from '../storage/rows/subscription-rows.ts';
import type { Tables } from '../storage/tables.ts';

type Row = Selectable<SubscriptionRow>;
type Discount = Selectable<DiscountRow>;

export type DiscountCode =
  | 'invalid_field'
  | 'subscription_archived_discount_application_attempt'
  | 'subscription_discount_not_valid_for_items'
  | 'subscription_one_off_discount_not_valid'
  | 'transaction_invalid_discount_currency';

/**
 * Reads and checks the discount that a request applies to a subscription. It can be expired or used up,
 * unlike that of a transaction: the seller has decided to give it.
 *
 * @param after The subscription after the other changes of the request.
 */
export async function readAppliedDiscount(
  newError: NewError<DiscountCode>,
  db: Kysely<Tables>,
  after: Row,
  { id, effective_from, ...left }: NonNullable<SubscriptionUpdate['discount']>,
): Promise<Discount> {
  assertAllUsed(left);
  const discount = await db
    .selectFrom('discounts')
    .selectAll()
    .where('account_id', '=', after.account_id)
    .where('id', '=', id as Discount['id'])
    .executeTakeFirst();
  if (discount === undefined)
    throw invalidFields(newError, { field: 'discount.id', message: 'must be the id of a discount' });
  if (discount.mode !== 'standard' && discount.transaction_id !== null)
    throw invalidFields(newError, {
      field: 'discount.id',
      message: `must be the id of a discount that you can apply here: this one was created for ${discount.transaction_id} only`,
    });
  if (discount.status === 'archived')
    throw newError(
      'subscription_archived_discount_application_attempt',
      `Discount ${id} is archived. Only active discounts can be applied to a subscription.`,
    );
  if (!discount.recur && effective_from === 'next_billing_period')
    throw newError(
      'subscription_one_off_discount_not_valid',
      `Discount ${id} does not recur, so it can't apply to later billing periods. Send "effective_from": "immediately" in a request that charges at once, or use a recurring discount.`,
    );
  checkItems(newError, discount, after.items);
  checkCurrency(newError, discount, after.currency_code);
  return discount;
}

function checkItems(
  newError: NewError<'subscription_discount_not_valid_for_items'>,
  discount: Discount,
  items: readonly StoredItem[],
): void {
  const isApplied = items.some(({ price, product, quantity }) =>
    isDiscounted(discount, {
      price: priceEntity(price),
      product: productEntity(product),
      quantity,
      includeInTotals: true,
    }),
  );
  if (isApplied) return;
  throw newError(
    'subscription_discount_not_valid_for_items',
    `Discount ${discount.id} applies to none of the items. It is restricted to ${discount.restrict_to?.join(', ')}.`,
  );
}

/** @throws `transaction_invalid_discount_currency` for an amount in another currency. */
export function checkCurrency(
  newError: NewError<'transaction_invalid_discount_currency'>,
  { id, type, currency_code }: PricedDiscount,
  currency: string,
): void {
  if (type === 'percentage' || currency_code === null || currency_code === currency) return;
  throw newError(
    'transaction_invalid_discount_currency',
    `Discount ${id} is an amount in ${currency_code}, and the subscription is charged in ${currency}. Use a discount in ${currency} or a percentage.`,
  );
}

/**
 * The discount of a subscription from a request on: for the current period and later ones, or from the next
 * one. One that does not recur ends with the current period.
 */
export function appliedDiscount(
  { current_billing_period: period, anchor_at, billing_cycle, next_billed_at }: Row,
  { id, recur, maximum_recurring_intervals: intervals }: Discount,
  effective_from: 'immediately' | 'next_billing_period',
  now: Timestamp,
): NonNullable<Row['discount']> {
  const end = period?.ends_at ?? next_billed_at ?? now;
  if (!recur) return { id, starts_at: now, ends_at: end };
  const isNow = effective_from === 'immediately';
  const later = intervals === null ? null : intervals - (isNow ? 1 : 0);
  let ends_at: Timestamp | null = later === null ? null : end;
  for (let passed = 0; ends_at !== null && passed < (later ?? 0); passed += 1)
    ends_at = nextBoundary(anchor_at < ends_at ? anchor_at : ends_at, billing_cycle, ends_at);
  return { id, starts_at: isNow ? now : end, ends_at };
}
