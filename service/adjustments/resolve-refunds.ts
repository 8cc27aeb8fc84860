import { type Kysely, sql } from 'kysely';

import { afterSeconds, nextTry, recoverySeconds } from '../payments/ask-times.ts';
import { callGateway } from '../payments/call-gateway.ts';
import type { PaymentGateway, RefundResult } from '../payments/gateway.ts';
import { NoGatewayError } from '../payments/no-gateway-error.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import type { AdjustmentTotals } from '../storage/rows/adjustment-rows.ts';
import type { StoredPayment } from '../storage/rows/transaction-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { type RefundKey, storeRefund } from './store-refund.ts';

const BATCH = 20;

interface Due extends RefundKey {
  readonly totals: AdjustmentTotals;
  readonly payments: readonly StoredPayment[];
}

/**
 * Refunds approved refunds at the gateway, outside of any database transaction, and stores the results. The
 * gateway refunds an id once, so after a crash the job calls it again with the same id and learns what
 * became of it. Any number of processes may call this at once. Returns how many refunds it took care of.
 */
export async function resolveRefunds(payments: PaymentServices, signal?: AbortSignal): Promise<number> {
  const { gateway, services, log } = payments;
  if (gateway === undefined) throw new NoGatewayError();
  const { db } = services;
  const seconds = recoverySeconds(payments.timeoutMs);
  const due = await claimDue(db, seconds);
  for (const refund of due) {
    if (signal?.aborted === true) break;
    try {
      await storeRefund(payments, refund, await refunded(payments, gateway, refund));
    } catch (error) {
      log.error(
        { err: error, adjustment_id: refund.id, transaction_id: refund.transaction_id },
        'failed to finish a refund; retrying in the background',
      );
    }
    await countTry(db, refund, seconds);
  }
  return due.length;
}

async function refunded(
  payments: PaymentServices,
  gateway: PaymentGateway,
  { id, transaction_id, totals, payments: attempts }: Due,
): Promise<RefundResult> {
  const attempt = attempts.find(({ status }) => status === 'captured');
  if (attempt === undefined) throw new Error(`internal error: transaction ${transaction_id} has no captured payment`);
  const attemptId = attempt.payment_attempt_id;
  const request = { refundId: id, attemptId, amount: BigInt(totals.total) };
  return callGateway(payments, { attempt_id: attemptId, transaction_id }, (call) => gateway.refund(request, call));
}

/**
 * Moves the time of each ahead, so that no other process takes it. When this process ends here, another one
 * tries as soon as before.
 */
async function claimDue(db: Kysely<Tables>, seconds: number): Promise<readonly Due[]> {
  const { rows } = await sql<Due>`
    with due as (
      select account_id, id from adjustments
      where refund_at is not null and refund_at <= clock_timestamp()
      order by refund_at
      limit ${BATCH}
      for update skip locked
    ), claimed as (
      update adjustments a set refund_at = ${afterSeconds(seconds)}
      from due where a.account_id = due.account_id and a.id = due.id
      returning a.account_id, a.id, a.transaction_id, a.totals
    )
    select claimed.*, t.payments from claimed
    join transactions t on t.account_id = claimed.account_id and t.id = claimed.transaction_id`.execute(db);
  return rows;
}

/** Lets the next try wait longer. A refund that this try has finished has none. */
async function countTry(db: Kysely<Tables>, { account_id, id }: RefundKey, seconds: number): Promise<void> {
  await db
    .updateTable('adjustments')
    .set({ refund_tries: sql`refund_tries + 1`, refund_at: nextTry(seconds, 'refund_tries') })
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .where('refund_at', 'is not', null)
    .execute();
}
