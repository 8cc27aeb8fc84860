import type { Selectable } from 'kysely';

import type { NewError } from '../common/errors.ts';
import type { TransactionRow, TransactionStatus } from '../storage/rows/transaction-rows.ts';
import { canPass } from './transitions.ts';

type Row = Selectable<TransactionRow>;

export type StatusChangeCode =
  | 'transaction_cannot_be_modified_and_canceled'
  | 'transaction_immutable'
  | 'transaction_invalid_status_change';

/** In these states, requests can change the members of a transaction, and then bill it. */
const MUTABLE: ReadonlySet<TransactionStatus> = new Set(['draft', 'ready']);

/** The service made a transaction that changes a payment method: requests can cancel it and nothing else. */
function isMutableRow({ status, origin }: Row): boolean {
  return MUTABLE.has(status) && origin !== 'subscription_payment_method_change';
}

/**
 * Checks a request before it changes anything. A request for the status that the transaction has does not
 * change it.
 *
 * @param isChanged Whether the request changes members other than the status.
 */
export function checkStatusChange(
  newError: NewError<StatusChangeCode>,
  before: Row,
  status: TransactionStatus,
  isChanged: boolean,
): void {
  const isMutable = isMutableRow(before);
  if (status !== before.status) {
    const isPossible = status === 'canceled' ? canPass('cancel', before) : status === 'billed' && isMutable;
    if (!isPossible) throw impossible(newError, before, status);
  }
  if (!isChanged) return;
  if (status === 'canceled' && before.status !== 'canceled') {
    throw newError(
      'transaction_cannot_be_modified_and_canceled',
      `The request cancels transaction ${before.id} and changes other members. Send status alone.`,
    );
  }
  if (isMutable) return;
  if (MUTABLE.has(before.status)) {
    throw newError(
      'transaction_immutable',
      `Transaction ${before.id} changes the payment method of a subscription. It can be paid or canceled, but not changed.`,
    );
  }
  throw newError(
    'transaction_immutable',
    `Transaction ${before.id} has the status ${before.status}. Only a draft or ready transaction can be changed.`,
  );
}

function impossible(
  newError: NewError<'transaction_invalid_status_change'>,
  before: Row,
  status: TransactionStatus,
): Error {
  const possible = [...(isMutableRow(before) ? ['billed'] : []), ...(canPass('cancel', before) ? ['canceled'] : [])];
  return newError(
    'transaction_invalid_status_change',
    `A request can't change the status of transaction ${before.id} from ${before.status} to ${status}, ` +
      (possible.length === 0 ? 'nor to any other.' : `only to ${possible.join(' or ')}.`),
  );
}
