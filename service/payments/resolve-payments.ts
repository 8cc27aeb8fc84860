import { type Kysely, sql } from 'kysely';

import type { PaymentAttemptRow } from '../storage/rows/payment-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { afterSeconds, nextTry, recoverySeconds } from './ask-times.ts';
import { completeTransaction } from './complete-transaction.ts';
import { resolveAttempt } from './pay.ts';
import type { PaymentServices } from './payment-services.ts';

const BATCH = 20;

type Due = Pick<PaymentAttemptRow, 'id' | 'account_id' | 'transaction_id' | 'state'>;

/**
 * Finishes payments that a process has left behind, and those whose result was not known: asks the gateway
 * about attempts without a result, and completes paid transactions. Any number of processes may call it at
 * once. Returns how many it took care of.
 */
export async function resolvePayments(payments: PaymentServices, signal?: AbortSignal): Promise<number> {
  const { db } = payments.services;
  const seconds = recoverySeconds(payments.timeoutMs);
  const due = await claimDue(db, seconds);
  for (const { id, account_id, transaction_id, state } of due) {
    if (signal?.aborted === true) break;
    try {
      if (state === 'open') await resolveAttempt(payments, { attemptId: id, transactionId: transaction_id });
      else await completeTransaction(payments, { accountId: account_id, transactionId: transaction_id });
    } catch (error) {
      payments.log.error(
        { err: error, attempt_id: id, transaction_id },
        'failed to finish a payment; retrying in the background',
      );
    }
    await countTry(db, id, seconds);
  }
  return due.length;
}

/**
 * Moves the time of each ahead, so that no other process takes it. When this process ends here, another one
 * tries as soon as before.
 */
async function claimDue(db: Kysely<Tables>, seconds: number): Promise<readonly Due[]> {
  const { rows } = await sql<Due>`
    with due as (
      select id from payment_attempts
      where state in ('open', 'captured') and ask_at <= clock_timestamp()
      order by ask_at
      limit ${BATCH}
      for update skip locked
    )
    update payment_attempts a set ask_at = ${afterSeconds(seconds)}
    from due where a.id = due.id
    returning a.id, a.account_id, a.transaction_id, a.state`.execute(db);
  return rows;
}

/** Lets the next try wait longer. An attempt that this try has finished has none. */
async function countTry(db: Kysely<Tables>, attemptId: string, seconds: number): Promise<void> {
  await db
    .updateTable('payment_attempts')
    .set({ asked: sql`asked + 1`, ask_at: nextTry(seconds, 'asked') })
    .where('id', '=', attemptId)
    .execute();
}
