import type { Selectable, Transaction } from 'kysely';

import { findAccountClock } from '../accounts/find-account-clock.ts';
import { reserveCredit } from '../credit-balances/apply-credit.ts';
import type { TransactionRow } from '../storage/rows/transaction-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { adjustedTotals } from '../transactions/price-transaction.ts';
import { storeTransaction } from '../transactions/store-transaction.ts';
import type { PaymentServices } from './payment-services.ts';

/**
 * Reserves credit of the customer for a transaction whose payment starts. Credit that other transactions
 * took since it was shown changes the balance: then the transaction is stored with `transaction.updated`,
 * and the customer has to agree to the new amount.
 */
export async function withReservedCredit(
  trx: Transaction<Tables>,
  { services, newError }: Pick<PaymentServices, 'services' | 'newError'>,
  row: Selectable<TransactionRow>,
): Promise<Selectable<TransactionRow>> {
  const clock = await findAccountClock(trx, services.clock, row.account_id);
  const totals = await reserveCredit(trx, clock, row);
  if (totals.balance === row.totals.balance) return row;
  const changed = { ...row, totals, adjusted_totals: adjustedTotals(totals), updated_at: clock.now() };
  const outcome = { stages: [{ row: changed, events: ['transaction.updated'] }], redemption: undefined } as const;
  return storeTransaction(newError, trx, { ...services, clock }, row, outcome);
}
