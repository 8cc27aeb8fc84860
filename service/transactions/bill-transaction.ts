import type { Selectable, Transaction } from 'kysely';

import { after } from '../common/after.ts';
import type { NewError } from '../common/errors.ts';
import { reserveCredit } from '../credit-balances/apply-credit.ts';
import { type RedemptionCode, redeemDiscount } from '../discounts/redeem-discount.ts';
import { newId } from '../ids/id.ts';
import type { AccountServices } from '../services.ts';
import type { TransactionRow } from '../storage/rows/transaction-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { startSubscription } from '../subscription-records/start-subscription.ts';
import { adjustedTotals } from './price-transaction.ts';
import { settledByCredit } from './settled-by-credit.ts';
import { nextInvoiceNumber } from './invoice-number.ts';
import { lastRow, passed, type Stages, withPreceding } from './stages.ts';
import type { Outcome } from './store-transaction.ts';
import { canPass } from './transitions.ts';

type Row = Selectable<TransactionRow>;

export type BillingCode = RedemptionCode | 'transaction_status_must_be_ready';

/** @throws `transaction_status_must_be_ready` unless the transaction has a customer and an address. */
export function checkReady(newError: NewError<'transaction_status_must_be_ready'>, row: Row): void {
  if (row.status === 'ready') return;
  const lacking = row.customer_id === null ? 'a customer_id and an address_id' : 'an address_id';
  throw newError(
    'transaction_status_must_be_ready',
    `Only a transaction with the status ready can be billed. This one is a ${row.status}: it needs ${lacking}.`,
  );
}

/**
 * Bills a transaction that is ready, and redeems its discount. With manual collection it gets an invoice,
 * which is due when the payment terms end, and its recurring items start a subscription. Its number makes
 * other requests of the account wait, so this is the last step of a change.
 *
 * @param stages The steps before.
 */
export async function billTransaction(
  newError: NewError<BillingCode>,
  trx: Transaction<Tables>,
  services: Pick<AccountServices, 'clock' | 'notifyDue' | 'rules'>,
  stages: Stages,
): Promise<Outcome> {
  const row = lastRow(stages);
  checkReady(newError, row);
  const { account_id, discount_id } = row;
  const redemption =
    discount_id === null ? undefined : await redeemDiscount(newError, trx, services, account_id, discount_id);
  return {
    stages: await billedStages(trx, services, stages, { discount_redeemed: redemption !== undefined }),
    redemption,
  };
}

/**
 * The steps of a ready transaction that is billed, without the discount.
 *
 * @param changes With `totals` when no credit can be reserved for it.
 */
export async function billedStages(
  trx: Transaction<Tables>,
  services: Pick<AccountServices, 'clock' | 'rules'>,
  stages: Stages,
  changes: Partial<Row> = {},
): Promise<Stages> {
  const row = lastRow(stages);
  const { billing_details, updated_at } = row;
  const totals = changes.totals ?? (await reserveCredit(trx, services.clock, row));
  const billed = passed(stages, 'bill', {
    ...changes,
    totals,
    adjusted_totals: adjustedTotals(totals),
    billed_at: updated_at,
    due_at: billing_details === null ? null : after(updated_at, billing_details.payment_terms),
  });
  return settledByCredit(trx, services, await issued(trx, services, billed));
}

async function issued(
  trx: Transaction<Tables>,
  { clock }: Pick<AccountServices, 'clock'>,
  stages: Stages,
): Promise<Stages> {
  const row = lastRow(stages);
  if (!canPass('issue', row)) return stages;
  const started = await startSubscription(trx, clock, row, { at: row.billed_at ?? clock.now(), instrument: null });
  const invoice_number = await nextInvoiceNumber(trx, row.account_id);
  const issue = { ...started?.members, invoice_id: newId('inv_', clock), invoice_number };
  return withPreceding(passed(stages, 'issue', issue), started?.publish);
}
