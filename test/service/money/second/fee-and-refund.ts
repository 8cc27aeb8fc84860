import { type Rational, dividedBy, one, plus, rounded, times, whole } from './rational.ts';
import type { SecondTotals } from './second-cart.ts';

/** The fee is a share of the total plus a fixed amount; earnings are what remains without tax. */
export function secondFeeOf(
  { total, tax }: SecondTotals,
  { share, fixed }: { readonly share: Rational; readonly fixed: bigint },
): { readonly fee: bigint; readonly earnings: bigint } {
  const fee = rounded(plus(times(whole(total), share), whole(fixed)));
  return { fee, earnings: total - tax - fee };
}

export interface SecondRefund {
  readonly subtotal: bigint;
  readonly tax: bigint;
  readonly total: bigint;
}

/**
 * What a refund of `amount` takes from a line of which `adjusted` was taken before. Subtotals are net of
 * discounts here: that is what can be refunded.
 */
export function secondRefundShare(
  line: SecondTotals & { readonly taxRate: Rational },
  adjusted: SecondTotals,
  amount: bigint,
  taxMode: 'internal' | 'external',
): SecondRefund {
  const left: SecondRefund = {
    subtotal: line.subtotal - line.discount - (adjusted.subtotal - adjusted.discount),
    tax: line.tax - adjusted.tax,
    total: line.total - adjusted.total,
  };
  const factor = plus(one, line.taxRate);
  const total = taxMode === 'internal' ? amount : rounded(times(whole(amount), factor));
  if (total === left.total) return left;
  const subtotal = taxMode === 'internal' ? rounded(dividedBy(whole(amount), factor)) : amount;
  if (total - subtotal > left.tax) return { subtotal: total - left.tax, tax: left.tax, total };
  if (subtotal > left.subtotal) return { subtotal: left.subtotal, tax: total - left.subtotal, total };
  return { subtotal, tax: total - subtotal, total };
}
