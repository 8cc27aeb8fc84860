import type { SubscriptionEntities } from '@billing/types';

import { invalidFields } from '../../common/invalid-fields.ts';
import type { PlanCaller, PlanServices } from './plan-services.ts';
import { pricingTerms } from './pricing-terms.ts';
import { checkReadable } from './stored-entities.ts';
import { type ScenarioEntities, sampleEntities } from './scenario/sample-entities.ts';

/**
 * The entities of scenarios about an existing subscription. They are samples: scenarios don't use stored
 * subscriptions yet.
 *
 * @param at Path of `entities` in a request, for error messages.
 */
export async function subscriptionEntities(
  services: PlanServices,
  caller: PlanCaller,
  { entities: { subscription_id } }: { readonly entities: SubscriptionEntities },
  at: string,
): Promise<ScenarioEntities> {
  if (subscription_id !== null) {
    checkReadable(services, caller, 'subscription.read', subscription_id);
    throw invalidFields(services.newError, {
      field: `${at}.subscription_id`,
      message: 'must be the id of a subscription',
    });
  }
  const pricing = await pricingTerms(services, caller, at);
  return { entities: await sampleEntities(services.clock, pricing), stored: new Set() };
}
