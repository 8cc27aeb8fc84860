import { type Kysely, type RawBuilder, type Selectable, sql, type Transaction } from 'kysely';

import type { NewError } from '../common/errors.ts';
import type { AccountServices } from '../services.ts';
import type { Timestamp } from '../storage/columns.ts';
import type { TransactionRow } from '../storage/rows/transaction-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { lockSubscription } from '../subscription-records/lock-subscription.ts';
import { passed } from '../transactions/stages.ts';
import { storeLockedTransaction } from '../transactions/store-transaction.ts';
import { canPass } from '../transactions/transitions.ts';
import { storeEffect } from './store-effect.ts';

/** A billed transaction whose payment terms end. */
export interface DueInvoice {
  readonly at: Timestamp;
  readonly row: Pick<Selectable<TransactionRow>, 'account_id' | 'id' | 'subscription_id'>;
}

/** The first transaction of an account whose payment terms end until `until`. */
export async function findDueInvoice(
  trx: Transaction<Tables>,
  accountId: string,
  until: Timestamp,
): Promise<DueInvoice | undefined> {
  const row = await trx
    .selectFrom('transactions')
    .select(['account_id', 'id', 'subscription_id', 'due_at'])
    .where('account_id', '=', accountId)
    .where('status', '=', 'billed')
    .where('due_at', '<=', until)
    .orderBy('due_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row === undefined || row.due_at === null ? undefined : { at: row.due_at, row };
}

/**
 * Lets the transaction become past due, once: its payment terms are over. Its subscription becomes past due with it, and recovers when it
 * is paid. Nothing is retried, and renewals go on, because their invoices are collected by hand.
 */
export async function passDueInvoice(
  _newError: NewError<never>,
  trx: Transaction<Tables>,
  services: AccountServices,
  { row: { account_id, id, subscription_id } }: DueInvoice,
): Promise<void> {
  const key = { accountId: account_id, subscriptionId: subscription_id ?? '' };
  const subscription = subscription_id === null ? undefined : await lockSubscription(trx, key);
  const row = await trx
    .selectFrom('transactions')
    .selectAll()
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  // Another request may have changed it before it was locked.
  if (!canPass('fallDue', row)) return;
  const start = { row: { ...row, updated_at: services.clock.now() }, events: [] };
  await storeLockedTransaction(trx, services, row, passed([start], 'fallDue'));
  if (subscription?.status !== 'active' || subscription.collection_mode !== 'manual') return;
  await storeEffect(trx, services, subscription, {
    changes: { status: 'past_due', past_due_since: services.clock.now() },
    events: ['subscription.updated', 'subscription.past_due'],
  });
}

/** The accounts with a transaction whose payment terms are over in their time. */
export async function accountsWithDueInvoices(db: Kysely<Tables>, now: Timestamp): Promise<string[]> {
  const { rows } = await sql<{ account_id: string }>`
    select distinct t.account_id from transactions t join accounts a on a.id = t.account_id
    where t.status = 'billed' and t.due_at is not null and t.due_at <= coalesce(a.test_clock_time, ${now})
    order by t.account_id`.execute(db);
  return rows.map(({ account_id }) => account_id);
}

/** When the first payment terms of the account end, for a statement; null when none do. */
export function dueInvoiceTime(accountId: string): RawBuilder<Timestamp | null> {
  return sql`(
    select min(due_at) from transactions where account_id = ${accountId} and status = 'billed' and due_at is not null
  )`;
}
