import type { LinkKind } from './signed-link.ts';

/** The subscription that a customer may manage with a link. */
export interface LinkedSubscription {
  readonly accountId: string;
  /** When the subscription gets another customer, links of the former one open nothing. */
  readonly customerId: string;
  readonly subscriptionId: string;
}

/** The customer who may see what they pay for with a link. */
export interface LinkedCustomer {
  readonly accountId: string;
  readonly customerId: string;
}

const VALID_SECONDS = 3_600;

/** Links to pages of the customer portal, valid for one hour. */
export const PAYMENT_METHOD_LINK: LinkKind<LinkedSubscription> = {
  path: '/portal/update-payment-method',
  validSeconds: VALID_SECONDS,
};
export const CANCEL_LINK: LinkKind<LinkedSubscription> = { path: '/portal/cancel', validSeconds: VALID_SECONDS };
export const OVERVIEW_LINK: LinkKind<LinkedCustomer> = { path: '/portal/overview', validSeconds: VALID_SECONDS };
