import type { Insertable, Selectable, Transaction } from 'kysely';

import type { AccountClock } from '../common/account-clock.ts';
import type { PaymentAttemptRow } from '../storage/rows/payment-rows.ts';
import type { TransactionRow } from '../storage/rows/transaction-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { transactionColumns } from '../transactions/transaction-columns.ts';
import { afterSeconds, recoverySeconds } from './ask-times.ts';
import type { AttemptRequest } from './gateway.ts';
import { type NewPayment, newPayment } from './payment-entries.ts';
import type { PaymentServices } from './payment-services.ts';

export type NewAttempt = Pick<
  Insertable<PaymentAttemptRow>,
  'id' | 'account_id' | 'transaction_id' | 'saves_method' | 'reserved_discount_id'
>;

type Payment = Pick<AttemptRequest, 'amount' | 'instrument' | 'initiator'>;

/**
 * Stores an attempt to pay a transaction, which the caller has locked. Send it to the gateway after the commit. `updated_at` of the
 * transaction stays, and no event is published, until the gateway has answered: then the transaction changes.
 */
export async function openAttempt(
  trx: Transaction<Tables>,
  clock: AccountClock,
  payments: Pick<PaymentServices, 'timeoutMs' | 'gateway'>,
  row: Selectable<TransactionRow>,
  attempt: NewAttempt,
  request: Payment & Pick<NewPayment, 'payment_method_id'>,
): Promise<AttemptRequest> {
  const { amount, instrument, payment_method_id = null } = request;
  const { details } = instrument;
  const payment = newPayment({ id: attempt.id, amount, details, payment_method_id, now: clock.now() });
  await trx
    .updateTable('transactions')
    .set({ ...transactionColumns({ payments: [payment, ...row.payments] }), revision: row.revision + 1 })
    .where('account_id', '=', row.account_id)
    .where('id', '=', row.id)
    .execute();
  return insertAttempt(trx, payments, row, attempt, request);
}

/** The same for a transaction that shows the attempt already, because it was created with it. */
export async function insertAttempt(
  trx: Transaction<Tables>,
  { timeoutMs, gateway }: Pick<PaymentServices, 'timeoutMs' | 'gateway'>,
  row: Selectable<TransactionRow>,
  attempt: NewAttempt,
  { amount, instrument, initiator }: Payment,
): Promise<AttemptRequest> {
  await trx
    .insertInto('payment_attempts')
    .values({
      ...attempt,
      state: 'open',
      initiator,
      gateway_reference: instrument.reference,
      // Without a gateway, a process that has one sends it.
      ask_at: afterSeconds(gateway === undefined ? 0 : recoverySeconds(timeoutMs)),
    })
    .execute();
  return {
    attemptId: attempt.id,
    accountId: row.account_id,
    transactionId: row.id,
    amount,
    currencyCode: row.currency_code,
    instrument,
    initiator,
  };
}
