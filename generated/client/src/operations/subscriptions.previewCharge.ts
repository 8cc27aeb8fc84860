// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  SubscriptionsPreviewChargeBody,
  SubscriptionsPreviewChargeHeaders,
  SubscriptionsPreviewChargePath,
  SubscriptionsPreviewChargeResponse200,
  SubscriptionsPreviewChargeResponse400,
} from '@billing/types';
import { pathCheck, headersCheck, bodyCheck, response200Check } from '@billing/validators/subscriptions.previewCharge';

import {
  BadRequestError,
  EntityArchivedError,
  ForbiddenError,
  type InternalError,
  InvalidFieldError,
  InvalidJsonError,
  InvalidTokenError,
  type InvalidVersionError,
  NotFoundError,
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
  StorageLimitReachedError,
  SubscriptionChargeDuplicatePriceIdsError,
  SubscriptionInvalidBillingModeForScheduledChangeError,
  SubscriptionLockedProcessingError,
  SubscriptionLockedRenewalError,
  SubscriptionMissingPaymentMethodCannotUpdateError,
  SubscriptionNotActiveError,
  SubscriptionUpdateWhenCanceledError,
  SubscriptionUpdateWhenPastDueError,
  type TooManyRequestsError,
  TransactionBalanceLessThanChargeLimitError,
  TransactionBothPriceIdAndObjectFoundError,
  TransactionItemQuantityOutOfRangeError,
  TransactionPriceNotFoundError,
  UnsupportedMediaTypeError,
} from '../errors.ts';
import type { Endpoint } from '../runtime/endpoint.ts';
import type { ApiError, ErrorStatus, ApiErrors, UnlistedCode } from '../runtime/errors.ts';
import { writePath } from '../runtime/parameters/path.ts';

export interface SubscriptionsPreviewChargeRequest {
  readonly path: SubscriptionsPreviewChargePath;
  readonly headers?: SubscriptionsPreviewChargeHeaders;
  readonly body: SubscriptionsPreviewChargeBody;
}

/** The result of `subscriptions.previewCharge`. */
export type SubscriptionsPreviewChargeResult = SubscriptionsPreviewChargeResponse200;

/** The errors of `subscriptions.previewCharge`, by `code`. */
export type SubscriptionsPreviewChargeError =
  | BadRequestError
  | EntityArchivedError
  | ForbiddenError
  | InternalError
  | InvalidFieldError
  | InvalidJsonError
  | InvalidTokenError
  | InvalidVersionError
  | NotFoundError
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
  | StorageLimitReachedError
  | SubscriptionChargeDuplicatePriceIdsError
  | SubscriptionInvalidBillingModeForScheduledChangeError
  | SubscriptionLockedProcessingError
  | SubscriptionLockedRenewalError
  | SubscriptionMissingPaymentMethodCannotUpdateError
  | SubscriptionNotActiveError
  | SubscriptionUpdateWhenCanceledError
  | SubscriptionUpdateWhenPastDueError
  | TooManyRequestsError
  | TransactionBalanceLessThanChargeLimitError
  | TransactionBothPriceIdAndObjectFoundError
  | TransactionItemQuantityOutOfRangeError
  | TransactionPriceNotFoundError
  | UnsupportedMediaTypeError
  | ApiErrors<400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 431 | 500 | 503, SubscriptionsPreviewChargeResponse400>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 431 | 500 | 503>>;

/**
 * Preview a charge of a subscription
 *
 * Returns what a charge with the same body would cost, and charges nothing.
 *
 * It is computed by the same code as the [charge](subscriptions.charge.html), so it fails with the same errors,
 * except those of a payment. `update_summary` is null, because a charge changes no items.
 *
 * Needs the permission `subscription.read`.
 * At most 240 requests in 60 seconds.
 *
 * @throws {SubscriptionChargeDuplicatePriceIdsError} Price in several items
 * @throws {SubscriptionInvalidBillingModeForScheduledChangeError} Charge would come after the scheduled change
 * @throws {SubscriptionLockedProcessingError} Subscription is being charged
 * @throws {SubscriptionLockedRenewalError} Renewal is close
 * @throws {SubscriptionMissingPaymentMethodCannotUpdateError} No payment method to charge
 * @throws {SubscriptionNotActiveError} Subscription is not active
 * @throws {SubscriptionUpdateWhenCanceledError} Subscription is canceled
 * @throws {SubscriptionUpdateWhenPastDueError} Subscription is past due
 * @see POST /subscriptions/{subscription_id}/charge/preview, in the document at operations/subscription-changes.yaml#/chargePreview/post
 */
export const endpoint: Endpoint<
  SubscriptionsPreviewChargeRequest,
  SubscriptionsPreviewChargeResult,
  SubscriptionsPreviewChargeError
> = {
  id: 'subscriptions.previewCharge',
  method: 'POST',
  path: '/subscriptions/{subscription_id}/charge/preview',
  parameters: { path: writePath({ name: 'subscription_id' }), header: [{ name: 'service-version' }] },
  mediaType: 'application/json',
  bodyRequired: true,
  repeatable: true,
  check: { path: pathCheck, headers: headersCheck, body: bodyCheck },
  responses: { '200': response200Check },
  errors: {
    bad_request: BadRequestError,
    entity_archived: EntityArchivedError,
    forbidden: ForbiddenError,
    invalid_field: InvalidFieldError,
    invalid_json: InvalidJsonError,
    invalid_token: InvalidTokenError,
    not_found: NotFoundError,
    price_billing_cycle_frequency_below_1: PriceBillingCycleFrequencyBelow1Error,
    price_billing_cycle_frequency_greater_than_maximum: PriceBillingCycleFrequencyGreaterThanMaximumError,
    price_duplicate_currency_override_for_country: PriceDuplicateCurrencyOverrideForCountryError,
    price_trial_period_frequency_below_1: PriceTrialPeriodFrequencyBelow1Error,
    price_trial_period_missing_fields: PriceTrialPeriodMissingFieldsError,
    price_trial_period_requires_billing_cycle: PriceTrialPeriodRequiresBillingCycleError,
    product_tax_category_not_approved: ProductTaxCategoryNotApprovedError,
    request_body_too_large: RequestBodyTooLargeError,
    storage_limit_reached: StorageLimitReachedError,
    subscription_charge_duplicate_price_ids: SubscriptionChargeDuplicatePriceIdsError,
    subscription_invalid_billing_mode_for_scheduled_change: SubscriptionInvalidBillingModeForScheduledChangeError,
    subscription_locked_processing: SubscriptionLockedProcessingError,
    subscription_locked_renewal: SubscriptionLockedRenewalError,
    subscription_missing_payment_method_cannot_update: SubscriptionMissingPaymentMethodCannotUpdateError,
    subscription_not_active: SubscriptionNotActiveError,
    subscription_update_when_canceled: SubscriptionUpdateWhenCanceledError,
    subscription_update_when_past_due: SubscriptionUpdateWhenPastDueError,
    transaction_balance_less_than_charge_limit: TransactionBalanceLessThanChargeLimitError,
    transaction_both_price_id_and_object_found: TransactionBothPriceIdAndObjectFoundError,
    transaction_item_quantity_out_of_range: TransactionItemQuantityOutOfRangeError,
    transaction_price_not_found: TransactionPriceNotFoundError,
    unsupported_media_type: UnsupportedMediaTypeError,
  },
};
