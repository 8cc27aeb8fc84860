import { type Selectable, sql, type Transaction } from 'kysely';

import { accountClock } from '../common/account-clock.ts';
import { publishTogether } from '../events/publish.ts';
import type { AccountServices } from '../services.ts';
import type { Timestamp } from '../storage/columns.ts';
import type { PaymentAttemptRow } from '../storage/rows/payment-rows.ts';
import type { SubscriptionRow } from '../storage/rows/subscription-rows.ts';
import type { TransactionRow } from '../storage/rows/transaction-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { afterCapture } from '../subscription-payments/after-payment.ts';
import {
  publishSubscription,
  storeSubscriptions,
  type SubscriptionChange,
} from '../subscription-records/store-subscription.ts';
import { nextInvoiceNumbers } from '../transactions/invoice-number.ts';
import { publishStages } from '../transactions/publish-stages.ts';
import { lastRow } from '../transactions/stages.ts';
import { storeLockedTransactions, type TransactionChange } from '../transactions/store-transactions.ts';
import { attemptsWithTransactions } from './attempts-with-transactions.ts';
import { changeOf } from './change-of-result.ts';
import { completedStages, paidStages } from './paid-stages.ts';
import { withPayment } from './payment-entries.ts';
import type { PaymentServices } from './payment-services.ts';

const CAPTURED = changeOf({ status: 'captured' })!.payment;

/** A captured charge of a renewal, with its rows locked. */
interface Charge {
  readonly attempt: Selectable<PaymentAttemptRow>;
  readonly row: Selectable<TransactionRow>;
  readonly subscription: Selectable<SubscriptionRow>;
  /** Of the account. */
  readonly test_clock_time: Timestamp | null;
}

/**
 * Stores captured charges of different subscriptions together with their completion, in one database
 * transaction: they share the statements that read and lock, take invoice numbers and store events. It
 * leaves out each whose completion locks more than its own rows, such as credit of the customer: two of
 * these database transactions could wait for each other. `storeResult` stores those.
 *
 * @returns The ids of the attempts that are completed now. When it throws, nothing is stored.
 */
export async function completeTogether(
  payments: PaymentServices,
  attemptIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { services } = payments;
  return services.db.transaction().execute(async (trx) => {
    const charges = (await lockCharges(trx, attemptIds)).filter(locksNothingElse);
    for (const [accountId, ofAccount] of Map.groupBy(charges, ({ row }) => row.account_id)) {
      const own = { ...services, clock: accountClock(services.clock, ofAccount[0]!.test_clock_time) };
      const numbers = await nextInvoiceNumbers(trx, accountId, ofAccount.length);
      await publishTogether(trx, own, async (within) => {
        const completed = [];
        for (const [index, charge] of ofAccount.entries())
          completed.push(await completedCharge(trx, within, charge, numbers[index]!));
        await storeCompleted(trx, own, completed);
      });
    }
    return new Set(charges.map(({ attempt }) => attempt.id));
  });
}

interface Completed {
  readonly attemptId: string;
  readonly transaction: TransactionChange;
  readonly subscription: SubscriptionChange | undefined;
}

/** A captured charge with its completion, whose events are published; nothing of it is stored yet. */
async function completedCharge(
  trx: Transaction<Tables>,
  own: AccountServices,
  { attempt, row, subscription }: Charge,
  invoiceNumber: string,
): Promise<Completed> {
  const now = own.clock.now();
  const payments = withPayment(row.payments, attempt.id, { ...CAPTURED, captured_at: now });
  const paid = paidStages({ ...row, payments, updated_at: now }, now);
  const effect = afterCapture(subscription, row, null, now);
  const stages = completedStages(paid, own.rules.fee, invoiceNumber, async (within, services) => {
    if (effect === undefined) return;
    const changed = { ...subscription, updated_at: now, ...effect.changes };
    await publishSubscription(within, services, changed, effect.events);
  });
  await publishStages(trx, own, stages);
  return {
    attemptId: attempt.id,
    transaction: { before: row, after: lastRow(stages) },
    subscription: effect && { before: subscription, changes: effect.changes },
  };
}

async function storeCompleted(
  trx: Transaction<Tables>,
  own: AccountServices,
  completed: readonly Completed[],
): Promise<void> {
  const attemptIds = completed.map(({ attemptId }) => attemptId);
  await trx
    .updateTable('payment_attempts')
    .set({ state: 'completed' })
    .where('id', '=', sql<string>`any(${attemptIds}::text[])`)
    .execute();
  await storeSubscriptions(
    trx,
    own,
    completed.flatMap(({ subscription }) => subscription ?? []),
  );
  await storeLockedTransactions(
    trx,
    completed.map(({ transaction }) => transaction),
  );
}

/** Locks subscriptions before their transactions, each in an order that all processes use. */
async function lockCharges(trx: Transaction<Tables>, attemptIds: readonly string[]): Promise<Charge[]> {
  const subscriptions = await attemptsWithTransactions(trx)
    .innerJoin('subscriptions', (join) =>
      join
        .onRef('subscriptions.account_id', '=', 'transactions.account_id')
        .onRef('subscriptions.id', '=', 'transactions.subscription_id'),
    )
    .selectAll('subscriptions')
    .select(['payment_attempts.id as attempt_id', 'payment_attempts.transaction_id', 'accounts.test_clock_time'])
    .where('payment_attempts.id', 'in', attemptIds)
    .orderBy('subscriptions.account_id')
    .orderBy('subscriptions.customer_id')
    .orderBy('subscriptions.id')
    .forNoKeyUpdate('subscriptions')
    .execute();
  const keys = sql`unnest(${subscriptions.map((each) => each.account_id)}::text[], ${subscriptions.map((each) => each.transaction_id)}::text[])`;
  const transactions = await trx
    .selectFrom('transactions')
    .selectAll()
    .where(sql<boolean>`(account_id, id) in (select * from ${keys})`)
    .orderBy('account_id')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const attempts = await trx.selectFrom('payment_attempts').selectAll().where('id', 'in', attemptIds).execute();
  const rowOf = new Map(transactions.map((row) => [row.id, row]));
  const attemptOf = new Map(attempts.map((attempt) => [attempt.id, attempt]));
  return subscriptions.map(({ attempt_id, transaction_id, test_clock_time, ...subscription }) => ({
    attempt: attemptOf.get(attempt_id)!,
    row: rowOf.get(transaction_id)!,
    subscription,
    test_clock_time,
  }));
}

function locksNothingElse({ attempt, row, subscription }: Charge): boolean {
  const isOpen = attempt.state === 'open' && attempt.initiator === 'service';
  const isPlain = row.totals.credit === '0' && row.invoice_number === null;
  return isOpen && isPlain && subscription.pending_change === null && subscription.collection_mode === 'automatic';
}
