import { type PageRequest, servicesOfStep } from '../audit/customer-act.ts';
import { anyError } from '../common/any-error.ts';
import { ServiceError } from '../common/errors.ts';
import { findAccountClock } from '../accounts/find-account-clock.ts';
import type { Services } from '../services.ts';
import { createTransaction } from '../transactions/create-transaction.ts';
import type { Offer } from './offer.ts';

/**
 * Creates the transaction of an offer, with the origin `web`, for the visitor who sent the request. Returns
 * the token of its checkout; undefined when the rules of transactions reject it, such as items with
 * different billing cycles.
 */
export async function takeOffer(
  services: Services,
  { accountId, items }: Offer,
  request: PageRequest,
): Promise<string | undefined> {
  const clock = await findAccountClock(services.db, services.clock, accountId);
  const step = { operation: 'checkout.offer', accountId, clock, customerId: null, entityId: undefined };
  const { db } = servicesOfStep(services, step, request);
  try {
    const row = await db
      .transaction()
      .execute((trx) =>
        createTransaction(anyError, trx, { ...services, clock }, accountId, { items: [...items] }, 'web'),
      );
    return row.checkout_token;
  } catch (error) {
    if (error instanceof ServiceError && error.code !== 'internal_error') return undefined;
    throw error;
  }
}
