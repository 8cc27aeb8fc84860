import { dividedBy, rounded, times, whole } from '../second/rational.ts';
import { summed } from './adjustments.ts';
import {
  balanceDue,
  creditedBy,
  grandTotal,
  type Model,
  type ModelAdjustment,
  type ModelTransaction,
} from './model.ts';
import type { ShownAdjustment, ShownState, ShownTransaction } from './real-state.ts';
import { PAYOUT_CURRENCIES } from './world.ts';

/** The model in the form in which the state of the service is read. */
export function shownModel(model: Model): ShownState {
  return {
    transactions: model.transactions.map(shownTransaction),
    balances: Object.fromEntries(
      [...model.balances].map(([key, { available, reserved, used }]) => [key, `${available} ${reserved} ${used}`]),
    ),
    timesUsed: model.discounts.map(({ used }) => used),
  };
}

/** The part of the tax that belongs to a part of the total. */
function taxOf(tax: bigint, part: bigint, total: bigint): bigint {
  return total <= 0n ? 0n : rounded(dividedBy(times(whole(tax), whole(part)), whole(total)));
}

function shownTransaction(transaction: ModelTransaction): ShownTransaction {
  const { id, status, currency, lines, totals, payments, adjustments, fee, isNumbered } = transaction;
  const { subtotal, discount, tax, total } = totals;
  const due = grandTotal(transaction);
  return {
    id,
    status,
    currency,
    isNumbered,
    lines: lines.map((line) => `${line.quantity} ${line.taxRate} ${amounts(line.totals)}`),
    totals: `${amounts(totals)} credit ${transaction.credit + creditedBy(adjustments)} due ${due} taxed ${taxOf(tax, due, total)} balance ${balanceDue(transaction)} fee ${fee} earnings ${fee === null ? null : total - tax - fee}`,
    ...adjustedTotals(transaction, subtotal - discount),
    payments: payments.map((payment) => `${payment.amount} ${payment.status} ${payment.error}`),
    adjustments: adjustments.map(shownAdjustment).sort((a, b) => (a.id < b.id ? -1 : 1)),
  };
}

function adjustedTotals(
  transaction: ModelTransaction,
  net: bigint,
): Pick<ShownTransaction, 'adjustedTotals' | 'adjustedPayout'> {
  const { totals, adjustments } = transaction;
  const approved = adjustments.filter(({ action, status }) => action !== 'chargeback_reverse' && status === 'approved');
  const taken = summed(approved);
  const [subtotal, tax, total] = [net - taken.subtotal, totals.tax - taken.tax, totals.total - taken.total];
  const due = grandTotal(transaction) - summed(approved.filter(({ action }) => action !== 'credit')).total;
  const fee = transaction.fee === null ? null : transaction.fee - sumOf(approved, 'fee');
  const shown = `${subtotal} + ${tax} = ${total} due ${due} taxed ${taxOf(tax, due, total)} fee ${fee} earnings ${fee === null ? null : subtotal - fee}`;
  if (fee === null || !PAYOUT_CURRENCIES.includes(transaction.currency))
    return { adjustedTotals: shown, adjustedPayout: null };
  const chargebackFee = sumOf(approved, 'chargebackFee');
  return {
    adjustedTotals: shown,
    adjustedPayout: `${subtotal} + ${tax} = ${total} fee ${fee} chargebacks ${chargebackFee} earnings ${subtotal - fee - chargebackFee}`,
  };
}

function sumOf(adjustments: readonly ModelAdjustment[], name: 'fee' | 'chargebackFee'): bigint {
  return adjustments.reduce((sum, each) => sum + each[name], 0n);
}

function amounts({ subtotal, discount, tax, total }: ModelTransaction['totals']): string {
  return `${subtotal} - ${discount} + ${tax} = ${total}`;
}

function shownAdjustment(adjustment: ModelAdjustment): ShownAdjustment {
  const { id, action, type, status, items, subtotal, tax, total, fee } = adjustment;
  return {
    id,
    text: `${action} ${type} ${status}: ${subtotal} + ${tax} = ${total} fee ${fee} earnings ${subtotal - fee}`,
    items: items.map(
      (item) => `line ${item.line} ${item.type} ${item.amount}: ${item.subtotal} + ${item.tax} = ${item.total}`,
    ),
  };
}
