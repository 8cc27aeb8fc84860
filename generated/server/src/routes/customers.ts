// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  CustomersCreateBody,
  CustomersCreateHeaders,
  CustomersCreateResponse201,
  CustomersGetHeaders,
  CustomersGetPath,
  CustomersGetResponse200,
  CustomersListHeaders,
  CustomersListQuery,
  CustomersListResponse200,
  CustomersUpdateBody,
  CustomersUpdateHeaders,
  CustomersUpdatePath,
  CustomersUpdateResponse200,
} from '@billing/types';
import * as customersCreateChecks from '@billing/validators/customers.create';
import * as customersGetChecks from '@billing/validators/customers.get';
import * as customersListChecks from '@billing/validators/customers.list';
import * as customersUpdateChecks from '@billing/validators/customers.update';

import type { Handler, RequestBase, Route, WithDefaults } from '../runtime/route.ts';

export const customersCreateRoute = {
  id: 'customers.create',
  method: 'POST',
  path: '/customers',
  security: [[{ scheme: 'apiKey', permissions: ['customer.write'] }]],
  rateLimit: 'default',
  idempotencyKey: 'idempotency-key',
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
  body: {
    required: true,
    mediaTypes: ['application/json'],
    object: true,
    defaults: { values: { locale: 'en' }, nullable: ['locale'] },
  },
  check: { headers: customersCreateChecks.headers, body: customersCreateChecks.body },
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
    'idempotency_key_in_use',
    'idempotency_key_reused',
    'customer_already_exists',
    'customer_email_invalid',
    'customer_email_domain_not_allowed',
    'storage_limit_reached',
  ],
  emits: ['customer.created'],
} as const satisfies Route;

export const customersGetRoute = {
  id: 'customers.get',
  method: 'GET',
  path: '/customers/{customer_id}',
  security: [[{ scheme: 'apiKey', permissions: ['customer.read'] }]],
  rateLimit: 'default',
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
    ],
  },
  check: { path: customersGetChecks.path, headers: customersGetChecks.headers },
  errorCodes: [
    'invalid_token',
    'invalid_version',
    'request_headers_too_large',
    'too_many_requests',
    'internal_error',
    'service_unavailable',
    'forbidden',
    'unexpected_request_body',
    'bad_request',
    'not_found',
  ],
  emits: [],
} as const satisfies Route;

export const customersListRoute = {
  id: 'customers.list',
  method: 'GET',
  path: '/customers',
  security: [[{ scheme: 'apiKey', permissions: ['customer.read'] }]],
  rateLimit: 'default',
  parameters: {
    path: [],
    query: [
      { name: 'after', shape: 'value', kind: 'string', style: 'form', explode: true },
      { name: 'per_page', shape: 'value', kind: 'integer', style: 'form', explode: true, default: 50, cap: 200 },
      { name: 'order_by', shape: 'value', kind: 'string', style: 'form', explode: true, default: 'id[DESC]' },
      { name: 'id', shape: 'array', kind: 'string', style: 'form', explode: false },
      { name: 'email', shape: 'array', kind: 'string', style: 'form', explode: false },
      { name: 'search', shape: 'value', kind: 'string', style: 'form', explode: true },
      { name: 'status', shape: 'array', kind: 'string', style: 'form', explode: false, default: ['active'] },
    ],
    header: [
      { name: 'skip-count', shape: 'value', kind: 'string', style: 'simple', explode: false },
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
  check: { query: customersListChecks.query, headers: customersListChecks.headers },
  errorCodes: [
    'invalid_token',
    'invalid_version',
    'request_headers_too_large',
    'too_many_requests',
    'internal_error',
    'service_unavailable',
    'forbidden',
    'unexpected_request_body',
    'invalid_field',
  ],
  emits: [],
} as const satisfies Route;

export const customersUpdateRoute = {
  id: 'customers.update',
  method: 'PATCH',
  path: '/customers/{customer_id}',
  security: [[{ scheme: 'apiKey', permissions: ['customer.write'] }]],
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
  body: { required: true, mediaTypes: ['application/json'], object: true },
  check: { path: customersUpdateChecks.path, headers: customersUpdateChecks.headers, body: customersUpdateChecks.body },
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
    'conflict',
    'customer_already_exists',
    'customer_email_invalid',
    'customer_email_domain_not_allowed',
    'storage_limit_reached',
  ],
  emits: ['customer.updated'],
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

export interface CustomersGetRequest extends RequestBase<(typeof customersGetRoute)['errorCodes'][number]> {
  readonly path: CustomersGetPath;
  readonly headers: CustomersGetHeaders;
}

export type CustomersGetResult = {
  readonly status: 200;
  readonly body: CustomersGetResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface CustomersListRequest extends RequestBase<(typeof customersListRoute)['errorCodes'][number]> {
  readonly query: WithDefaults<CustomersListQuery, 'per_page' | 'order_by' | 'status'>;
  readonly headers: CustomersListHeaders;
}

export type CustomersListResult = {
  readonly status: 200;
  readonly body: CustomersListResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface CustomersUpdateRequest extends RequestBase<(typeof customersUpdateRoute)['errorCodes'][number]> {
  readonly path: CustomersUpdatePath;
  readonly headers: CustomersUpdateHeaders;
  readonly body: CustomersUpdateBody;
}

export type CustomersUpdateResult = {
  readonly status: 200;
  readonly body: CustomersUpdateResponse200;
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
   * their address. After a timeout, send the request again with the same `Idempotency-Key`, and you get the
   * customer that the first request created.
   *
   *
   * @see operations/customers.yaml#/customers/post
   */
  readonly create: Handler<CustomersCreateRequest, CustomersCreateResult, Context>;
  /**
   * Get a customer
   *
   * Returns one customer, archived or not.
   *
   *
   * @see operations/customers.yaml#/customer/get
   */
  readonly get: Handler<CustomersGetRequest, CustomersGetResult, Context>;
  /**
   * List customers
   *
   * Lists the customers of the account. To include archived customers, filter by `status`.
   *
   * To find a customer by an address that you know, filter by `email`, which compares the whole address.
   * `search` finds parts of it.
   *
   *
   * @see operations/customers.yaml#/customers/get
   */
  readonly list: Handler<CustomersListRequest, CustomersListResult, Context>;
  /**
   * Update a customer
   *
   * Changes the members in the body and leaves all others unchanged. `custom_data` is replaced as a whole.
   * If nothing changes, `updated_at` stays the same and no event is created.
   *
   * With `status: archived`, the customer can't get new addresses and businesses. It can still be read and
   * updated, and retains its email address. `status: active` makes it usable again.
   *
   *
   * @see operations/customers.yaml#/customer/patch
   */
  readonly update: Handler<CustomersUpdateRequest, CustomersUpdateResult, Context>;
}
