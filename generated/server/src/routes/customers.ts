// Generated from spec.yaml by `npm run generate`. Do not edit.
import type { CustomersCreateBody, CustomersCreateHeaders, CustomersCreateResponse201 } from '@billing/types';
import * as customersCreateChecks from '@billing/validators/customers.create';

import type { Handler, RequestBase, Route, WithDefaults } from '../runtime/route.ts';

export const customersCreateRoute = {
  id: 'customers.create',
  method: 'POST',
  path: '/customers',
  security: [{ scheme: 'apiKey', permissions: ['customer.write'] }],
  rateLimit: 'default',
  parameters: {
    path: [],
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
    ],
  },
  body: {
    required: true,
    mediaTypes: ['application/json'],
    object: true,
    defaults: { values: { locale: 'en' }, nullable: ['locale'] },
  },
  check: { headers: customersCreateChecks.headers, body: customersCreateChecks.body },
  errorCodes: [
    'invalid_token',
    'forbidden',
    'invalid_version',
    'bad_request',
    'invalid_json',
    'invalid_field',
    'unsupported_media_type',
    'request_body_too_large',
    'request_headers_too_large',
    'too_many_requests',
    'internal_error',
    'service_unavailable',
    'customer_already_exists',
    'customer_email_invalid',
    'customer_email_domain_not_allowed',
    'storage_limit_reached',
  ],
  emits: ['customer.created'],
} as const satisfies Route;

export interface CustomersCreateRequest extends RequestBase<(typeof customersCreateRoute)['errorCodes'][number]> {
  readonly headers: CustomersCreateHeaders;
  readonly body: WithDefaults<CustomersCreateBody, 'locale', 'locale'>;
}

export type CustomersCreateResult = {
  readonly status: 201;
  readonly body: CustomersCreateResponse201;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface CustomersHandlers<Context> {
  /**
   * Create a customer
   *
   * Creates a person or organization that you bill. Only `email` is required. You can also send a name, a
   * language and your own data.
   *
   * An email address identifies one customer of an account, regardless of case. Archived customers retain
   * their address. There are no idempotency keys: after a timeout, send the request again. If the first
   * request succeeded, you get `customer_already_exists` with the ID of the existing customer.
   *
   *
   * @see operations/customers.yaml#/customers/post
   */
  readonly create: Handler<CustomersCreateRequest, CustomersCreateResult, Context>;
}
