import { type Job, startJob } from '../common/start-job.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { type RenewalObserver, renewSubscriptions } from './renew-subscriptions.ts';

/**
 * Runs `renewSubscriptions` now and every second, and again at once while there is more. Every worker may
 * start it.
 */
export function startRenewing(payments: PaymentServices, observer?: RenewalObserver): Job {
  return startJob({
    log: payments.log,
    failure: 'failed to look for subscriptions to renew',
    run: async (signal) => (await renewSubscriptions(payments, signal, observer)) > 0,
  });
}
