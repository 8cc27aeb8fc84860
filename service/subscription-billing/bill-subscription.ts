import type { Selectable, Transaction } from 'kysely';

import type { AccountServices } from '../services.ts';
import type { SubscriptionRow } from '../storage/rows/subscription-rows.ts';
import type { TransactionRow } from '../storage/rows/transaction-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { billedStages } from '../transactions/bill-transaction.ts';
import { insertTransaction } from '../transactions/store-transaction.ts';
import { newTransaction, type SubscriptionBill } from './new-transaction.ts';

type Row = Selectable<TransactionRow>;

/**
 * Bills a subscription that the caller has locked: creates the transaction, which is billed at once, and applies credit of the customer.
 * With manual collection it gets an invoice. When nothing is left to pay it is completed; otherwise the caller charges it after the commit
 * (`pay`). Its events are `transaction.created`, `transaction.billed`, and those of the steps after it.
 */
export async function billSubscription(
  trx: Transaction<Tables>,
  services: Pick<AccountServices, 'clock' | 'notifyDue' | 'rules'>,
  subscription: Selectable<SubscriptionRow>,
  bill: SubscriptionBill,
): Promise<Row> {
  const row = newTransaction(services.clock, subscription, bill);
  const stages = await billedStages(trx, services, [{ row, events: ['transaction.created'] }]);
  return insertTransaction(trx, services, { stages, redemption: undefined }, null);
}
