import { anyError } from '../../service/common/any-error.ts';
import { type Log, silentLog } from '../../service/common/log.ts';
import type { PaymentGateway } from '../../service/payments/gateway.ts';
import { finishAttempt } from '../../service/payments/pay.ts';
import type { PaymentServices } from '../../service/payments/payment-services.ts';
import { TestGateway } from '../../service/payments/test-gateway/test-gateway.ts';
import type { Services } from '../../service/services.ts';

export interface TestPayments {
  readonly payments: PaymentServices;
  readonly bank: TestGateway;
}

export interface TestPaymentsOptions {
  readonly timeoutMs?: number;
  readonly log?: Log;
  /** Instead of the test gateway itself; undefined: none is connected. */
  readonly gateway?: (bank: TestGateway) => PaymentGateway | undefined;
}

/**
 * Payments as the process of a sandbox makes them, with a gateway that is slow for 50 ms only. By default it
 * may take as long as a busy machine needs.
 */
export function testPayments(
  services: Services,
  { timeoutMs = 20_000, log = silentLog, gateway = (bank) => bank }: TestPaymentsOptions = {},
): TestPayments {
  const bank = new TestGateway({ db: services.db, clock: services.clock, slowMs: 50 });
  const payments: PaymentServices = { services, newError: anyError, gateway: gateway(bank), log, timeoutMs };
  bank.onResult((attemptId, result) => finishAttempt(payments, attemptId, result));
  return { payments, bank };
}
