// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  DiscountsCreateBody,
  DiscountsCreateHeaders,
  DiscountsCreateResponse201,
  DiscountsCreateResponse400,
} from '@billing/types';
import { headersCheck, bodyCheck, response201Check } from '@billing/validators/discounts.create';

import {
  BadRequestError,
  DiscountCodeConflictError,
  DiscountExpiredError,
  DiscountRestrictedProductNotActiveError,
  DiscountRestrictedProductPriceNotActiveError,
  EntityArchivedError,
  ForbiddenError,
  IdempotencyKeyInUseError,
  IdempotencyKeyReusedError,
  type InternalError,
  InvalidFieldError,
  InvalidJsonError,
  InvalidTokenError,
  type InvalidVersionError,
  RequestBodyTooLargeError,
  type RequestHeadersTooLargeError,
  type ServiceUnavailableError,
  StorageLimitReachedError,
  type TooManyRequestsError,
  UnsupportedMediaTypeError,
} from '../errors.ts';
import type { Endpoint } from '../runtime/endpoint.ts';
import type { ApiError, ErrorStatus, ApiErrors, UnlistedCode } from '../runtime/errors.ts';

export interface DiscountsCreateRequest {
  readonly headers?: DiscountsCreateHeaders;
  readonly body: DiscountsCreateBody;
}

/** The result of `discounts.create`. */
export type DiscountsCreateResult = DiscountsCreateResponse201;

/** The errors of `discounts.create`, by `code`. */
export type DiscountsCreateError =
  | BadRequestError
  | DiscountCodeConflictError
  | DiscountExpiredError
  | DiscountRestrictedProductNotActiveError
  | DiscountRestrictedProductPriceNotActiveError
  | EntityArchivedError
  | ForbiddenError
  | IdempotencyKeyInUseError
  | IdempotencyKeyReusedError
  | InternalError
  | InvalidFieldError
  | InvalidJsonError
  | InvalidTokenError
  | InvalidVersionError
  | RequestBodyTooLargeError
  | RequestHeadersTooLargeError
  | ServiceUnavailableError
  | StorageLimitReachedError
  | TooManyRequestsError
  | UnsupportedMediaTypeError
  | ApiErrors<400 | 401 | 403 | 409 | 413 | 415 | 422 | 429 | 431 | 500 | 503, DiscountsCreateResponse400>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 401 | 403 | 409 | 413 | 415 | 422 | 429 | 431 | 500 | 503>>;

/**
 * Create a discount
 *
 * Creates a discount. `amount` is a percentage, or for the flat types an amount in the lowest denomination
 * of `currency_code`.
 *
 * Customers redeem it at checkout with its `code`, unless `enabled_for_checkout` is false. Two active
 * discounts can't have the same code, regardless of case. Discounts of mode `custom` were made for one
 * occasion, and lists leave them out.
 *
 * Needs the permission `discount.write`.
 * At most 240 requests in 60 seconds.
 * Emits `discount.created`.
 *
 * @throws {DiscountCodeConflictError} Discount code in use
 * @see POST /discounts, in the document at operations/discounts.yaml#/discounts/post
 */
export const endpoint: Endpoint<DiscountsCreateRequest, DiscountsCreateResult, DiscountsCreateError> = {
  id: 'discounts.create',
  method: 'POST',
  path: '/discounts',
  parameters: { header: [{ name: 'service-version' }, { name: 'idempotency-key' }] },
  mediaType: 'application/json',
  bodyRequired: true,
  idempotencyKey: 'idempotency-key',
  check: { headers: headersCheck, body: bodyCheck },
  responses: { '201': response201Check },
  errors: {
    bad_request: BadRequestError,
    discount_code_conflict: DiscountCodeConflictError,
    discount_expired: DiscountExpiredError,
    discount_restricted_product_not_active: DiscountRestrictedProductNotActiveError,
    discount_restricted_product_price_not_active: DiscountRestrictedProductPriceNotActiveError,
    entity_archived: EntityArchivedError,
    forbidden: ForbiddenError,
    idempotency_key_in_use: IdempotencyKeyInUseError,
    idempotency_key_reused: IdempotencyKeyReusedError,
    invalid_field: InvalidFieldError,
    invalid_json: InvalidJsonError,
    invalid_token: InvalidTokenError,
    request_body_too_large: RequestBodyTooLargeError,
    storage_limit_reached: StorageLimitReachedError,
    unsupported_media_type: UnsupportedMediaTypeError,
  },
};
