import type { NewError } from '../common/errors.ts';
import type { Timestamp } from '../storage/columns.ts';

export type PeriodOverCode = 'subscription_continuing_existing_billing_period_not_allowed';

/**
 * @throws `subscription_continuing_existing_billing_period_not_allowed` unless a billing period is still
 *   running at a time.
 */
export function checkPeriodLasts(newError: NewError<PeriodOverCode>, ends_at: Timestamp, at: Timestamp): void {
  if (at < ends_at) return;
  throw newError(
    'subscription_continuing_existing_billing_period_not_allowed',
    `The billing period ends at ${ends_at}, so it can't be continued at ${at}. Use "on_resume": "start_new_billing_period".`,
  );
}
