// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  ProductsListHeaders,
  ProductsListQuery,
  ProductsListResponse200,
  ProductsListResponse400,
} from '@billing/types';
import { queryCheck, headersCheck, response200Check } from '@billing/validators/products.list';

import {
  ForbiddenError,
  type InternalError,
  InvalidFieldError,
  InvalidTokenError,
  type InvalidVersionError,
  type RequestHeadersTooLargeError,
  type ServiceUnavailableError,
  type TooManyRequestsError,
  UnexpectedRequestBodyError,
} from '../errors.ts';
import type { PagedEndpoint } from '../runtime/endpoint.ts';
import type { ApiError, ErrorStatus, ApiErrors, UnlistedCode } from '../runtime/errors.ts';
import { writeQuery } from '../runtime/parameters/query.ts';
import { startPagedCall } from '../runtime/paged-call.ts';

export interface ProductsListRequest {
  readonly query?: ProductsListQuery;
  readonly headers?: ProductsListHeaders;
}

/** The result of `products.list`. */
export type ProductsListResult = ProductsListResponse200;

/** An item of the list. */
export type ProductsListItem = ProductsListResult['data'][number];

/** The errors of `products.list`, by `code`. */
export type ProductsListError =
  | ForbiddenError
  | InternalError
  | InvalidFieldError
  | InvalidTokenError
  | InvalidVersionError
  | RequestHeadersTooLargeError
  | ServiceUnavailableError
  | TooManyRequestsError
  | UnexpectedRequestBodyError
  | ApiErrors<400 | 401 | 403 | 429 | 431 | 500 | 503, ProductsListResponse400>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 401 | 403 | 429 | 431 | 500 | 503>>;

/**
 * List products
 *
 * Lists the products of the account that are in its catalog, the active ones of type `standard`. To include
 * archived products, filter by `status`; to list products of type `custom`, filter by `type`.
 *
 * `include=prices` adds the active prices of each product, and requires the permission `price.read`. With
 * it, a product can be large, and a page can have fewer items than `per_page`.
 *
 * Needs the permission `product.read`.
 * At most 240 requests in 60 seconds.
 * Iterate over the call for the items of all pages, over its `pages()` for whole pages.
 *
 * @see GET /products, in the document at operations/products.yaml#/products/get
 */
export const endpoint: PagedEndpoint<ProductsListRequest, ProductsListResult, ProductsListError, ProductsListItem> = {
  id: 'products.list',
  method: 'GET',
  path: '/products',
  parameters: {
    query: writeQuery(
      { name: 'after', style: 'form', explode: true },
      { name: 'per_page', style: 'form', explode: true },
      { name: 'order_by', style: 'form', explode: true },
      { name: 'id', style: 'form' },
      { name: 'tax_category', style: 'form' },
      { name: 'status', style: 'form' },
      { name: 'type', style: 'form', explode: true },
      { name: 'include', style: 'form' },
    ),
    header: [{ name: 'skip-count' }, { name: 'service-version' }],
  },
  repeatable: true,
  check: { query: queryCheck, headers: headersCheck },
  responses: { '200': response200Check },
  errors: {
    forbidden: ForbiddenError,
    invalid_field: InvalidFieldError,
    invalid_token: InvalidTokenError,
    unexpected_request_body: UnexpectedRequestBodyError,
  },
  start: startPagedCall('products.list', {
    items: ['data'],
    next: ['meta', 'pagination', 'next'],
    hasMore: ['meta', 'pagination', 'has_more'],
    cursor: 'after',
  }),
};
