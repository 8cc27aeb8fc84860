import type { Transaction } from 'kysely';

import type { Tables } from '../storage/tables.ts';

/** Payment attempts, joined with their transactions and accounts; select what you need of them. */
export function attemptsWithTransactions(trx: Transaction<Tables>) {
  return trx
    .selectFrom('payment_attempts')
    .innerJoin('accounts', 'accounts.id', 'payment_attempts.account_id')
    .innerJoin('transactions', (join) =>
      join
        .onRef('transactions.account_id', '=', 'payment_attempts.account_id')
        .onRef('transactions.id', '=', 'payment_attempts.transaction_id'),
    );
}
