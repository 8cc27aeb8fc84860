import type { TransactionRead } from '@billing/types';

import type { AttemptRequest } from '../../../service/payments/gateway.ts';
import { pay, type Payment } from '../../../service/payments/pay.ts';
import type { PaymentServices } from '../../../service/payments/payment-services.ts';
import { type PaymentRequest, startPayment } from '../../../service/payments/start-payment.ts';
import { attemptWith } from './attempt-request.ts';

/** A request to pay the balance of a transaction with a test card. */
export function paymentOf(
  accountId: string,
  { id, details }: TransactionRead,
  card = 'success',
  savesMethod = false,
): PaymentRequest {
  return {
    accountId,
    transactionId: id,
    amount: BigInt(details.totals.balance),
    instrument: attemptWith(`test_card_${card}`).instrument,
    savesMethod,
  };
}

export function payWith(
  payments: PaymentServices,
  accountId: string,
  transaction: TransactionRead,
  card?: string,
  savesMethod?: boolean,
): Promise<Payment> {
  return pay(payments, paymentOf(accountId, transaction, card, savesMethod));
}

/** The first step of a payment, as a process stores it that ends right after it. */
export async function startedAttempt(payments: PaymentServices, request: PaymentRequest): Promise<AttemptRequest> {
  const started = await startPayment(payments, request);
  if (started.kind !== 'stored') throw new Error(`The payment was ${started.kind}.`);
  return started.attempt;
}
