import { type Rational, dividedBy, minus, one, plus, rounded, times, whole } from './rational.ts';
import type { SecondDiscount, SecondLine, SecondTotals } from './second-cart.ts';

/**
 * What a line costs before discounts, unrounded: without tax if the price is external, with tax if it is
 * internal.
 */
export function grossOf(line: SecondLine): Rational {
  return times(times(whole(line.unitAmount), whole(line.quantity)), line.proration);
}

/**
 * The figures of a line.
 *
 * @param part the line's part of a flat discount; 0 if the discount is of another type
 */
export function lineTotals(line: SecondLine, discount: SecondDiscount | null, part: bigint): SecondTotals {
  if (line.quantity < 0n) {
    const opposite = lineTotals({ ...line, quantity: -line.quantity }, discount, part);
    return {
      subtotal: -opposite.subtotal,
      discount: -opposite.discount,
      tax: -opposite.tax,
      total: -opposite.total,
    };
  }
  if (discount === null || !line.discountable) return undiscounted(line);
  if (discount.type === 'percentage') return withPercentage(line, discount.share);
  if (discount.type === 'flat_per_seat') {
    const seats = times(whole(discount.amount * line.quantity), line.proration);
    return withAmountOff(line, rounded(seats));
  }
  return withAmountOff(line, part);
}

function withTax(net: Rational, line: SecondLine): Rational {
  return times(net, plus(one, line.taxRate));
}

function withoutTax(amount: Rational, line: SecondLine): Rational {
  return dividedBy(amount, plus(one, line.taxRate));
}

function exclusiveOf(line: SecondLine): Rational {
  return line.taxMode === 'external' ? grossOf(line) : withoutTax(grossOf(line), line);
}

/** Tax is never rounded on its own: it is what makes the other three figures add up. */
function figures(subtotal: bigint, discount: bigint, total: bigint): SecondTotals {
  return { subtotal, discount, tax: total - (subtotal - discount), total };
}

function undiscounted(line: SecondLine): SecondTotals {
  const exclusive = exclusiveOf(line);
  return figures(rounded(exclusive), 0n, rounded(withTax(exclusive, line)));
}

function withPercentage(line: SecondLine, share: Rational): SecondTotals {
  const gross = grossOf(line);
  if (line.taxMode === 'internal') return withTaxedReduction(line, times(gross, share));
  return withUntaxedReduction(line, rounded(times(gross, share)));
}

/**
 * An amount off the line is without tax if the price is external, and includes tax if the price is internal.
 */
function withAmountOff(line: SecondLine, amount: bigint): SecondTotals {
  if (amount === 0n) return undiscounted(line);
  const most = rounded(grossOf(line));
  if (amount >= most) return free(line);
  if (line.taxMode === 'internal') return withTaxedReduction(line, whole(amount));
  return withUntaxedReduction(line, amount);
}

function withUntaxedReduction(line: SecondLine, discount: bigint): SecondTotals {
  const subtotal = rounded(exclusiveOf(line));
  if (discount === subtotal) return free(line);
  return figures(subtotal, discount, rounded(withTax(minus(grossOf(line), whole(discount)), line)));
}

function withTaxedReduction(line: SecondLine, reduction: Rational): SecondTotals {
  const subtotal = rounded(exclusiveOf(line));
  const left = minus(grossOf(line), reduction);
  const discount = subtotal - rounded(withoutTax(left, line));
  if (discount === subtotal) return free(line);
  return figures(subtotal, discount, rounded(left));
}

/** A discount that takes the whole subtotal leaves nothing to tax. */
function free(line: SecondLine): SecondTotals {
  const subtotal = rounded(exclusiveOf(line));
  return figures(subtotal, subtotal, 0n);
}
