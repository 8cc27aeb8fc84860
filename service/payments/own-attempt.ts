import type { AttemptRequest } from './gateway.ts';
import { paymentOf } from './payment-entries.ts';
import type { PaymentServices } from './payment-services.ts';

/**
 * The request of an open attempt that the service has started, as it was sent, or was to be sent; undefined
 * for one of a customer.
 */
export async function ownAttempt(
  { services: { db } }: Pick<PaymentServices, 'services'>,
  attemptId: string,
): Promise<AttemptRequest | undefined> {
  const attempt = await db
    .selectFrom('payment_attempts')
    .innerJoin('transactions', (join) =>
      join
        .onRef('transactions.account_id', '=', 'payment_attempts.account_id')
        .onRef('transactions.id', '=', 'payment_attempts.transaction_id'),
    )
    .select([
      'payment_attempts.account_id',
      'transaction_id',
      'gateway_reference',
      'transactions.currency_code',
      'transactions.payments',
    ])
    .where('payment_attempts.id', '=', attemptId)
    .where('initiator', '=', 'service')
    .where('state', '=', 'open')
    .executeTakeFirst();
  if (attempt === undefined) return undefined;
  const payment = paymentOf(attempt.payments, attemptId)!;
  return {
    attemptId,
    accountId: attempt.account_id,
    transactionId: attempt.transaction_id,
    amount: BigInt(payment.amount),
    currencyCode: attempt.currency_code,
    instrument: { reference: attempt.gateway_reference!, details: payment.method_details as never },
    initiator: 'service',
  };
}
