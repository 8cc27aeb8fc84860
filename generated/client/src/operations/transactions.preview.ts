// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  TransactionsPreviewBody,
  TransactionsPreviewHeaders,
  TransactionsPreviewResponse200,
  TransactionsPreviewResponse400,
} from '@billing/types';
import { headersCheck, bodyCheck, response200Check } from '@billing/validators/transactions.preview';

import {
  BadRequestError,
  DiscountExpiredError,
  DiscountRestrictedProductNotActiveError,
  DiscountRestrictedProductPriceNotActiveError,
  DiscountUsageLimitExceededError,
  EntityArchivedError,
  ForbiddenError,
  type InternalError,
  InvalidFieldError,
  InvalidJsonError,
  InvalidTokenError,
  type InvalidVersionError,
  PriceBillingCycleFrequencyBelow1Error,
  PriceBillingCycleFrequencyGreaterThanMaximumError,
  PriceDuplicateCurrencyOverrideForCountryError,
  PriceTrialPeriodFrequencyBelow1Error,
  PriceTrialPeriodMissingFieldsError,
  PriceTrialPeriodRequiresBillingCycleError,
  ProductTaxCategoryNotApprovedError,
  RequestBodyTooLargeError,
  type RequestHeadersTooLargeError,
  type ServiceUnavailableError,
  type TooManyRequestsError,
  TransactionBothPriceIdAndObjectFoundError,
  TransactionCannotProvideBothDiscountCodeAndIdError,
  TransactionCustomerIsRequiredForBusinessValidationError,
  TransactionCustomerIsRequiredWithAddressError,
  TransactionDiscountNotEligibleError,
  TransactionDuplicatePriceIdsError,
  TransactionInvalidDiscountCurrencyError,
  TransactionItemQuantityOutOfRangeError,
  TransactionPriceDifferentBillingCycleError,
  TransactionPriceDifferentTrialPeriodError,
  TransactionPriceNotFoundError,
  UnsupportedMediaTypeError,
} from '../errors.ts';
import type { Endpoint } from '../runtime/endpoint.ts';
import type { ApiError, ErrorStatus, ApiErrors, UnlistedCode } from '../runtime/errors.ts';

export interface TransactionsPreviewRequest {
  readonly headers?: TransactionsPreviewHeaders;
  readonly body: TransactionsPreviewBody;
}

/** The result of `transactions.preview`. */
export type TransactionsPreviewResult = TransactionsPreviewResponse200;

/** The errors of `transactions.preview`, by `code`. */
export type TransactionsPreviewError =
  | BadRequestError
  | DiscountExpiredError
  | DiscountRestrictedProductNotActiveError
  | DiscountRestrictedProductPriceNotActiveError
  | DiscountUsageLimitExceededError
  | EntityArchivedError
  | ForbiddenError
  | InternalError
  | InvalidFieldError
  | InvalidJsonError
  | InvalidTokenError
  | InvalidVersionError
  | PriceBillingCycleFrequencyBelow1Error
  | PriceBillingCycleFrequencyGreaterThanMaximumError
  | PriceDuplicateCurrencyOverrideForCountryError
  | PriceTrialPeriodFrequencyBelow1Error
  | PriceTrialPeriodMissingFieldsError
  | PriceTrialPeriodRequiresBillingCycleError
  | ProductTaxCategoryNotApprovedError
  | RequestBodyTooLargeError
  | RequestHeadersTooLargeError
  | ServiceUnavailableError
  | TooManyRequestsError
  | TransactionBothPriceIdAndObjectFoundError
  | TransactionCannotProvideBothDiscountCodeAndIdError
  | TransactionCustomerIsRequiredForBusinessValidationError
  | TransactionCustomerIsRequiredWithAddressError
  | TransactionDiscountNotEligibleError
  | TransactionDuplicatePriceIdsError
  | TransactionInvalidDiscountCurrencyError
  | TransactionItemQuantityOutOfRangeError
  | TransactionPriceDifferentBillingCycleError
  | TransactionPriceDifferentTrialPeriodError
  | TransactionPriceNotFoundError
  | UnsupportedMediaTypeError
  | ApiErrors<400 | 401 | 403 | 413 | 415 | 429 | 431 | 500 | 503, TransactionsPreviewResponse400>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 401 | 403 | 413 | 415 | 429 | 431 | 500 | 503>>;

/**
 * Preview a transaction
 *
 * Computes what a transaction would cost: the lines, the tax by rate, the discount and the totals. It stores
 * nothing. A transaction with the same items, customer and discount has the same amounts.
 *
 * Items with a trial cost nothing, as in the first transaction of a subscription; `ignore_trials` shows what
 * they cost afterwards. An item with `include_in_totals: false` has a line but no part in the totals.
 * `credit` is 0: previews don't use the balance of the customer.
 *
 * Needs the permission `transaction.read`.
 * At most 1000 requests in 60 seconds.
 *
 * @throws {TransactionCannotProvideBothDiscountCodeAndIdError} Two discounts
 * @throws {TransactionPriceDifferentTrialPeriodError} Different trial periods
 * @see POST /transactions/preview, in the document at operations/previews.yaml#/transaction-preview/post
 */
export const endpoint: Endpoint<TransactionsPreviewRequest, TransactionsPreviewResult, TransactionsPreviewError> = {
  id: 'transactions.preview',
  method: 'POST',
  path: '/transactions/preview',
  parameters: { header: [{ name: 'service-version' }] },
  mediaType: 'application/json',
  bodyRequired: true,
  repeatable: true,
  check: { headers: headersCheck, body: bodyCheck },
  responses: { '200': response200Check },
  errors: {
    bad_request: BadRequestError,
    discount_expired: DiscountExpiredError,
    discount_restricted_product_not_active: DiscountRestrictedProductNotActiveError,
    discount_restricted_product_price_not_active: DiscountRestrictedProductPriceNotActiveError,
    discount_usage_limit_exceeded: DiscountUsageLimitExceededError,
    entity_archived: EntityArchivedError,
    forbidden: ForbiddenError,
    invalid_field: InvalidFieldError,
    invalid_json: InvalidJsonError,
    invalid_token: InvalidTokenError,
    price_billing_cycle_frequency_below_1: PriceBillingCycleFrequencyBelow1Error,
    price_billing_cycle_frequency_greater_than_maximum: PriceBillingCycleFrequencyGreaterThanMaximumError,
    price_duplicate_currency_override_for_country: PriceDuplicateCurrencyOverrideForCountryError,
    price_trial_period_frequency_below_1: PriceTrialPeriodFrequencyBelow1Error,
    price_trial_period_missing_fields: PriceTrialPeriodMissingFieldsError,
    price_trial_period_requires_billing_cycle: PriceTrialPeriodRequiresBillingCycleError,
    product_tax_category_not_approved: ProductTaxCategoryNotApprovedError,
    request_body_too_large: RequestBodyTooLargeError,
    transaction_both_price_id_and_object_found: TransactionBothPriceIdAndObjectFoundError,
    transaction_cannot_provide_both_discount_code_and_id: TransactionCannotProvideBothDiscountCodeAndIdError,
    transaction_customer_is_required_for_business_validation: TransactionCustomerIsRequiredForBusinessValidationError,
    transaction_customer_is_required_with_address: TransactionCustomerIsRequiredWithAddressError,
    transaction_discount_not_eligible: TransactionDiscountNotEligibleError,
    transaction_duplicate_price_ids: TransactionDuplicatePriceIdsError,
    transaction_invalid_discount_currency: TransactionInvalidDiscountCurrencyError,
    transaction_item_quantity_out_of_range: TransactionItemQuantityOutOfRangeError,
    transaction_price_different_billing_cycle: TransactionPriceDifferentBillingCycleError,
    transaction_price_different_trial_period: TransactionPriceDifferentTrialPeriodError,
    transaction_price_not_found: TransactionPriceNotFoundError,
    unsupported_media_type: UnsupportedMediaTypeError,
  },
};
