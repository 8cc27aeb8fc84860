// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  SubscriptionsPreviewUpdateBody,
  SubscriptionsPreviewUpdateHeaders,
  SubscriptionsPreviewUpdatePath,
  SubscriptionsPreviewUpdateResponse200,
  SubscriptionsPreviewUpdateResponse400,
} from '@billing/types';
import { pathCheck, headersCheck, bodyCheck, response200Check } from '@billing/validators/subscriptions.previewUpdate';

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
  SubscriptionAllItemsRemovedError,
  SubscriptionArchivedDiscountApplicationAttemptError,
  SubscriptionCreditCreationAgainstProcessingTransactionNotAllowedError,
  SubscriptionCreditCreationAgainstUncompletedTransactionNotAllowedError,
  SubscriptionCurrencyUpdateAndActionsCreatingCreditsNotAllowedError,
  SubscriptionCurrencyUpdateNotAllowedError,
  SubscriptionDiscountNotValidForItemsError,
  SubscriptionIncorrectProrationOnPausedSubscriptionError,
  SubscriptionInvalidBillingModeForScheduledChangeError,
  SubscriptionItemsUpdateMissingProrationBillingModeError,
  SubscriptionLockedProcessingError,
  SubscriptionLockedRenewalError,
  SubscriptionMissingPaymentMethodCannotUpdateError,
  SubscriptionNextBilledAtTooSoonError,
  SubscriptionNoRecurringItemsRemainError,
  SubscriptionOneOffDiscountNotValidError,
  SubscriptionOnlyUpdateItemsOnPausedSubscriptionError,
  SubscriptionOutstandingPendingRefundError,
  SubscriptionQuantityMissingForNewItemsError,
  SubscriptionTrialingDiscountUpdateInvalidOptionsError,
  SubscriptionTrialingItemsUpdateInvalidOptionsError,
  SubscriptionUpdateDifferentCurrencyCreditsError,
  SubscriptionUpdateTransactionBalanceLessThanChargeLimitError,
  SubscriptionUpdateWhenCanceledError,
  SubscriptionUpdateWhenPastDueError,
  type TooManyRequestsError,
  TransactionBillingDetailsMustBeNullError,
  TransactionBillingDetailsObjectRequiredError,
  TransactionBothPriceIdAndObjectFoundError,
  TransactionCurrencyCodeNotValidForManualError,
  TransactionDuplicatePriceIdsError,
  TransactionInvalidDiscountCurrencyError,
  TransactionItemQuantityOutOfRangeError,
  TransactionPaymentTermsObjectRequiredError,
  TransactionPriceDifferentBillingCycleError,
  TransactionPriceNotFoundError,
  UnsupportedMediaTypeError,
} from '../errors.ts';
import type { Endpoint } from '../runtime/endpoint.ts';
import type { ApiError, ErrorStatus, ApiErrors, UnlistedCode } from '../runtime/errors.ts';
import { writePath } from '../runtime/parameters/path.ts';

export interface SubscriptionsPreviewUpdateRequest {
  readonly path: SubscriptionsPreviewUpdatePath;
  readonly headers?: SubscriptionsPreviewUpdateHeaders;
  readonly body: SubscriptionsPreviewUpdateBody;
}

/** The result of `subscriptions.previewUpdate`. */
export type SubscriptionsPreviewUpdateResult = SubscriptionsPreviewUpdateResponse200;

/** The errors of `subscriptions.previewUpdate`, by `code`. */
export type SubscriptionsPreviewUpdateError =
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
  | SubscriptionAllItemsRemovedError
  | SubscriptionArchivedDiscountApplicationAttemptError
  | SubscriptionCreditCreationAgainstProcessingTransactionNotAllowedError
  | SubscriptionCreditCreationAgainstUncompletedTransactionNotAllowedError
  | SubscriptionCurrencyUpdateAndActionsCreatingCreditsNotAllowedError
  | SubscriptionCurrencyUpdateNotAllowedError
  | SubscriptionDiscountNotValidForItemsError
  | SubscriptionIncorrectProrationOnPausedSubscriptionError
  | SubscriptionInvalidBillingModeForScheduledChangeError
  | SubscriptionItemsUpdateMissingProrationBillingModeError
  | SubscriptionLockedProcessingError
  | SubscriptionLockedRenewalError
  | SubscriptionMissingPaymentMethodCannotUpdateError
  | SubscriptionNextBilledAtTooSoonError
  | SubscriptionNoRecurringItemsRemainError
  | SubscriptionOneOffDiscountNotValidError
  | SubscriptionOnlyUpdateItemsOnPausedSubscriptionError
  | SubscriptionOutstandingPendingRefundError
  | SubscriptionQuantityMissingForNewItemsError
  | SubscriptionTrialingDiscountUpdateInvalidOptionsError
  | SubscriptionTrialingItemsUpdateInvalidOptionsError
  | SubscriptionUpdateDifferentCurrencyCreditsError
  | SubscriptionUpdateTransactionBalanceLessThanChargeLimitError
  | SubscriptionUpdateWhenCanceledError
  | SubscriptionUpdateWhenPastDueError
  | TooManyRequestsError
  | TransactionBillingDetailsMustBeNullError
  | TransactionBillingDetailsObjectRequiredError
  | TransactionBothPriceIdAndObjectFoundError
  | TransactionCurrencyCodeNotValidForManualError
  | TransactionDuplicatePriceIdsError
  | TransactionInvalidDiscountCurrencyError
  | TransactionItemQuantityOutOfRangeError
  | TransactionPaymentTermsObjectRequiredError
  | TransactionPriceDifferentBillingCycleError
  | TransactionPriceNotFoundError
  | UnsupportedMediaTypeError
  | ApiErrors<400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 431 | 500 | 503, SubscriptionsPreviewUpdateResponse400>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 431 | 500 | 503>>;

/**
 * Preview an update of a subscription
 *
 * Returns what an update with the same body would make of the subscription and charge, and changes nothing: no event
 * is sent, and nothing is charged.
 *
 * It is computed by the same code as the [update](subscriptions.update.html), so it fails with the same errors,
 * except those of a payment.
 *
 * `immediate_transaction` is what would be charged or credited at once. `next_transaction` is the next renewal after the
 * change, with everything that waits for it. `recurring_transaction_details` are the totals of each renewal without that.
 * `update_summary` adds up what the change credits and charges.
 *
 * The amounts are those of this moment: a prorated change costs less with each minute.
 *
 * Needs the permission `subscription.read`.
 * At most 240 requests in 60 seconds.
 *
 * @throws {SubscriptionAllItemsRemovedError} No items left
 * @throws {SubscriptionArchivedDiscountApplicationAttemptError} Discount is archived
 * @throws {SubscriptionCreditCreationAgainstProcessingTransactionNotAllowedError} Credit while a payment is processed
 * @throws {SubscriptionCreditCreationAgainstUncompletedTransactionNotAllowedError} Credit for something that is not paid
 * @throws {SubscriptionCurrencyUpdateAndActionsCreatingCreditsNotAllowedError} Currency change with credits
 * @throws {SubscriptionCurrencyUpdateNotAllowedError} Currency can't be changed now
 * @throws {SubscriptionDiscountNotValidForItemsError} Discount applies to no item
 * @throws {SubscriptionIncorrectProrationOnPausedSubscriptionError} Billing mode of a paused subscription
 * @throws {SubscriptionInvalidBillingModeForScheduledChangeError} Charge would come after the scheduled change
 * @throws {SubscriptionItemsUpdateMissingProrationBillingModeError} Billing mode is missing
 * @throws {SubscriptionLockedProcessingError} Subscription is being charged
 * @throws {SubscriptionLockedRenewalError} Renewal is close
 * @throws {SubscriptionMissingPaymentMethodCannotUpdateError} No payment method to charge
 * @throws {SubscriptionNextBilledAtTooSoonError} Billing date is too soon
 * @throws {SubscriptionNoRecurringItemsRemainError} No recurring items left
 * @throws {SubscriptionOneOffDiscountNotValidError} Discount does not recur
 * @throws {SubscriptionOnlyUpdateItemsOnPausedSubscriptionError} Subscription is paused
 * @throws {SubscriptionOutstandingPendingRefundError} Refund is pending
 * @throws {SubscriptionQuantityMissingForNewItemsError} Quantity of a new item is missing
 * @throws {SubscriptionTrialingDiscountUpdateInvalidOptionsError} Discount of a trial
 * @throws {SubscriptionTrialingItemsUpdateInvalidOptionsError} Change of a trial
 * @throws {SubscriptionUpdateDifferentCurrencyCreditsError} Credit in another currency
 * @throws {SubscriptionUpdateTransactionBalanceLessThanChargeLimitError} Amount is too small
 * @throws {SubscriptionUpdateWhenCanceledError} Subscription is canceled
 * @throws {SubscriptionUpdateWhenPastDueError} Subscription is past due
 * @see PATCH /subscriptions/{subscription_id}/preview, in the document at operations/subscription-changes.yaml#/updatePreview/patch
 */
export const endpoint: Endpoint<
  SubscriptionsPreviewUpdateRequest,
  SubscriptionsPreviewUpdateResult,
  SubscriptionsPreviewUpdateError
> = {
  id: 'subscriptions.previewUpdate',
  method: 'PATCH',
  path: '/subscriptions/{subscription_id}/preview',
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
    subscription_all_items_removed: SubscriptionAllItemsRemovedError,
    subscription_archived_discount_application_attempt: SubscriptionArchivedDiscountApplicationAttemptError,
    subscription_credit_creation_against_processing_transaction_not_allowed:
      SubscriptionCreditCreationAgainstProcessingTransactionNotAllowedError,
    subscription_credit_creation_against_uncompleted_transaction_not_allowed:
      SubscriptionCreditCreationAgainstUncompletedTransactionNotAllowedError,
    subscription_currency_update_and_actions_creating_credits_not_allowed:
      SubscriptionCurrencyUpdateAndActionsCreatingCreditsNotAllowedError,
    subscription_currency_update_not_allowed: SubscriptionCurrencyUpdateNotAllowedError,
    subscription_discount_not_valid_for_items: SubscriptionDiscountNotValidForItemsError,
    subscription_incorrect_proration_on_paused_subscription: SubscriptionIncorrectProrationOnPausedSubscriptionError,
    subscription_invalid_billing_mode_for_scheduled_change: SubscriptionInvalidBillingModeForScheduledChangeError,
    subscription_items_update_missing_proration_billing_mode: SubscriptionItemsUpdateMissingProrationBillingModeError,
    subscription_locked_processing: SubscriptionLockedProcessingError,
    subscription_locked_renewal: SubscriptionLockedRenewalError,
    subscription_missing_payment_method_cannot_update: SubscriptionMissingPaymentMethodCannotUpdateError,
    subscription_next_billed_at_too_soon: SubscriptionNextBilledAtTooSoonError,
    subscription_no_recurring_items_remain: SubscriptionNoRecurringItemsRemainError,
    subscription_one_off_discount_not_valid: SubscriptionOneOffDiscountNotValidError,
    subscription_only_update_items_on_paused_subscription: SubscriptionOnlyUpdateItemsOnPausedSubscriptionError,
    subscription_outstanding_pending_refund: SubscriptionOutstandingPendingRefundError,
    subscription_quantity_missing_for_new_items: SubscriptionQuantityMissingForNewItemsError,
    subscription_trialing_discount_update_invalid_options: SubscriptionTrialingDiscountUpdateInvalidOptionsError,
    subscription_trialing_items_update_invalid_options: SubscriptionTrialingItemsUpdateInvalidOptionsError,
    subscription_update_different_currency_credits: SubscriptionUpdateDifferentCurrencyCreditsError,
    subscription_update_transaction_balance_less_than_charge_limit:
      SubscriptionUpdateTransactionBalanceLessThanChargeLimitError,
    subscription_update_when_canceled: SubscriptionUpdateWhenCanceledError,
    subscription_update_when_past_due: SubscriptionUpdateWhenPastDueError,
    transaction_billing_details_must_be_null: TransactionBillingDetailsMustBeNullError,
    transaction_billing_details_object_required: TransactionBillingDetailsObjectRequiredError,
    transaction_both_price_id_and_object_found: TransactionBothPriceIdAndObjectFoundError,
    transaction_currency_code_not_valid_for_manual: TransactionCurrencyCodeNotValidForManualError,
    transaction_duplicate_price_ids: TransactionDuplicatePriceIdsError,
    transaction_invalid_discount_currency: TransactionInvalidDiscountCurrencyError,
    transaction_item_quantity_out_of_range: TransactionItemQuantityOutOfRangeError,
    transaction_payment_terms_object_required: TransactionPaymentTermsObjectRequiredError,
    transaction_price_different_billing_cycle: TransactionPriceDifferentBillingCycleError,
    transaction_price_not_found: TransactionPriceNotFoundError,
    unsupported_media_type: UnsupportedMediaTypeError,
  },
};
