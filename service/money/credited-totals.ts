import { fraction, rounded } from './fraction.ts';

/** Amounts in the smallest unit, as strings. */
interface CreditableTotals {
  readonly tax: string;
  readonly total: string;
  readonly credit: string;
  readonly grand_total: string;
  readonly grand_total_tax: string;
  readonly balance: string;
}

/**
 * Totals with more credit, or with less if `amount` is negative: `grand_total` and `balance` change by as
 * much, and the tax of the amount due is in proportion to it.
 */
export function creditedTotals<Of extends CreditableTotals>(totals: Of, amount: bigint): Of {
  const total = BigInt(totals.total);
  const grandTotal = BigInt(totals.grand_total) - amount;
  return {
    ...totals,
    credit: String(BigInt(totals.credit) + amount),
    grand_total: String(grandTotal),
    grand_total_tax: String(total <= 0n ? 0n : rounded(fraction(BigInt(totals.tax) * grandTotal, total))),
    balance: String(BigInt(totals.balance) - amount),
  };
}
