// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  SubscriptionsChargeBody,
  SubscriptionsChargeHeaders,
  SubscriptionsChargePath,
  SubscriptionsChargeResponse201,
  SubscriptionsChargeResponse400,
} from '@billing/types';
import { pathCheck, headersCheck, bodyCheck, response201Check } from '@billing/validators/subscriptions.charge';

import {
  BadRequestError,
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
  SubscriptionImmediateCharge24HourLimitExceededError,
  SubscriptionImmediateChargeHourLimitExceededError,
  SubscriptionInvalidBillingModeForScheduledChangeError,
  SubscriptionLockedProcessingError,
  SubscriptionLockedRenewalError,
  SubscriptionMissingPaymentMethodCannotUpdateError,
  SubscriptionNotActiveError,
  SubscriptionPaymentDeclinedError,
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

export interface SubscriptionsChargeRequest {
  readonly path: SubscriptionsChargePath;
  readonly headers?: SubscriptionsChargeHeaders;
  readonly body: SubscriptionsChargeBody;
}

/** The result of `subscriptions.charge`. */
export type SubscriptionsChargeResult = SubscriptionsChargeResponse201;

/** The errors of `subscriptions.charge`, by `code`. */
export type SubscriptionsChargeError =
  | BadRequestError
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
  | SubscriptionImmediateCharge24HourLimitExceededError
  | SubscriptionImmediateChargeHourLimitExceededError
  | SubscriptionInvalidBillingModeForScheduledChangeError
  | SubscriptionLockedProcessingError
  | SubscriptionLockedRenewalError
  | SubscriptionMissingPaymentMethodCannotUpdateError
  | SubscriptionNotActiveError
  | SubscriptionPaymentDeclinedError
  | SubscriptionUpdateWhenCanceledError
  | SubscriptionUpdateWhenPastDueError
  | TooManyRequestsError
  | TransactionBalanceLessThanChargeLimitError
  | TransactionBothPriceIdAndObjectFoundError
  | TransactionItemQuantityOutOfRangeError
  | TransactionPriceNotFoundError
  | UnsupportedMediaTypeError
  | ApiErrors<400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 431 | 500 | 503, SubscriptionsChargeResponse400>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 431 | 500 | 503>>;

/**
 * Charge a subscription once
 *
 * Charges one-time items, for example a setup or usage: at once, or with the next renewal. They are never prorated and don't become
 * items of the subscription. A discount of the subscription applies to them.
 *
 * The items have prices without a billing cycle, of your catalog or not. With `effective_from: immediately`, the payment method of the
 * subscription is charged in this request. If that is declined, the transaction is canceled, and with `apply_change` it stays and the
 * subscription is `past_due`. With manual collection, an invoice is issued. With `effective_from: next_billing_period`, the items wait for
 * the renewal and are part of `next_transaction`.
 *
 * A subscription can be charged at once 20 times in an hour and 100 times in 24 hours.
 *
 * The events of a charge at once are those of its transaction, without `subscription.updated`. One that waits has none until the renewal.
 *
 * Needs the permission `subscription.write`.
 * At most 240 requests in 60 seconds.
 * Emits `subscription.updated`, `subscription.past_due`, `transaction.created`, `transaction.billed`, `transaction.updated`, `transaction.paid`, `transaction.completed`, `transaction.payment_failed`, `transaction.canceled`, `transaction.past_due`, `invoice.issued`, `price.created`, `product.created`.
 *
 * @throws {SubscriptionChargeDuplicatePriceIdsError} Price in several items
 * @throws {SubscriptionImmediateCharge24HourLimitExceededError} Too many charges in 24 hours
 * @throws {SubscriptionImmediateChargeHourLimitExceededError} Too many charges in an hour
 * @throws {SubscriptionInvalidBillingModeForScheduledChangeError} Charge would come after the scheduled change
 * @throws {SubscriptionLockedProcessingError} Subscription is being charged
 * @throws {SubscriptionLockedRenewalError} Renewal is close
 * @throws {SubscriptionMissingPaymentMethodCannotUpdateError} No payment method to charge
 * @throws {SubscriptionNotActiveError} Subscription is not active
 * @throws {SubscriptionPaymentDeclinedError} Payment declined
 * @throws {SubscriptionUpdateWhenCanceledError} Subscription is canceled
 * @throws {SubscriptionUpdateWhenPastDueError} Subscription is past due
 * @see POST /subscriptions/{subscription_id}/charge, in the document at operations/subscription-changes.yaml#/charge/post
 */
export const endpoint: Endpoint<SubscriptionsChargeRequest, SubscriptionsChargeResult, SubscriptionsChargeError> = {
  id: 'subscriptions.charge',
  method: 'POST',
  path: '/subscriptions/{subscription_id}/charge',
  parameters: {
    path: writePath({ name: 'subscription_id' }),
    header: [{ name: 'service-version' }, { name: 'idempotency-key' }],
  },
  mediaType: 'application/json',
  bodyRequired: true,
  idempotencyKey: 'idempotency-key',
  check: { path: pathCheck, headers: headersCheck, body: bodyCheck },
  responses: { '201': response201Check },
  errors: {
    bad_request: BadRequestError,
    entity_archived: EntityArchivedError,
    forbidden: ForbiddenError,
    idempotency_key_in_use: IdempotencyKeyInUseError,
    idempotency_key_reused: IdempotencyKeyReusedError,
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
    subscription_immediate_charge_24_hour_limit_exceeded: SubscriptionImmediateCharge24HourLimitExceededError,
    subscription_immediate_charge_hour_limit_exceeded: SubscriptionImmediateChargeHourLimitExceededError,
    subscription_invalid_billing_mode_for_scheduled_change: SubscriptionInvalidBillingModeForScheduledChangeError,
    subscription_locked_processing: SubscriptionLockedProcessingError,
    subscription_locked_renewal: SubscriptionLockedRenewalError,
    subscription_missing_payment_method_cannot_update: SubscriptionMissingPaymentMethodCannotUpdateError,
    subscription_not_active: SubscriptionNotActiveError,
    subscription_payment_declined: SubscriptionPaymentDeclinedError,
    subscription_update_when_canceled: SubscriptionUpdateWhenCanceledError,
    subscription_update_when_past_due: SubscriptionUpdateWhenPastDueError,
    transaction_balance_less_than_charge_limit: TransactionBalanceLessThanChargeLimitError,
    transaction_both_price_id_and_object_found: TransactionBothPriceIdAndObjectFoundError,
    transaction_item_quantity_out_of_range: TransactionItemQuantityOutOfRangeError,
    transaction_price_not_found: TransactionPriceNotFoundError,
    unsupported_media_type: UnsupportedMediaTypeError,
  },
};
