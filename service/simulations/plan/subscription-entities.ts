import type { SubscriptionEntities } from '@billing/types';

import { invalidFields } from '../../common/invalid-fields.ts';
import type { PlanCaller, Planning } from './plan-events.ts';
import { checkReadable } from './stored-entities.ts';
import { type ScenarioCast, sampleCast } from './scenario/sample-entities.ts';

/**
 * The cast of what happens to a subscription that is there. Subscriptions are not stored yet, so it is a sample.
 *
 * @param at Where the entities stand in a request.
 */
export async function subscriptionCast(
  services: Planning,
  caller: PlanCaller,
  { entities: { subscription_id } }: { readonly entities: SubscriptionEntities },
  at: string,
): Promise<ScenarioCast> {
  if (subscription_id !== null) {
    checkReadable(services, caller, 'subscription.read', subscription_id);
    throw invalidFields(services.newError, {
      field: `${at}.subscription_id`,
      message: 'must be the id of a subscription',
    });
  }
  return { cast: await sampleCast(services.clock), stored: new Set() };
}
