import type { Selectable, Transaction } from 'kysely';

import type { TransactionRow } from '../storage/rows/transaction-rows.ts';
import type { Tables } from '../storage/tables.ts';
import type { TransactionKey } from './payment-services.ts';

/**
 * Reads a transaction and locks its row. All that happens to its payments happens under this lock. Discounts
 * and customers that the caller also locks come before it, as in the requests that change a transaction.
 */
export function lockTransaction(
  trx: Transaction<Tables>,
  { accountId, transactionId }: TransactionKey,
): Promise<Selectable<TransactionRow>> {
  return trx
    .selectFrom('transactions')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', transactionId as `txn_${string}`)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}
