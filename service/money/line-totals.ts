import type { CartDiscount, CartLine, Totals } from './cart.ts';
import { type Fraction, ONE, dividedBy, fraction, minus, plus, rounded, times } from './fraction.ts';
import { negated } from './totals.ts';

/** What a discount takes from one line: a share of it, or an amount; 0 when nothing is taken. */
export type LineDiscount =
  | { readonly type: 'share'; readonly share: Fraction }
  | { readonly type: 'amount'; readonly amount: bigint };

export const NO_DISCOUNT: LineDiscount = { type: 'amount', amount: 0n };

/** The price of a line before rounding; it contains tax if the line's tax mode is `internal`. */
export function grossOf({ unitAmount, quantity, proration }: CartLine): Fraction {
  return times(fraction(unitAmount * quantity), proration);
}

/** What a discount other than a flat one takes from a line of positive quantity. */
export function lineDiscount(
  discount: CartDiscount | null,
  { discountable, quantity, proration }: CartLine,
): LineDiscount {
  if (discount === null || !discountable || discount.type === 'flat') return NO_DISCOUNT;
  if (discount.type === 'percentage') return { type: 'share', share: discount.share };
  return { type: 'amount', amount: rounded(times(fraction(discount.amount * quantity), proration)) };
}

/**
 * The figures of a line. Each is rounded once, from exact numbers; only `tax` is what the rounded others
 * leave: `total − (subtotal − discount)`. So tax is never negative, and 0 at the rate 0. A line of negative
 * quantity has the figures of the positive one, negated.
 */
export function lineTotals(line: CartLine, discountOf: (positive: CartLine) => LineDiscount): Totals {
  const isCredit = line.quantity < 0n;
  const positive = isCredit ? { ...line, quantity: -line.quantity } : line;
  const totals = positiveTotals(positive, discountOf(positive));
  return isCredit ? negated(totals) : totals;
}

function positiveTotals(line: CartLine, discount: LineDiscount): Totals {
  const gross = grossOf(line);
  const subtotal = rounded(withoutTax(line, gross));
  const taken = takenFrom(line, gross, discount);
  const left = taken === undefined ? gross : minus(gross, taken);
  const net = rounded(withoutTax(line, left));
  // What is left of a prorated price below one unit can be rounded to nothing before tax, and to one with
  // tax: then nothing is due.
  if (taken !== undefined && net <= 0n) return { subtotal, discount: subtotal, tax: 0n, total: 0n };
  const total = rounded(withTax(line, left));
  return { subtotal, discount: subtotal - net, tax: total - net, total };
}

/**
 * What a discount takes from the price; undefined when it takes nothing. It follows the tax mode of the
 * line: it contains tax if the price does. Only a share of such a price is not rounded, so that the customer
 * pays exactly the share less.
 */
function takenFrom({ taxMode }: CartLine, gross: Fraction, discount: LineDiscount): Fraction | undefined {
  if (discount.type === 'share') {
    const share = times(gross, discount.share);
    return taxMode === 'internal' ? share : fraction(rounded(share));
  }
  if (discount.amount === 0n) return undefined;
  const whole = rounded(gross);
  return fraction(discount.amount < whole ? discount.amount : whole);
}

function withTax({ taxMode, taxRate }: CartLine, amount: Fraction): Fraction {
  return taxMode === 'internal' ? amount : times(amount, plus(ONE, taxRate));
}

function withoutTax({ taxMode, taxRate }: CartLine, amount: Fraction): Fraction {
  return taxMode === 'external' ? amount : dividedBy(amount, plus(ONE, taxRate));
}
