// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  BusinessesCreateBody,
  BusinessesCreateHeaders,
  BusinessesCreatePath,
  BusinessesCreateResponse201,
  BusinessesGetHeaders,
  BusinessesGetPath,
  BusinessesGetResponse200,
  BusinessesListHeaders,
  BusinessesListPath,
  BusinessesListQuery,
  BusinessesListResponse200,
  BusinessesUpdateBody,
  BusinessesUpdateHeaders,
  BusinessesUpdatePath,
  BusinessesUpdateResponse200,
} from '@billing/types';
import * as businessesCreateChecks from '@billing/validators/businesses.create';
import * as businessesGetChecks from '@billing/validators/businesses.get';
import * as businessesListChecks from '@billing/validators/businesses.list';
import * as businessesUpdateChecks from '@billing/validators/businesses.update';

import type { Handler, RequestBase, Route, WithDefaults } from '../runtime/route.ts';

export const businessesCreateRoute = {
  id: 'businesses.create',
  method: 'POST',
  path: '/customers/{customer_id}/businesses',
  security: [[{ scheme: 'apiKey', permissions: ['business.write'] }]],
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
  body: {
    required: true,
    mediaTypes: ['application/json'],
    object: true,
    defaults: {
      values: { status: 'active' },
      nullable: ['status'],
      properties: { contacts: { items: { values: { name: '' }, nullable: ['name'] } } },
    },
  },
  check: {
    path: businessesCreateChecks.path,
    headers: businessesCreateChecks.headers,
    body: businessesCreateChecks.body,
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
    'entity_archived',
    'business_contact_email_domain_not_allowed',
    'storage_limit_reached',
  ],
  emits: ['business.created'],
} as const satisfies Route;

export const businessesGetRoute = {
  id: 'businesses.get',
  method: 'GET',
  path: '/customers/{customer_id}/businesses/{business_id}',
  security: [[{ scheme: 'apiKey', permissions: ['business.read'] }]],
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
      {
        name: 'business_id',
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
  check: { path: businessesGetChecks.path, headers: businessesGetChecks.headers },
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

export const businessesListRoute = {
  id: 'businesses.list',
  method: 'GET',
  path: '/customers/{customer_id}/businesses',
  security: [[{ scheme: 'apiKey', permissions: ['business.read'] }]],
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
    query: [
      { name: 'after', shape: 'value', kind: 'string', style: 'form', explode: true },
      { name: 'per_page', shape: 'value', kind: 'integer', style: 'form', explode: true, default: 50, cap: 200 },
      { name: 'order_by', shape: 'value', kind: 'string', style: 'form', explode: true, default: 'id[DESC]' },
      { name: 'id', shape: 'array', kind: 'string', style: 'form', explode: false },
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
  check: { path: businessesListChecks.path, query: businessesListChecks.query, headers: businessesListChecks.headers },
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
    'bad_request',
    'not_found',
  ],
  emits: [],
} as const satisfies Route;

export const businessesUpdateRoute = {
  id: 'businesses.update',
  method: 'PATCH',
  path: '/customers/{customer_id}/businesses/{business_id}',
  security: [[{ scheme: 'apiKey', permissions: ['business.write'] }]],
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
      {
        name: 'business_id',
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
  body: {
    required: true,
    mediaTypes: ['application/json'],
    object: true,
    defaults: { properties: { contacts: { items: { values: { name: '' }, nullable: ['name'] } } } },
  },
  check: {
    path: businessesUpdateChecks.path,
    headers: businessesUpdateChecks.headers,
    body: businessesUpdateChecks.body,
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
    'conflict',
    'business_contact_email_domain_not_allowed',
    'storage_limit_reached',
  ],
  emits: ['business.updated'],
} as const satisfies Route;

export interface BusinessesCreateRequest extends RequestBase<(typeof businessesCreateRoute)['errorCodes'][number]> {
  readonly path: BusinessesCreatePath;
  readonly headers: BusinessesCreateHeaders;
  readonly body: WithDefaults<BusinessesCreateBody, 'status', 'status'>;
}

export type BusinessesCreateResult = {
  readonly status: 201;
  readonly body: BusinessesCreateResponse201;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface BusinessesGetRequest extends RequestBase<(typeof businessesGetRoute)['errorCodes'][number]> {
  readonly path: BusinessesGetPath;
  readonly headers: BusinessesGetHeaders;
}

export type BusinessesGetResult = {
  readonly status: 200;
  readonly body: BusinessesGetResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface BusinessesListRequest extends RequestBase<(typeof businessesListRoute)['errorCodes'][number]> {
  readonly path: BusinessesListPath;
  readonly query: WithDefaults<BusinessesListQuery, 'per_page' | 'order_by' | 'status'>;
  readonly headers: BusinessesListHeaders;
}

export type BusinessesListResult = {
  readonly status: 200;
  readonly body: BusinessesListResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface BusinessesUpdateRequest extends RequestBase<(typeof businessesUpdateRoute)['errorCodes'][number]> {
  readonly path: BusinessesUpdatePath;
  readonly headers: BusinessesUpdateHeaders;
  readonly body: BusinessesUpdateBody;
}

export type BusinessesUpdateResult = {
  readonly status: 200;
  readonly body: BusinessesUpdateResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface BusinessesHandlers<Context> {
  /**
   * Create a business for a customer
   *
   * Creates a company that a customer buys for, with its registration and tax numbers and its contacts. A
   * customer can have several businesses.
   *
   * The customer must not be archived. All contacts must be different. `contacts: null` is the same as
   * `[]`.
   *
   *
   * @see operations/businesses.yaml#/businesses/post
   */
  readonly create: Handler<BusinessesCreateRequest, BusinessesCreateResult, Context>;
  /**
   * Get a business of a customer
   *
   * Returns one business, archived or not. The business must belong to the customer in the path; otherwise
   * the response is `not_found`.
   *
   *
   * @see operations/businesses.yaml#/business/get
   */
  readonly get: Handler<BusinessesGetRequest, BusinessesGetResult, Context>;
  /**
   * List the businesses of a customer
   *
   * Lists the businesses of one customer, archived or not. To include archived businesses, filter by
   * `status`.
   *
   *
   * @see operations/businesses.yaml#/businesses/get
   */
  readonly list: Handler<BusinessesListRequest, BusinessesListResult, Context>;
  /**
   * Update a business of a customer
   *
   * Changes the members in the body and leaves all others unchanged. `contacts` replaces the whole list:
   * to add a contact, send the existing ones as well. `custom_data` is replaced as a whole. If nothing
   * changes, `updated_at` stays the same and no event is created.
   *
   * With `status: archived`, the business can't be used in anything new. It can still be read and updated.
   * `status: active` makes it usable again.
   *
   *
   * @see operations/businesses.yaml#/business/patch
   */
  readonly update: Handler<BusinessesUpdateRequest, BusinessesUpdateResult, Context>;
}
