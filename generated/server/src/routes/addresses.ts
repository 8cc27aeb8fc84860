// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  AddressesCreateBody,
  AddressesCreateHeaders,
  AddressesCreatePath,
  AddressesCreateResponse201,
  AddressesGetHeaders,
  AddressesGetPath,
  AddressesGetResponse200,
  AddressesListHeaders,
  AddressesListPath,
  AddressesListQuery,
  AddressesListResponse200,
  AddressesUpdateBody,
  AddressesUpdateHeaders,
  AddressesUpdatePath,
  AddressesUpdateResponse200,
} from '@billing/types';
import * as addressesCreateChecks from '@billing/validators/addresses.create';
import * as addressesGetChecks from '@billing/validators/addresses.get';
import * as addressesListChecks from '@billing/validators/addresses.list';
import * as addressesUpdateChecks from '@billing/validators/addresses.update';

import type { Handler, RequestBase, Route, WithDefaults } from '../runtime/route.ts';

export const addressesCreateRoute = {
  id: 'addresses.create',
  method: 'POST',
  path: '/customers/{customer_id}/addresses',
  security: [[{ scheme: 'apiKey', permissions: ['address.write'] }]],
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
  check: { path: addressesCreateChecks.path, headers: addressesCreateChecks.headers, body: addressesCreateChecks.body },
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
    'address_location_not_allowed',
    'storage_limit_reached',
  ],
  emits: ['address.created'],
} as const satisfies Route;

export const addressesGetRoute = {
  id: 'addresses.get',
  method: 'GET',
  path: '/customers/{customer_id}/addresses/{address_id}',
  security: [[{ scheme: 'apiKey', permissions: ['address.read'] }]],
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
      { name: 'address_id', shape: 'value', kind: 'string', style: 'simple', explode: false, errorCode: 'bad_request' },
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
  check: { path: addressesGetChecks.path, headers: addressesGetChecks.headers },
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

export const addressesListRoute = {
  id: 'addresses.list',
  method: 'GET',
  path: '/customers/{customer_id}/addresses',
  security: [[{ scheme: 'apiKey', permissions: ['address.read'] }]],
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
  check: { path: addressesListChecks.path, query: addressesListChecks.query, headers: addressesListChecks.headers },
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

export const addressesUpdateRoute = {
  id: 'addresses.update',
  method: 'PATCH',
  path: '/customers/{customer_id}/addresses/{address_id}',
  security: [[{ scheme: 'apiKey', permissions: ['address.write'] }]],
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
      { name: 'address_id', shape: 'value', kind: 'string', style: 'simple', explode: false, errorCode: 'bad_request' },
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
  check: { path: addressesUpdateChecks.path, headers: addressesUpdateChecks.headers, body: addressesUpdateChecks.body },
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
    'address_location_not_allowed',
    'storage_limit_reached',
  ],
  emits: ['address.updated'],
} as const satisfies Route;

export interface AddressesCreateRequest extends RequestBase<(typeof addressesCreateRoute)['errorCodes'][number]> {
  readonly path: AddressesCreatePath;
  readonly headers: AddressesCreateHeaders;
  readonly body: AddressesCreateBody;
}

export type AddressesCreateResult = {
  readonly status: 201;
  readonly body: AddressesCreateResponse201;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface AddressesGetRequest extends RequestBase<(typeof addressesGetRoute)['errorCodes'][number]> {
  readonly path: AddressesGetPath;
  readonly headers: AddressesGetHeaders;
}

export type AddressesGetResult = {
  readonly status: 200;
  readonly body: AddressesGetResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface AddressesListRequest extends RequestBase<(typeof addressesListRoute)['errorCodes'][number]> {
  readonly path: AddressesListPath;
  readonly query: WithDefaults<AddressesListQuery, 'per_page' | 'order_by' | 'status'>;
  readonly headers: AddressesListHeaders;
}

export type AddressesListResult = {
  readonly status: 200;
  readonly body: AddressesListResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface AddressesUpdateRequest extends RequestBase<(typeof addressesUpdateRoute)['errorCodes'][number]> {
  readonly path: AddressesUpdatePath;
  readonly headers: AddressesUpdateHeaders;
  readonly body: AddressesUpdateBody;
}

export type AddressesUpdateResult = {
  readonly status: 200;
  readonly body: AddressesUpdateResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface AddressesHandlers<Context> {
  /**
   * Create an address for a customer
   *
   * Creates an address. Only `country_code` is required; in some countries, the tax also depends on
   * `postal_code`. A customer can have several addresses.
   *
   * The customer must not be archived.
   *
   *
   * @see operations/addresses.yaml#/addresses/post
   */
  readonly create: Handler<AddressesCreateRequest, AddressesCreateResult, Context>;
  /**
   * Get an address of a customer
   *
   * Returns one address, archived or not. The address must belong to the customer in the path; otherwise
   * the response is `not_found`.
   *
   *
   * @see operations/addresses.yaml#/address/get
   */
  readonly get: Handler<AddressesGetRequest, AddressesGetResult, Context>;
  /**
   * List the addresses of a customer
   *
   * Lists the addresses of one customer, archived or not. To include archived addresses, filter by
   * `status`.
   *
   *
   * @see operations/addresses.yaml#/addresses/get
   */
  readonly list: Handler<AddressesListRequest, AddressesListResult, Context>;
  /**
   * Update an address of a customer
   *
   * Changes the members in the body and leaves all others unchanged. `custom_data` is replaced as a whole.
   * If nothing changes, `updated_at` stays the same and no event is created.
   *
   * With `status: archived`, the address can't be used in anything new. It can still be read and updated.
   * `status: active` makes it usable again.
   *
   *
   * @see operations/addresses.yaml#/address/patch
   */
  readonly update: Handler<AddressesUpdateRequest, AddressesUpdateResult, Context>;
}
