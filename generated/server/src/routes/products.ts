// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  ProductsCreateBody,
  ProductsCreateHeaders,
  ProductsCreateResponse201,
  ProductsGetHeaders,
  ProductsGetPath,
  ProductsGetQuery,
  ProductsGetResponse200,
} from '@billing/types';
import * as productsCreateChecks from '@billing/validators/products.create';
import * as productsGetChecks from '@billing/validators/products.get';

import type { Handler, RequestBase, Route, WithDefaults } from '../runtime/route.ts';

export const productsCreateRoute = {
  id: 'products.create',
  method: 'POST',
  path: '/products',
  security: [{ scheme: 'apiKey', permissions: ['product.write'] }],
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
    defaults: { values: { type: 'standard' }, nullable: ['type'] },
  },
  check: { headers: productsCreateChecks.headers, body: productsCreateChecks.body },
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
    'product_tax_category_not_approved',
    'storage_limit_reached',
  ],
  emits: ['product.created'],
} as const satisfies Route;

export const productsGetRoute = {
  id: 'products.get',
  method: 'GET',
  path: '/products/{product_id}',
  security: [{ scheme: 'apiKey', permissions: ['product.read'] }],
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
    'forbidden',
    'invalid_version',
    'bad_request',
    'invalid_field',
    'unexpected_request_body',
    'request_headers_too_large',
    'not_found',
    'too_many_requests',
    'internal_error',
    'service_unavailable',
  ],
  emits: [],
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
}
