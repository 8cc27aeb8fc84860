import { type Job, startJob } from '../common/start-job.ts';
import type { PaymentServices } from './payment-services.ts';
import { resolvePayments } from './resolve-payments.ts';

/** Runs `resolvePayments` now and every second. Every worker may start it. */
export function startResolving(payments: PaymentServices): Job {
  return startJob({
    log: payments.log,
    failure: 'failed to look for payments to finish',
    run: async (signal) => (await resolvePayments(payments, signal)) > 0,
  });
}
