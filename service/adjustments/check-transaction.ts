import type { Selectable, Transaction } from 'kysely';

import type { NewError } from '../common/errors.ts';
import { invalidFields } from '../common/invalid-fields.ts';
import type { TransactionRow } from '../storage/rows/transaction-rows.ts';
import type { Tables } from '../storage/tables.ts';
import type { Counted } from './counted.ts';

type Row = Selectable<TransactionRow>;

export type CheckStatusCode =
  | 'adjustment_transaction_invalid_status_for_credit'
  | 'adjustment_transaction_invalid_status_for_refund';

/**
 * Locks the transaction that an adjustment adjusts. Adjustments of one transaction happen one after the
 * other.
 */
export async function lockAdjusted(
  newError: NewError<'invalid_field'>,
  trx: Transaction<Tables>,
  accountId: string,
  id: string,
): Promise<Row> {
  const row = await trx
    .selectFrom('transactions')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id as Row['id'])
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (row !== undefined) return row;
  throw invalidFields(newError, { field: 'transaction_id', message: `must be the id of a transaction; ${id} is none` });
}

/**
 * Only what the customer has paid can be refunded, and only the amount due on an invoice can be credited.
 */
export function checkStatus(newError: NewError<CheckStatusCode>, row: Row, action: 'refund' | 'credit'): void {
  const { id, status, collection_mode } = row;
  if (action === 'refund' && status !== 'completed') {
    throw newError(
      'adjustment_transaction_invalid_status_for_refund',
      `Only a completed transaction can be refunded, and ${id} has the status ${status}.`,
    );
  }
  const isDueInvoice = collection_mode === 'manual' && (status === 'billed' || status === 'past_due');
  if (action === 'credit' && !isDueInvoice) {
    throw newError(
      'adjustment_transaction_invalid_status_for_credit',
      `Only a transaction with manual collection that is billed or past_due can be credited, and ${id} has ${collection_mode} collection and the status ${status}.`,
    );
  }
}

/** A refund that is not decided blocks other adjustments, because it is not known yet what it leaves. */
export function checkNonePending(
  newError: NewError<'adjustment_pending_refund_request'>,
  counted: readonly Counted[],
): void {
  const pending = counted.find(({ status }) => status === 'pending_approval');
  if (pending === undefined) return;
  throw newError(
    'adjustment_pending_refund_request',
    `The refund ${pending.id} of the transaction is pending approval. Wait until it is approved or rejected.`,
  );
}
