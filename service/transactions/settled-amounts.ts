import type { Selectable } from 'kysely';

import { parsedDecimal } from '../money/decimal.ts';
import { feeOf } from '../money/fee.ts';
import { isPayoutCurrency } from '../money/payout-currencies.ts';
import type { FeeRule } from '../services.ts';
import type { TransactionRow } from '../storage/rows/transaction-rows.ts';

type Row = Selectable<TransactionRow>;

/**
 * The amounts of a paid transaction with the fee, the earnings and the payout. The fee is a share of the
 * total plus a fixed amount in the currency of the transaction; without a charge there is no fee. Payouts
 * are in the currency of the transaction, at the rate 1, until the service has exchange rates; until then,
 * there are no payout totals in a currency that is not paid out.
 */
export function settledAmounts(
  row: Pick<Row, 'totals' | 'adjusted_totals' | 'currency_code'>,
  rule: FeeRule,
): Pick<Row, 'totals' | 'adjusted_totals' | 'payout_totals' | 'adjusted_payout_totals'> {
  const { subtotal, discount, tax, total, grand_total } = row.totals;
  const amounts = { subtotal: BigInt(subtotal), discount: BigInt(discount), tax: BigInt(tax), total: BigInt(total) };
  const isCharged = BigInt(grand_total) > 0n;
  const { fee, earnings } = isCharged
    ? feeOf(amounts, { share: parsedDecimal(rule.share), fixed: rule.fixed })
    : { fee: 0n, earnings: amounts.total - amounts.tax };
  const settled = { fee: String(fee), earnings: String(earnings) };
  const totals = { ...row.totals, ...settled };
  const adjusted = row.adjusted_totals;
  // Credits on the invoice reduced it before anything was charged; they return nothing of the fee.
  const left = { fee: settled.fee, earnings: String(BigInt(adjusted.subtotal) - fee) };
  const adjusted_totals = { ...adjusted, ...left };
  if (!isPayoutCurrency(row.currency_code))
    return { totals, adjusted_totals, payout_totals: null, adjusted_payout_totals: null };
  return {
    totals,
    adjusted_totals,
    payout_totals: { ...totals, ...settled, fee_rate: isCharged ? rule.share : '0', exchange_rate: '1' },
    adjusted_payout_totals: {
      subtotal: adjusted.subtotal,
      tax: adjusted.tax,
      total: adjusted.total,
      ...left,
      retained_fee: '0',
      chargeback_fee: { amount: '0', original: null },
      exchange_rate: '1',
      currency_code: row.currency_code,
    },
  };
}
