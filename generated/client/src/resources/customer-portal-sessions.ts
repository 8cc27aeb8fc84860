// Generated from spec.yaml by `npm run generate`. Do not edit.
import {
  endpoint as createEndpoint,
  type CustomerPortalSessionsCreateRequest,
  type CustomerPortalSessionsCreateResult,
} from '../operations/customerPortalSessions.create.ts';
import type { Call } from '../runtime/call.ts';
import type { Caller } from '../runtime/create-caller.ts';
import type { CallOptions } from '../runtime/options.ts';

/** Links to pages on which customers manage their subscriptions. */
export interface CustomerPortalSessionsClient {
  /**
   * Create a customer portal session
   *
   * Creates links to the customer portal for one customer. They need no API key and work for one hour: create them
   * when the customer needs them, and send them to this customer only. After that, create new ones.
   *
   * `urls.general.overview` lists all subscriptions of the customer. For each subscription in
   * `subscription_ids`, `urls.subscriptions` has the pages that change its payment method and cancel it. A
   * customer cancels at the end of the billing period, after a confirmation.
   *
   * Needs the permission `customer_portal_session.write`.
   * At most 240 requests in 60 seconds.
   *
   * @see POST /customers/{customer_id}/portal-sessions, in the document at operations/customer-portal-sessions.yaml#/portal-sessions/post
   */
  create(request: CustomerPortalSessionsCreateRequest, options?: CallOptions): Call<CustomerPortalSessionsCreateResult>;
}

export function createCustomerPortalSessionsClient(call: Caller): CustomerPortalSessionsClient {
  return {
    create: (request, options) =>
      call<CustomerPortalSessionsCreateRequest, CustomerPortalSessionsCreateResult>(createEndpoint, request, options),
  };
}
