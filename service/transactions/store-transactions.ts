import type { Selectable, Transaction } from 'kysely';

import type { TransactionRow } from '../storage/rows/transaction-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { updateTogether } from '../storage/write-together.ts';
import { differingColumns } from './transaction-columns.ts';

type Row = Selectable<TransactionRow>;

/** A transaction whose row the caller has read under a lock, before and after its steps. */
export interface TransactionChange {
  readonly before: Row;
  readonly after: Row;
}

/** Writes the rows of transactions. The caller publishes the events. */
export async function storeLockedTransactions(
  trx: Transaction<Tables>,
  transactions: readonly TransactionChange[],
): Promise<void> {
  const changed = transactions.map(({ before, after }) => ({
    account_id: before.account_id,
    id: before.id,
    ...differingColumns(before, after),
    revision: before.revision + 1,
  }));
  await updateTogether(trx, 'transactions', changed);
}
