import type { Cart, CartLine, CartTotals, PricedCart, PricedLine, Totals } from './cart.ts';
import { type Fraction, areEqual, fraction, rounded } from './fraction.ts';
import { lineDiscount, lineTotals } from './line-totals.ts';
import { spreadFlat } from './spread-flat.ts';
import { NOTHING, added } from './totals.ts';

/**
 * Every figure of a transaction, from its lines, its discount, credit and payments. The arithmetic is exact:
 * amounts are integers of any size, rates are fractions, and each figure is rounded once (see `rounded`).
 * The totals are sums of the lines.
 */
export function priceCart({ lines, discount, availableCredit, captured }: Cart): PricedCart {
  const flat = discount?.type === 'flat' ? spreadFlat(lines, discount.amount) : undefined;
  const priced = lines.map((line, index): PricedLine => {
    const part = flat?.[index];
    return {
      // A flat discount is one of the cart: a unit on its own has no part in it.
      unitTotals: lineTotals({ ...line, quantity: 1n }, (unit) => lineDiscount(discount, unit)),
      totals: lineTotals(line, (positive) =>
        part === undefined ? lineDiscount(discount, positive) : { type: 'amount', amount: part },
      ),
    };
  });
  const counted = lines.flatMap((line, index) => (line.inTotals ? [{ line, totals: priced[index]!.totals }] : []));
  return {
    lines: priced,
    taxRatesUsed: byTaxRate(counted),
    totals: cartTotals(
      counted.reduce((sum, { totals }) => added(sum, totals), NOTHING),
      availableCredit,
      captured,
    ),
  };
}

function byTaxRate(lines: readonly { readonly line: CartLine; readonly totals: Totals }[]): PricedCart['taxRatesUsed'] {
  const used: { readonly taxRate: Fraction; totals: Totals }[] = [];
  for (const { line, totals } of lines) {
    const known = used.find(({ taxRate }) => areEqual(taxRate, line.taxRate));
    if (known === undefined) used.push({ taxRate: line.taxRate, totals });
    else known.totals = added(known.totals, totals);
  }
  return used;
}

function cartTotals(sum: Totals, availableCredit: bigint, captured: bigint): CartTotals {
  const due = sum.total > 0n ? sum.total : 0n;
  const credit = availableCredit < due ? availableCredit : due;
  const grandTotal = due - credit;
  return {
    ...sum,
    credit,
    creditToBalance: due - sum.total,
    grandTotal,
    grandTotalTax: due === 0n ? 0n : rounded(fraction(sum.tax * grandTotal, due)),
    balance: grandTotal - captured,
  };
}
