import { type Job, startJob } from '../common/start-job.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { runMaintenance } from './run-maintenance.ts';

/**
 * Runs `runMaintenance` now and every second, which is the longest delay until an advanced test clock moves.
 * Every worker may start it.
 */
export function startMaintenance(payments: PaymentServices): Job {
  return startJob({
    log: payments.log,
    failure: 'maintenance of accounts failed',
    async run(signal) {
      await runMaintenance(payments, signal);
      return false;
    },
  });
}
