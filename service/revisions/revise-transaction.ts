import { isDeepStrictEqual } from 'node:util';

import type { TransactionRevise } from '@billing/types';
import type { Selectable, Transaction } from 'kysely';

import type { NewError } from '../common/errors.ts';
import { lockTransaction } from '../payments/lock-transaction.ts';
import type { AccountServices } from '../services.ts';
import type { TransactionRow } from '../storage/rows/transaction-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { storeLockedTransaction } from '../transactions/store-transaction.ts';
import { actionToReturn, removesTax, returnTax } from './return-tax.ts';
import { revisedBuyer } from './revised-buyer.ts';
import { checkRevisable, type RevisableCode } from './revision-rules.ts';

type Row = Selectable<TransactionRow>;

export type ReviseTransactionCode = RevisableCode | 'invalid_field' | 'transaction_nothing_to_revise';

/**
 * Corrects the copy of the buyer that the documents of a transaction show, and returns the tax if the
 * corrected business pays none. Returns the row after that.
 */
export async function reviseTransaction(
  newError: NewError<ReviseTransactionCode>,
  trx: Transaction<Tables>,
  services: Pick<AccountServices, 'clock' | 'notifyDue' | 'rules'>,
  transaction: Pick<Row, 'account_id' | 'id'>,
  body: TransactionRevise,
): Promise<Row> {
  const before = await lockTransaction(trx, { accountId: transaction.account_id, transactionId: transaction.id });
  await checkRevisable(newError, trx, before);
  if (before.buyer === null) throw new Error(`internal error: transaction ${before.id} has no copy of its buyer`);
  const buyer = revisedBuyer(newError, before.buyer, body);
  if (isDeepStrictEqual(buyer, before.buyer)) throw nothingToRevise(newError, before);
  const action = removesTax(services, before, before.buyer, buyer) ? actionToReturn(newError, before) : undefined;
  const now = services.clock.now();
  const row = { ...before, buyer, revised_at: now, updated_at: now };
  const revised = await storeLockedTransaction(trx, services, before, [{ row, events: ['transaction.revised'] }]);
  return action === undefined ? revised : returnTax(trx, services, revised, action);
}

function nothingToRevise(newError: NewError<'transaction_nothing_to_revise'>, { id }: Row): Error {
  return newError(
    'transaction_nothing_to_revise',
    `The documents of transaction ${id} show all values of the request already. Send at least one different value.`,
  );
}
