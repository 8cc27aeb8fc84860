// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  TransactionsUpdateBody,
  TransactionsUpdateHeaders,
  TransactionsUpdatePath,
  TransactionsUpdateQuery,
  TransactionsUpdateResponse200,
  TransactionsUpdateResponse400,
} from '@billing/types';
import {
  pathCheck,
  queryCheck,
  headersCheck,
  bodyCheck,
  response200Check,
} from '@billing/validators/transactions.update';

import {
  BadRequestError,
  ConflictError,
  DiscountExpiredError,
  DiscountRestrictedProductNotActiveError,
  DiscountRestrictedProductPriceNotActiveError,
  DiscountUsageLimitExceededError,
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
  type TooManyRequestsError,
  TransactionBalanceLessThanChargeLimitError,
  TransactionBillingDetailsMustBeNullError,
  TransactionBillingDetailsObjectRequiredError,
  TransactionBillingPeriodStartsAtGreaterThanNowError,
  TransactionBothPriceIdAndObjectFoundError,
  TransactionCannotBeModifiedAndCanceledError,
  TransactionCannotProvideBothDiscountCodeAndIdError,
  TransactionCheckoutUrlDomainIsNotApprovedError,
  TransactionCurrencyCodeNotValidForManualError,
  TransactionCustomerIsRequiredForBusinessValidationError,
  TransactionCustomerIsRequiredWithAddressError,
  TransactionDiscountNotEligibleError,
  TransactionDuplicatePriceIdsError,
  TransactionImmutableError,
  TransactionImmutableWhileProcessingPaymentError,
  TransactionInvalidDiscountCurrencyError,
  TransactionInvalidStatusChangeError,
  TransactionItemQuantityOutOfRangeError,
  TransactionPaymentTermsObjectRequiredError,
  TransactionPriceDifferentBillingCycleError,
  TransactionPriceDifferentTrialPeriodError,
  TransactionPriceNotFoundError,
  TransactionRecurringBalanceLessThanChargeLimitError,
  TransactionStatusMustBeReadyError,
  UnsupportedMediaTypeError,
} from '../errors.ts';
import type { Endpoint } from '../runtime/endpoint.ts';
import type { ApiError, ErrorStatus, ApiErrors, UnlistedCode } from '../runtime/errors.ts';
import { writePath } from '../runtime/parameters/path.ts';
import { writeQuery } from '../runtime/parameters/query.ts';

export interface TransactionsUpdateRequest {
  readonly path: TransactionsUpdatePath;
  readonly query?: TransactionsUpdateQuery;
  readonly headers?: TransactionsUpdateHeaders;
  readonly body: TransactionsUpdateBody;
}

/** The result of `transactions.update`. */
export type TransactionsUpdateResult = TransactionsUpdateResponse200;

/** The errors of `transactions.update`, by `code`. */
export type TransactionsUpdateError =
  | BadRequestError
  | ConflictError
  | DiscountExpiredError
  | DiscountRestrictedProductNotActiveError
  | DiscountRestrictedProductPriceNotActiveError
  | DiscountUsageLimitExceededError
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
  | TooManyRequestsError
  | TransactionBalanceLessThanChargeLimitError
  | TransactionBillingDetailsMustBeNullError
  | TransactionBillingDetailsObjectRequiredError
  | TransactionBillingPeriodStartsAtGreaterThanNowError
  | TransactionBothPriceIdAndObjectFoundError
  | TransactionCannotBeModifiedAndCanceledError
  | TransactionCannotProvideBothDiscountCodeAndIdError
  | TransactionCheckoutUrlDomainIsNotApprovedError
  | TransactionCurrencyCodeNotValidForManualError
  | TransactionCustomerIsRequiredForBusinessValidationError
  | TransactionCustomerIsRequiredWithAddressError
  | TransactionDiscountNotEligibleError
  | TransactionDuplicatePriceIdsError
  | TransactionImmutableError
  | TransactionImmutableWhileProcessingPaymentError
  | TransactionInvalidDiscountCurrencyError
  | TransactionInvalidStatusChangeError
  | TransactionItemQuantityOutOfRangeError
  | TransactionPaymentTermsObjectRequiredError
  | TransactionPriceDifferentBillingCycleError
  | TransactionPriceDifferentTrialPeriodError
  | TransactionPriceNotFoundError
  | TransactionRecurringBalanceLessThanChargeLimitError
  | TransactionStatusMustBeReadyError
  | UnsupportedMediaTypeError
  | ApiErrors<400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 431 | 500 | 503, TransactionsUpdateResponse400>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 431 | 500 | 503>>;

/**
 * Update a transaction
 *
 * Changes the members in the body and leaves all others unchanged. `items`, `billing_details`,
 * `billing_period` and `custom_data` are replaced as a whole. If nothing changes, `updated_at` stays the
 * same and no event is created.
 *
 * Only a `draft` or `ready` transaction can be changed, and none while a payment has no result. Changes of the items, the address, the business,
 * the discount or the currency calculate all totals again; `items` copies the prices and products again.
 * To leave an item with a price that is not in your catalog unchanged, send its `price_id`: a `price` creates
 * another one, with the events `price.created` and `product.created`. A `discount` creates another discount,
 * too, with the event `discount.created`.
 * A draft with a customer and an address becomes `ready`.
 *
 * `status` accepts two values. `billed` bills a transaction that is ready, after the other changes of the
 * request. `canceled` cancels one that is not paid, and allows no other change in the same request.
 *
 * A change of members creates `transaction.updated`, and the changes of the status follow in their order:
 * `transaction.ready`, `transaction.billed`, and with manual collection `transaction.updated` with the
 * invoice number and `invoice.issued`. Canceling creates `transaction.updated`, `transaction.canceled`,
 * and for an issued invoice `invoice.canceled`. Recurring prices start a subscription as in
 * [Create a transaction](transactions.create.html). `discount.updated` follows when a discount was redeemed,
 * or the redemption of a canceled transaction no longer counts.
 *
 * Needs the permission `transaction.write`.
 * At most 240 requests in 60 seconds.
 * Emits `transaction.updated`, `transaction.ready`, `transaction.billed`, `transaction.paid`, `transaction.completed`, `transaction.canceled`, `invoice.issued`, `invoice.paid`, `invoice.canceled`, `subscription.created`, `subscription.activated`, `subscription.trialing`, `discount.created`, `discount.updated`, `price.created`, `product.created`.
 *
 * @throws {TransactionBillingPeriodStartsAtGreaterThanNowError} Billing period starts in the future
 * @throws {TransactionCannotBeModifiedAndCanceledError} Change and cancellation in one request
 * @throws {TransactionCannotProvideBothDiscountCodeAndIdError} Two discounts
 * @throws {TransactionCheckoutUrlDomainIsNotApprovedError} Checkout domain not approved
 * @throws {TransactionImmutableError} Transaction can no longer be changed
 * @throws {TransactionInvalidStatusChangeError} Status change not possible
 * @throws {TransactionPriceDifferentTrialPeriodError} Different trial periods
 * @throws {TransactionRecurringBalanceLessThanChargeLimitError} Recurring balance below the smallest charge
 * @throws {TransactionStatusMustBeReadyError} Transaction is not ready
 * @see PATCH /transactions/{transaction_id}, in the document at operations/transactions.yaml#/transaction/patch
 */
export const endpoint: Endpoint<TransactionsUpdateRequest, TransactionsUpdateResult, TransactionsUpdateError> = {
  id: 'transactions.update',
  method: 'PATCH',
  path: '/transactions/{transaction_id}',
  parameters: {
    path: writePath({ name: 'transaction_id' }),
    query: writeQuery({ name: 'include', style: 'form' }),
    header: [{ name: 'service-version' }, { name: 'idempotency-key' }],
  },
  mediaType: 'application/json',
  bodyRequired: true,
  idempotencyKey: 'idempotency-key',
  check: { path: pathCheck, query: queryCheck, headers: headersCheck, body: bodyCheck },
  responses: { '200': response200Check },
  errors: {
    bad_request: BadRequestError,
    conflict: ConflictError,
    discount_expired: DiscountExpiredError,
    discount_restricted_product_not_active: DiscountRestrictedProductNotActiveError,
    discount_restricted_product_price_not_active: DiscountRestrictedProductPriceNotActiveError,
    discount_usage_limit_exceeded: DiscountUsageLimitExceededError,
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
    transaction_balance_less_than_charge_limit: TransactionBalanceLessThanChargeLimitError,
    transaction_billing_details_must_be_null: TransactionBillingDetailsMustBeNullError,
    transaction_billing_details_object_required: TransactionBillingDetailsObjectRequiredError,
    transaction_billing_period_starts_at_greater_than_now: TransactionBillingPeriodStartsAtGreaterThanNowError,
    transaction_both_price_id_and_object_found: TransactionBothPriceIdAndObjectFoundError,
    transaction_cannot_be_modified_and_canceled: TransactionCannotBeModifiedAndCanceledError,
    transaction_cannot_provide_both_discount_code_and_id: TransactionCannotProvideBothDiscountCodeAndIdError,
    transaction_checkout_url_domain_is_not_approved: TransactionCheckoutUrlDomainIsNotApprovedError,
    transaction_currency_code_not_valid_for_manual: TransactionCurrencyCodeNotValidForManualError,
    transaction_customer_is_required_for_business_validation: TransactionCustomerIsRequiredForBusinessValidationError,
    transaction_customer_is_required_with_address: TransactionCustomerIsRequiredWithAddressError,
    transaction_discount_not_eligible: TransactionDiscountNotEligibleError,
    transaction_duplicate_price_ids: TransactionDuplicatePriceIdsError,
    transaction_immutable: TransactionImmutableError,
    transaction_immutable_while_processing_payment: TransactionImmutableWhileProcessingPaymentError,
    transaction_invalid_discount_currency: TransactionInvalidDiscountCurrencyError,
    transaction_invalid_status_change: TransactionInvalidStatusChangeError,
    transaction_item_quantity_out_of_range: TransactionItemQuantityOutOfRangeError,
    transaction_payment_terms_object_required: TransactionPaymentTermsObjectRequiredError,
    transaction_price_different_billing_cycle: TransactionPriceDifferentBillingCycleError,
    transaction_price_different_trial_period: TransactionPriceDifferentTrialPeriodError,
    transaction_price_not_found: TransactionPriceNotFoundError,
    transaction_recurring_balance_less_than_charge_limit: TransactionRecurringBalanceLessThanChargeLimitError,
    transaction_status_must_be_ready: TransactionStatusMustBeReadyError,
    unsupported_media_type: UnsupportedMediaTypeError,
  },
};
