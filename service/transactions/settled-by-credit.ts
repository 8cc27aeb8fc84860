import type { Transaction } from 'kysely';

import { addCredit } from '../credit-balances/add-credit.ts';
import { useCredit } from '../credit-balances/apply-credit.ts';
import type { AccountServices } from '../services.ts';
import type { Tables } from '../storage/tables.ts';
import { startSubscription } from '../subscription-records/start-subscription.ts';
import { nextInvoiceNumber } from './invoice-number.ts';
import { settledAmounts } from './settled-amounts.ts';
import { lastRow, passed, type Stages, subscribed } from './stages.ts';

/**
 * The steps of a billed transaction, with those to `completed` when nothing is due because credit covers it,
 * the items cost nothing, or they credit more than they charge: there is nothing to charge, and no fee. What
 * they credit goes to the balance of the customer.
 */
export async function settledByCredit(
  trx: Transaction<Tables>,
  { clock, rules }: Pick<AccountServices, 'clock' | 'rules'>,
  stages: Stages,
): Promise<Stages> {
  const row = lastRow(stages);
  if (row.totals.balance !== '0') return stages;
  await useCredit(trx, clock, row);
  await addCredit(trx, clock, row);
  const paid = passed(stages, 'pay');
  const started = await startSubscription(trx, clock, row, { at: row.billed_at ?? clock.now(), instrument: null });
  return passed(started === undefined ? paid : subscribed(paid, started), 'complete', {
    ...settledAmounts(row, rules.fee),
    invoice_number: row.invoice_number ?? (await nextInvoiceNumber(trx, row.account_id)),
  });
}
