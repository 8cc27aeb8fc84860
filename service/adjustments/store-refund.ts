import type { Selectable, Transaction } from 'kysely';

import { findAccountClock } from '../accounts/find-account-clock.ts';
import type { RefundResult } from '../payments/gateway.ts';
import { lockTransaction } from '../payments/lock-transaction.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import type { AdjustmentRow } from '../storage/rows/adjustment-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { nextCreditNoteNumber } from './credit-note-number.ts';
import { moveAdjustment } from './decide-refund.ts';
import { storeAdjusted } from './store-adjusted.ts';

type Adjustment = Selectable<AdjustmentRow>;
export type RefundKey = Pick<Adjustment, 'account_id' | 'id' | 'transaction_id'>;

/**
 * Stores what the gateway made of a refund: `refunded` approves it and reduces the adjusted totals of its
 * transaction, `error` rejects it. `pending` and `unknown` change nothing; the job asks again. The first
 * final result counts, so it may be stored any number of times.
 */
export async function storeRefund(
  { services, log }: Pick<PaymentServices, 'services' | 'log'>,
  key: RefundKey,
  result: RefundResult,
): Promise<void> {
  if (result.status === 'pending' || result.status === 'unknown') return;
  await services.db.transaction().execute(async (trx) => {
    const { account_id: accountId, transaction_id: transactionId } = key;
    const transaction = await lockTransaction(trx, { accountId, transactionId });
    const adjustment = await readAdjustment(trx, key);
    if (adjustment.status !== 'pending_approval') return;
    const own = { ...services, clock: await findAccountClock(trx, services.clock, accountId) };
    if (result.status === 'error') {
      log.warn({ adjustment_id: key.id, error_code: result.errorCode }, 'the payment gateway rejected a refund');
      await moveAdjustment(trx, own, adjustment, { status: 'rejected' });
      return;
    }
    const credit_note_number = await nextCreditNoteNumber(trx, accountId);
    await moveAdjustment(trx, own, adjustment, { status: 'approved', credit_note_number });
    await storeAdjusted(trx, own, transaction);
  });
}

function readAdjustment(trx: Transaction<Tables>, { account_id, id }: RefundKey): Promise<Adjustment> {
  return trx
    .selectFrom('adjustments')
    .selectAll()
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}
