// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  PricingPreviewBody,
  PricingPreviewHeaders,
  PricingPreviewResponse200,
  PricingPreviewResponse400,
} from '@billing/types';
import { headersCheck, bodyCheck, response200Check } from '@billing/validators/pricing.preview';

import {
  BadRequestError,
  DiscountExpiredError,
  DiscountUsageLimitExceededError,
  EntityArchivedError,
  ForbiddenError,
  type InternalError,
  InvalidFieldError,
  InvalidJsonError,
  InvalidTokenError,
  type InvalidVersionError,
  RequestBodyTooLargeError,
  type RequestHeadersTooLargeError,
  type ServiceUnavailableError,
  type TooManyRequestsError,
  TransactionCustomerIsRequiredForBusinessValidationError,
  TransactionCustomerIsRequiredWithAddressError,
  TransactionDiscountNotEligibleError,
  TransactionInvalidDiscountCurrencyError,
  TransactionItemQuantityOutOfRangeError,
  TransactionPriceNotFoundError,
  UnsupportedMediaTypeError,
} from '../errors.ts';
import type { Endpoint } from '../runtime/endpoint.ts';
import type { ApiError, ErrorStatus, ApiErrors, UnlistedCode } from '../runtime/errors.ts';

export interface PricingPreviewRequest {
  readonly headers?: PricingPreviewHeaders;
  readonly body: PricingPreviewBody;
}

/** The result of `pricing.preview`. */
export type PricingPreviewResult = PricingPreviewResponse200;

/** The errors of `pricing.preview`, by `code`. */
export type PricingPreviewError =
  | BadRequestError
  | DiscountExpiredError
  | DiscountUsageLimitExceededError
  | EntityArchivedError
  | ForbiddenError
  | InternalError
  | InvalidFieldError
  | InvalidJsonError
  | InvalidTokenError
  | InvalidVersionError
  | RequestBodyTooLargeError
  | RequestHeadersTooLargeError
  | ServiceUnavailableError
  | TooManyRequestsError
  | TransactionCustomerIsRequiredForBusinessValidationError
  | TransactionCustomerIsRequiredWithAddressError
  | TransactionDiscountNotEligibleError
  | TransactionInvalidDiscountCurrencyError
  | TransactionItemQuantityOutOfRangeError
  | TransactionPriceNotFoundError
  | UnsupportedMediaTypeError
  | ApiErrors<400 | 401 | 403 | 413 | 415 | 429 | 431 | 500 | 503, PricingPreviewResponse400>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 401 | 403 | 413 | 415 | 429 | 431 | 500 | 503>>;

/**
 * Preview prices
 *
 * Computes what each of up to 100 prices would cost: with tax, with a discount, and formatted for your
 * customer. Use it for a price table. It stores nothing.
 *
 * Each line is computed on its own, as if it were the only one, so monthly and yearly prices can be in one
 * request, and a flat discount is taken from each line. Trials have no effect on the amounts. For the totals
 * of one purchase, use the transaction preview.
 *
 * Needs the permission `transaction.read`.
 * At most 1000 requests in 60 seconds.
 *
 * @see POST /pricing-preview, in the document at operations/previews.yaml#/pricing-preview/post
 */
export const endpoint: Endpoint<PricingPreviewRequest, PricingPreviewResult, PricingPreviewError> = {
  id: 'pricing.preview',
  method: 'POST',
  path: '/pricing-preview',
  parameters: { header: [{ name: 'service-version' }] },
  mediaType: 'application/json',
  bodyRequired: true,
  repeatable: true,
  check: { headers: headersCheck, body: bodyCheck },
  responses: { '200': response200Check },
  errors: {
    bad_request: BadRequestError,
    discount_expired: DiscountExpiredError,
    discount_usage_limit_exceeded: DiscountUsageLimitExceededError,
    entity_archived: EntityArchivedError,
    forbidden: ForbiddenError,
    invalid_field: InvalidFieldError,
    invalid_json: InvalidJsonError,
    invalid_token: InvalidTokenError,
    request_body_too_large: RequestBodyTooLargeError,
    transaction_customer_is_required_for_business_validation: TransactionCustomerIsRequiredForBusinessValidationError,
    transaction_customer_is_required_with_address: TransactionCustomerIsRequiredWithAddressError,
    transaction_discount_not_eligible: TransactionDiscountNotEligibleError,
    transaction_invalid_discount_currency: TransactionInvalidDiscountCurrencyError,
    transaction_item_quantity_out_of_range: TransactionItemQuantityOutOfRangeError,
    transaction_price_not_found: TransactionPriceNotFoundError,
    unsupported_media_type: UnsupportedMediaTypeError,
  },
};
