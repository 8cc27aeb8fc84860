import { dividedBy, one, plus, rounded, times, whole } from '../second/rational.ts';
import { secondRefundShare } from '../second/fee-and-refund.ts';
import { noTotals, type SecondTotals } from '../second/second-cart.ts';
import { spread } from './spread.ts';
import {
  balanceDue,
  type Figures,
  grandTotal,
  type Model,
  type ModelAdjustedLine,
  type ModelAdjustment,
  type ModelTransaction,
  replace,
} from './model.ts';
import { completed, type Expected } from './transactions.ts';
import { APPROVAL_MINUTES, decimal, PAYOUT_CURRENCIES } from './world.ts';

/** An adjustment of the whole, or of some lines. */
export interface AdjustmentRequest {
  readonly action: 'refund' | 'credit';
  readonly taxMode: 'internal' | 'external';
  /** Null: all that is left. */
  readonly items: readonly { readonly line: number; readonly amount: bigint | null }[] | null;
}

type NewAdjustment = Omit<ModelAdjustment, 'id'>;

/** Those that take something of a transaction, pending ones included. */
function counting({ adjustments }: ModelTransaction): readonly ModelAdjustment[] {
  return adjustments.filter(
    ({ action, status }) => action !== 'chargeback_reverse' && (status === 'approved' || status === 'pending_approval'),
  );
}

/** Those that return money. */
export function returning(transaction: ModelTransaction): readonly ModelAdjustment[] {
  return counting(transaction).filter(({ action }) => action !== 'credit');
}

export function summed(figures: readonly Figures[]): SecondTotals {
  return figures.reduce<SecondTotals>(
    (sum, { subtotal, tax, total }) => ({
      ...sum,
      subtotal: sum.subtotal + subtotal,
      tax: sum.tax + tax,
      total: sum.total + total,
    }),
    noTotals,
  );
}

/** What earlier adjustments took of a line. */
function takenOf(transaction: ModelTransaction, line: number): SecondTotals {
  return summed(counting(transaction).flatMap(({ items }) => items.filter((item) => item.line === line)));
}

/** What is left of a line, tax included. */
export function leftOfLine(transaction: ModelTransaction, line: number): bigint {
  return transaction.lines[line]!.totals.total - takenOf(transaction, line).total;
}

/** What is left to refund: of what the customer paid. What is left to credit: of the amount due. */
export function leftOf(transaction: ModelTransaction, action: ModelAdjustment['action']): bigint {
  return action === 'credit' ? balanceDue(transaction) : grandTotal(transaction) - summed(returning(transaction)).total;
}

function share(
  transaction: ModelTransaction,
  line: number,
  type: 'full' | 'partial',
  amount: bigint | null,
  taxMode: 'internal' | 'external',
): ModelAdjustedLine {
  const { totals, taxRate } = transaction.lines[line]!;
  const figures = { ...totals, taxRate: decimal(taxRate) };
  const taken = amount ?? leftOfLine(transaction, line);
  const mode = amount === null ? 'internal' : taxMode;
  return { line, type, amount, ...secondRefundShare(figures, takenOf(transaction, line), taken, mode) };
}

/**
 * All that is left of every line if the amount reaches it, else the amount in proportion to what is left of
 * each.
 */
function spreadOver(transaction: ModelTransaction, amount: bigint): ModelAdjustedLine[] {
  const open = transaction.lines.flatMap((_, line) => {
    const left = leftOfLine(transaction, line);
    return left > 0n ? [{ line, left }] : [];
  });
  const sum = open.reduce((total, { left }) => total + left, 0n);
  if (amount >= sum) return open.map(({ line }) => share(transaction, line, 'full', null, 'internal'));
  const parts = spread(
    amount,
    open.map(({ left }) => left),
  );
  return open.flatMap(({ line }, index) =>
    parts[index] === 0n ? [] : [share(transaction, line, 'partial', parts[index]!, 'internal')],
  );
}

/** As much of the fee as of the total; what reaches the total takes the rest of the fee. */
function feeShare(transaction: ModelTransaction, total: bigint): bigint {
  const earlier = returning(transaction);
  const fee = transaction.fee ?? 0n;
  const left = fee - earlier.reduce((sum, each) => sum + each.fee, 0n);
  const all = transaction.totals.total;
  if (summed(earlier).total + total >= all) return left;
  const part = rounded(dividedBy(times(whole(fee), whole(total)), whole(all)));
  return part < left ? part : left;
}

function newAdjustment(
  transaction: ModelTransaction,
  of: Pick<NewAdjustment, 'action' | 'type' | 'status' | 'items' | 'approveAt'>,
  chargebackFee = 0n,
): NewAdjustment {
  const { subtotal, tax, total } = summed(of.items);
  const fee = of.action === 'credit' ? 0n : feeShare(transaction, total);
  return { ...of, subtotal, tax, total, fee, chargebackFee };
}

export function expectedAdjustment(
  model: Model,
  transaction: ModelTransaction,
  { action, taxMode, items }: AdjustmentRequest,
): Expected<NewAdjustment> {
  const left = leftOf(transaction, action);
  const faults = adjustmentFaults(transaction, action);
  if (taxMode === 'external' && (action === 'credit' || items === null)) faults.push('adjustment_tax_mode_not_allowed');
  if (left <= 0n) faults.push('adjustment_total_amount_above_remaining_allowed');
  for (const item of items ?? []) faults.push(...itemFaults(transaction, item, taxMode));
  if (faults.length > 0) return { faults };
  const made =
    items === null
      ? spreadOver(transaction, left)
      : items.map(({ line, amount }) =>
          share(transaction, line, amount === null ? 'full' : 'partial', amount, taxMode),
        );
  if (summed(made).total > left) return { faults: ['adjustment_total_amount_above_remaining_allowed'] };
  const isRefund = action === 'refund';
  const adjustment = newAdjustment(transaction, {
    action,
    type: items === null ? 'full' : 'partial',
    status: isRefund ? 'pending_approval' : 'approved',
    items: made,
    approveAt: isRefund ? model.now + APPROVAL_MINUTES : null,
  });
  return { apply: () => adjustment };
}

function adjustmentFaults({ status, collection, open, adjustments }: ModelTransaction, action: 'refund' | 'credit') {
  const faults: string[] = [];
  if (action === 'refund' && status !== 'completed') faults.push('adjustment_transaction_invalid_status_for_refund');
  if (action === 'credit' && (collection === 'automatic' || (status !== 'billed' && status !== 'past_due')))
    faults.push('adjustment_transaction_invalid_status_for_credit');
  if (open !== null) faults.push('transaction_immutable_while_processing_payment');
  if (isPending(adjustments)) faults.push('adjustment_pending_refund_request');
  return faults;
}

function isPending(adjustments: readonly ModelAdjustment[]): boolean {
  return adjustments.some(({ status }) => status === 'pending_approval');
}

function itemFaults(
  transaction: ModelTransaction,
  { line, amount }: NonNullable<AdjustmentRequest['items']>[number],
  taxMode: 'internal' | 'external',
): string[] {
  const { totals, taxRate } = transaction.lines[line]!;
  const left = leftOfLine(transaction, line);
  if (totals.total <= 0n) return ['adjustment_amount_cannot_be_zero'];
  if (left <= 0n) return ['adjustment_transaction_item_has_already_been_fully_adjusted'];
  if (amount === null) return [];
  if (amount === 0n) return ['adjustment_amount_cannot_be_zero'];
  const withTax = plus(one, decimal(taxRate));
  const taken = taxMode === 'internal' ? amount : rounded(times(whole(amount), withTax));
  if (taken > totals.total) return ['adjustment_transaction_item_over_adjustment'];
  return taken > left ? ['adjustment_amount_above_remaining_allowed'] : [];
}

/**
 * Stores an adjustment. A credit reduces the amount due; one of all that is due completes the transaction.
 */
export function add(model: Model, transaction: ModelTransaction, id: string, adjustment: NewAdjustment): void {
  const next = { ...transaction, adjustments: [...transaction.adjustments, { ...adjustment, id }] };
  const isSettled = adjustment.action === 'credit' && balanceDue(next) === 0n;
  replace(model, isSettled ? completed(model, next) : next);
}

/** The chargeback of an amount; null when it is rejected. */
export function expectedChargeback(
  transaction: ModelTransaction,
  amount: bigint | null,
  fee: bigint,
): NewAdjustment | null {
  const left = leftOf(transaction, 'chargeback');
  const disputed = amount ?? left;
  if (transaction.status !== 'completed' || isPending(transaction.adjustments)) return null;
  if (disputed <= 0n || disputed > left) return null;
  if (fee > 0n && !PAYOUT_CURRENCIES.includes(transaction.currency)) return null;
  const items = spreadOver(transaction, disputed);
  const type = amount === null ? 'full' : 'partial';
  return newAdjustment(transaction, { action: 'chargeback', type, status: 'approved', items, approveAt: null }, fee);
}

/** Changes an adjustment of a transaction. */
export function moved(
  model: Model,
  transaction: ModelTransaction,
  id: string,
  changes: Partial<Pick<ModelAdjustment, 'status' | 'approveAt'>>,
): ModelTransaction {
  const next = {
    ...transaction,
    adjustments: transaction.adjustments.map((each) => (each.id === id ? { ...each, ...changes } : each)),
  };
  replace(model, next);
  return next;
}

/**
 * Approves refunds that have waited long enough, and those that an operator approved; the gateway refunds
 * them.
 */
export function passDueRefunds(model: Model): void {
  for (const { id: transactionId } of model.transactions) {
    const transaction = model.transactions.find(({ id }) => id === transactionId)!;
    for (const { id, status, approveAt } of transaction.adjustments) {
      if (status === 'pending_approval' && (approveAt === null || approveAt <= model.now))
        moved(model, transaction, id, { status: 'approved', approveAt: null });
    }
  }
}
