import type { Cart, CartLine, LineTaxMode, Totals } from '../../../service/money/cart.ts';
import { parsedDecimal } from '../../../service/money/decimal.ts';

/** A discountable line that counts in the totals; rates are decimal texts. */
export function line(
  unitAmount: number,
  quantity: number,
  taxRate: string,
  taxMode: LineTaxMode = 'external',
  proration = '1',
): CartLine {
  return {
    unitAmount: BigInt(unitAmount),
    quantity: BigInt(quantity),
    taxMode,
    taxRate: parsedDecimal(taxRate),
    proration: parsedDecimal(proration),
    discountable: true,
    inTotals: true,
  };
}

/** A cart without discount, credit and payments, unless `rest` names them. */
export function cartOf(lines: readonly CartLine[], rest: Partial<Omit<Cart, 'lines'>> = {}): Cart {
  return { discount: null, availableCredit: 0n, captured: 0n, ...rest, lines };
}

export function totals(subtotal: number, discount: number, tax: number, total: number): Totals {
  return { subtotal: BigInt(subtotal), discount: BigInt(discount), tax: BigInt(tax), total: BigInt(total) };
}
