import type { Selectable, Transaction } from 'kysely';

import { accountClock } from '../common/account-clock.ts';
import { publishTogether } from '../events/publish.ts';
import type { PaymentAttemptRow } from '../storage/rows/payment-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { lockDiscount } from '../discounts/redeem-discount.ts';
import { lockSubscription } from '../subscription-records/lock-subscription.ts';
import { nextInvoiceNumber } from '../transactions/invoice-number.ts';
import { attemptsWithTransactions } from './attempts-with-transactions.ts';
import { changeOf } from './change-of-result.ts';
import type { FoundAttempt } from './gateway.ts';
import { lockTransaction } from './lock-transaction.ts';
import type { PaymentServices, TransactionKey } from './payment-services.ts';
import { storeChange } from './store-change.ts';

type Attempt = Selectable<PaymentAttemptRow>;

export interface StoreOptions {
  /**
   * Whether to complete what is paid in the same database transaction. Only for charges of the service,
   * whose completion redeems and saves nothing: it halves the work of a renewal. If it fails, store the
   * result alone, so that it can't be lost.
   */
  readonly completes?: boolean;
}

/**
 * The second step of a payment: stores what the gateway answered, and what follows from it for the
 * subscription of the transaction. The first final result counts; repeats change nothing, so that the answer
 * of the call, a report of the gateway and a job may all arrive, in any order. `unknown` changes nothing.
 *
 * @returns The transaction, if it is paid now and has to be completed.
 */
export async function storeResult(
  payments: PaymentServices,
  attemptId: string,
  result: FoundAttempt,
  { completes = false }: StoreOptions = {},
): Promise<TransactionKey | undefined> {
  const change = changeOf(result);
  if (change === undefined) return undefined;
  const { services, log } = payments;
  return services.db.transaction().execute(async (trx) => {
    const found = await findAttempt(trx, attemptId);
    if (found === undefined) {
      log.warn({ attempt_id: attemptId }, 'ignored the result of a payment attempt that is not in the database');
      return undefined;
    }
    const { account_id: accountId, transaction_id: transactionId, subscription_id: subscriptionId } = found;
    const redeems = found.pending_change?.change?.redeems;
    if (redeems != null) await lockDiscount(trx, accountId, redeems);
    const subscription =
      subscriptionId === null ? undefined : await lockSubscription(trx, { accountId, subscriptionId });
    const row = await lockTransaction(trx, { accountId, transactionId });
    const attempt = await readAttempt(trx, attemptId);
    const isCompleted = completes && change.state === 'captured';
    if (attempt.state === 'open') {
      const own = { ...services, clock: accountClock(services.clock, found.test_clock_time) };
      const completeWith = isCompleted ? () => nextInvoiceNumber(trx, accountId) : undefined;
      const storing = { row, attempt, change, subscription, completeWith };
      await publishTogether(trx, own, (within) => storeChange(trx, payments, within, storing));
    } else if (attempt.state === 'failed' && result.status === 'captured')
      log.error(
        { attempt_id: attemptId, transaction_id: row.id },
        'the payment gateway captured an attempt that it had reported as failed; refund it at the gateway',
      );
    const isPaid = result.status === 'captured' && attempt.state !== 'failed' && attempt.state !== 'completed';
    return isPaid && !(isCompleted && attempt.state === 'open') ? { accountId, transactionId } : undefined;
  });
}

/** What never changes of an attempt, and the time of its account. */
function findAttempt(trx: Transaction<Tables>, attemptId: string) {
  return attemptsWithTransactions(trx)
    .leftJoin('subscriptions', (join) =>
      join
        .onRef('subscriptions.account_id', '=', 'transactions.account_id')
        .onRef('subscriptions.id', '=', 'transactions.subscription_id'),
    )
    .select([
      'payment_attempts.account_id',
      'payment_attempts.transaction_id',
      'transactions.subscription_id',
      'subscriptions.pending_change',
      'accounts.test_clock_time',
    ])
    .where('payment_attempts.id', '=', attemptId)
    .executeTakeFirst();
}

function readAttempt(trx: Transaction<Tables>, attemptId: string): Promise<Attempt> {
  return trx.selectFrom('payment_attempts').selectAll().where('id', '=', attemptId).executeTakeFirstOrThrow();
}
