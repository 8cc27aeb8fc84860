import * as fc from 'fast-check';

import type { SecondRefund } from './fee-and-refund.ts';
import { lineTotals } from './line-totals.ts';
import { type Rational, one, plus, rounded, times, whole } from './rational.ts';
import { anyLine, anyShare } from './random-cart.ts';
import { noTotals, type SecondTotals } from './second-cart.ts';

type TaxMode = 'internal' | 'external';

/** A line, and refunds of it, each a part of what is left; the last one takes everything. */
interface Refunds {
  readonly line: SecondTotals & { readonly taxRate: Rational };
  readonly steps: readonly { readonly percent: number; readonly taxMode: TaxMode }[];
}

type RefundShare = (line: Refunds['line'], adjusted: SecondTotals, amount: bigint, taxMode: TaxMode) => SecondRefund;

export const anyRefunds: fc.Arbitrary<Refunds> = fc.record({
  line: fc.record({ line: anyLine, share: anyShare, discounted: fc.boolean() }).map(({ line, share, discounted }) => ({
    ...lineTotals(
      { ...line, quantity: line.quantity < 0n ? -line.quantity : line.quantity },
      discounted ? { type: 'percentage', share } : null,
      0n,
    ),
    taxRate: line.taxRate,
  })),
  steps: fc.array(
    fc.record({ percent: fc.integer({ min: 1, max: 100 }), taxMode: fc.constantFrom<TaxMode>('internal', 'external') }),
    { minLength: 1, maxLength: 6 },
  ),
});

/**
 * The figures of the refunds, made one after the other by `refundShare`. A refund of nothing, or of more
 * than is left, is not made.
 */
export function refundedInTurn(refundShare: RefundShare, { line, steps }: Refunds): readonly SecondRefund[] {
  const refunds: SecondRefund[] = [];
  let adjusted = noTotals;
  for (const { percent, taxMode } of [...steps, { percent: 100, taxMode: 'internal' as const }]) {
    const leftTotal = line.total - adjusted.total;
    const leftNet = line.subtotal - line.discount - adjusted.subtotal;
    const amount = ((taxMode === 'internal' ? leftTotal : leftNet) * BigInt(percent)) / 100n;
    const total = taxMode === 'internal' ? amount : rounded(times(whole(amount), plus(one, line.taxRate)));
    if (amount <= 0n || total > leftTotal) continue;
    const refund = refundShare(line, adjusted, amount, taxMode);
    refunds.push(refund);
    adjusted = {
      subtotal: adjusted.subtotal + refund.subtotal,
      discount: 0n,
      tax: adjusted.tax + refund.tax,
      total: adjusted.total + refund.total,
    };
  }
  return refunds;
}
