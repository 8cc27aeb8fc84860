import type { Selectable, Transaction } from 'kysely';

import { findAccountClock } from '../accounts/find-account-clock.ts';
import { useCredit } from '../credit-balances/apply-credit.ts';
import { lockDiscount, redeemReserved } from '../discounts/redeem-discount.ts';
import type { AccountServices } from '../services.ts';
import type { PaymentAttemptRow } from '../storage/rows/payment-rows.ts';
import type { TransactionRow } from '../storage/rows/transaction-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { startSubscription, type SubscriptionStart } from '../subscription-records/start-subscription.ts';
import { nextInvoiceNumber } from '../transactions/invoice-number.ts';
import { passed, type Stages, subscribed } from '../transactions/stages.ts';
import { storeTransaction } from '../transactions/store-transaction.ts';
import { lockTransaction } from './lock-transaction.ts';
import { paymentOf } from './payment-entries.ts';
import type { PaymentServices, TransactionKey } from './payment-services.ts';
import { lockPayer, savePaidMethod } from './save-paid-method.ts';
import { lockPaidSubscriptions, readPaid, setInstrument, setsInstrument } from './set-instrument.ts';
import { settledAmounts } from '../transactions/settled-amounts.ts';

type Attempt = Selectable<PaymentAttemptRow>;

/**
 * The third step of a payment: settles the fee and the payout, counts the redemption of the discount, saves
 * the payment method if the customer chose that or changes what a subscription is paid with, starts the
 * subscription to recurring items, and takes an invoice number, all in one database transaction. It comes
 * after the step that stores the captured payment, so that no failure here can lose that one. A transaction
 * that is not paid, or completed already, stays unchanged.
 */
export async function completeTransaction(payments: PaymentServices, transaction: TransactionKey): Promise<void> {
  const { services } = payments;
  await services.db.transaction().execute(async (trx) => {
    const attempt = await capturedAttempt(trx, transaction);
    if (attempt === undefined) return;
    const discountId = attempt.reserved_discount_id;
    if (discountId !== null) await lockDiscount(trx, transaction.accountId, discountId);
    const paid = await readPaid(trx, transaction);
    const isInstrumentSet = setsInstrument(paid, attempt);
    if (isInstrumentSet || attempt.saves_method) {
      await lockPaidSubscriptions(trx, paid);
      await lockPayer(trx, paid);
    }
    const row = await lockTransaction(trx, transaction);
    if (row.status !== 'paid') return;
    const own = { ...services, clock: await findAccountClock(trx, services.clock, transaction.accountId) };
    await complete(trx, payments, own, row, { attempt, isInstrumentSet });
  });
}

function capturedAttempt(trx: Transaction<Tables>, transaction: TransactionKey): Promise<Attempt | undefined> {
  return trx
    .selectFrom('payment_attempts')
    .selectAll()
    .where('account_id', '=', transaction.accountId)
    .where('transaction_id', '=', transaction.transactionId as Attempt['transaction_id'])
    .where('state', '=', 'captured')
    .executeTakeFirst();
}

interface Completion {
  readonly attempt: Attempt;
  readonly isInstrumentSet: boolean;
}

async function complete(
  trx: Transaction<Tables>,
  { newError }: PaymentServices,
  own: AccountServices,
  row: Selectable<TransactionRow>,
  { attempt, isInstrumentSet }: Completion,
): Promise<void> {
  const discountId = attempt.reserved_discount_id;
  await trx.updateTable('payment_attempts').set({ state: 'completed' }).where('id', '=', attempt.id).execute();
  const redemption = discountId === null ? undefined : await redeemReserved(trx, own, row.account_id, discountId);
  // What pays for a subscription from now on is saved, so that it can't be deleted unnoticed.
  const payments =
    isInstrumentSet || attempt.saves_method
      ? await savePaidMethod(newError, trx, own, row, attempt, isInstrumentSet)
      : row.payments;
  if (isInstrumentSet) await setInstrument(trx, own, row, attempt, payments);
  await useCredit(trx, own.clock, row);
  const now = own.clock.now();
  const paid: Stages = [{ row: { ...row, payments, updated_at: now }, events: [] }];
  const started = await startSubscription(trx, own.clock, row, startOf(row, attempt));
  if (started !== undefined && row.collection_mode === 'automatic' && attempt.saves_method)
    await setInstrument(trx, own, { ...row, ...started.members }, attempt, payments);
  const stages = passed(started === undefined ? paid : subscribed(paid, started), 'complete', {
    ...settledAmounts(row, own.rules.fee),
    ...(redemption !== undefined && { discount_redeemed: true }),
    // Last: until the commit, other payments of the account wait for their number.
    invoice_number: row.invoice_number ?? (await nextInvoiceNumber(trx, row.account_id)),
  });
  await storeTransaction(newError, trx, own, row, { stages, redemption });
}

/** A subscription starts when the payment is captured, and is paid with the same instrument from then on. */
function startOf(row: Selectable<TransactionRow>, { id, gateway_reference }: Attempt): SubscriptionStart {
  const payment = paymentOf(row.payments, id);
  const at = payment?.captured_at ?? row.billed_at!;
  if (gateway_reference === null || row.collection_mode === 'manual') return { at, instrument: null };
  return { at, instrument: { reference: gateway_reference, details: payment!.method_details } };
}
