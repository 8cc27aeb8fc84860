import type { Adjustment } from '@billing/types';
import type { Selectable, Transaction } from 'kysely';

import { OperatorError } from '../common/operator-error.ts';
import type { AccountServices } from '../services.ts';
import type { AdjustmentRow } from '../storage/rows/adjustment-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { adjustmentEntity } from '../transactions/adjustment-entity.ts';
import { approveRefund, moveAdjustment } from './decide-refund.ts';
import { lockAdjustment } from './lock-adjustment.ts';

/**
 * Approves a refund by hand. It remains `pending_approval` until the payment gateway has refunded it.
 *
 * @throws OperatorError unless it is pending. Approving it again changes nothing.
 */
export async function approve(trx: Transaction<Tables>, accountId: string, id: string): Promise<Adjustment> {
  const { adjustment } = await lockAdjustment(trx, accountId, id);
  checkPending(adjustment);
  return adjustmentEntity(adjustment.refund_at === null ? await approveRefund(trx, adjustment) : adjustment);
}

/**
 * Rejects a refund; its transaction can be adjusted again.
 *
 * @throws OperatorError unless it is pending and not approved.
 */
export async function reject(
  trx: Transaction<Tables>,
  services: Pick<AccountServices, 'clock' | 'notifyDue'>,
  accountId: string,
  id: string,
): Promise<Adjustment> {
  const { adjustment } = await lockAdjustment(trx, accountId, id);
  checkPending(adjustment);
  if (adjustment.refund_at !== null) {
    throw new OperatorError(
      `Adjustment ${id} was approved, and the payment gateway is refunding it. It can no longer be rejected.`,
    );
  }
  return adjustmentEntity(await moveAdjustment(trx, services, adjustment, { status: 'rejected' }));
}

function checkPending({ id, action, status }: Selectable<AdjustmentRow>): void {
  if (status === 'pending_approval') return;
  throw new OperatorError(`Only a refund that is pending_approval can be decided. ${id} is a ${action} and ${status}.`);
}
