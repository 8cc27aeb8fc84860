import type { LineTaxMode, Totals } from './cart.ts';
import { type Fraction, ONE, dividedBy, fraction, plus, rounded, times } from './fraction.ts';

/**
 * The figures of a refunded or credited amount. `subtotal` is after discount, so `total = subtotal + tax`.
 */
export interface AdjustedShare {
  readonly subtotal: bigint;
  readonly tax: bigint;
  readonly total: bigint;
}

/**
 * How an amount that is refunded or credited of a line divides into net and tax. With the tax mode
 * `internal` the amount contains tax, with `external` tax is added. The adjustment that reaches the total of
 * the line takes exactly what earlier ones left of net and tax, so that adjustments of the whole line add up
 * to its figures; no adjustment takes more net or more tax than is left.
 *
 * @param adjusted the sum of earlier adjustments of the line, its `subtotal − discount` being net.
 * @param amount greater than 0. Check it against what is left of the line first: a larger one takes what is
 *   left.
 */
export function refundShare(
  line: Totals & { readonly taxRate: Fraction },
  adjusted: Totals,
  amount: bigint,
  taxMode: LineTaxMode,
): AdjustedShare {
  const left = {
    subtotal: line.subtotal - line.discount - (adjusted.subtotal - adjusted.discount),
    tax: line.tax - adjusted.tax,
    total: line.total - adjusted.total,
  };
  const factor = plus(ONE, line.taxRate);
  const total = taxMode === 'internal' ? amount : rounded(times(fraction(amount), factor));
  if (total >= left.total) return left;
  const subtotal = taxMode === 'internal' ? rounded(dividedBy(fraction(amount), factor)) : amount;
  const tax = smaller(total - smaller(subtotal, left.subtotal), left.tax);
  return { subtotal: total - tax, tax, total };
}

function smaller(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}
