import type { Selectable } from 'kysely';

import type { NewError } from '../common/errors.ts';
import type { StoredPayment, TransactionRow } from '../storage/rows/transaction-rows.ts';

type Row = Pick<Selectable<TransactionRow>, 'id' | 'payments'>;

const WITHOUT_RESULT: ReadonlySet<StoredPayment['status']> = new Set([
  'created',
  'action_required',
  'pending_no_action_required',
]);

/**
 * Whether the result of the latest attempt to pay is unknown. It is decided by the row alone: an attempt
 * changes the revision of the row, so a change that was based on the row before it ends in a conflict.
 */
export function isPaymentUnderWay({ payments: [latest] }: Pick<Row, 'payments'>): boolean {
  return latest !== undefined && WITHOUT_RESULT.has(latest.status);
}

/** @throws `transaction_immutable_while_processing_payment` */
export function checkNoPaymentUnderWay(
  newError: NewError<'transaction_immutable_while_processing_payment'>,
  row: Row,
): void {
  if (!isPaymentUnderWay(row)) return;
  throw newError(
    'transaction_immutable_while_processing_payment',
    `A payment of transaction ${row.id} is being processed. Repeat the request when the latest payment in payments has a result.`,
  );
}
