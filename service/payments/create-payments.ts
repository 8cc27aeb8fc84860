import type { Services } from '../services.ts';
import { finishAttempt } from './pay.ts';
import type { PaymentServices } from './payment-services.ts';
import { TestGateway } from './test-gateway/test-gateway.ts';

export interface Payments {
  readonly payments: PaymentServices;
  /** The test gateway of sandbox, which is also the bank of its cards. */
  readonly testGateway: TestGateway | undefined;
}

export interface PaymentsOptions extends Pick<PaymentServices, 'newError' | 'log'> {
  readonly timeoutSeconds: number;
}

/**
 * The payments of an environment. Sandbox has the test gateway. Live has none: implement `PaymentGateway`
 * and return it here; until then, payments in live fail with an error that says so.
 */
export function createPayments(services: Services, { newError, timeoutSeconds, log }: PaymentsOptions): Payments {
  const testGateway = services.rules.environment === 'sandbox' ? new TestGateway(services) : undefined;
  const payments: PaymentServices = {
    services,
    newError,
    gateway: testGateway,
    log,
    timeoutMs: timeoutSeconds * 1_000,
  };
  payments.gateway?.onResult((attemptId, result) => finishAttempt(payments, attemptId, result));
  return { payments, testGateway };
}
