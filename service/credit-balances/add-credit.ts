import { type Selectable, sql, type Transaction } from 'kysely';

import type { AccountClock } from '../common/account-clock.ts';
import { newId } from '../ids/id.ts';
import type { TransactionRow } from '../storage/rows/transaction-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { lockBalance } from './movements.ts';

type Row = Pick<Selectable<TransactionRow>, 'account_id' | 'id' | 'customer_id' | 'currency_code' | 'totals'>;

/** Adds what the lines of a completed transaction leave over to the balance of the customer. */
export async function addCredit(trx: Transaction<Tables>, clock: AccountClock, row: Row): Promise<void> {
  const { account_id, customer_id, currency_code, totals } = row;
  if (customer_id === null || totals.credit_to_balance === '0') return;
  const created_at = clock.now();
  await sql`insert into credit_balances (account_id, customer_id, currency_code, created_at)
    values (${account_id}, ${customer_id}, ${currency_code}, ${created_at}) on conflict do nothing`.execute(trx);
  await lockBalance(trx, { accountId: account_id, customerId: customer_id, currencyCode: currency_code });
  const id = newId('crdmov_', clock);
  await trx
    .insertInto('credit_movements')
    .values({
      account_id,
      id,
      customer_id,
      currency_code,
      credit_id: id,
      transaction_id: row.id,
      kind: 'added',
      // At most 15 digits, which a number holds exactly.
      available: Number(totals.credit_to_balance),
      reserved: 0,
      used: 0,
      reason: null,
      created_at,
    })
    .execute();
}
