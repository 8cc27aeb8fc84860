import type { Selectable } from 'kysely';

import { fraction, rounded } from '../money/fraction.ts';
import type {
  AdjustedFigures,
  AdjustmentAction,
  AdjustmentLine,
  AdjustmentRow,
  AdjustmentTotals,
} from '../storage/rows/adjustment-rows.ts';
import type { TransactionRow } from '../storage/rows/transaction-rows.ts';
import { type Counted, isReturning, summed } from './counted.ts';
import { currentRate } from './remainder.ts';

type Row = Selectable<TransactionRow>;

/** The figures of an adjustment with these items. */
export function adjustmentFigures(
  row: Row,
  earlier: readonly Counted[],
  action: AdjustmentAction,
  items: readonly AdjustmentLine[],
  chargebackFee = 0n,
): Pick<Selectable<AdjustmentRow>, 'totals' | 'payout_totals' | 'tax_rates_used'> {
  const figures = figuresOf(items);
  const fee = action === 'credit' ? 0n : refundedFee(row, earlier, BigInt(figures.total));
  const totals: AdjustmentTotals = {
    ...figures,
    fee: String(fee),
    retained_fee: '0',
    earnings: String(BigInt(figures.subtotal) - fee),
    currency_code: row.currency_code,
  };
  return {
    totals,
    // Payouts are in the currency of the transaction, at the rate 1.
    payout_totals: row.payout_totals && {
      ...totals,
      earnings: String(BigInt(totals.earnings) + chargebackFee),
      chargeback_fee: { amount: String(chargebackFee), original: null },
    },
    tax_rates_used: taxRatesUsed(row, earlier, items),
  };
}

/**
 * The part of the transaction's fee that is refunded: as much of it as of the total. The adjustment that
 * reaches the total takes the rest of the fee, and none takes more than is left of it.
 */
function refundedFee({ totals }: Row, earlier: readonly Counted[], total: bigint): bigint {
  const returning = earlier.filter(isReturning).map((each) => each.totals);
  const left = BigInt(totals.fee ?? '0') - returning.reduce((sum, { fee }) => sum + BigInt(fee), 0n);
  if (summed(returning).total + total >= BigInt(totals.total)) return left;
  const share = rounded(fraction(BigInt(totals.fee ?? '0') * total, BigInt(totals.total)));
  return share < left ? share : left;
}

function taxRatesUsed(
  { lines }: Row,
  earlier: readonly Counted[],
  items: readonly AdjustmentLine[],
): Selectable<AdjustmentRow>['tax_rates_used'] {
  const rateOf = new Map(lines.map((line) => [line.id, currentRate(line, earlier)]));
  const byRate = Map.groupBy(items, ({ item_id }) => rateOf.get(item_id) ?? '0');
  return [...byRate].map(([tax_rate, each]) => ({ tax_rate, totals: figuresOf(each) }));
}

function figuresOf(items: readonly AdjustmentLine[]): AdjustedFigures {
  const { subtotal, tax, total } = summed(items.map(({ totals }) => totals));
  return { subtotal: String(subtotal), tax: String(tax), total: String(total) };
}
