import type { Fraction } from './fraction.ts';

/** What the tax of a price does: `external` is added to the amount, `internal` is contained in it. */
export type LineTaxMode = 'external' | 'internal';

/** One line before its figures are known. Amounts are in the smallest unit of the cart's currency. */
export interface CartLine {
  /** At least 0. */
  readonly unitAmount: bigint;
  /** Negative for a line that credits; never 0. */
  readonly quantity: bigint;
  readonly taxMode: LineTaxMode;
  /** 8.875 % is 8875/100000. */
  readonly taxRate: Fraction;
  /** The part of a billing period that the line is for; 1 for a whole one. */
  readonly proration: Fraction;
  /** Whether the discount of the cart applies to the line. */
  readonly discountable: boolean;
  /** `false` for a line that has figures but no part in the totals, and gets nothing of a flat discount. */
  readonly inTotals: boolean;
}

/**
 * - `percentage`: a share of each discountable line; 10 % is 10/100.
 * - `flat`: an amount that is taken from the cart once.
 * - `flat_per_seat`: an amount that is taken from each unit of each discountable line.
 */
export type CartDiscount =
  | { readonly type: 'percentage'; readonly share: Fraction }
  | { readonly type: 'flat'; readonly amount: bigint }
  | { readonly type: 'flat_per_seat'; readonly amount: bigint };

export interface Cart {
  readonly lines: readonly CartLine[];
  readonly discount: CartDiscount | null;
  /** What the customer's credit balance can contribute, at least 0. */
  readonly availableCredit: bigint;
  /** The payments that have been captured, at least 0. */
  readonly captured: bigint;
}

/**
 * `subtotal` excludes tax, `tax` is that of `subtotal − discount`, and `total = subtotal − discount + tax`.
 */
export interface Totals {
  readonly subtotal: bigint;
  readonly discount: bigint;
  readonly tax: bigint;
  readonly total: bigint;
}

export interface CartTotals extends Totals {
  /** What the credit balance contributes. */
  readonly credit: bigint;
  /** What lines that credit leave after they have paid for the others. */
  readonly creditToBalance: bigint;
  /** Due after credit and before payments. */
  readonly grandTotal: bigint;
  readonly grandTotalTax: bigint;
  /** Due after credit and payments. */
  readonly balance: bigint;
}

export interface PricedLine {
  /** One unit on its own. Unit totals don't multiply up to `totals`: each figure is rounded by itself. */
  readonly unitTotals: Totals;
  readonly totals: Totals;
}

export interface PricedCart {
  /** In the order of the cart. */
  readonly lines: readonly PricedLine[];
  /** The lines of the totals, added up by tax rate, in the order of first use. */
  readonly taxRatesUsed: readonly { readonly taxRate: Fraction; readonly totals: Totals }[];
  readonly totals: CartTotals;
}
