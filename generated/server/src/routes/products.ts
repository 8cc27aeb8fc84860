// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  ProductsCreateBody,
  ProductsCreateHeaders,
  ProductsCreateResponse201,
  ProductsGetHeaders,
  ProductsGetPath,
  ProductsGetQuery,
  ProductsGetResponse200,
  ProductsListHeaders,
  ProductsListQuery,
  ProductsListResponse200,
  ProductsUpdateBody,
  ProductsUpdateHeaders,
  ProductsUpdatePath,
  ProductsUpdateResponse200,
} from '@billing/types';
import * as productsCreateChecks from '@billing/validators/products.create';
import * as productsGetChecks from '@billing/validators/products.get';
import * as productsListChecks from '@billing/validators/products.list';
import * as productsUpdateChecks from '@billing/validators/products.update';

import type { Handler, RequestBase, Route, WithDefaults } from '../runtime/route.ts';

export const productsCreateRoute = {
  id: 'products.create',
  method: 'POST',
  path: '/products',
  security: [[{ scheme: 'apiKey', permissions: ['product.write'] }]],
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
    defaults: { values: { type: 'standard' }, nullable: ['type'] },
  },
  check: { headers: productsCreateChecks.headers, body: productsCreateChecks.body },
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
    'product_tax_category_not_approved',
    'storage_limit_reached',
  ],
  emits: ['product.created'],
} as const satisfies Route;

export const productsGetRoute = {
  id: 'products.get',
  method: 'GET',
  path: '/products/{product_id}',
  security: [[{ scheme: 'apiKey', permissions: ['product.read'] }]],
  rateLimit: 'default',
  parameters: {
    path: [
      { name: 'product_id', shape: 'value', kind: 'string', style: 'simple', explode: false, errorCode: 'bad_request' },
    ],
    query: [
      {
        name: 'include',
        shape: 'array',
        kind: 'string',
        style: 'form',
        explode: false,
        valuePermissions: { prices: ['price.read'] },
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
  check: { path: productsGetChecks.path, query: productsGetChecks.query, headers: productsGetChecks.headers },
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

export const productsListRoute = {
  id: 'products.list',
  method: 'GET',
  path: '/products',
  security: [[{ scheme: 'apiKey', permissions: ['product.read'] }]],
  rateLimit: 'default',
  parameters: {
    path: [],
    query: [
      { name: 'after', shape: 'value', kind: 'string', style: 'form', explode: true },
      { name: 'per_page', shape: 'value', kind: 'integer', style: 'form', explode: true, default: 50, cap: 200 },
      { name: 'order_by', shape: 'value', kind: 'string', style: 'form', explode: true, default: 'id[DESC]' },
      { name: 'id', shape: 'array', kind: 'string', style: 'form', explode: false },
      { name: 'tax_category', shape: 'array', kind: 'string', style: 'form', explode: false },
      { name: 'status', shape: 'array', kind: 'string', style: 'form', explode: false, default: ['active'] },
      { name: 'type', shape: 'value', kind: 'string', style: 'form', explode: true, default: 'standard' },
      {
        name: 'include',
        shape: 'array',
        kind: 'string',
        style: 'form',
        explode: false,
        valuePermissions: { prices: ['price.read'] },
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
  check: { query: productsListChecks.query, headers: productsListChecks.headers },
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

export const productsUpdateRoute = {
  id: 'products.update',
  method: 'PATCH',
  path: '/products/{product_id}',
  security: [[{ scheme: 'apiKey', permissions: ['product.write'] }]],
  rateLimit: 'default',
  idempotencyKey: 'idempotency-key',
  parameters: {
    path: [
      { name: 'product_id', shape: 'value', kind: 'string', style: 'simple', explode: false, errorCode: 'bad_request' },
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
  check: { path: productsUpdateChecks.path, headers: productsUpdateChecks.headers, body: productsUpdateChecks.body },
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
    'product_tax_category_not_approved',
    'storage_limit_reached',
  ],
  emits: ['product.updated'],
} as const satisfies Route;

export interface ProductsCreateRequest extends RequestBase<(typeof productsCreateRoute)['errorCodes'][number]> {
  readonly headers: ProductsCreateHeaders;
  readonly body: WithDefaults<ProductsCreateBody, 'type', 'type'>;
}

export type ProductsCreateResult = {
  readonly status: 201;
  readonly body: ProductsCreateResponse201;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface ProductsGetRequest extends RequestBase<(typeof productsGetRoute)['errorCodes'][number]> {
  readonly path: ProductsGetPath;
  readonly query: ProductsGetQuery;
  readonly headers: ProductsGetHeaders;
}

export type ProductsGetResult = {
  readonly status: 200;
  readonly body: ProductsGetResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface ProductsListRequest extends RequestBase<(typeof productsListRoute)['errorCodes'][number]> {
  readonly query: WithDefaults<ProductsListQuery, 'per_page' | 'order_by' | 'status' | 'type'>;
  readonly headers: ProductsListHeaders;
}

export type ProductsListResult = {
  readonly status: 200;
  readonly body: ProductsListResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface ProductsUpdateRequest extends RequestBase<(typeof productsUpdateRoute)['errorCodes'][number]> {
  readonly path: ProductsUpdatePath;
  readonly headers: ProductsUpdateHeaders;
  readonly body: ProductsUpdateBody;
}

export type ProductsUpdateResult = {
  readonly status: 200;
  readonly body: ProductsUpdateResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface ProductsHandlers<Context> {
  /**
   * Create a product
   *
   * Creates a product. A product has no amount; you create prices for it afterwards.
   *
   * `tax_category` determines how sales are taxed. `standard` is always available; in the live environment,
   * other categories must be enabled for the account. Products of type `custom` belong to one transaction
   * or subscription and don't appear in the catalog.
   *
   *
   * @see operations/products.yaml#/products/post
   */
  readonly create: Handler<ProductsCreateRequest, ProductsCreateResult, Context>;
  /**
   * Get a product
   *
   * Returns one product, including archived products and products of type `custom`. `include=prices` adds
   * the prices with status `active`, and requires the permission `price.read`.
   *
   *
   * @see operations/products.yaml#/product/get
   */
  readonly get: Handler<ProductsGetRequest, ProductsGetResult, Context>;
  /**
   * List products
   *
   * Lists the products of the account that are in its catalog, the active ones of type `standard`. To include
   * archived products, filter by `status`; to list products of type `custom`, filter by `type`.
   *
   * `include=prices` adds the active prices of each product, and requires the permission `price.read`. With
   * it, a product can be large, and a page can have fewer items than `per_page`.
   *
   *
   * @see operations/products.yaml#/products/get
   */
  readonly list: Handler<ProductsListRequest, ProductsListResult, Context>;
  /**
   * Update a product
   *
   * Changes the members in the body and leaves all others unchanged. `custom_data` is replaced as a whole.
   * If nothing changes, `updated_at` stays the same and no event is created.
   *
   * With `status: archived`, the product can't get new prices, and discounts can't be restricted to it. Its
   * prices remain active. It can still be read and updated. `status: active` makes it usable again.
   *
   *
   * @see operations/products.yaml#/product/patch
   */
  readonly update: Handler<ProductsUpdateRequest, ProductsUpdateResult, Context>;
}
