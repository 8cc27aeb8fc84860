import type { Selectable, Transaction } from 'kysely';

import { OperatorError } from '../common/operator-error.ts';
import { lockTransaction } from '../payments/lock-transaction.ts';
import type { AdjustmentRow } from '../storage/rows/adjustment-rows.ts';
import type { TransactionRow } from '../storage/rows/transaction-rows.ts';
import type { Tables } from '../storage/tables.ts';

type Adjustment = Selectable<AdjustmentRow>;

export interface LockedAdjustment {
  readonly adjustment: Adjustment;
  readonly transaction: Selectable<TransactionRow>;
}

/**
 * An adjustment and its transaction, both locked, the transaction first: that is the order of all who lock
 * both.
 *
 * @throws OperatorError when the account has no such adjustment.
 */
export async function lockAdjustment(
  trx: Transaction<Tables>,
  accountId: string,
  id: string,
): Promise<LockedAdjustment> {
  const query = trx
    .selectFrom('adjustments')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id as Adjustment['id']);
  const found = await query.executeTakeFirst();
  if (found === undefined) throw new OperatorError(`Account "${accountId}" has no adjustment ${id}.`);
  const transaction = await lockTransaction(trx, { accountId, transactionId: found.transaction_id });
  return { adjustment: await query.forNoKeyUpdate().executeTakeFirstOrThrow(), transaction };
}
