import type { Selectable } from 'kysely';

import type { NewError } from '../common/errors.ts';
import type { TransactionRow, TransactionStatus } from '../storage/rows/transaction-rows.ts';

type Row = Selectable<TransactionRow>;

/**
 * With manual collection the invoice is the request to pay; with automatic collection it reports what was
 * paid.
 */
const STATUSES: Readonly<Record<Row['collection_mode'], readonly TransactionStatus[]>> = {
  automatic: ['completed'],
  manual: ['billed', 'past_due', 'paid', 'completed'],
};

/**
 * @throws `transaction_invoice_not_available` unless the transaction has an invoice. One of value 0 never
 *   has.
 */
export function checkInvoice(newError: NewError<'transaction_invoice_not_available'>, row: Row): void {
  const { id, status, collection_mode, totals } = row;
  if (BigInt(totals.total) === 0n)
    throw newError('transaction_invoice_not_available', `Transaction ${id} has the total 0, so it has no invoice.`);
  if (STATUSES[collection_mode].includes(status)) return;
  throw newError(
    'transaction_invoice_not_available',
    `Transaction ${id} has the status ${status}. With ${collection_mode} collection it has an invoice when it is ${STATUSES[collection_mode].join(', ')}.`,
  );
}
