import type { Kysely, Selectable } from 'kysely';

import type { Fraction } from '../money/fraction.ts';
import { fraction, ONE, times } from '../money/fraction.ts';
import { parsedDecimal } from '../money/decimal.ts';
import type { LineTaxMode } from '../money/cart.ts';
import { isDiscounted, type PricedDiscount } from '../pricing/cart-discount.ts';
import { placeOf } from '../pricing/read-parties.ts';
import { readTaxMode } from '../pricing/read-tax-mode.ts';
import { unitPriceOf } from '../pricing/unit-price.ts';
import { priceEntity, productEntity } from '../products/product-entity.ts';
import { paidShare } from '../proration/price-change.ts';
import type { Rules } from '../services.ts';
import type { Timestamp } from '../storage/columns.ts';
import type { StoredItem, SubscriptionRow } from '../storage/rows/subscription-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { rateFor } from '../tax/rate-for.ts';
import { type AccountTaxMode, resolvedTaxMode } from '../tax/tax-mode.ts';
import type { Place } from '../tax/tax-table.ts';
import type { PaidUnits } from './paid-units.ts';

/** What a unit costs in a whole period. */
export interface UnitTerms {
  readonly price: StoredItem['price'];
  readonly product: StoredItem['product'];
  readonly unitAmount: bigint;
  readonly currency_code: string;
  readonly taxMode: LineTaxMode;
  /** A decimal such as `0.19`. */
  readonly taxRate: string;
  /** The part of the price that a discount takes. */
  readonly discountShare: Fraction;
  readonly discount_id: PaidUnits['discount_id'];
}

/** What the terms of today depend on. */
export interface Today {
  readonly place: Place;
  readonly business: { readonly tax_identifier: string | null } | null;
  readonly accountTaxMode: AccountTaxMode;
  readonly taxes: Rules['taxes'];
  readonly discount: PricedDiscount | null;
  readonly at: Timestamp;
}

/** Reads the place and the business of a subscription, also when they are archived. */
export async function readToday(
  db: Kysely<Tables>,
  { taxes }: Rules,
  { account_id, address_id, business_id }: Selectable<SubscriptionRow>,
  { discount, at }: Pick<Today, 'discount' | 'at'>,
): Promise<Today> {
  const address = await db
    .selectFrom('addresses')
    .select(['country_code', 'region', 'postal_code'])
    .where('account_id', '=', account_id)
    .where('id', '=', address_id)
    .executeTakeFirstOrThrow();
  const business =
    business_id === null
      ? null
      : await db
          .selectFrom('businesses')
          .select('tax_identifier')
          .where('account_id', '=', account_id)
          .where('id', '=', business_id)
          .executeTakeFirstOrThrow();
  const accountTaxMode = await readTaxMode(db, account_id);
  return { place: placeOf(address), business, accountTaxMode, taxes, discount, at };
}

/** What a unit of an item costs today, at the price that was copied when it was added. */
export function termsToday(
  { place, business, accountTaxMode, taxes, discount, at }: Today,
  { price, product, quantity }: StoredItem,
): UnitTerms {
  const sold = { price: priceEntity(price), product: productEntity(product), quantity, includeInTotals: true };
  const { amount, currency_code } = unitPriceOf(sold, place);
  const unitAmount = BigInt(amount);
  const applied = discount !== null && isDiscounted(discount, sold) ? discount : null;
  return {
    price,
    product,
    unitAmount,
    currency_code,
    taxMode: resolvedTaxMode(taxes, price.tax_mode, accountTaxMode, place),
    taxRate: rateFor(taxes, place, product.tax_category, business, at),
    discountShare: applied === null ? fraction(0n) : shareOf(applied, unitAmount),
    discount_id: applied?.id ?? null,
  };
}

/** A flat discount is taken once from a whole transaction, and has been taken from that of the period. */
function shareOf({ type, amount }: PricedDiscount, unitAmount: bigint): Fraction {
  if (type === 'flat' || unitAmount === 0n) return fraction(0n);
  if (type === 'percentage') return percentage(amount);
  const taken = BigInt(amount);
  return taken >= unitAmount ? ONE : fraction(taken, unitAmount);
}

function percentage(amount: string): Fraction {
  return times(parsedDecimal(amount), fraction(1n, 100n));
}

/**
 * What a unit cost that was charged for the period.
 *
 * @param discounts By id, to credit exactly the percentage that was taken: the amounts on the line are
 *   rounded.
 */
export function termsPaid(
  { accountTaxMode, taxes }: Pick<Today, 'accountTaxMode' | 'taxes'>,
  { line, place, discount_id }: PaidUnits,
  discounts: ReadonlyMap<string, PricedDiscount>,
): UnitTerms {
  const { price, product, tax_rate, totals } = line;
  const sold = { price: priceEntity(price), product: productEntity(product), quantity: 1, includeInTotals: true };
  const { amount, currency_code } = unitPriceOf(sold, place);
  const discount = totals.discount === '0' || discount_id === null ? undefined : discounts.get(discount_id);
  const rounded = paidShare({ subtotal: BigInt(totals.subtotal), discount: BigInt(totals.discount) });
  const exact = discount?.type === 'percentage' ? percentage(discount.amount) : undefined;
  return {
    price,
    product,
    unitAmount: BigInt(amount),
    currency_code,
    taxMode: resolvedTaxMode(taxes, price.tax_mode, accountTaxMode, place),
    taxRate: tax_rate,
    discountShare: exact !== undefined && isAbout(rounded, exact, BigInt(totals.subtotal)) ? exact : rounded,
    discount_id: discount?.id ?? null,
  };
}

/**
 * Whether a share that was computed from rounded amounts can be another one; the discount can have changed
 * since.
 */
function isAbout(rounded: Fraction, exact: Fraction, subtotal: bigint): boolean {
  const difference = rounded.numerator * exact.denominator - exact.numerator * rounded.denominator;
  const distance = difference < 0n ? -difference : difference;
  return distance * (subtotal < 0n ? -subtotal : subtotal) <= rounded.denominator * exact.denominator;
}
