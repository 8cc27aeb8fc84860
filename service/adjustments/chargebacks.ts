import type { Adjustment } from '@billing/types';
import type { Transaction } from 'kysely';

import type { NewError } from '../common/errors.ts';
import { OperatorError } from '../common/operator-error.ts';
import type { AccountServices } from '../services.ts';
import type { Tables } from '../storage/tables.ts';
import { adjustmentEntity } from '../transactions/adjustment-entity.ts';
import { adjustAmount } from './adjust-amount.ts';
import { adjustmentFigures } from './adjustment-figures.ts';
import { checkNonePending, lockAdjusted } from './check-transaction.ts';
import { countedAdjustments } from './counted.ts';
import { moveAdjustment } from './decide-refund.ts';
import { insertAdjustment } from './insert-adjustment.ts';
import { lockAdjustment } from './lock-adjustment.ts';
import { remainderOf } from './remainder.ts';
import { storeAdjusted } from './store-adjusted.ts';

type Services = Pick<AccountServices, 'clock' | 'notifyDue' | 'rules'>;

export interface Chargeback {
  readonly transactionId: string;
  /** Tax included; undefined for all that is left. */
  readonly amount: bigint | undefined;
  /** What the bank charges for it, in the currency of the payout. */
  readonly fee: bigint;
  readonly reason: string;
}

/**
 * Records that the customer's bank took money of a completed transaction back. It is approved at once: the
 * bank has taken the money already.
 *
 * @throws OperatorError when the transaction is not completed or has less left, or no payout to take the fee
 * from; `adjustment_pending_refund_request` while a refund is pending, which has to be rejected first.
 */
export async function chargeBack(
  newError: NewError<'invalid_field' | 'adjustment_pending_refund_request'>,
  trx: Transaction<Tables>,
  services: Services,
  accountId: string,
  { transactionId, amount, fee, reason }: Chargeback,
): Promise<Adjustment> {
  const row = await lockAdjusted(newError, trx, accountId, transactionId);
  if (row.status !== 'completed')
    throw new OperatorError(
      `Only a completed transaction can be charged back. ${row.id} has the status ${row.status}.`,
    );
  if (fee > 0n && row.payout_totals === null)
    throw new OperatorError(
      `A chargeback of ${row.id} can't have a fee: ${row.currency_code} is not paid out, so the transaction has no payout totals to take it from.`,
    );
  const counted = await countedAdjustments(trx, row);
  checkNonePending(newError, counted);
  const remainder = remainderOf(row, counted, 'chargeback');
  const disputed = amount ?? remainder.total;
  if (disputed <= 0n || disputed > remainder.total)
    throw new OperatorError(
      `The amount must be from 1 to ${remainder.total}, which is left of ${row.id}, not ${disputed}.`,
    );
  const items = adjustAmount(services.clock, remainder, disputed);
  const adjustment = await insertAdjustment(trx, services, row, {
    action: 'chargeback',
    type: amount === undefined ? 'full' : 'partial',
    reason,
    status: 'approved',
    items,
    ...adjustmentFigures(row, counted, 'chargeback', items, fee),
    approve_at: null,
  });
  await storeAdjusted(trx, services, row);
  return adjustmentEntity(adjustment);
}

/**
 * Records that the bank returned the money of a chargeback and its fee. Creates the reverse, which has the
 * figures of the chargeback, and sets the chargeback to `reversed`, so that it no longer counts.
 *
 * @throws OperatorError unless it is an approved chargeback.
 */
export async function reverseChargeback(
  trx: Transaction<Tables>,
  services: Services,
  accountId: string,
  id: string,
): Promise<Adjustment> {
  const { adjustment, transaction } = await lockAdjustment(trx, accountId, id);
  const { action, status, type, reason, items, totals, payout_totals, tax_rates_used } = adjustment;
  if (action !== 'chargeback' || status !== 'approved')
    throw new OperatorError(`Only an approved chargeback can be reversed. ${id} is a ${action} and ${status}.`);
  const reverse = await insertAdjustment(trx, services, transaction, {
    action: 'chargeback_reverse',
    type,
    reason,
    status: 'approved',
    items,
    totals,
    payout_totals,
    tax_rates_used,
    approve_at: null,
  });
  await moveAdjustment(trx, services, adjustment, { status: 'reversed' });
  await storeAdjusted(trx, services, transaction);
  return adjustmentEntity(reverse);
}
