import type { Totals } from './cart.ts';
import { type Fraction, fraction, rounded, times } from './fraction.ts';

/**
 * The fee of a transaction, a share of its total plus a fixed amount, and what it leaves:
 * `earnings = total − tax − fee`. A transaction that takes no payment has no fee; its caller must not
 * compute one.
 */
export function feeOf(
  { tax, total }: Totals,
  fee: { readonly share: Fraction; readonly fixed: bigint },
): { readonly fee: bigint; readonly earnings: bigint } {
  const taken = rounded(times(fraction(total), fee.share)) + fee.fixed;
  return { fee: taken, earnings: total - tax - taken };
}
