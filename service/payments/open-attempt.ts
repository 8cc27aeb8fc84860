import { type Insertable, type Selectable, sql, type Transaction } from 'kysely';

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
 * Stores an attempt to pay a transaction, which the caller has locked. Send it to the gateway after the
 * commit. `updated_at` of the transaction stays, and no event is published, until the gateway has answered:
 * then the transaction changes.
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
  const opened = { row, attempt, payment: request };
  await insertAttempts(trx, payments, [opened]);
  return attemptRequest(opened);
}

/** An attempt, and the row of its transaction. */
export interface Opened {
  readonly row: Selectable<TransactionRow>;
  readonly attempt: NewAttempt;
  readonly payment: Payment;
}

/** The same for transactions that show the attempts already, because they were created with them. */
export async function insertAttempts(
  trx: Transaction<Tables>,
  { timeoutMs, gateway }: Pick<PaymentServices, 'timeoutMs' | 'gateway'>,
  opened: readonly Opened[],
): Promise<void> {
  if (opened.length === 0) return;
  const rows = opened.map(({ attempt, payment: { instrument, initiator } }) => ({
    ...attempt,
    initiator,
    gateway_reference: instrument.reference,
  }));
  // Without a gateway, a process that has one sends it.
  const askAt = afterSeconds(gateway === undefined ? 0 : recoverySeconds(timeoutMs));
  await sql`
    insert into payment_attempts
      (id, account_id, transaction_id, saves_method, reserved_discount_id, state, initiator, gateway_reference, ask_at)
    select id, account_id, transaction_id, saves_method, reserved_discount_id, 'open', initiator, gateway_reference, ${askAt}
    from json_populate_recordset(null::payment_attempts, ${JSON.stringify(rows)}::json)`.execute(trx);
}

/** What is sent to the gateway after the commit. */
export function attemptRequest({ row, attempt, payment: { amount, instrument, initiator } }: Opened): AttemptRequest {
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
