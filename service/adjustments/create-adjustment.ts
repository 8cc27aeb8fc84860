import type { AdjustmentCreate } from '@billing/types';
import type { Selectable, Transaction } from 'kysely';

import { assertAllUsed } from '../common/assert-all-used.ts';
import type { NewError } from '../common/errors.ts';
import type { AccountServices } from '../services.ts';
import type { AdjustmentRow } from '../storage/rows/adjustment-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { checkNoPaymentUnderWay } from '../transactions/payment-under-way.ts';
import { adjustAmount } from './adjust-amount.ts';
import { adjustItems, type AdjustItemsCode } from './adjust-items.ts';
import { adjustmentFigures } from './adjustment-figures.ts';
import { approvalTime } from './approval-time.ts';
import { checkNonePending, checkStatus, type CheckStatusCode, lockAdjusted } from './check-transaction.ts';
import { checkTypes, type CheckTypesCode } from './check-types.ts';
import { countedAdjustments } from './counted.ts';
import { insertAdjustment } from './insert-adjustment.ts';
import { remainderOf } from './remainder.ts';
import { storeCredited } from './store-adjusted.ts';

export type CreateAdjustmentCode =
  | AdjustItemsCode
  | CheckStatusCode
  | CheckTypesCode
  | 'adjustment_pending_refund_request'
  | 'transaction_immutable_while_processing_payment';

/**
 * Creates a refund that is pending, or a credit that is approved at once. A pending refund counts towards
 * what is left of the transaction, but changes nothing of it. Returns the row of the adjustment.
 */
export async function createAdjustment(
  newError: NewError<CreateAdjustmentCode>,
  trx: Transaction<Tables>,
  services: Pick<AccountServices, 'clock' | 'notifyDue' | 'rules'>,
  accountId: string,
  { transaction_id, reason, ...body }: AdjustmentCreate,
): Promise<Selectable<AdjustmentRow>> {
  const { action, type, tax_mode, items, ...left } = body;
  assertAllUsed(left);
  const { clock } = services;
  checkTypes(newError, body);
  const row = await lockAdjusted(newError, trx, accountId, transaction_id);
  checkStatus(newError, row, action);
  checkNoPaymentUnderWay(newError, row);
  const counted = await countedAdjustments(trx, row);
  checkNonePending(newError, counted);
  const remainder = remainderOf(row, counted, action);
  if (remainder.total <= 0n)
    throw newError(
      'adjustment_total_amount_above_remaining_allowed',
      `Nothing is left of transaction ${row.id} to ${action}.`,
    );
  const adjusted =
    items == null
      ? adjustAmount(clock, remainder, remainder.total)
      : adjustItems(newError, clock, remainder, items, tax_mode ?? 'internal');
  const isRefund = action === 'refund';
  const adjustment = await insertAdjustment(trx, services, row, {
    action,
    type: type ?? 'partial',
    reason,
    status: isRefund ? 'pending_approval' : 'approved',
    items: adjusted,
    ...adjustmentFigures(row, counted, action, adjusted),
    approve_at: isRefund ? approvalTime(services) : null,
  });
  if (!isRefund) await storeCredited(trx, services, row, BigInt(adjustment.totals.total));
  return adjustment;
}
