import type { CurrencyCode } from '@billing/types';

import type { NewError } from '../common/errors.ts';
import { invalidFields } from '../common/invalid-fields.ts';
import type { CartDiscount, CartLine } from '../money/cart.ts';
import { parsedDecimal } from '../money/decimal.ts';
import { type Fraction, ONE } from '../money/fraction.ts';
import type { Timestamp } from '../storage/columns.ts';
import { rateFor } from '../tax/rate-for.ts';
import { type AccountTaxMode, resolvedTaxMode } from '../tax/tax-mode.ts';
import type { Place, TaxTable } from '../tax/tax-table.ts';
import {
  type CartDiscountCode,
  cartDiscount,
  checkEligible,
  isDiscounted,
  type PricedDiscount,
} from './cart-discount.ts';
import type { SoldItem } from './sold-item.ts';
import { currencyFaults, unitPriceOf } from './unit-price.ts';

export type PriceItemsCode = 'invalid_field' | CartDiscountCode;

/** Everything that the figures of items depend on. */
export interface Pricing<Item extends SoldItem> {
  /** At least one. */
  readonly items: readonly Item[];
  /** Null without an address: there is no tax then, and no price for a country. */
  readonly place: Place | null;
  readonly business: { readonly tax_identifier: string | null } | null;
  readonly discount: PricedDiscount | null;
  /** Null for that of the first item. */
  readonly currency: CurrencyCode | null;
  readonly accountTaxMode: AccountTaxMode;
  readonly taxes: TaxTable;
  /** The time of the sale, which determines the tax rates. */
  readonly at: Timestamp;
  /** `false`: items with a trial cost nothing now. */
  readonly ignoreTrials: boolean;
  /** The part of a billing period that the items are sold for; by default a whole one. */
  readonly proration?: Fraction | undefined;
}

/** An item with the line that its figures are computed from. */
interface PreparedLine<Item extends SoldItem> {
  readonly item: Item;
  /** A decimal such as `0.19`. */
  readonly taxRate: string;
  readonly cartLine: CartLine;
}

interface PreparedLines<Item extends SoldItem> {
  readonly currency: CurrencyCode;
  readonly discount: CartDiscount | null;
  /** In the order of the items. */
  readonly lines: readonly PreparedLine<Item>[];
}

/** Selects unit prices, tax modes and rates, and applies the rules of the discount and of the currency. */
export function prepareLines<Item extends SoldItem>(
  newError: NewError<PriceItemsCode>,
  {
    items,
    place,
    business,
    discount,
    accountTaxMode,
    taxes,
    at,
    ignoreTrials,
    proration = ONE,
    ...wanted
  }: Pricing<Item>,
): PreparedLines<Item> {
  const currency = wanted.currency ?? currencyOf(items, place);
  const [fault, ...faults] = currencyFaults(items, place, currency);
  if (fault !== undefined) throw invalidFields(newError, fault, ...faults);
  if (discount !== null) checkEligible(newError, discount, items);
  return {
    currency,
    discount: discount === null ? null : cartDiscount(newError, discount, currency),
    lines: items.map((item) => {
      const { price, product, quantity, includeInTotals } = item;
      const taxRate = rateFor(taxes, place, product.tax_category, business, at);
      const isFree = price.trial_period !== null && !ignoreTrials;
      const cartLine: CartLine = {
        unitAmount: isFree ? 0n : BigInt(unitPriceOf(item, place).amount),
        quantity: BigInt(quantity),
        taxMode: resolvedTaxMode(taxes, price.tax_mode, accountTaxMode, place),
        taxRate: parsedDecimal(taxRate),
        proration,
        discountable: discount !== null && isDiscounted(discount, item),
        inTotals: includeInTotals,
      };
      return { item, taxRate, cartLine };
    }),
  };
}

/** The currency of the first item, one of the spec's: prices have no others. */
function currencyOf(items: readonly SoldItem[], place: Place | null): CurrencyCode {
  const [first] = items;
  if (first === undefined) throw new RangeError('there is no item to price');
  return unitPriceOf(first, place).currency_code as CurrencyCode;
}
