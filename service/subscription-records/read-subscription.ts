import type { SubscriptionRead } from '@billing/types';
import type { Selectable } from 'kysely';

import { CANCEL_LINK, PAYMENT_METHOD_LINK } from '../links/portal-links.ts';
import { signedLink } from '../links/signed-link.ts';
import type { Services } from '../services.ts';
import type { SubscriptionRow } from '../storage/rows/subscription-rows.ts';
import { subscriptionEntity } from './subscription-entity.ts';

type Row = Selectable<SubscriptionRow>;
type LinkServices = Pick<Services, 'clock' | 'secrets'>;

/**
 * The pages on which the customer of a subscription manages it. Each call makes new links. Only responses of
 * the API have them: events go to more readers, and are stored for longer than the links are valid.
 *
 * @param baseUrl Of the request.
 */
export function managementUrls(
  services: LinkServices,
  baseUrl: string,
  { account_id, id, customer_id, collection_mode }: Pick<Row, 'account_id' | 'id' | 'customer_id' | 'collection_mode'>,
): SubscriptionRead['management_urls'] {
  const target = { accountId: account_id, customerId: customer_id, subscriptionId: id };
  return {
    update_payment_method:
      collection_mode === 'manual' ? null : signedLink(services, PAYMENT_METHOD_LINK, baseUrl, target),
    cancel: signedLink(services, CANCEL_LINK, baseUrl, target),
  };
}

/** A subscription as a response has it. */
export function readSubscription(services: LinkServices, baseUrl: string, row: Row): SubscriptionRead {
  return { ...subscriptionEntity(row), management_urls: managementUrls(services, baseUrl, row) };
}
