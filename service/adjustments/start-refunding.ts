import { type Job, startJob } from '../common/start-job.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { resolveRefunds } from './resolve-refunds.ts';

/**
 * Runs `resolveRefunds` now and every second. Every worker of an environment with a gateway may start it.
 */
export function startRefunding(payments: PaymentServices): Job {
  return startJob({
    log: payments.log,
    failure: 'failed to look for refunds to finish',
    run: async (signal) => (await resolveRefunds(payments, signal)) > 0,
  });
}
