// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  TransactionsCreateBody,
  TransactionsCreateHeaders,
  TransactionsCreateQuery,
  TransactionsCreateResponse201,
  TransactionsCreateResponse400,
} from '@billing/types';
import { queryCheck, headersCheck, bodyCheck, response201Check } from '@billing/validators/transactions.create';

import {
  BadRequestError,
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
  TransactionCannotProvideBothDiscountCodeAndIdError,
  TransactionCheckoutUrlDomainIsNotApprovedError,
  TransactionCurrencyCodeNotValidForManualError,
  TransactionCustomerIsRequiredForBusinessValidationError,
  TransactionCustomerIsRequiredWithAddressError,
  TransactionDiscountNotEligibleError,
  TransactionDuplicatePriceIdsError,
  TransactionInvalidDiscountCurrencyError,
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
import { writeQuery } from '../runtime/parameters/query.ts';

export interface TransactionsCreateRequest {
  readonly query?: TransactionsCreateQuery;
  readonly headers?: TransactionsCreateHeaders;
  readonly body: TransactionsCreateBody;
}

/** The result of `transactions.create`. */
export type TransactionsCreateResult = TransactionsCreateResponse201;

/** The errors of `transactions.create`, by `code`. */
export type TransactionsCreateError =
  | BadRequestError
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
  | TransactionCannotProvideBothDiscountCodeAndIdError
  | TransactionCheckoutUrlDomainIsNotApprovedError
  | TransactionCurrencyCodeNotValidForManualError
  | TransactionCustomerIsRequiredForBusinessValidationError
  | TransactionCustomerIsRequiredWithAddressError
  | TransactionDiscountNotEligibleError
  | TransactionDuplicatePriceIdsError
  | TransactionInvalidDiscountCurrencyError
  | TransactionItemQuantityOutOfRangeError
  | TransactionPaymentTermsObjectRequiredError
  | TransactionPriceDifferentBillingCycleError
  | TransactionPriceDifferentTrialPeriodError
  | TransactionPriceNotFoundError
  | TransactionRecurringBalanceLessThanChargeLimitError
  | TransactionStatusMustBeReadyError
  | UnsupportedMediaTypeError
  | ApiErrors<400 | 401 | 403 | 409 | 413 | 415 | 422 | 429 | 431 | 500 | 503, TransactionsCreateResponse400>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 401 | 403 | 409 | 413 | 415 | 422 | 429 | 431 | 500 | 503>>;

/**
 * Create a transaction
 *
 * Creates a transaction from prices of your catalog. Their amounts, the products and the tax rates are
 * copied: later changes of the catalog don't change the transaction.
 *
 * An item can also have a `price` that is not in your catalog, of a product of your catalog or with its own
 * `product`. Both are created for the transaction with `type: custom`: they have identifiers, and lists show
 * them only with `type=custom`.
 *
 * The discount is one of your catalog, `discount_id`, or one that is not, `discount`. That is created for the
 * transaction with `mode: custom`, an amount in the currency of the transaction, and without a code. No other
 * transaction can have it.
 *
 * Without a customer or an address, the transaction is a `draft`. With both, it is `ready`: the customer
 * can pay it at its checkout page. With `status: billed`, it is billed at once and can no longer be
 * changed; with `collection_mode: manual`, it then has an invoice number and its invoice is issued.
 *
 * All recurring prices must have the same billing cycle and the same trial period. The amounts are in
 * `currency_code`; without it, in the currency of the prices for the country of the address.
 *
 * The events are `product.created`, `price.created` and `discount.created` for what is not in your catalog, and
 * `transaction.created`; then `transaction.ready`, or with `status: billed`
 * `transaction.billed`. A transaction that is billed with manual collection then gets its invoice number
 * (`transaction.updated`) and its invoice (`invoice.issued`). If it is billed and nothing is due, because credit
 * of the customer covers it or the items cost nothing, it is paid and completed at once (`transaction.paid`,
 * `transaction.completed`). `discount.updated` follows when a discount was redeemed, which counts when the
 * transaction is billed or paid.
 *
 * Recurring prices start a [subscription](subscriptions.get.html) when the transaction is completed, or with
 * manual collection when it is billed: `subscription.created`, and `subscription.activated` or, with a trial,
 * `subscription.trialing`. The `transaction.updated` after them shows `subscription_id`.
 *
 * Needs the permission `transaction.write`.
 * At most 240 requests in 60 seconds.
 * Emits `transaction.created`, `transaction.ready`, `transaction.billed`, `transaction.updated`, `transaction.paid`, `transaction.completed`, `subscription.created`, `subscription.activated`, `subscription.trialing`, `invoice.issued`, `invoice.paid`, `discount.created`, `discount.updated`, `price.created`, `product.created`.
 *
 * @throws {TransactionBillingPeriodStartsAtGreaterThanNowError} Billing period starts in the future
 * @throws {TransactionCannotProvideBothDiscountCodeAndIdError} Two discounts
 * @throws {TransactionCheckoutUrlDomainIsNotApprovedError} Checkout domain not approved
 * @throws {TransactionPriceDifferentTrialPeriodError} Different trial periods
 * @throws {TransactionRecurringBalanceLessThanChargeLimitError} Recurring balance below the smallest charge
 * @throws {TransactionStatusMustBeReadyError} Transaction is not ready
 * @see POST /transactions, in the document at operations/transactions.yaml#/transactions/post
 */
export const endpoint: Endpoint<TransactionsCreateRequest, TransactionsCreateResult, TransactionsCreateError> = {
  id: 'transactions.create',
  method: 'POST',
  path: '/transactions',
  parameters: {
    query: writeQuery({ name: 'include', style: 'form' }),
    header: [{ name: 'service-version' }, { name: 'idempotency-key' }],
  },
  mediaType: 'application/json',
  bodyRequired: true,
  idempotencyKey: 'idempotency-key',
  check: { query: queryCheck, headers: headersCheck, body: bodyCheck },
  responses: { '201': response201Check },
  errors: {
    bad_request: BadRequestError,
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
    transaction_cannot_provide_both_discount_code_and_id: TransactionCannotProvideBothDiscountCodeAndIdError,
    transaction_checkout_url_domain_is_not_approved: TransactionCheckoutUrlDomainIsNotApprovedError,
    transaction_currency_code_not_valid_for_manual: TransactionCurrencyCodeNotValidForManualError,
    transaction_customer_is_required_for_business_validation: TransactionCustomerIsRequiredForBusinessValidationError,
    transaction_customer_is_required_with_address: TransactionCustomerIsRequiredWithAddressError,
    transaction_discount_not_eligible: TransactionDiscountNotEligibleError,
    transaction_duplicate_price_ids: TransactionDuplicatePriceIdsError,
    transaction_invalid_discount_currency: TransactionInvalidDiscountCurrencyError,
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
