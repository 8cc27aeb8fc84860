// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  CustomerPortalSessionsCreateBody,
  CustomerPortalSessionsCreateHeaders,
  CustomerPortalSessionsCreatePath,
  CustomerPortalSessionsCreateResponse201,
} from '@billing/types';
import * as customerPortalSessionsCreateChecks from '@billing/validators/customerPortalSessions.create';

import type { Handler, RequestBase, Route } from '../runtime/route.ts';

export const customerPortalSessionsCreateRoute = {
  id: 'customerPortalSessions.create',
  method: 'POST',
  path: '/customers/{customer_id}/portal-sessions',
  security: [[{ scheme: 'apiKey', permissions: ['customer_portal_session.write'] }]],
  rateLimit: 'default',
  idempotencyKey: 'idempotency-key',
  parameters: {
    path: [
      {
        name: 'customer_id',
        shape: 'value',
        kind: 'string',
        style: 'simple',
        explode: false,
        errorCode: 'bad_request',
      },
    ],
    query: [],
    header: [
      {
        name: 'service-version',
        shape: 'value',
        kind: 'string',
        style: 'simple',
        explode: false,
        errorCode: 'invalid_version',
      },
      {
        name: 'idempotency-key',
        shape: 'value',
        kind: 'string',
        style: 'simple',
        explode: false,
        errorCode: 'bad_request',
      },
    ],
  },
  body: { required: false, mediaTypes: ['application/json'], object: true },
  check: {
    path: customerPortalSessionsCreateChecks.path,
    headers: customerPortalSessionsCreateChecks.headers,
    body: customerPortalSessionsCreateChecks.body,
  },
  errorCodes: [
    'invalid_token',
    'invalid_version',
    'request_headers_too_large',
    'too_many_requests',
    'internal_error',
    'service_unavailable',
    'forbidden',
    'bad_request',
    'invalid_json',
    'invalid_field',
    'unsupported_media_type',
    'request_body_too_large',
    'not_found',
    'idempotency_key_in_use',
    'idempotency_key_reused',
  ],
  emits: [],
} as const satisfies Route;

export interface CustomerPortalSessionsCreateRequest extends RequestBase<
  (typeof customerPortalSessionsCreateRoute)['errorCodes'][number]
> {
  readonly path: CustomerPortalSessionsCreatePath;
  readonly headers: CustomerPortalSessionsCreateHeaders;
  readonly body: CustomerPortalSessionsCreateBody | undefined;
}

export type CustomerPortalSessionsCreateResult = {
  readonly status: 201;
  readonly body: CustomerPortalSessionsCreateResponse201;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface CustomerPortalSessionsHandlers<Context> {
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
   *
   * @see operations/customer-portal-sessions.yaml#/portal-sessions/post
   */
  readonly create: Handler<CustomerPortalSessionsCreateRequest, CustomerPortalSessionsCreateResult, Context>;
}
