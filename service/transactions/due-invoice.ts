import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';

import type { NewError } from '../common/errors.ts';
import type { AccountServices } from '../services.ts';
import type { Timestamp } from '../storage/columns.ts';
import type { TransactionRow } from '../storage/rows/transaction-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { passed } from './stages.ts';
import { storeTransaction } from './store-transaction.ts';

/** A billed transaction whose payment terms end. */
export interface DueInvoice {
  readonly at: Timestamp;
  readonly row: Selectable<TransactionRow>;
}

/** The first transaction of an account whose payment terms end until `until`, locked. */
export async function findDueInvoice(
  trx: Transaction<Tables>,
  accountId: string,
  until: Timestamp,
): Promise<DueInvoice | undefined> {
  const row = await trx
    .selectFrom('transactions')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('status', '=', 'billed')
    .where('due_at', '<=', until)
    .orderBy('due_at')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined || row.due_at === null ? undefined : { at: row.due_at, row };
}

/** Lets the transaction become past due, once: its payment terms are over. */
export async function passDueInvoice(
  newError: NewError<'conflict'>,
  trx: Transaction<Tables>,
  services: AccountServices,
  { row }: DueInvoice,
): Promise<void> {
  const start = { row: { ...row, updated_at: services.clock.now() }, events: [] };
  const stages = passed([start], 'fallDue');
  await storeTransaction(newError, trx, services, row, { stages, redemption: undefined });
}

/** The accounts with a transaction whose payment terms are over in their time. */
export async function accountsWithDueInvoices(db: Kysely<Tables>, now: Timestamp): Promise<string[]> {
  const { rows } = await sql<{ account_id: string }>`
    select distinct t.account_id from transactions t join accounts a on a.id = t.account_id
    where t.status = 'billed' and t.due_at is not null and t.due_at <= coalesce(a.test_clock_time, ${now})
    order by t.account_id`.execute(db);
  return rows.map(({ account_id }) => account_id);
}
