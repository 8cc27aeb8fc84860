import type { Selectable, Transaction } from 'kysely';

import { useCredit } from '../credit-balances/apply-credit.ts';
import { settledAmounts } from '../transactions/settled-amounts.ts';
import type { AccountServices } from '../services.ts';
import type { TransactionRow } from '../storage/rows/transaction-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { passed } from '../transactions/stages.ts';
import { storeLockedTransaction } from '../transactions/store-transaction.ts';
import { creditedTotals } from '../money/credited-totals.ts';
import { adjustedAmounts } from './adjusted-amounts.ts';
import { countedAdjustments } from './counted.ts';

type Row = Selectable<TransactionRow>;
type Services = Pick<AccountServices, 'clock' | 'notifyDue' | 'rules'>;

/**
 * Stores the adjusted totals of a transaction after one of its adjustments was approved or reversed, and
 * publishes `transaction.updated`. The caller has locked the transaction and stored the adjustment.
 */
export async function storeAdjusted(trx: Transaction<Tables>, services: Services, before: Row): Promise<Row> {
  const adjusted = adjustedAmounts(before, await countedAdjustments(trx, before));
  const row = { ...before, ...adjusted, updated_at: services.clock.now() };
  return storeLockedTransaction(trx, services, before, [{ row, events: ['transaction.updated'] }]);
}

/**
 * Reduces the amount due on an invoice by a credit, which the caller has stored. The transaction is
 * completed when nothing is left to pay. There is no fee then, because nothing is charged.
 */
export async function storeCredited(
  trx: Transaction<Tables>,
  services: Services,
  before: Row,
  amount: bigint,
): Promise<Row> {
  const counted = await countedAdjustments(trx, before);
  const totals = creditedTotals(before.totals, amount);
  const credited = { ...before, totals, updated_at: services.clock.now() };
  if (BigInt(totals.balance) > 0n) {
    const row = { ...credited, ...adjustedAmounts(credited, counted) };
    return storeLockedTransaction(trx, services, before, [{ row, events: ['transaction.updated'] }]);
  }
  await useCredit(trx, services.clock, before);
  const settled = { ...credited, ...settledAmounts(credited, services.rules.fee) };
  const start = { row: { ...settled, ...adjustedAmounts(settled, counted) }, events: [] };
  return storeLockedTransaction(trx, services, before, passed([start], 'creditInFull'));
}
