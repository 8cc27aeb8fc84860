import type { Selectable } from 'kysely';

import { fraction, rounded } from '../money/fraction.ts';
import type { TransactionRow } from '../storage/rows/transaction-rows.ts';
import { type Counted, isReturning, summed } from './counted.ts';

type Row = Selectable<TransactionRow>;

/**
 * The totals of a transaction after its approved adjustments. Credits are in the `grand_total` of the totals
 * already: they reduce the amount due. Refunds and chargebacks return what was paid, so they reduce the
 * adjusted one only.
 */
export function adjustedAmounts(
  row: Pick<Row, 'totals' | 'payout_totals'>,
  counted: readonly Counted[],
): Pick<Row, 'adjusted_totals' | 'adjusted_payout_totals'> {
  const approved = counted.filter(({ status }) => status === 'approved');
  const { totals } = row;
  const taken = summed(approved.map((each) => each.totals));
  const subtotal = BigInt(totals.subtotal) - BigInt(totals.discount) - taken.subtotal;
  const tax = BigInt(totals.tax) - taken.tax;
  const total = BigInt(totals.total) - taken.total;
  const returned = summed(approved.filter(isReturning).map((each) => each.totals)).total;
  const grandTotal = BigInt(totals.grand_total) - returned;
  const sumOf = (member: 'fee' | 'retained_fee'): bigint =>
    approved.reduce((sum, each) => sum + BigInt(each.totals[member]), 0n);
  const fee = totals.fee === null ? null : BigInt(totals.fee) - sumOf('fee');
  const figures = { subtotal: String(subtotal), tax: String(tax), total: String(total) };
  const adjusted_totals = {
    ...figures,
    grand_total: String(grandTotal),
    grand_total_tax: String(total === 0n ? 0n : rounded(fraction(tax * grandTotal, total))),
    fee: fee === null ? null : String(fee),
    retained_fee: String(sumOf('retained_fee')),
    earnings: fee === null ? null : String(subtotal - fee),
    currency_code: totals.currency_code,
  };
  if (row.payout_totals === null || fee === null) return { adjusted_totals, adjusted_payout_totals: null };
  const chargebackFee = approved.reduce(
    (sum, { payout_totals }) => sum + BigInt(payout_totals?.chargeback_fee.amount ?? '0'),
    0n,
  );
  return {
    adjusted_totals,
    adjusted_payout_totals: {
      ...figures,
      fee: String(fee),
      retained_fee: adjusted_totals.retained_fee,
      chargeback_fee: { amount: String(chargebackFee), original: null },
      earnings: String(subtotal - fee - chargebackFee),
      exchange_rate: row.payout_totals.exchange_rate,
      currency_code: row.payout_totals.currency_code,
    },
  };
}
