// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  ProductsGetHeaders,
  ProductsGetPath,
  ProductsGetQuery,
  ProductsGetResponse200,
  ProductsGetResponse400,
} from '@billing/types';
import { pathCheck, queryCheck, headersCheck, response200Check } from '@billing/validators/products.get';

import {
  BadRequestError,
  ForbiddenError,
  type InternalError,
  InvalidFieldError,
  InvalidTokenError,
  type InvalidVersionError,
  NotFoundError,
  type RequestHeadersTooLargeError,
  type ServiceUnavailableError,
  type TooManyRequestsError,
  UnexpectedRequestBodyError,
} from '../errors.ts';
import type { Endpoint } from '../runtime/endpoint.ts';
import type { ApiError, ErrorStatus, ApiErrors, UnlistedCode } from '../runtime/errors.ts';
import { writePath } from '../runtime/parameters/path.ts';
import { writeQuery } from '../runtime/parameters/query.ts';

export interface ProductsGetRequest {
  readonly path: ProductsGetPath;
  readonly query?: ProductsGetQuery;
  readonly headers?: ProductsGetHeaders;
}

/** The result of `products.get`. */
export type ProductsGetResult = ProductsGetResponse200;

/** The errors of `products.get`, by `code`. */
export type ProductsGetError =
  | BadRequestError
  | ForbiddenError
  | InternalError
  | InvalidFieldError
  | InvalidTokenError
  | InvalidVersionError
  | NotFoundError
  | RequestHeadersTooLargeError
  | ServiceUnavailableError
  | TooManyRequestsError
  | UnexpectedRequestBodyError
  | ApiErrors<400 | 401 | 403 | 404 | 429 | 431 | 500 | 503, ProductsGetResponse400>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 401 | 403 | 404 | 429 | 431 | 500 | 503>>;

/**
 * Get a product
 *
 * Returns one product, including archived products and products of type `custom`. `include=prices` adds
 * the prices with status `active`, and requires the permission `price.read`.
 *
 * Needs the permission `product.read`.
 * At most 240 requests in 60 seconds.
 *
 * @see GET /products/{product_id}, in the document at operations/products.yaml#/product/get
 */
export const endpoint: Endpoint<ProductsGetRequest, ProductsGetResult, ProductsGetError> = {
  id: 'products.get',
  method: 'GET',
  path: '/products/{product_id}',
  parameters: {
    path: writePath({ name: 'product_id' }),
    query: writeQuery({ name: 'include', style: 'form' }),
    header: [{ name: 'service-version' }],
  },
  repeatable: true,
  check: { path: pathCheck, query: queryCheck, headers: headersCheck },
  responses: { '200': response200Check },
  errors: {
    bad_request: BadRequestError,
    forbidden: ForbiddenError,
    invalid_field: InvalidFieldError,
    invalid_token: InvalidTokenError,
    not_found: NotFoundError,
    unexpected_request_body: UnexpectedRequestBodyError,
  },
};
