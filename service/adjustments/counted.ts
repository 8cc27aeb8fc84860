import type { Selectable, Transaction } from 'kysely';

import { added, NOTHING } from '../money/totals.ts';
import type { Totals } from '../money/cart.ts';
import type { AdjustedFigures, AdjustmentAction, AdjustmentRow } from '../storage/rows/adjustment-rows.ts';
import type { TransactionRow } from '../storage/rows/transaction-rows.ts';
import type { Tables } from '../storage/tables.ts';

/** The part of an adjustment that counts towards what is left of its transaction. */
export type Counted = Pick<
  Selectable<AdjustmentRow>,
  'id' | 'action' | 'status' | 'items' | 'totals' | 'payout_totals'
>;

/** These return money that the customer paid. Credits reduce the amount due, before it is paid. */
const RETURNING: readonly AdjustmentAction[] = ['refund', 'chargeback'];
const REDUCING: readonly AdjustmentAction[] = [...RETURNING, 'credit'];

/**
 * The adjustments that take something of a transaction, pending ones included. Rejected and reversed ones
 * take nothing, and the reverse of a chargeback only reports that. Call it while the transaction is locked.
 */
export function countedAdjustments(
  trx: Transaction<Tables>,
  { account_id, id }: Pick<Selectable<TransactionRow>, 'account_id' | 'id'>,
): Promise<readonly Counted[]> {
  return trx
    .selectFrom('adjustments')
    .select(['id', 'action', 'status', 'items', 'totals', 'payout_totals'])
    .where('account_id', '=', account_id)
    .where('transaction_id', '=', id)
    .where('status', 'in', ['pending_approval', 'approved'])
    .where('action', 'in', REDUCING)
    .orderBy('id')
    .execute();
}

export function isReturning({ action }: Pick<Counted, 'action'>): boolean {
  return RETURNING.includes(action);
}

/** The sum of figures. They are after the discount, so the discount of the sum is 0. */
export function summed(figures: readonly AdjustedFigures[]): Totals {
  return figures.reduce(
    (sum, { subtotal, tax, total }) =>
      added(sum, { subtotal: BigInt(subtotal), discount: 0n, tax: BigInt(tax), total: BigInt(total) }),
    NOTHING,
  );
}
