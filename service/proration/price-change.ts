import type { CartDiscount, CartLine, PricedCart, PricedLine } from '../money/cart.ts';
import { type Fraction, fraction } from '../money/fraction.ts';
import { priceCart } from '../money/price-cart.ts';
import { NOTHING, added } from '../money/totals.ts';

/**
 * A line of a change. One that credits has the price, the tax rate and the discount that were paid; one that
 * charges has today's.
 */
export interface PricedChange {
  readonly line: Omit<CartLine, 'discountable' | 'inTotals'>;
  /** The part of the price that a discount takes, such as 1/10; 0 without a discount. */
  readonly discountShare: Fraction;
}

/** The part of a paid line that its discount took, whatever the type of the discount was. */
export function paidShare({ subtotal, discount }: { readonly subtotal: bigint; readonly discount: bigint }): Fraction {
  return subtotal === 0n ? fraction(0n) : fraction(discount, subtotal);
}

/**
 * The figures of the lines of a change and their sum, which is negative when the change credits more than it
 * charges.
 */
export function priceChange(changes: readonly PricedChange[]): Pick<PricedCart, 'lines' | 'totals'> {
  const lines = changes.map(pricedLine);
  const sum = lines.reduce((total, { totals }) => added(total, totals), NOTHING);
  const due = sum.total > 0n ? sum.total : 0n;
  return {
    lines,
    totals: {
      ...sum,
      credit: 0n,
      creditToBalance: due - sum.total,
      grandTotal: due,
      grandTotalTax: due === 0n ? 0n : sum.tax,
      balance: due,
    },
  };
}

/** Each line is priced on its own, because the lines can have different discounts. */
function pricedLine({ line, discountShare }: PricedChange): PricedLine {
  const discount: CartDiscount | null =
    discountShare.numerator === 0n ? null : { type: 'percentage', share: discountShare };
  const cart = priceCart({
    lines: [{ ...line, discountable: true, inTotals: true }],
    discount,
    availableCredit: 0n,
    captured: 0n,
  });
  const [priced] = cart.lines;
  if (priced === undefined) throw new RangeError('internal error: a cart of one line has no line');
  return priced;
}
