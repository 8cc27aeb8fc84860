import type { CurrencyCode } from '@billing/types';

import type { NewError } from '../common/errors.ts';
import type { CartLine, PricedCart, PricedLine } from '../money/cart.ts';
import { priceCart } from '../money/price-cart.ts';
import { checkAmounts } from './check-amounts.ts';
import { prepareLines, type PriceItemsCode, type Pricing } from './prepare-lines.ts';
import type { SoldItem } from './sold-item.ts';

/** An item with its figures, in the smallest unit of the currency. */
export interface PurchasedLine<Item extends SoldItem> extends PricedLine {
  readonly item: Item;
  /** A decimal such as `0.19`. */
  readonly taxRate: string;
  /** What the figures were computed from, such as the unit amount and the tax mode. */
  readonly cartLine: CartLine;
}

export interface Purchase<Item extends SoldItem> {
  readonly currency: CurrencyCode;
  /** In the order of the items. */
  readonly lines: readonly PurchasedLine<Item>[];
  readonly cart: PricedCart;
}

/** What has been or can be paid of a purchase; by default nothing. */
interface Payable {
  /** What the customer's credit balance can contribute. */
  readonly availableCredit?: bigint;
  /** Captured payments. */
  readonly captured?: bigint;
}

/**
 * The figures of one purchase. Pure: previews and transactions with the same input have the same figures.
 *
 * @throws `invalid_field` for items in another currency and for amounts that are too large,
 * `transaction_invalid_discount_currency` and `transaction_discount_not_eligible`.
 */
export function priceItems<Item extends SoldItem>(
  newError: NewError<PriceItemsCode>,
  pricing: Pricing<Item>,
  { availableCredit = 0n, captured = 0n }: Payable = {},
): Purchase<Item> {
  const { currency, discount, lines } = prepareLines(newError, pricing);
  const cart = priceCart({ lines: lines.map(({ cartLine }) => cartLine), discount, availableCredit, captured });
  checkAmounts(newError, cart.lines, cart.totals);
  return { currency, lines: lines.map((line, index) => ({ ...line, ...cart.lines[index]! })), cart };
}

/**
 * The figures of each item as if it were the only one of its purchase, so a flat discount is taken from
 * each.
 */
export function priceSeparately<Item extends SoldItem>(
  newError: NewError<PriceItemsCode>,
  pricing: Pricing<Item>,
): Omit<Purchase<Item>, 'cart'> {
  const { currency, discount, lines } = prepareLines(newError, pricing);
  const priced = lines.map((line): PurchasedLine<Item> => {
    const cart = priceCart({ lines: [line.cartLine], discount, availableCredit: 0n, captured: 0n });
    return { ...line, ...cart.lines[0]! };
  });
  checkAmounts(newError, priced);
  return { currency, lines: priced };
}
