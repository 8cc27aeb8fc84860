// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  SubscriptionsUpdateBody,
  SubscriptionsUpdateHeaders,
  SubscriptionsUpdatePath,
  SubscriptionsUpdateResponse200,
  SubscriptionsUpdateResponse400,
} from '@billing/types';
import { pathCheck, headersCheck, bodyCheck, response200Check } from '@billing/validators/subscriptions.update';

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
  SubscriptionAllItemsRemovedError,
  SubscriptionArchivedDiscountApplicationAttemptError,
  SubscriptionCreditCreationAgainstProcessingTransactionNotAllowedError,
  SubscriptionCreditCreationAgainstUncompletedTransactionNotAllowedError,
  SubscriptionCurrencyUpdateAndActionsCreatingCreditsNotAllowedError,
  SubscriptionCurrencyUpdateNotAllowedError,
  SubscriptionDiscountNotValidForItemsError,
  SubscriptionImmediateCharge24HourLimitExceededError,
  SubscriptionImmediateChargeHourLimitExceededError,
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
  SubscriptionPaymentDeclinedError,
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

export interface SubscriptionsUpdateRequest {
  readonly path: SubscriptionsUpdatePath;
  readonly headers?: SubscriptionsUpdateHeaders;
  readonly body: SubscriptionsUpdateBody;
}

/** The result of `subscriptions.update`. */
export type SubscriptionsUpdateResult = SubscriptionsUpdateResponse200;

/** The errors of `subscriptions.update`, by `code`. */
export type SubscriptionsUpdateError =
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
  | SubscriptionAllItemsRemovedError
  | SubscriptionArchivedDiscountApplicationAttemptError
  | SubscriptionCreditCreationAgainstProcessingTransactionNotAllowedError
  | SubscriptionCreditCreationAgainstUncompletedTransactionNotAllowedError
  | SubscriptionCurrencyUpdateAndActionsCreatingCreditsNotAllowedError
  | SubscriptionCurrencyUpdateNotAllowedError
  | SubscriptionDiscountNotValidForItemsError
  | SubscriptionImmediateCharge24HourLimitExceededError
  | SubscriptionImmediateChargeHourLimitExceededError
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
  | SubscriptionPaymentDeclinedError
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
  | ApiErrors<400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 431 | 500 | 503, SubscriptionsUpdateResponse400>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 431 | 500 | 503>>;

/**
 * Update a subscription
 *
 * Changes the items of a subscription, its billing date, its discount, or who pays it and how. Members that you
 * leave out remain unchanged. Every rule is checked before anything is changed.
 *
 * `items` is the full list. A new price is copied from the catalog as it is now; the items that remain keep their
 * copies. `proration_billing_mode` decides what the change costs. A prorated change charges what is added and credits
 * what is taken away for the rest of the billing period: `rate` of each line is the part of the period that is
 * left, to the minute and with five decimals, so that you can compute each amount again. What is credited has the
 * price, discount and tax rate that were paid for this period; what is charged has those of today.
 *
 * | `proration_billing_mode` | charges | credits | when |
 * |---|---|---|---|
 * | `prorated_immediately` | the rest of the period | the rest of the period | in this request |
 * | `full_immediately` | a whole period | nothing | in this request |
 * | `prorated_next_billing_period` | the rest of the period | the rest of the period | with the next renewal |
 * | `full_next_billing_period` | a whole period | nothing | with the next renewal |
 * | `do_not_bill` | nothing | nothing | |
 *
 * A charge in this request is made with the payment method of the subscription. With `prevent_change`, a declined payment
 * changes nothing: the transaction is canceled, and credit of the customer that it took returns. Credit that is left after a
 * change goes to the balance of the customer, and pays later transactions. With manual collection, an invoice is issued.
 *
 * `next_billed_at` moves the end of the current period, and later periods are counted from it. A later date is charged and a
 * sooner one credited for all items, unless the mode is `do_not_bill`; the two modes with `full` are not possible. In a trial
 * it extends or shortens the trial.
 *
 * In the 30 minutes before a renewal and while a payment is processed, nothing can be changed. Of a `trialing` or `paused`
 * subscription, only some members can be changed, and a `past_due` or `canceled` one can't be changed.
 *
 * The events are `subscription.updated`, then those of the transaction as with a renewal. Send the same body to
 * [preview the change](subscriptions.previewUpdate.html) first.
 *
 * Needs the permission `subscription.write`.
 * At most 240 requests in 60 seconds.
 * Emits `subscription.updated`, `subscription.past_due`, `transaction.created`, `transaction.billed`, `transaction.updated`, `transaction.paid`, `transaction.completed`, `transaction.payment_failed`, `transaction.canceled`, `transaction.past_due`, `invoice.issued`, `discount.updated`, `price.created`, `product.created`.
 *
 * @throws {SubscriptionAllItemsRemovedError} No items left
 * @throws {SubscriptionArchivedDiscountApplicationAttemptError} Discount is archived
 * @throws {SubscriptionCreditCreationAgainstProcessingTransactionNotAllowedError} Credit while a payment is processed
 * @throws {SubscriptionCreditCreationAgainstUncompletedTransactionNotAllowedError} Credit for something that is not paid
 * @throws {SubscriptionCurrencyUpdateAndActionsCreatingCreditsNotAllowedError} Currency change with credits
 * @throws {SubscriptionCurrencyUpdateNotAllowedError} Currency can't be changed now
 * @throws {SubscriptionDiscountNotValidForItemsError} Discount applies to no item
 * @throws {SubscriptionImmediateCharge24HourLimitExceededError} Too many charges in 24 hours
 * @throws {SubscriptionImmediateChargeHourLimitExceededError} Too many charges in an hour
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
 * @throws {SubscriptionPaymentDeclinedError} Payment declined
 * @throws {SubscriptionQuantityMissingForNewItemsError} Quantity of a new item is missing
 * @throws {SubscriptionTrialingDiscountUpdateInvalidOptionsError} Discount of a trial
 * @throws {SubscriptionTrialingItemsUpdateInvalidOptionsError} Change of a trial
 * @throws {SubscriptionUpdateDifferentCurrencyCreditsError} Credit in another currency
 * @throws {SubscriptionUpdateTransactionBalanceLessThanChargeLimitError} Amount is too small
 * @throws {SubscriptionUpdateWhenCanceledError} Subscription is canceled
 * @throws {SubscriptionUpdateWhenPastDueError} Subscription is past due
 * @see PATCH /subscriptions/{subscription_id}, in the document at operations/subscriptions.yaml#/subscription/patch
 */
export const endpoint: Endpoint<SubscriptionsUpdateRequest, SubscriptionsUpdateResult, SubscriptionsUpdateError> = {
  id: 'subscriptions.update',
  method: 'PATCH',
  path: '/subscriptions/{subscription_id}',
  parameters: {
    path: writePath({ name: 'subscription_id' }),
    header: [{ name: 'service-version' }, { name: 'idempotency-key' }],
  },
  mediaType: 'application/json',
  bodyRequired: true,
  idempotencyKey: 'idempotency-key',
  check: { path: pathCheck, headers: headersCheck, body: bodyCheck },
  responses: { '200': response200Check },
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
    subscription_immediate_charge_24_hour_limit_exceeded: SubscriptionImmediateCharge24HourLimitExceededError,
    subscription_immediate_charge_hour_limit_exceeded: SubscriptionImmediateChargeHourLimitExceededError,
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
    subscription_payment_declined: SubscriptionPaymentDeclinedError,
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
