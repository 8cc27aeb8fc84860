import type { Config } from '../configuration/config.ts';
import { anyError } from '../common/any-error.ts';
import type { Log } from '../common/log.ts';
import { finishAttempt } from '../payments/pay.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { TestGateway } from '../payments/test-gateway/test-gateway.ts';
import type { Services } from '../services.ts';

export interface Payments {
  readonly payments: PaymentServices;
  /** The test gateway of sandbox, which is also the bank of its cards. */
  readonly testGateway: TestGateway | undefined;
}

/**
 * The payments of an environment. Sandbox has the test gateway. Live has none: implement `PaymentGateway` and return it here;
 * until then, payments in live fail with an error that says so.
 */
export function createPayments(
  { environment, paymentTimeoutSeconds }: Pick<Config, 'environment' | 'paymentTimeoutSeconds'>,
  services: Services,
  log: Log,
): Payments {
  const testGateway = environment === 'sandbox' ? new TestGateway(services) : undefined;
  const payments: PaymentServices = {
    services,
    newError: anyError,
    gateway: testGateway,
    log,
    timeoutMs: paymentTimeoutSeconds * 1_000,
  };
  payments.gateway?.onResult((attemptId, result) => finishAttempt(payments, attemptId, result));
  return { payments, testGateway };
}
