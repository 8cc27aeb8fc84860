import type { Kysely } from 'kysely';

import type { NewError } from '../common/errors.ts';
import type { Context } from '../http/context.ts';
import { rowFinder } from '../storage/find-row.ts';
import type { Tables } from '../storage/tables.ts';

export const findTransaction = rowFinder('transactions', 'Transaction');

/** A request whose path names a transaction. */
interface TransactionPath {
  readonly path: { readonly transaction_id: string };
  readonly newError: NewError<'not_found'>;
}

/** Finds the transaction that a path names, for `finding`. */
export function transactionInPath(db: Kysely<Tables>) {
  return ({ path, newError }: TransactionPath, { accountId }: Context) =>
    findTransaction(newError, db, accountId, path.transaction_id);
}
