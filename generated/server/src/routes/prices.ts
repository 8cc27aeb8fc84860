// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  PricesCreateBody,
  PricesCreateHeaders,
  PricesCreateResponse201,
  PricesGetHeaders,
  PricesGetPath,
  PricesGetQuery,
  PricesGetResponse200,
  PricesListHeaders,
  PricesListQuery,
  PricesListResponse200,
  PricesUpdateBody,
  PricesUpdateHeaders,
  PricesUpdatePath,
  PricesUpdateResponse200,
} from '@billing/types';
import * as pricesCreateChecks from '@billing/validators/prices.create';
import * as pricesGetChecks from '@billing/validators/prices.get';
import * as pricesListChecks from '@billing/validators/prices.list';
import * as pricesUpdateChecks from '@billing/validators/prices.update';

import type { Handler, RequestBase, Route, WithDefaults } from '../runtime/route.ts';

export const pricesCreateRoute = {
  id: 'prices.create',
  method: 'POST',
  path: '/prices',
  security: [[{ scheme: 'apiKey', permissions: ['price.write'] }]],
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
    defaults: {
      values: {
        quantity: { maximum: 100, minimum: 1 },
        tax_mode: 'account_setting',
        type: 'standard',
        unit_price_overrides: [],
      },
      nullable: ['quantity', 'tax_mode', 'type', 'unit_price_overrides'],
      properties: {
        quantity: { values: { maximum: 100, minimum: 1 }, nullable: ['maximum', 'minimum'] },
        trial_period: { values: { requires_payment_method: true }, nullable: ['requires_payment_method'] },
      },
    },
  },
  check: { headers: pricesCreateChecks.headers, body: pricesCreateChecks.body },
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
    'entity_archived',
    'price_trial_period_missing_fields',
    'price_trial_period_requires_billing_cycle',
    'price_trial_period_frequency_below_1',
    'price_billing_cycle_frequency_below_1',
    'price_billing_cycle_frequency_greater_than_maximum',
    'price_duplicate_currency_override_for_country',
    'storage_limit_reached',
  ],
  emits: ['price.created'],
} as const satisfies Route;

export const pricesGetRoute = {
  id: 'prices.get',
  method: 'GET',
  path: '/prices/{price_id}',
  security: [[{ scheme: 'apiKey', permissions: ['price.read'] }]],
  rateLimit: 'default',
  parameters: {
    path: [
      { name: 'price_id', shape: 'value', kind: 'string', style: 'simple', explode: false, errorCode: 'bad_request' },
    ],
    query: [
      {
        name: 'include',
        shape: 'array',
        kind: 'string',
        style: 'form',
        explode: false,
        valuePermissions: { product: ['product.read'] },
      },
    ],
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
  check: { path: pricesGetChecks.path, query: pricesGetChecks.query, headers: pricesGetChecks.headers },
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

export const pricesListRoute = {
  id: 'prices.list',
  method: 'GET',
  path: '/prices',
  security: [[{ scheme: 'apiKey', permissions: ['price.read'] }]],
  rateLimit: 'default',
  parameters: {
    path: [],
    query: [
      { name: 'after', shape: 'value', kind: 'string', style: 'form', explode: true },
      { name: 'per_page', shape: 'value', kind: 'integer', style: 'form', explode: true, default: 50, cap: 200 },
      { name: 'order_by', shape: 'value', kind: 'string', style: 'form', explode: true, default: 'id[DESC]' },
      { name: 'id', shape: 'array', kind: 'string', style: 'form', explode: false },
      { name: 'product_id', shape: 'array', kind: 'string', style: 'form', explode: false },
      { name: 'recurring', shape: 'value', kind: 'boolean', style: 'form', explode: true },
      { name: 'status', shape: 'array', kind: 'string', style: 'form', explode: false, default: ['active'] },
      { name: 'type', shape: 'value', kind: 'string', style: 'form', explode: true, default: 'standard' },
      {
        name: 'include',
        shape: 'array',
        kind: 'string',
        style: 'form',
        explode: false,
        valuePermissions: { product: ['product.read'] },
      },
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
  check: { query: pricesListChecks.query, headers: pricesListChecks.headers },
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

export const pricesUpdateRoute = {
  id: 'prices.update',
  method: 'PATCH',
  path: '/prices/{price_id}',
  security: [[{ scheme: 'apiKey', permissions: ['price.write'] }]],
  rateLimit: 'default',
  idempotencyKey: 'idempotency-key',
  parameters: {
    path: [
      { name: 'price_id', shape: 'value', kind: 'string', style: 'simple', explode: false, errorCode: 'bad_request' },
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
      properties: {
        quantity: { values: { maximum: 100, minimum: 1 }, nullable: ['maximum', 'minimum'] },
        trial_period: { values: { requires_payment_method: true }, nullable: ['requires_payment_method'] },
      },
    },
  },
  check: { path: pricesUpdateChecks.path, headers: pricesUpdateChecks.headers, body: pricesUpdateChecks.body },
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
    'price_trial_period_missing_fields',
    'price_trial_period_requires_billing_cycle',
    'price_trial_period_frequency_below_1',
    'price_billing_cycle_frequency_below_1',
    'price_billing_cycle_frequency_greater_than_maximum',
    'price_duplicate_currency_override_for_country',
    'storage_limit_reached',
  ],
  emits: ['price.updated'],
} as const satisfies Route;

export interface PricesCreateRequest extends RequestBase<(typeof pricesCreateRoute)['errorCodes'][number]> {
  readonly headers: PricesCreateHeaders;
  readonly body: WithDefaults<
    PricesCreateBody,
    'quantity' | 'tax_mode' | 'type' | 'unit_price_overrides',
    'quantity' | 'tax_mode' | 'type' | 'unit_price_overrides'
  >;
}

export type PricesCreateResult = {
  readonly status: 201;
  readonly body: PricesCreateResponse201;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface PricesGetRequest extends RequestBase<(typeof pricesGetRoute)['errorCodes'][number]> {
  readonly path: PricesGetPath;
  readonly query: PricesGetQuery;
  readonly headers: PricesGetHeaders;
}

export type PricesGetResult = {
  readonly status: 200;
  readonly body: PricesGetResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface PricesListRequest extends RequestBase<(typeof pricesListRoute)['errorCodes'][number]> {
  readonly query: WithDefaults<PricesListQuery, 'per_page' | 'order_by' | 'status' | 'type'>;
  readonly headers: PricesListHeaders;
}

export type PricesListResult = {
  readonly status: 200;
  readonly body: PricesListResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface PricesUpdateRequest extends RequestBase<(typeof pricesUpdateRoute)['errorCodes'][number]> {
  readonly path: PricesUpdatePath;
  readonly headers: PricesUpdateHeaders;
  readonly body: PricesUpdateBody;
}

export type PricesUpdateResult = {
  readonly status: 200;
  readonly body: PricesUpdateResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface PricesHandlers<Context> {
  /**
   * Create a price
   *
   * Creates a price of a product. With a `billing_cycle`, the price recurs; without one, it is charged once.
   * Only a recurring price can have a `trial_period`.
   *
   * `unit_price_overrides` contains other amounts, also in other currencies, for customers in the listed
   * countries. Prices of type `custom` belong to one transaction or subscription and don't appear in the
   * catalog. An archived product can't get prices.
   *
   * The error codes of this operation that begin with `price_` apply when the request has no other faults;
   * otherwise the response is `invalid_field` with those.
   *
   *
   * @see operations/prices.yaml#/prices/post
   */
  readonly create: Handler<PricesCreateRequest, PricesCreateResult, Context>;
  /**
   * Get a price
   *
   * Returns one price, including archived prices and prices of type `custom`. `include=product` adds its
   * product, and requires the permission `product.read`.
   *
   *
   * @see operations/prices.yaml#/price/get
   */
  readonly get: Handler<PricesGetRequest, PricesGetResult, Context>;
  /**
   * List prices
   *
   * Lists the prices of the account that are in its catalog, the active ones of type `standard`. To include
   * archived prices, filter by `status`; to list prices of type `custom`, filter by `type`.
   *
   * To find the prices of one product, filter by `product_id`. `include=product` adds the product of each
   * price, and requires the permission `product.read`.
   *
   *
   * @see operations/prices.yaml#/prices/get
   */
  readonly list: Handler<PricesListRequest, PricesListResult, Context>;
  /**
   * Update a price
   *
   * Changes the members in the body and leaves all others unchanged. Objects and lists are replaced as a
   * whole. If nothing changes, `updated_at` stays the same and no event is created. The product of a price
   * can't be changed.
   *
   * With `status: archived`, the price can't be used in anything that is created or changed later. It can
   * still be read and updated. `status: active` makes it usable again.
   *
   * The error codes of this operation that begin with `price_` apply when the request has no other faults.
   * To remove the `billing_cycle` of a price with a trial, remove the `trial_period` in the same request.
   *
   *
   * @see operations/prices.yaml#/price/patch
   */
  readonly update: Handler<PricesUpdateRequest, PricesUpdateResult, Context>;
}
