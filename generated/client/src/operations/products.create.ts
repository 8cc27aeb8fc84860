// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  ProductsCreateBody,
  ProductsCreateHeaders,
  ProductsCreateResponse201,
  ProductsCreateResponse400,
} from '@billing/types';
import { headersCheck, bodyCheck, response201Check } from '@billing/validators/products.create';

import {
  BadRequestError,
  ForbiddenError,
  IdempotencyKeyInUseError,
  IdempotencyKeyReusedError,
  type InternalError,
  InvalidFieldError,
  InvalidJsonError,
  InvalidTokenError,
  type InvalidVersionError,
  ProductTaxCategoryNotApprovedError,
  RequestBodyTooLargeError,
  type RequestHeadersTooLargeError,
  type ServiceUnavailableError,
  StorageLimitReachedError,
  type TooManyRequestsError,
  UnsupportedMediaTypeError,
} from '../errors.ts';
import type { Endpoint } from '../runtime/endpoint.ts';
import type { ApiError, ErrorStatus, ApiErrors, UnlistedCode } from '../runtime/errors.ts';

export interface ProductsCreateRequest {
  readonly headers?: ProductsCreateHeaders;
  readonly body: ProductsCreateBody;
}

/** The result of `products.create`. */
export type ProductsCreateResult = ProductsCreateResponse201;

/** The errors of `products.create`, by `code`. */
export type ProductsCreateError =
  | BadRequestError
  | ForbiddenError
  | IdempotencyKeyInUseError
  | IdempotencyKeyReusedError
  | InternalError
  | InvalidFieldError
  | InvalidJsonError
  | InvalidTokenError
  | InvalidVersionError
  | ProductTaxCategoryNotApprovedError
  | RequestBodyTooLargeError
  | RequestHeadersTooLargeError
  | ServiceUnavailableError
  | StorageLimitReachedError
  | TooManyRequestsError
  | UnsupportedMediaTypeError
  | ApiErrors<400 | 401 | 403 | 409 | 413 | 415 | 422 | 429 | 431 | 500 | 503, ProductsCreateResponse400>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 401 | 403 | 409 | 413 | 415 | 422 | 429 | 431 | 500 | 503>>;

/**
 * Create a product
 *
 * Creates a product. A product has no amount; you create prices for it afterwards.
 *
 * `tax_category` determines how sales are taxed. `standard` is always available; in the live environment,
 * other categories must be enabled for the account. Products of type `custom` belong to one transaction
 * or subscription and don't appear in the catalog.
 *
 * Needs the permission `product.write`.
 * At most 240 requests in 60 seconds.
 * Emits `product.created`.
 *
 * @see POST /products, in the document at operations/products.yaml#/products/post
 */
export const endpoint: Endpoint<ProductsCreateRequest, ProductsCreateResult, ProductsCreateError> = {
  id: 'products.create',
  method: 'POST',
  path: '/products',
  parameters: { header: [{ name: 'service-version' }, { name: 'idempotency-key' }] },
  mediaType: 'application/json',
  bodyRequired: true,
  idempotencyKey: 'idempotency-key',
  check: { headers: headersCheck, body: bodyCheck },
  responses: { '201': response201Check },
  errors: {
    bad_request: BadRequestError,
    forbidden: ForbiddenError,
    idempotency_key_in_use: IdempotencyKeyInUseError,
    idempotency_key_reused: IdempotencyKeyReusedError,
    invalid_field: InvalidFieldError,
    invalid_json: InvalidJsonError,
    invalid_token: InvalidTokenError,
    product_tax_category_not_approved: ProductTaxCategoryNotApprovedError,
    request_body_too_large: RequestBodyTooLargeError,
    storage_limit_reached: StorageLimitReachedError,
    unsupported_media_type: UnsupportedMediaTypeError,
  },
};
