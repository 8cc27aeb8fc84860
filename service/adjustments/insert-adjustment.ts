import type { Selectable, Transaction } from 'kysely';

import { publish } from '../events/publish.ts';
import { newId } from '../ids/id.ts';
import type { AccountServices } from '../services.ts';
import { toJson } from '../storage/columns.ts';
import type { AdjustmentRow } from '../storage/rows/adjustment-rows.ts';
import type { TransactionRow } from '../storage/rows/transaction-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { adjustmentEntity } from '../transactions/adjustment-entity.ts';
import { nextCreditNoteNumber } from './credit-note-number.ts';

type Adjustment = Selectable<AdjustmentRow>;

/** What distinguishes an adjustment; the rest comes from its transaction. */
export type NewAdjustment = Pick<
  Adjustment,
  'action' | 'type' | 'reason' | 'status' | 'items' | 'totals' | 'payout_totals' | 'tax_rates_used' | 'approve_at'
>;

/**
 * Stores an adjustment and publishes `adjustment.created`. An approved one gets the number of a credit note.
 */
export async function insertAdjustment(
  trx: Transaction<Tables>,
  services: Pick<AccountServices, 'clock' | 'notifyDue'>,
  { account_id, id, customer_id, subscription_id, currency_code }: Selectable<TransactionRow>,
  { items, totals, payout_totals, tax_rates_used, ...columns }: NewAdjustment,
): Promise<Adjustment> {
  if (customer_id === null) throw new Error(`internal error: transaction ${id} has no customer and is adjusted`);
  const now = services.clock.now();
  const row = await trx
    .insertInto('adjustments')
    .values({
      ...columns,
      account_id,
      id: newId('adj_', services.clock),
      transaction_id: id,
      customer_id,
      subscription_id,
      currency_code,
      // Credit on an invoice reduces the amount due. It never goes to the balance of the customer.
      credit_applied_to_balance: columns.action === 'credit' ? false : null,
      items: toJson(items),
      totals: toJson(totals),
      payout_totals: toJson(payout_totals),
      tax_rates_used: toJson(tax_rates_used),
      credit_note_number: columns.status === 'approved' ? await nextCreditNoteNumber(trx, account_id) : null,
      refund_at: null,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const event = {
    accountId: account_id,
    type: 'adjustment.created',
    data: adjustmentEntity(row),
    occurredAt: now,
  } as const;
  await publish(trx, services, event);
  return row;
}
