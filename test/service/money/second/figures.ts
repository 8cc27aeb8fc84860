import type { Rational } from './rational.ts';
import type { SecondTotals } from './second-cart.ts';
import type { SecondPricedCart } from './price-cart.ts';

function totals({ subtotal, discount, tax, total }: SecondTotals): string {
  return `${subtotal} ${discount} ${tax} ${total}`;
}

/** Equal fractions have equal texts: rates have up to six decimals. */
function rate({ numerator, denominator }: Rational): string {
  return `${(numerator * 1_000_000n) / denominator} ppm`;
}

/**
 * Every figure of a priced cart, one line each, so that two results compare fast and a difference can be
 * read.
 */
export function figuresOf({ lines, taxRatesUsed, totals: cart }: SecondPricedCart): string {
  return [
    ...lines.map((line, index) => `line ${index + 1}: ${totals(line.totals)}, unit: ${totals(line.unitTotals)}`),
    ...taxRatesUsed.map((each) => `rate ${rate(each.taxRate)}: ${totals(each.totals)}`),
    `cart: ${totals(cart)}`,
    `credit: ${cart.credit} ${cart.creditToBalance}`,
    `grand total: ${cart.grandTotal} ${cart.grandTotalTax} ${cart.balance}`,
  ].join('\n');
}
