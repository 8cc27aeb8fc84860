import type { Selectable } from 'kysely';

import type { TransactionRow } from '../storage/rows/transaction-rows.ts';
import { recurringLines } from '../subscription-records/new-subscription.ts';

/** Whether the customer has to enter a card: to pay, or to start a trial that is charged when it ends. */
export function isCardNeeded(row: Pick<Selectable<TransactionRow>, 'lines' | 'totals' | 'collection_mode'>): boolean {
  if (row.totals.balance !== '0') return true;
  const trial = recurringLines(row)?.[0].price.trial_period;
  return row.collection_mode === 'automatic' && trial?.requires_payment_method === true;
}
