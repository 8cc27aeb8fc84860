import type { CurrencyCode } from '@billing/types';

import { type Fraction, fraction, times } from '../money/fraction.ts';
import { isDiscounted, type PricedDiscount } from '../pricing/cart-discount.ts';
import type { PriceItemsCode } from '../pricing/prepare-lines.ts';
import { priceItems } from '../pricing/price-items.ts';
import { placeOf } from '../pricing/read-parties.ts';
import { priceEntity, productEntity } from '../products/product-entity.ts';
import type { NewError } from '../common/errors.ts';
import type { AccountTaxMode } from '../tax/tax-mode.ts';
import type { TaxTable } from '../tax/tax-table.ts';
import type { ActiveTime } from './read-versions.ts';

/** What the tax of an account depends on. */
export interface TaxRules {
  readonly taxes: TaxTable;
  readonly accountTaxMode: AccountTaxMode;
}

/** A part of a month, or several. */
const MONTHS: Readonly<Record<string, Fraction>> = {
  day: fraction(12n, 365n),
  week: fraction(12n, 52n),
  month: fraction(1n),
  year: fraction(12n),
};

/**
 * Nothing can be charged for the items: the address was moved to a country for which they have prices in
 * another currency.
 */
class Unpriced extends Error {
  override readonly name = 'Unpriced';
}

/**
 * What a subscription brings in per month, without tax; in the smallest unit of its currency. 0 if it can't
 * be charged.
 */
export function monthlyAmount(time: ActiveTime, discount: PricedDiscount | null, rules: TaxRules): Fraction {
  try {
    return times(netAmount(time, discount, rules), perMonth(time.billing_cycle));
  } catch (error) {
    if (error instanceof Unpriced) return fraction(0n);
    throw error;
  }
}

function netAmount(
  { items, address, business, currency_code, valid_from }: ActiveTime,
  discount: PricedDiscount | null,
  { taxes, accountTaxMode }: TaxRules,
): Fraction {
  if (items.length === 0) return fraction(0n);
  const sold = items.map(({ price, product, quantity }) => ({
    price: priceEntity(price),
    product: productEntity(product),
    quantity,
    includeInTotals: true,
  }));
  const isApplied = discount !== null && sold.some((item) => isDiscounted(discount, item));
  const { cart } = priceItems(unpriced, {
    items: sold,
    place: placeOf(address),
    business,
    discount: isApplied ? discount : null,
    currency: currency_code as CurrencyCode,
    accountTaxMode,
    taxes,
    at: valid_from,
    ignoreTrials: true,
  });
  return fraction(cart.totals.total - cart.totals.tax);
}

/** The share of a billing cycle that a month is. */
function perMonth({ interval, frequency }: ActiveTime['billing_cycle']): Fraction {
  const months = MONTHS[interval];
  if (months === undefined) throw new Error(`internal error: unknown interval ${interval}`);
  return fraction(months.denominator, months.numerator * BigInt(frequency));
}

const unpriced: NewError<PriceItemsCode> = (_code, detail) => new Unpriced(detail);
