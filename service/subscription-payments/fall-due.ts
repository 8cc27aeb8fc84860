import type { Selectable, Transaction } from 'kysely';

import type { AccountServices } from '../services.ts';
import type { TransactionRow } from '../storage/rows/transaction-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { lockSubscription } from '../subscription-records/lock-subscription.ts';
import { passed } from '../transactions/stages.ts';
import { storeLockedTransaction } from '../transactions/store-transaction.ts';
import { canPass } from '../transactions/transitions.ts';
import { storeEffect } from './store-effect.ts';

type Row = Selectable<TransactionRow>;

/**
 * Makes an invoice past due, once, and returns its row after that; undefined when it can't become past due.
 * Its subscription becomes past due with it, and recovers when it is paid. Nothing is retried, and renewals
 * go on, because their invoices are collected by hand.
 */
export async function fallDue(
  trx: Transaction<Tables>,
  services: Pick<AccountServices, 'clock' | 'notifyDue'>,
  { account_id, id, subscription_id }: Pick<Row, 'account_id' | 'id' | 'subscription_id'>,
): Promise<Row | undefined> {
  const key = { accountId: account_id, subscriptionId: subscription_id ?? '' };
  const subscription = subscription_id === null ? undefined : await lockSubscription(trx, key);
  const row = await trx
    .selectFrom('transactions')
    .selectAll()
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  if (!canPass('fallDue', row)) return undefined;
  const start = { row: { ...row, updated_at: services.clock.now() }, events: [] };
  const overdue = await storeLockedTransaction(trx, services, row, passed([start], 'fallDue'));
  if (subscription?.status === 'active' && subscription.collection_mode === 'manual')
    await storeEffect(trx, services, subscription, {
      changes: { status: 'past_due', past_due_since: services.clock.now() },
      events: ['subscription.updated', 'subscription.past_due'],
    });
  return overdue;
}
