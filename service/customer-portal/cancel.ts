import type { FastifyRequest } from 'fastify';

import { servicesOfStep } from '../audit/customer-act.ts';
import { ServiceError } from '../common/errors.ts';
import { anyError } from '../common/any-error.ts';
import { findAccountClock } from '../accounts/find-account-clock.ts';
import type { Services } from '../services.ts';
import { cancelSubscription } from '../subscription-lifecycle/cancel-subscription.ts';
import { portalStep } from './portal-step.ts';
import type { ShownSubscription } from './linked-subscription.ts';

/** What a customer can do about each reason for which a subscription can't be canceled now. */
const NOTICES: Readonly<Record<string, string>> = {
  subscription_locked_processing:
    'A payment of the subscription is in progress. Nothing was changed; try again in a few minutes.',
  subscription_locked_renewal:
    'The subscription is about to be renewed. Nothing was changed; try again in half an hour.',
  subscription_locked_pending_changes:
    'Another change of the subscription is planned. Nothing was changed. Please contact the seller.',
};

/**
 * Cancels a subscription at the end of its billing period, or at once if it is paused.
 *
 * @returns Why it was not canceled, for the customer. Undefined when it is canceled, by this call or before
 *   it.
 */
export async function cancel(
  services: Services,
  { row }: ShownSubscription,
  request: FastifyRequest,
): Promise<string | undefined> {
  if (row.status === 'canceled' || row.scheduled_change?.action === 'cancel') return undefined;
  try {
    const clock = await findAccountClock(services.db, services.clock, row.account_id);
    const own = servicesOfStep(services, portalStep('portal.cancel', row, clock), request);
    await own.db.transaction().execute((trx) => cancelSubscription(anyError, trx, { ...own, clock }, row, {}));
    return undefined;
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    if (error.code === 'subscription_is_canceled_action_invalid') return undefined;
    const notice = NOTICES[error.code];
    if (notice === undefined) throw error;
    return notice;
  }
}
