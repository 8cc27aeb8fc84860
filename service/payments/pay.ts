import { callGateway } from './call-gateway.ts';
import { completeTogether } from './complete-together.ts';
import { completeTransaction } from './complete-transaction.ts';
import type { FoundAttempt, AttemptRequest } from './gateway.ts';
import { ownAttempt } from './own-attempt.ts';
import { NoGatewayError } from './no-gateway-error.ts';
import type { PaymentServices, TransactionKey } from './payment-services.ts';
import { type PaymentRequest, type Rejection, startPayment } from './start-payment.ts';
import { storeResult } from './store-result.ts';

export type Payment =
  | { readonly kind: 'rejected'; readonly reason: Rejection }
  /** The transaction shows the result, as far as it is known. */
  | { readonly kind: 'attempted' };

/**
 * Pays a transaction: stores the attempt, charges it at the gateway, stores the result, and completes the
 * transaction. Each step but the charge is one database transaction; after a crash between any two, a job
 * does the rest (`resolvePayments`).
 *
 * @throws NoGatewayError when the environment has none.
 */
export async function pay(payments: PaymentServices, request: PaymentRequest): Promise<Payment> {
  const started = await startPayment(payments, request);
  if (started.kind === 'rejected') return started;
  if (started.kind === 'paid') await completeOrLeave(payments, request);
  else await chargeAttempt(payments, started.attempt);
  return { kind: 'attempted' };
}

/** Charges an attempt that is stored, stores the result, and completes the transaction if it is paid. */
export async function chargeAttempt(payments: PaymentServices, attempt: AttemptRequest): Promise<void> {
  await storeCharge(payments, attempt, await charge(payments, attempt));
}

/**
 * The same for attempts of the service to charge different subscriptions. They are charged at the same time,
 * and the captured ones are stored together. A failure of one changes nothing for the others; a job tries it
 * again (`resolvePayments`).
 */
export async function chargeAttempts(payments: PaymentServices, attempts: readonly AttemptRequest[]): Promise<void> {
  const charged = await Promise.all(
    attempts.map(async (attempt) => ({ attempt, result: await charge(payments, attempt) })),
  );
  const captured = charged.filter(({ result }) => result.status === 'captured');
  const completed = await completeAll(payments, captured);
  for (const { attempt, result } of charged) {
    if (completed.has(attempt.attemptId)) continue;
    await storeCharge(payments, attempt, result).catch((error: unknown) =>
      payments.log.error(
        { err: error, transaction_id: attempt.transactionId },
        'failed to store the charge of a renewal; retrying in the background',
      ),
    );
  }
}

/** Completes captured charges together; none when one fails, so that each is then tried alone. */
async function completeAll(
  payments: PaymentServices,
  captured: readonly { readonly attempt: AttemptRequest }[],
): Promise<ReadonlySet<string>> {
  const none = new Set<string>();
  if (captured.length === 0) return none;
  const ids = captured.map(({ attempt }) => attempt.attemptId);
  return completeTogether(payments, ids).catch((error: unknown) => {
    payments.log.warn({ err: error, attempts: ids.length }, 'failed to complete charges together; trying each alone');
    return none;
  });
}

async function storeCharge(payments: PaymentServices, attempt: AttemptRequest, result: FoundAttempt): Promise<void> {
  if (attempt.initiator === 'service' && (await completeAtOnce(payments, attempt, result))) return;
  await finishAttempt(payments, attempt.attemptId, result);
}

/**
 * Stores a result together with the completion; returns whether that succeeded. Nothing is stored when it
 * did not.
 */
async function completeAtOnce(
  payments: PaymentServices,
  { attemptId, transactionId }: AttemptRequest,
  result: FoundAttempt,
): Promise<boolean> {
  try {
    return (await storeResult(payments, attemptId, result, { completes: true })) === undefined;
  } catch (error) {
    payments.log.error(
      { err: error, transaction_id: transactionId },
      'failed to complete a paid transaction; storing its payment, and retrying in the background',
    );
    return false;
  }
}

async function charge(payments: PaymentServices, attempt: AttemptRequest): Promise<FoundAttempt> {
  const { gateway } = payments;
  if (gateway === undefined) throw new NoGatewayError();
  const about = { attempt_id: attempt.attemptId, transaction_id: attempt.transactionId };
  return callGateway(payments, about, (signal) => gateway.authorizeAndCapture(attempt, signal));
}

const FINAL: ReadonlySet<FoundAttempt['status']> = new Set(['captured', 'error', 'dropped']);

/**
 * Asks the gateway about an attempt, and stores what it answers. An attempt that the service has started is
 * sent again first, which changes nothing if the gateway has it: a renewal must not fail because a worker
 * ended before the call. The gateway is asked if the answer to that call is not final.
 */
export async function resolveAttempt(
  payments: PaymentServices,
  { attemptId, transactionId }: { readonly attemptId: string; readonly transactionId: string },
): Promise<void> {
  const { gateway } = payments;
  if (gateway === undefined) throw new NoGatewayError();
  const own = await ownAttempt(payments, attemptId);
  const sent = own && (await charge(payments, own));
  if (sent !== undefined && FINAL.has(sent.status)) return finishAttempt(payments, attemptId, sent);
  const about = { attempt_id: attemptId, transaction_id: transactionId };
  const result = await callGateway(payments, about, (signal) => gateway.find(attemptId, signal));
  await finishAttempt(payments, attemptId, result);
}

/** Stores a result, and completes the transaction if it is paid. */
export async function finishAttempt(payments: PaymentServices, attemptId: string, result: FoundAttempt): Promise<void> {
  const paid = await storeResult(payments, attemptId, result);
  if (paid !== undefined) await completeOrLeave(payments, paid);
}

/**
 * The payment is stored, so a failure to complete the transaction must not look like a failed payment. A job
 * tries it again.
 */
async function completeOrLeave(payments: PaymentServices, transaction: TransactionKey): Promise<void> {
  try {
    await completeTransaction(payments, transaction);
  } catch (error) {
    payments.log.error(
      { err: error, transaction_id: transaction.transactionId },
      'failed to complete a paid transaction; retrying in the background',
    );
  }
}
