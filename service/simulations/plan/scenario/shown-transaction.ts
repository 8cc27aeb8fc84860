import type { EventEntity } from '../../../events/payload-versions.ts';
import { transactionEntity } from '../../../transactions/transaction-entity.ts';
import type { Transaction } from './scenario-state.ts';

/** A transaction as events show it, from the code that shows real ones. */
export function shownTransaction({ payments, ...transaction }: Transaction): EventEntity<'transaction.created'> {
  return { ...transactionEntity({ ...transaction, payments: [] }), payments: [...payments] };
}
