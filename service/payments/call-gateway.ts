import type { PaymentServices } from './payment-services.ts';

/**
 * Makes one call of the gateway, with a deadline. Call it outside of any database transaction. A call that
 * fails or takes too long says nothing about what the gateway did, so its result is `unknown`.
 *
 * @param about For the log.
 */
export async function callGateway<Result>(
  { log, timeoutMs }: Pick<PaymentServices, 'log' | 'timeoutMs'>,
  about: { readonly attempt_id: string; readonly transaction_id: string },
  call: (signal: AbortSignal) => Promise<Result>,
): Promise<Result | { readonly status: 'unknown' }> {
  const deadline = AbortSignal.timeout(timeoutMs);
  const { promise: late, reject } = Promise.withResolvers<never>();
  deadline.addEventListener('abort', () => reject(deadline.reason));
  try {
    return await Promise.race([call(deadline), late]);
  } catch (error) {
    log.warn({ err: error, ...about }, 'the payment gateway did not answer; its result will be requested later');
    return { status: 'unknown' };
  }
}
