import type { Selectable, Transaction } from 'kysely';

import type { NewError } from '../common/errors.ts';
import type { TransactionRow, TransactionStatus } from '../storage/rows/transaction-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { checkNoPaymentUnderWay } from '../transactions/payment-under-way.ts';

type Row = Selectable<TransactionRow>;

export type RevisableCode =
  | 'transaction_adjusted_unable_to_revise'
  | 'transaction_immutable_while_processing_payment'
  | 'transaction_invalid_status_to_revise'
  | 'transaction_revised_limit_reached';

const REVISABLE: ReadonlySet<TransactionStatus> = new Set(['billed', 'paid', 'completed']);

/**
 * Whether a transaction can be revised, whatever the request changes. The caller has locked it, so that none
 * can adjust it meanwhile.
 */
export async function checkRevisable(
  newError: NewError<RevisableCode>,
  trx: Transaction<Tables>,
  row: Row,
): Promise<void> {
  const { id, status, revised_at } = row;
  if (!REVISABLE.has(status)) {
    throw newError(
      'transaction_invalid_status_to_revise',
      `Only a billed, paid or completed transaction can be revised, and ${id} has the status ${status}.`,
    );
  }
  if (revised_at !== null) {
    throw newError(
      'transaction_revised_limit_reached',
      `Transaction ${id} was revised at ${revised_at}. It can be revised once.`,
    );
  }
  checkNoPaymentUnderWay(newError, row);
  await checkNotAdjusted(newError, trx, row);
}

/**
 * A rejected refund has changed nothing. All other adjustments refer to the documents of the transaction, as
 * reversed ones do.
 */
async function checkNotAdjusted(
  newError: NewError<'transaction_adjusted_unable_to_revise'>,
  trx: Transaction<Tables>,
  { account_id, id }: Row,
): Promise<void> {
  const adjustment = await trx
    .selectFrom('adjustments')
    .select(['id', 'action', 'status'])
    .where('account_id', '=', account_id)
    .where('transaction_id', '=', id)
    .where('status', '!=', 'rejected')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (adjustment === undefined) return;
  throw newError(
    'transaction_adjusted_unable_to_revise',
    `Transaction ${id} has the ${adjustment.action} ${adjustment.id}, which is ${adjustment.status}. Only a transaction without adjustments can be revised.`,
  );
}
