import type { CustomerStep } from '../audit/customer-act.ts';
import type { AccountClock } from '../common/account-clock.ts';
import type { Subscription } from './linked-subscription.ts';

/** What a customer does with a subscription, for the audit trail. */
export function portalStep(
  operation: string,
  { account_id: accountId, customer_id: customerId, id: entityId }: Subscription,
  clock: AccountClock,
): CustomerStep {
  return { operation, accountId, clock, customerId, entityId };
}
