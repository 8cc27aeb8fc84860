// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  ProductsUpdateBody,
  ProductsUpdateHeaders,
  ProductsUpdatePath,
  ProductsUpdateResponse200,
  ProductsUpdateResponse400,
} from '@billing/types';
import { pathCheck, headersCheck, bodyCheck, response200Check } from '@billing/validators/products.update';

import {
  BadRequestError,
  ConflictError,
  ForbiddenError,
  IdempotencyKeyInUseError,
  IdempotencyKeyReusedError,
  type InternalError,
  InvalidFieldError,
  InvalidJsonError,
  InvalidTokenError,
  type InvalidVersionError,
  NotFoundError,
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
import { writePath } from '../runtime/parameters/path.ts';

export interface ProductsUpdateRequest {
  readonly path: ProductsUpdatePath;
  readonly headers?: ProductsUpdateHeaders;
  readonly body: ProductsUpdateBody;
}

/** The result of `products.update`. */
export type ProductsUpdateResult = ProductsUpdateResponse200;

/** The errors of `products.update`, by `code`. */
export type ProductsUpdateError =
  | BadRequestError
  | ConflictError
  | ForbiddenError
  | IdempotencyKeyInUseError
  | IdempotencyKeyReusedError
  | InternalError
  | InvalidFieldError
  | InvalidJsonError
  | InvalidTokenError
  | InvalidVersionError
  | NotFoundError
  | ProductTaxCategoryNotApprovedError
  | RequestBodyTooLargeError
  | RequestHeadersTooLargeError
  | ServiceUnavailableError
  | StorageLimitReachedError
  | TooManyRequestsError
  | UnsupportedMediaTypeError
  | ApiErrors<400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 431 | 500 | 503, ProductsUpdateResponse400>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 431 | 500 | 503>>;

/**
 * Update a product
 *
 * Changes the members in the body and leaves all others unchanged. `custom_data` is replaced as a whole.
 * If nothing changes, `updated_at` stays the same and no event is created.
 *
 * With `status: archived`, the product can't get new prices, and discounts can't be restricted to it. Its
 * prices remain active. It can still be read and updated. `status: active` makes it usable again.
 *
 * Needs the permission `product.write`.
 * At most 240 requests in 60 seconds.
 * Emits `product.updated`.
 *
 * @see PATCH /products/{product_id}, in the document at operations/products.yaml#/product/patch
 */
export const endpoint: Endpoint<ProductsUpdateRequest, ProductsUpdateResult, ProductsUpdateError> = {
  id: 'products.update',
  method: 'PATCH',
  path: '/products/{product_id}',
  parameters: {
    path: writePath({ name: 'product_id' }),
    header: [{ name: 'service-version' }, { name: 'idempotency-key' }],
  },
  mediaType: 'application/json',
  bodyRequired: true,
  idempotencyKey: 'idempotency-key',
  check: { path: pathCheck, headers: headersCheck, body: bodyCheck },
  responses: { '200': response200Check },
  errors: {
    bad_request: BadRequestError,
    conflict: ConflictError,
    forbidden: ForbiddenError,
    idempotency_key_in_use: IdempotencyKeyInUseError,
    idempotency_key_reused: IdempotencyKeyReusedError,
    invalid_field: InvalidFieldError,
    invalid_json: InvalidJsonError,
    invalid_token: InvalidTokenError,
    not_found: NotFoundError,
    product_tax_category_not_approved: ProductTaxCategoryNotApprovedError,
    request_body_too_large: RequestBodyTooLargeError,
    storage_limit_reached: StorageLimitReachedError,
    unsupported_media_type: UnsupportedMediaTypeError,
  },
};
