import type { Selectable } from 'kysely';

import { anyError } from '../common/any-error.ts';
import { silentLog } from '../common/log.ts';
import { OperatorError } from '../common/operator-error.ts';
import { createPayments } from '../payments/create-payments.ts';
import type { PaymentInstrument } from '../payments/gateway.ts';
import { NoGatewayError } from '../payments/no-gateway-error.ts';
import { pay, type Payment } from '../payments/pay.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import type { Rejection } from '../payments/start-payment.ts';
import type { Services } from '../services.ts';
import type { TransactionRow } from '../storage/rows/transaction-rows.ts';
import { findTransaction } from '../transactions/find-transaction.ts';

type Row = Selectable<TransactionRow>;

/** For the response of the gateway. Without one, a worker finds out the result later. */
const TIMEOUT_SECONDS = 30;

/**
 * Pays the balance of a transaction, and returns the transaction after that, with the attempt as the first
 * of its payments.
 *
 * @throws OperatorError when no payment was attempted.
 */
export async function attemptPayment(services: Services, row: Row, instrument: PaymentInstrument): Promise<Row> {
  const { payments } = createPayments(services, {
    newError: anyError,
    timeoutSeconds: TIMEOUT_SECONDS,
    log: silentLog,
  });
  const find = () => findTransaction(anyError, services.db, row.account_id, row.id);
  let payment = await payBalance(payments, row, instrument);
  // Credit of the customer has changed the balance; that is stored now, and an operator means the balance,
  // whatever it is.
  if (isRejected(payment, 'amount_changed')) payment = await payBalance(payments, await find(), instrument);
  const after = await find();
  if (payment.kind === 'rejected') throw new OperatorError(rejectionOf(after, payment.reason));
  return after;
}

async function payBalance(payments: PaymentServices, row: Row, instrument: PaymentInstrument): Promise<Payment> {
  try {
    return await pay(payments, {
      accountId: row.account_id,
      transactionId: row.id,
      amount: BigInt(row.totals.balance),
      instrument,
      savesMethod: false,
    });
  } catch (error) {
    throw error instanceof NoGatewayError ? new OperatorError(error.message, { cause: error }) : error;
  }
}

function isRejected(payment: Payment, reason: Rejection): boolean {
  return payment.kind === 'rejected' && payment.reason === reason;
}

function rejectionOf({ id, status }: Row, reason: Rejection): string {
  switch (reason) {
    case 'not_payable':
      return (
        `Only a ready, billed or past_due transaction can be paid. ${id} has the status ${status}.` +
        (status === 'draft'
          ? ' Give it a customer_id and an address_id first: PATCH /transactions/{transaction_id}.'
          : '')
      );
    case 'under_way':
      return `A payment of ${id} has no result yet. Try again when the latest of its payments has one.`;
    case 'amount_changed':
      return `The balance of ${id} was changed at the same time. Try again.`;
    case 'discount_used_up':
      return `All uses of the discount of ${id} are redeemed. Raise the usage_limit of the discount, or remove it from the transaction.`;
  }
}
