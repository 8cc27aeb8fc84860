// Generated from spec.yaml by `npm run generate`. Do not edit.
import type { ProductsCreateBody, ProductsCreateHeaders, ProductsCreateResponse201 } from '@billing/types';
import { headersCheck, bodyCheck, response201Check } from '@billing/validators/products.create';

import {
  BadRequestError,
  ForbiddenError,
  InternalError,
  InvalidFieldError,
  InvalidJsonError,
  InvalidTokenError,
  InvalidVersionError,
  ProductTaxCategoryNotApprovedError,
  RequestBodyTooLargeError,
  RequestHeadersTooLargeError,
  ServiceUnavailableError,
  StorageLimitReachedError,
  TooManyRequestsError,
  UnsupportedMediaTypeError,
} from '../errors.ts';
import type { Endpoint } from '../runtime/endpoint.ts';
import type { ApiError, UnlistedCode } from '../runtime/errors.ts';

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
  | ApiError<UnlistedCode>;

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
 * The client does not retry it when no response arrives, since that could do it twice.
 *
 * @throws {ProductTaxCategoryNotApprovedError} Tax category not enabled
 * @see POST /products, in the document at operations/products.yaml#/products/post
 */
export const endpoint: Endpoint<ProductsCreateRequest, ProductsCreateResult, ProductsCreateError> = {
  id: 'products.create',
  method: 'POST',
  path: '/products',
  parameters: { header: [{ name: 'service-version' }] },
  mediaType: 'application/json',
  bodyRequired: true,
  check: { headers: headersCheck, body: bodyCheck },
  responses: { '201': response201Check },
  errors: {
    bad_request: BadRequestError,
    forbidden: ForbiddenError,
    internal_error: InternalError,
    invalid_field: InvalidFieldError,
    invalid_json: InvalidJsonError,
    invalid_token: InvalidTokenError,
    invalid_version: InvalidVersionError,
    product_tax_category_not_approved: ProductTaxCategoryNotApprovedError,
    request_body_too_large: RequestBodyTooLargeError,
    request_headers_too_large: RequestHeadersTooLargeError,
    service_unavailable: ServiceUnavailableError,
    storage_limit_reached: StorageLimitReachedError,
    too_many_requests: TooManyRequestsError,
    unsupported_media_type: UnsupportedMediaTypeError,
  },
};
