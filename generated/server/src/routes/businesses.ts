// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  BusinessesCreateBody,
  BusinessesCreateHeaders,
  BusinessesCreatePath,
  BusinessesCreateResponse201,
  BusinessesGetHeaders,
  BusinessesGetPath,
  BusinessesGetResponse200,
} from '@billing/types';
import * as businessesCreateChecks from '@billing/validators/businesses.create';
import * as businessesGetChecks from '@billing/validators/businesses.get';

import type { Handler, RequestBase, Route, WithDefaults } from '../runtime/route.ts';

export const businessesCreateRoute = {
  id: 'businesses.create',
  method: 'POST',
  path: '/customers/{customer_id}/businesses',
  security: [{ scheme: 'apiKey', permissions: ['business.write'] }],
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
    'forbidden',
    'invalid_version',
    'bad_request',
    'invalid_json',
    'invalid_field',
    'unsupported_media_type',
    'request_body_too_large',
    'request_headers_too_large',
    'not_found',
    'entity_archived',
    'too_many_requests',
    'internal_error',
    'service_unavailable',
    'business_contact_email_domain_not_allowed',
    'storage_limit_reached',
  ],
  emits: ['business.created'],
} as const satisfies Route;

export const businessesGetRoute = {
  id: 'businesses.get',
  method: 'GET',
  path: '/customers/{customer_id}/businesses/{business_id}',
  security: [{ scheme: 'apiKey', permissions: ['business.read'] }],
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
    'forbidden',
    'invalid_version',
    'bad_request',
    'unexpected_request_body',
    'request_headers_too_large',
    'not_found',
    'too_many_requests',
    'internal_error',
    'service_unavailable',
  ],
  emits: [],
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
}
