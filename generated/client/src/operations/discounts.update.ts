// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  DiscountsUpdateBody,
  DiscountsUpdateHeaders,
  DiscountsUpdatePath,
  DiscountsUpdateResponse200,
  DiscountsUpdateResponse400,
} from '@billing/types';
import { pathCheck, headersCheck, bodyCheck, response200Check } from '@billing/validators/discounts.update';

import {
  BadRequestError,
  ConflictError,
  DiscountCodeConflictError,
  DiscountExpiredError,
  DiscountRestrictedProductNotActiveError,
  DiscountRestrictedProductPriceNotActiveError,
  DiscountUsageLimitLessThanTimesUsedError,
  EntityArchivedError,
  ForbiddenError,
  IdempotencyKeyInUseError,
  IdempotencyKeyReusedError,
  type InternalError,
  InvalidFieldError,
  InvalidJsonError,
  InvalidTokenError,
  type InvalidVersionError,
  NotFoundError,
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

export interface DiscountsUpdateRequest {
  readonly path: DiscountsUpdatePath;
  readonly headers?: DiscountsUpdateHeaders;
  readonly body: DiscountsUpdateBody;
}

/** The result of `discounts.update`. */
export type DiscountsUpdateResult = DiscountsUpdateResponse200;

/** The errors of `discounts.update`, by `code`. */
export type DiscountsUpdateError =
  | BadRequestError
  | ConflictError
  | DiscountCodeConflictError
  | DiscountExpiredError
  | DiscountRestrictedProductNotActiveError
  | DiscountRestrictedProductPriceNotActiveError
  | DiscountUsageLimitLessThanTimesUsedError
  | EntityArchivedError
  | ForbiddenError
  | IdempotencyKeyInUseError
  | IdempotencyKeyReusedError
  | InternalError
  | InvalidFieldError
  | InvalidJsonError
  | InvalidTokenError
  | InvalidVersionError
  | NotFoundError
  | RequestBodyTooLargeError
  | RequestHeadersTooLargeError
  | ServiceUnavailableError
  | StorageLimitReachedError
  | TooManyRequestsError
  | UnsupportedMediaTypeError
  | ApiErrors<400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 431 | 500 | 503, DiscountsUpdateResponse400>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 431 | 500 | 503>>;

/**
 * Update a discount
 *
 * Changes the members in the body and leaves all others unchanged. `restrict_to` and `custom_data` are
 * replaced as a whole. If nothing changes, `updated_at` stays the same and no event is created.
 *
 * The discount must be valid afterwards: with another `type`, send the `amount` and `currency_code` that
 * it requires, and with `recur: false` also `maximum_recurring_intervals: null` if it was set.
 *
 * With `status: archived`, the discount can't be applied, and another discount can get its code.
 * `status: active` makes it usable again, unless another active discount has its code.
 *
 * Needs the permission `discount.write`.
 * At most 240 requests in 60 seconds.
 * Emits `discount.updated`.
 *
 * @throws {DiscountCodeConflictError} Discount code in use
 * @throws {DiscountUsageLimitLessThanTimesUsedError} Usage limit below use
 * @see PATCH /discounts/{discount_id}, in the document at operations/discounts.yaml#/discount/patch
 */
export const endpoint: Endpoint<DiscountsUpdateRequest, DiscountsUpdateResult, DiscountsUpdateError> = {
  id: 'discounts.update',
  method: 'PATCH',
  path: '/discounts/{discount_id}',
  parameters: {
    path: writePath({ name: 'discount_id' }),
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
    discount_code_conflict: DiscountCodeConflictError,
    discount_expired: DiscountExpiredError,
    discount_restricted_product_not_active: DiscountRestrictedProductNotActiveError,
    discount_restricted_product_price_not_active: DiscountRestrictedProductPriceNotActiveError,
    discount_usage_limit_less_than_times_used: DiscountUsageLimitLessThanTimesUsedError,
    entity_archived: EntityArchivedError,
    forbidden: ForbiddenError,
    idempotency_key_in_use: IdempotencyKeyInUseError,
    idempotency_key_reused: IdempotencyKeyReusedError,
    invalid_field: InvalidFieldError,
    invalid_json: InvalidJsonError,
    invalid_token: InvalidTokenError,
    not_found: NotFoundError,
    request_body_too_large: RequestBodyTooLargeError,
    storage_limit_reached: StorageLimitReachedError,
    unsupported_media_type: UnsupportedMediaTypeError,
  },
};
