import type { Rational } from './rational.ts';

/**
 * What a cart consists of, stated a second time so that both implementations share nothing. Amounts are
 * minor units.
 */
export interface SecondLine {
  readonly unitAmount: bigint;
  /** Negative for a credited line, never 0. */
  readonly quantity: bigint;
  readonly taxMode: 'external' | 'internal';
  readonly taxRate: Rational;
  readonly proration: Rational;
  readonly discountable: boolean;
  /** False: the line has figures, but the totals of the cart and a flat discount ignore it. */
  readonly inTotals: boolean;
}

export type SecondDiscount =
  | { readonly type: 'percentage'; readonly share: Rational }
  | { readonly type: 'flat'; readonly amount: bigint }
  | { readonly type: 'flat_per_seat'; readonly amount: bigint };

export interface SecondCart {
  readonly lines: readonly SecondLine[];
  readonly discount: SecondDiscount | null;
  readonly availableCredit: bigint;
  readonly captured: bigint;
}

export interface SecondTotals {
  readonly subtotal: bigint;
  readonly discount: bigint;
  readonly tax: bigint;
  readonly total: bigint;
}

export const noTotals: SecondTotals = { subtotal: 0n, discount: 0n, tax: 0n, total: 0n };

export function sumOf(all: readonly SecondTotals[]): SecondTotals {
  return all.reduce(
    (sum, each) => ({
      subtotal: sum.subtotal + each.subtotal,
      discount: sum.discount + each.discount,
      tax: sum.tax + each.tax,
      total: sum.total + each.total,
    }),
    noTotals,
  );
}
