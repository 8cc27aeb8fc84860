import { type Selectable, sql, type Transaction } from 'kysely';

import { publish } from '../events/publish.ts';
import type { AccountServices } from '../services.ts';
import type { AdjustmentRow } from '../storage/rows/adjustment-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { adjustmentEntity } from '../transactions/adjustment-entity.ts';

type Adjustment = Selectable<AdjustmentRow>;

/**
 * Approves a pending refund: from now on it can't be rejected, and a job refunds it at the gateway. It stays
 * pending until the gateway has refunded it. The caller has locked it.
 */
export async function approveRefund(trx: Transaction<Tables>, { account_id, id }: Adjustment): Promise<Adjustment> {
  return trx
    .updateTable('adjustments')
    .set((eb) => ({ approve_at: null, refund_at: sql<string>`clock_timestamp()`, revision: eb('revision', '+', 1) }))
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Changes the status of an adjustment that the caller has locked, and publishes `adjustment.updated`. */
export async function moveAdjustment(
  trx: Transaction<Tables>,
  services: Pick<AccountServices, 'clock' | 'notifyDue'>,
  { account_id, id }: Adjustment,
  columns: { readonly status: Adjustment['status']; readonly credit_note_number?: string },
): Promise<Adjustment> {
  const occurredAt = services.clock.now();
  const row = await trx
    .updateTable('adjustments')
    .set((eb) => ({
      ...columns,
      approve_at: null,
      refund_at: null,
      updated_at: occurredAt,
      revision: eb('revision', '+', 1),
    }))
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const event = { accountId: account_id, type: 'adjustment.updated', data: adjustmentEntity(row), occurredAt } as const;
  await publish(trx, services, event);
  return row;
}
