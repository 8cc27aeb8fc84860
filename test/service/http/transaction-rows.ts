import { timestamp } from '../../../service/common/clock.ts';
import { newId } from '../../../service/ids/id.ts';
import { transactionColumns } from '../../../service/transactions/transaction-columns.ts';
import type { Ids } from '../../support/fixtures.ts';
import type { TestService } from '../../support/service.ts';

/** Copies of a transaction. `more` goes into every row. */
export async function insertTransactions(
  { services, accountId }: TestService,
  { transaction_id }: Pick<Ids, 'transaction_id'>,
  count: number,
  more: object = {},
): Promise<string[]> {
  const { db, clock } = services;
  const copied = await db
    .selectFrom('transactions')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', transaction_id)
    .executeTakeFirstOrThrow();
  const now = timestamp(clock.now());
  const rows = Array.from({ length: count }, () => ({
    ...transactionColumns(copied),
    id: newId('txn_', clock),
    checkout_token: newId('', clock),
    created_at: now,
    updated_at: now,
    ...more,
  }));
  await db.insertInto('transactions').values(rows).execute();
  return rows.map(({ id }) => id);
}
