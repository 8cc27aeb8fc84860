// Generated from spec.yaml by `npm run generate`. Do not edit.
import type { ProductsGetHeaders, ProductsGetPath, ProductsGetQuery, ProductsGetResponse200 } from '@billing/types';
import { pathCheck, queryCheck, headersCheck, response200Check } from '@billing/validators/products.get';

import {
  BadRequestError,
  ForbiddenError,
  InternalError,
  InvalidFieldError,
  InvalidTokenError,
  InvalidVersionError,
  NotFoundError,
  RequestHeadersTooLargeError,
  ServiceUnavailableError,
  TooManyRequestsError,
  UnexpectedRequestBodyError,
} from '../errors.ts';
import type { Endpoint } from '../runtime/endpoint.ts';
import type { ApiError, UnlistedCode } from '../runtime/errors.ts';

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
  | ApiError<UnlistedCode>;

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
    path: [{ name: 'product_id' }],
    query: [{ name: 'include', style: 'form' }],
    header: [{ name: 'service-version' }],
  },
  repeatable: true,
  check: { path: pathCheck, query: queryCheck, headers: headersCheck },
  responses: { '200': response200Check },
  errors: {
    bad_request: BadRequestError,
    forbidden: ForbiddenError,
    internal_error: InternalError,
    invalid_field: InvalidFieldError,
    invalid_token: InvalidTokenError,
    invalid_version: InvalidVersionError,
    not_found: NotFoundError,
    request_headers_too_large: RequestHeadersTooLargeError,
    service_unavailable: ServiceUnavailableError,
    too_many_requests: TooManyRequestsError,
    unexpected_request_body: UnexpectedRequestBodyError,
  },
};
