import type { FastifyRequest } from 'fastify';

import { servicesOfStep } from '../audit/customer-act.ts';
import { anyError } from '../common/any-error.ts';
import { ServiceError } from '../common/errors.ts';
import { findAccountClock } from '../accounts/find-account-clock.ts';
import type { Services } from '../services.ts';
import { paymentMethodTransaction } from '../subscription-links/payment-method-transaction.ts';
import { portalStep } from './portal-step.ts';
import type { ShownSubscription } from './linked-subscription.ts';

/** The page says why. */
const UNCHANGEABLE: ReadonlySet<string> = new Set(['conflict', 'subscription_is_canceled_action_invalid']);

/**
 * The address of the checkout on which the customer changes the payment method of a subscription. Undefined
 * when the subscription no longer allows it; null when the seller has no checkout.
 *
 * @param baseUrl Of this service, as the customer reaches it.
 */
export async function continueToPayment(
  services: Services,
  { row }: ShownSubscription,
  baseUrl: string,
  request: FastifyRequest,
): Promise<string | null | undefined> {
  const key = { accountId: row.account_id, subscriptionId: row.id };
  try {
    const clock = await findAccountClock(services.db, services.clock, row.account_id);
    const own = servicesOfStep(services, portalStep('portal.update_payment_method', row, clock), request);
    return await own.db.transaction().execute(async (trx) => {
      const { checkout } = await paymentMethodTransaction(anyError, trx, { ...own, clock, baseUrl }, key);
      return checkout.url;
    });
  } catch (error) {
    if (error instanceof ServiceError && UNCHANGEABLE.has(error.code)) return undefined;
    throw error;
  }
}
