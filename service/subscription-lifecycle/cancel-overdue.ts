import type { Selectable, Transaction } from 'kysely';

import { releaseCredit } from '../credit-balances/apply-credit.ts';
import type { AccountServices } from '../services.ts';
import type { SubscriptionRow } from '../storage/rows/subscription-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { isPaymentUnderWay } from '../transactions/payment-under-way.ts';
import { passed } from '../transactions/stages.ts';
import { storeLockedTransaction } from '../transactions/store-transaction.ts';

/**
 * Cancels the past-due renewals of a subscription that was canceled or paused, and returns the credit that
 * they took. One whose payment is under way stays: if it is captured, the customer has paid for the period.
 *
 * @param before The subscription, locked, as it was before the change.
 */
export async function cancelOverdue(
  trx: Transaction<Tables>,
  services: Pick<AccountServices, 'clock' | 'notifyDue'>,
  { account_id, id, overdue_transaction_id, status }: Selectable<SubscriptionRow>,
): Promise<void> {
  if (status !== 'past_due') return;
  const rows = await trx
    .selectFrom('transactions')
    .selectAll()
    .where('account_id', '=', account_id)
    .where('subscription_id', '=', id)
    .where('status', '=', 'past_due')
    .where((eb) => eb.or([eb('origin', '=', 'subscription_recurring'), eb('id', '=', overdue_transaction_id)]))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  for (const row of rows.filter((each) => !isPaymentUnderWay(each))) {
    await releaseCredit(trx, services.clock, row);
    const start = { row: { ...row, updated_at: services.clock.now() }, events: [] };
    await storeLockedTransaction(trx, services, row, passed([start], 'cancelOverdue'));
  }
}
