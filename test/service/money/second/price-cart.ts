import { flatParts } from './flat-parts.ts';
import { lineTotals } from './line-totals.ts';
import { type Rational, dividedBy, isEqual, rounded, times, whole } from './rational.ts';
import { type SecondCart, type SecondTotals, sumOf } from './second-cart.ts';

interface SecondPricedLine {
  readonly unitTotals: SecondTotals;
  readonly totals: SecondTotals;
}

interface SecondTaxRate {
  readonly taxRate: Rational;
  readonly totals: SecondTotals;
}

export interface SecondCartTotals extends SecondTotals {
  readonly credit: bigint;
  readonly creditToBalance: bigint;
  readonly grandTotal: bigint;
  readonly grandTotalTax: bigint;
  readonly balance: bigint;
}

export interface SecondPricedCart {
  readonly lines: readonly SecondPricedLine[];
  readonly taxRatesUsed: readonly SecondTaxRate[];
  readonly totals: SecondCartTotals;
}

/**
 * Every figure of a cart: the second implementation of the money arithmetic, in the order in which the rules
 * are written.
 */
export function secondPriceCart(cart: SecondCart): SecondPricedCart {
  const parts = flatParts(cart);
  const unitDiscount = cart.discount?.type === 'flat' ? null : cart.discount;
  const lines = cart.lines.map((line, index) => ({
    unitTotals: lineTotals({ ...line, quantity: 1n }, unitDiscount, 0n),
    totals: lineTotals(line, cart.discount, parts[index]!),
  }));
  return { lines, taxRatesUsed: taxRatesUsed(cart, lines), totals: cartTotals(cart, lines) };
}

function taxRatesUsed(cart: SecondCart, lines: readonly SecondPricedLine[]): readonly SecondTaxRate[] {
  const counted = cart.lines.filter(({ inTotals }) => inTotals);
  const firstUses = counted.filter(
    ({ taxRate }, index) => counted.findIndex((earlier) => isEqual(earlier.taxRate, taxRate)) === index,
  );
  return firstUses.map(({ taxRate }) => ({
    taxRate,
    totals: sumOf(
      cart.lines.flatMap((line, index) =>
        line.inTotals && isEqual(line.taxRate, taxRate) ? [lines[index]!.totals] : [],
      ),
    ),
  }));
}

function cartTotals(cart: SecondCart, lines: readonly SecondPricedLine[]): SecondCartTotals {
  const sum = sumOf(cart.lines.flatMap((line, index) => (line.inTotals ? [lines[index]!.totals] : [])));
  const creditToBalance = sum.total < 0n ? -sum.total : 0n;
  const positive = sum.total > 0n ? sum.total : 0n;
  const credit = cart.availableCredit < positive ? cart.availableCredit : positive;
  const grandTotal = positive - credit;
  return {
    ...sum,
    credit,
    creditToBalance,
    grandTotal,
    grandTotalTax: grandTotalTax(sum, credit, grandTotal),
    balance: grandTotal - cart.captured,
  };
}

function grandTotalTax({ tax, total }: SecondTotals, credit: bigint, grandTotal: bigint): bigint {
  if (total <= 0n) return 0n;
  if (credit === 0n) return tax;
  return rounded(dividedBy(times(whole(tax), whole(grandTotal)), whole(total)));
}
