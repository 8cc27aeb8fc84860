// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';

import { ApiError } from './runtime/errors.ts';

/**
 * Country not served (400).
 *
 * The address is in a country that the service does not do business with.
 *
 * Check `country_code`. If it is correct, the service can't accept customers at this address.
 *
 * @see errors.yaml#/address_location_not_allowed
 */
export class AddressLocationNotAllowedError extends ApiError<'address_location_not_allowed', 400, types.Error> {}

/**
 * Amount above what is left of the line (400).
 *
 * The amount of an item is more than earlier adjustments left of its line. Refunds that are not decided count.
 *
 * Send at most the amount in `detail`, or `type full` for all that is left.
 *
 * @see errors.yaml#/adjustment_amount_above_remaining_allowed
 */
export class AdjustmentAmountAboveRemainingAllowedError extends ApiError<
  'adjustment_amount_above_remaining_allowed',
  400,
  types.Error
> {}

/**
 * Amount is zero (400).
 *
 * An item has the amount 0, or what is left of the transaction or line is 0.
 *
 * Send an amount greater than 0, and only lines that cost something.
 *
 * @see errors.yaml#/adjustment_amount_cannot_be_zero
 */
export class AdjustmentAmountCannotBeZeroError extends ApiError<'adjustment_amount_cannot_be_zero', 400, types.Error> {}

/**
 * No credit note yet (400).
 *
 * The adjustment is pending approval or was rejected, so it has no credit note.
 *
 * Wait for `adjustment.updated` with the `status` `approved`. A rejected adjustment never gets one.
 *
 * @see errors.yaml#/adjustment_credit_note_not_available
 */
export class AdjustmentCreditNoteNotAvailableError extends ApiError<
  'adjustment_credit_note_not_available',
  400,
  types.Error
> {}

/**
 * Type does not fit the items (400).
 *
 * The `type` of the adjustment or of an item contradicts other members of the request.
 *
 * Leave out `items` to adjust the whole transaction with `type full`; otherwise name the lines in `items`, each with `type full`, or with `type partial` and an `amount`.
 *
 * @see errors.yaml#/adjustment_invalid_combination_of_types
 */
export class AdjustmentInvalidCombinationOfTypesError extends ApiError<
  'adjustment_invalid_combination_of_types',
  400,
  types.Error
> {}

/**
 * Refund pending approval (400).
 *
 * A refund of the transaction is `pending_approval`. Until it is approved or rejected, the transaction can't be adjusted again.
 *
 * Wait for `adjustment.updated`. In sandbox, refunds are approved after ten minutes of the account's time.
 *
 * @see errors.yaml#/adjustment_pending_refund_request
 */
export class AdjustmentPendingRefundRequestError extends ApiError<
  'adjustment_pending_refund_request',
  400,
  types.Error
> {}

/**
 * Tax mode not allowed (400).
 *
 * The `tax_mode` `external` is only for refunds of `type partial`.
 *
 * Leave out `tax_mode`, and send amounts that contain tax.
 *
 * @see errors.yaml#/adjustment_tax_mode_not_allowed
 */
export class AdjustmentTaxModeNotAllowedError extends ApiError<'adjustment_tax_mode_not_allowed', 400, types.Error> {}

/**
 * Total above what is left of the transaction (400).
 *
 * The adjustment is more than what is left of the transaction: of what the customer paid, for a refund, or of the balance, for a credit. Credit that paid for a part of the transaction is not refunded.
 *
 * Send items of at most the amount in `detail`, or `type full` for all that is left.
 *
 * @see errors.yaml#/adjustment_total_amount_above_remaining_allowed
 */
export class AdjustmentTotalAmountAboveRemainingAllowedError extends ApiError<
  'adjustment_total_amount_above_remaining_allowed',
  400,
  types.Error
> {}

/**
 * Transaction can't be credited (400).
 *
 * Only a transaction with manual collection that is `billed` or `past_due` can be credited.
 *
 * For a `completed` transaction create a `refund`. A `draft` or `ready` one can be changed instead.
 *
 * @see errors.yaml#/adjustment_transaction_invalid_status_for_credit
 */
export class AdjustmentTransactionInvalidStatusForCreditError extends ApiError<
  'adjustment_transaction_invalid_status_for_credit',
  400,
  types.Error
> {}

/**
 * Transaction can't be refunded (400).
 *
 * Only a `completed` transaction can be refunded.
 *
 * Wait for `transaction.completed`. To reduce an invoice that is not paid, create a `credit`; to drop an unpaid transaction, cancel it.
 *
 * @see errors.yaml#/adjustment_transaction_invalid_status_for_refund
 */
export class AdjustmentTransactionInvalidStatusForRefundError extends ApiError<
  'adjustment_transaction_invalid_status_for_refund',
  400,
  types.Error
> {}

/**
 * Nothing left of the line (400).
 *
 * Earlier adjustments took all of the line.
 *
 * Leave the line out. [List the adjustments](../../operations/adjustments.list.html) of the transaction.
 *
 * @see errors.yaml#/adjustment_transaction_item_has_already_been_fully_adjusted
 */
export class AdjustmentTransactionItemHasAlreadyBeenFullyAdjustedError extends ApiError<
  'adjustment_transaction_item_has_already_been_fully_adjusted',
  400,
  types.Error
> {}

/**
 * Amount above the line (400).
 *
 * The amount of an item is more than the line of the transaction cost, tax included.
 *
 * Send at most `totals.total` of the line, in `details.line_items` of the transaction.
 *
 * @see errors.yaml#/adjustment_transaction_item_over_adjustment
 */
export class AdjustmentTransactionItemOverAdjustmentError extends ApiError<
  'adjustment_transaction_item_over_adjustment',
  400,
  types.Error
> {}

/**
 * Malformed path, key or body (400).
 *
 * An identifier in the path or the `Idempotency-Key` does not have the required form, a required body is missing, or the body is JSON but not an object.
 *
 * `detail` names the invalid part. Check that the identifier has the prefix of the entity that the path expects, followed by 26 characters `a`-`z` or `0`-`9`, that the `Idempotency-Key` is in double quotes, and that the body is one JSON object, at least `{}`.
 *
 * @see errors.yaml#/bad_request
 */
export class BadRequestError extends ApiError<'bad_request', 400, types.Error> {}

/**
 * Contact's email domain not accepted (400).
 *
 * The service does not accept the domain of a contact's email address. The business and its contacts were not saved.
 *
 * Use an address of the contact at another domain, or leave the contact out.
 *
 * @see errors.yaml#/business_contact_email_domain_not_allowed
 */
export class BusinessContactEmailDomainNotAllowedError extends ApiError<
  'business_contact_email_domain_not_allowed',
  400,
  types.Error
> {}

/**
 * Another report is pending (400).
 *
 * The account already has a report that is being generated. It generates one at a time.
 *
 * Wait until the report that `detail` names is no longer `pending`; its event `report.updated` reports that. Then send the request again.
 *
 * @see errors.yaml#/concurrent_report_generation_not_allowed
 */
export class ConcurrentReportGenerationNotAllowedError extends ApiError<
  'concurrent_report_generation_not_allowed',
  400,
  types.Error
> {}

/**
 * Conflict with the current state (409).
 *
 * Another request changed the same entity at the same time, or the state of the entity does not allow the action. This request changed nothing.
 *
 * Read the entity again, decide whether the change still makes sense, and repeat it. If the conflict persists, the state is the cause: `detail` describes it.
 *
 * @see errors.yaml#/conflict
 */
export class ConflictError extends ApiError<'conflict', 409, types.Error> {}

/**
 * Email address in use (409).
 *
 * Another customer of the account has this email address. Case is ignored, and archived customers retain their address.
 *
 * Use the customer whose identifier `detail` names. If it is archived, set its `status` to `active` instead of creating a second one. After a create request that timed out, send the request with the same `Idempotency-Key` to get the response to the first attempt instead of this error.
 *
 * @see errors.yaml#/customer_already_exists
 */
export class CustomerAlreadyExistsError extends ApiError<'customer_already_exists', 409, types.Error> {}

/**
 * Email domain not accepted (400).
 *
 * The service does not accept the domain of the customer's email address.
 *
 * Ask the customer for an address at another domain. Repeating the request does not help.
 *
 * @see errors.yaml#/customer_email_domain_not_allowed
 */
export class CustomerEmailDomainNotAllowedError extends ApiError<
  'customer_email_domain_not_allowed',
  400,
  types.Error
> {}

/**
 * Email address not deliverable (400).
 *
 * The address has a local part and a domain but is not a valid email address: it contains a space, a non-ASCII character, quotes or an IP address in brackets; its local part is longer than 64 characters, starts or ends with a dot, or has two dots in a row; or its domain is not a host name.
 *
 * Ask the customer for the address again; most of these errors are typing mistakes. Write an internationalized domain in its ASCII form (`xn--…`). A value without a local part or a domain is reported as `invalid_field`.
 *
 * @see errors.yaml#/customer_email_invalid
 */
export class CustomerEmailInvalidError extends ApiError<'customer_email_invalid', 400, types.Error> {}

/**
 * Discount code in use (409).
 *
 * Another active discount has this redemption code. Case is ignored.
 *
 * Choose another code, or archive the discount whose identifier `detail` names.
 *
 * @see errors.yaml#/discount_code_conflict
 */
export class DiscountCodeConflictError extends ApiError<'discount_code_conflict', 409, types.Error> {}

/**
 * Discount expired (400).
 *
 * `expires_at` of the discount to save is in the past, or the discount to redeem has expired.
 *
 * Send a future time, or `null` for a discount that never expires. When redeeming, leave the discount out. You can still apply an expired discount by updating a subscription.
 *
 * @see errors.yaml#/discount_expired
 */
export class DiscountExpiredError extends ApiError<'discount_expired', 400, types.Error> {}

/**
 * Discount group name in use (409).
 *
 * Another discount group of the account has this name.
 *
 * Choose another name, or use the group whose identifier `detail` names.
 *
 * @see errors.yaml#/discount_group_name_conflict
 */
export class DiscountGroupNameConflictError extends ApiError<'discount_group_name_conflict', 409, types.Error> {}

/**
 * Restricted to an archived product (400).
 *
 * `restrict_to` names an archived product, to which the discount could never apply.
 *
 * Remove the product from `restrict_to`, or set its `status` back to `active` first.
 *
 * @see errors.yaml#/discount_restricted_product_not_active
 */
export class DiscountRestrictedProductNotActiveError extends ApiError<
  'discount_restricted_product_not_active',
  400,
  types.Error
> {}

/**
 * Restricted to an archived price (400).
 *
 * `restrict_to` names an archived price, to which the discount could never apply.
 *
 * Remove the price from `restrict_to`, or set its `status` back to `active` first.
 *
 * @see errors.yaml#/discount_restricted_product_price_not_active
 */
export class DiscountRestrictedProductPriceNotActiveError extends ApiError<
  'discount_restricted_product_price_not_active',
  400,
  types.Error
> {}

/**
 * Discount used up (400).
 *
 * The discount has reached its `usage_limit` across all customers.
 *
 * Leave the discount out, or raise its `usage_limit`.
 *
 * @see errors.yaml#/discount_usage_limit_exceeded
 */
export class DiscountUsageLimitExceededError extends ApiError<'discount_usage_limit_exceeded', 400, types.Error> {}

/**
 * Usage limit below use (400).
 *
 * The `usage_limit` is lower than `times_used`, the number of redemptions so far.
 *
 * Send at least `times_used`, or `null` for no limit. To stop further redemptions, archive the discount.
 *
 * @see errors.yaml#/discount_usage_limit_less_than_times_used
 */
export class DiscountUsageLimitLessThanTimesUsedError extends ApiError<
  'discount_usage_limit_less_than_times_used',
  400,
  types.Error
> {}

/**
 * Destination is not an email address (400).
 *
 * The `destination` of a setting of type `email` is not a valid email address. The same rule applies to customers.
 *
 * Send one address without a display name. You can't change the `type` of a setting: to receive webhooks instead of email, create a setting of type `url`.
 *
 * @see errors.yaml#/email_notification_setting_incorrect
 */
export class EmailNotificationSettingIncorrectError extends ApiError<
  'email_notification_setting_incorrect',
  400,
  types.Error
> {}

/**
 * Entity is archived (400).
 *
 * The request uses an archived entity, in the path or in the body. You can read and update archived entities, but not create or change anything with them.
 *
 * Set the entity's `status` back to `active`, or use another one. `detail` names the entity.
 *
 * @see errors.yaml#/entity_archived
 */
export class EntityArchivedError extends ApiError<'entity_archived', 400, types.Error> {}

/**
 * Permission missing (403).
 *
 * The API key is valid but lacks a permission: the permission of the operation, the read permission of an entity in `include`, or the read permission of an entity that a simulation names or that the events of a simulation run contain.
 *
 * Grant the key the permission that `detail` names, or leave out the `include` that requires it. For a list of runs, use `id` to select runs that the key may read. A `.write` permission includes the `.read` permission of the same resource.
 *
 * @see errors.yaml#/forbidden
 */
export class ForbiddenError extends ApiError<'forbidden', 403, types.Error> {}

/**
 * Request with this key in progress (409).
 *
 * Another request with the same `Idempotency-Key` for this operation is in progress, or ended a moment ago. This request changed nothing.
 *
 * Send the same request again after the seconds in `Retry-After`. You then get the response to the first request, or, if that failed, the result of this one.
 *
 * @see errors.yaml#/idempotency_key_in_use
 */
export class IdempotencyKeyInUseError extends ApiError<'idempotency_key_in_use', 409, types.Error> {}

/**
 * Key of a different request (422).
 *
 * The `Idempotency-Key` was used for this operation within the last 24 hours, with another path, query, `Service-Version` or body, or by an API key with other permissions. This request changed nothing.
 *
 * Use a new key for each change, and send exactly the same request when you repeat it. The order of members in the body does not matter.
 *
 * @see errors.yaml#/idempotency_key_reused
 */
export class IdempotencyKeyReusedError extends ApiError<'idempotency_key_reused', 422, types.Error> {}

/**
 * Internal error (500).
 *
 * The service failed, and your request did not cause the failure. Nothing was changed, unless `detail` says that the change may have been made.
 *
 * If `detail` says that the change may have been made, repeat the request with the same `Idempotency-Key`; if you sent none, read the entity before. Otherwise repeat the request after a short pause, with growing pauses if it fails again. If it continues to fail, send the `request_id` to support.
 *
 * @see errors.yaml#/internal_error
 */
export class InternalError extends ApiError<'internal_error', 500, types.Error> {}

/**
 * Field or parameter not valid (400).
 *
 * A field of the body or a query parameter is invalid: wrong type, length or value out of bounds, unknown enumeration value, unknown or read-only member, or an identifier in the body that refers to nothing. `error.errors` lists all of them, each with its path such as `contacts[0].email`.
 *
 * Correct every entry of `error.errors` before you send the request again. If a person entered the value, show `message` next to the input.
 *
 * @see errors.yaml#/invalid_field
 */
export class InvalidFieldError extends ApiError<'invalid_field', 400, types.Error> {}

/**
 * Body is not JSON (400).
 *
 * The request body cannot be parsed as JSON, or its bytes are not UTF-8.
 *
 * Build the body with a JSON library instead of joining strings, and log what you send. Trailing commas, single quotes, comments and truncated bodies are the usual causes.
 *
 * @see errors.yaml#/invalid_json
 */
export class InvalidJsonError extends ApiError<'invalid_json', 400, types.Error> {}

/**
 * Unreadable time in the query (400).
 *
 * A query parameter that filters by time is not an RFC 3339 date-time.
 *
 * Write times as `2026-03-02T09:30:00Z`. Percent-encode the `+` of a time zone offset as `%2B`; otherwise it is read as a space.
 *
 * @see errors.yaml#/invalid_time_query_parameter
 */
export class InvalidTimeQueryParameterError extends ApiError<'invalid_time_query_parameter', 400, types.Error> {}

/**
 * API key not valid (401).
 *
 * The request has no API key, or the key is malformed, unknown, expired, revoked, or belongs to the other environment, or its account is closed. The code is the same in all these cases; `detail` names the case where this helps the owner of the key.
 *
 * Send `Authorization: Bearer` followed by the whole key of 69 characters. A key with `sdbx_` works only at the sandbox address, one with `live_` only at the live address. If both are correct, the key may have expired or been revoked: ask the operator of the service, who lists keys with `npm run operator -- api-key list` and creates new ones with `api-key create`.
 *
 * @see errors.yaml#/invalid_token
 */
export class InvalidTokenError extends ApiError<'invalid_token', 401, types.Error> {}

/**
 * Unknown API version (400).
 *
 * The value of the `Service-Version` header is not a version of this API.
 *
 * Send `Service-Version: 1`, or leave the header out for the default version of the account.
 *
 * @see errors.yaml#/invalid_version
 */
export class InvalidVersionError extends ApiError<'invalid_version', 400, types.Error> {}

/**
 * Entity not found (404).
 *
 * An identifier in the path is well-formed but refers to nothing that this key can read: the entity does not exist, was deleted, belongs to another account or environment, or has another parent than the one in the path. Notifications and simulation runs are deleted after 90 days.
 *
 * Check the environment first: sandbox and live share no data. Then check that the identifiers of a nested path belong together, such as a business and its customer.
 *
 * @see errors.yaml#/not_found
 */
export class NotFoundError extends ApiError<'not_found', 404, types.Error> {}

/**
 * Notification cannot be replayed (400).
 *
 * The notification is still being delivered (`not_attempted` or `needs_retry`), or its destination is not active.
 *
 * Wait until its `status` is `delivered` or `failed`. If the destination is inactive, activate it.
 *
 * @see errors.yaml#/notification_cannot_replay
 */
export class NotificationCannotReplayError extends ApiError<'notification_cannot_replay', 400, types.Error> {}

/**
 * Too many active destinations (400).
 *
 * The account already has ten active notification settings, webhooks and email together.
 *
 * Deactivate another setting first, or save this one with `active` set to `false`. One destination can receive every event type.
 *
 * @see errors.yaml#/notification_maximum_active_settings_reached
 */
export class NotificationMaximumActiveSettingsReachedError extends ApiError<
  'notification_maximum_active_settings_reached',
  400,
  types.Error
> {}

/**
 * A replay cannot be replayed (400).
 *
 * The notification has origin `replay`. Only notifications with origin `event` can be replayed.
 *
 * Replay the original notification; it has the same `event_id` and origin `event`.
 *
 * @see errors.yaml#/notification_replay_invalid_origin_type
 */
export class NotificationReplayInvalidOriginTypeError extends ApiError<
  'notification_replay_invalid_origin_type',
  400,
  types.Error
> {}

/**
 * Destination already exists (409).
 *
 * Another setting has the same type, destination, traffic source, API version, choice of sensitive fields and set of events. Each event would arrive twice.
 *
 * Use the existing setting, or change one of these values.
 *
 * @see errors.yaml#/notification_setting_cannot_be_duplicate
 */
export class NotificationSettingCannotBeDuplicateError extends ApiError<
  'notification_setting_cannot_be_duplicate',
  409,
  types.Error
> {}

/**
 * Simulation is running (409).
 *
 * A run of this simulation is `pending`. A simulation has at most one pending run.
 *
 * Wait until the run is `completed` or `canceled`. To run two at the same time, create a second simulation.
 *
 * @see errors.yaml#/notification_simulation_already_running_conflict
 */
export class NotificationSimulationAlreadyRunningConflictError extends ApiError<
  'notification_simulation_already_running_conflict',
  409,
  types.Error
> {}

/**
 * Simulation no longer fits its entities (409).
 *
 * An entity in the `config` of the simulation no longer exists, or its state does not allow the scenario.
 *
 * Update the `config` with entities that fit, or set it to `null` to use sample data.
 *
 * @see errors.yaml#/notification_simulation_run_configuration_conflict
 */
export class NotificationSimulationRunConfigurationConflictError extends ApiError<
  'notification_simulation_run_configuration_conflict',
  409,
  types.Error
> {}

/**
 * Destination does not accept simulated events (409).
 *
 * The destination of the simulation was deleted, is not active, is an email destination, or accepts only platform events.
 *
 * Assign a destination of type `url` to the simulation that is active and whose `traffic_source` is `simulation` or `all`.
 *
 * @see errors.yaml#/notification_simulation_run_notification_settings_conflict
 */
export class NotificationSimulationRunNotificationSettingsConflictError extends ApiError<
  'notification_simulation_run_notification_settings_conflict',
  409,
  types.Error
> {}

/**
 * Billing cycle too short (400).
 *
 * The `frequency` of the `billing_cycle` is less than 1.
 *
 * Send 1 or more. For a one-time price, send `null` as `billing_cycle`.
 *
 * @see errors.yaml#/price_billing_cycle_frequency_below_1
 */
export class PriceBillingCycleFrequencyBelow1Error extends ApiError<
  'price_billing_cycle_frequency_below_1',
  400,
  types.Error
> {}

/**
 * Billing cycle too long (400).
 *
 * The `billing_cycle` is longer than three years: 3 years, 36 months, 156 weeks or 1,095 days.
 *
 * Choose a shorter cycle.
 *
 * @see errors.yaml#/price_billing_cycle_frequency_greater_than_maximum
 */
export class PriceBillingCycleFrequencyGreaterThanMaximumError extends ApiError<
  'price_billing_cycle_frequency_greater_than_maximum',
  400,
  types.Error
> {}

/**
 * Country overridden twice (400).
 *
 * A country is in more than one entry of `unit_price_overrides`, so its price would be ambiguous.
 *
 * Use each country in only one override.
 *
 * @see errors.yaml#/price_duplicate_currency_override_for_country
 */
export class PriceDuplicateCurrencyOverrideForCountryError extends ApiError<
  'price_duplicate_currency_override_for_country',
  400,
  types.Error
> {}

/**
 * Trial period too short (400).
 *
 * The `frequency` of the `trial_period` is less than 1.
 *
 * Send 1 or more. To offer no trial, send `null` as `trial_period`, not a trial of length 0.
 *
 * @see errors.yaml#/price_trial_period_frequency_below_1
 */
export class PriceTrialPeriodFrequencyBelow1Error extends ApiError<
  'price_trial_period_frequency_below_1',
  400,
  types.Error
> {}

/**
 * Trial period incomplete (400).
 *
 * `trial_period` lacks its `interval` or its `frequency`.
 *
 * Send both, such as `{ "interval": "day", "frequency": 14 }`, or `null` for no trial.
 *
 * @see errors.yaml#/price_trial_period_missing_fields
 */
export class PriceTrialPeriodMissingFieldsError extends ApiError<
  'price_trial_period_missing_fields',
  400,
  types.Error
> {}

/**
 * Trial without billing cycle (400).
 *
 * The price has a `trial_period` but no `billing_cycle`. A one-time price has no recurring charge that could start after a trial.
 *
 * Add a `billing_cycle` to make the price recurring, or remove the `trial_period`.
 *
 * @see errors.yaml#/price_trial_period_requires_billing_cycle
 */
export class PriceTrialPeriodRequiresBillingCycleError extends ApiError<
  'price_trial_period_requires_billing_cycle',
  400,
  types.Error
> {}

/**
 * Tax category not enabled (400).
 *
 * The account can't sell products of this tax category in the live environment yet. `standard` is always enabled; the sandbox enables every category.
 *
 * Choose an approved category. The operator of the service approves categories when creating an account.
 *
 * @see errors.yaml#/product_tax_category_not_approved
 */
export class ProductTaxCategoryNotApprovedError extends ApiError<
  'product_tax_category_not_approved',
  400,
  types.Error
> {}

/**
 * Too many reports in a day (400).
 *
 * The account has created 100 reports in the last 24 hours, whatever its test clock says.
 *
 * Send the request again after the number of seconds in the `Retry-After` header. Create fewer reports with wider filters, and download a report again while it is `ready` instead of creating another.
 *
 * @see errors.yaml#/report_creation_limit_exceeded
 */
export class ReportCreationLimitExceededError extends ApiError<'report_creation_limit_exceeded', 400, types.Error> {}

/**
 * Report has no rows (400).
 *
 * Nothing matched the filters of the report, so there is no file.
 *
 * Create a report with other filters. Without filters, a report has only what changed in the last 30 days.
 *
 * @see errors.yaml#/report_empty
 */
export class ReportEmptyError extends ApiError<'report_empty', 400, types.Error> {}

/**
 * Report has expired (400).
 *
 * The time in `expires_at` has passed, and the file of the report was deleted.
 *
 * Create another report with the same filters.
 *
 * @see errors.yaml#/report_expired
 */
export class ReportExpiredError extends ApiError<'report_expired', 400, types.Error> {}

/**
 * Report could not be generated (400).
 *
 * The service failed to generate the report five times, so there is no file.
 *
 * Create the report again. If it fails again, report the id of the report to the operator of the service.
 *
 * @see errors.yaml#/report_failed
 */
export class ReportFailedError extends ApiError<'report_failed', 400, types.Error> {}

/**
 * Report is being generated (400).
 *
 * The report is `pending`, so it has no file yet.
 *
 * Wait for the event `report.updated`, or get the report until its `status` is `ready`.
 *
 * @see errors.yaml#/report_not_ready
 */
export class ReportNotReadyError extends ApiError<'report_not_ready', 400, types.Error> {}

/**
 * Body too large (413).
 *
 * The request body is larger than 1 MiB, the limit for every operation.
 *
 * Send a smaller body. The usual cause is a document or an image in `custom_data`, which is limited to 16 KiB: put it in your own storage and store a reference in `custom_data`.
 *
 * @see errors.yaml#/request_body_too_large
 */
export class RequestBodyTooLargeError extends ApiError<'request_body_too_large', 413, types.Error> {}

/**
 * URI or headers too large (431).
 *
 * The URI without its `after` is longer than 8 KiB, or the headers of the request together exceed 16 KiB.
 *
 * Split a long filter into several requests. Look for cookies or tracing headers that a proxy adds.
 *
 * @see errors.yaml#/request_headers_too_large
 */
export class RequestHeadersTooLargeError extends ApiError<'request_headers_too_large', 431, types.Error> {}

/**
 * Service not available (503).
 *
 * The service is being maintained, is overloaded, or has lost its database. Nothing was changed.
 *
 * Repeat the request after the number of seconds in the `Retry-After` header, or with growing pauses if there is none.
 *
 * @see errors.yaml#/service_unavailable
 */
export class ServiceUnavailableError extends ApiError<'service_unavailable', 503, types.Error> {}

/**
 * Storage limit of the account reached (400).
 *
 * The request would exceed what an account can store: simulations, their runs, the payloads and events of both together, the events of one run, or `custom_data` of all entities. Nothing was stored. The page about limits lists all limits.
 *
 * `detail` states the limit and the current usage. Update a simulation that you no longer need instead of creating another one, and reduce payloads and `custom_data`. Runs are deleted 90 days after their start.
 *
 * @see errors.yaml#/storage_limit_reached
 */
export class StorageLimitReachedError extends ApiError<'storage_limit_reached', 400, types.Error> {}

/**
 * No items left (400).
 *
 * `items` is empty, but a subscription has at least one item.
 *
 * Send all items that the subscription should have, or cancel the subscription.
 *
 * @see errors.yaml#/subscription_all_items_removed
 */
export class SubscriptionAllItemsRemovedError extends ApiError<'subscription_all_items_removed', 400, types.Error> {}

/**
 * Discount is archived (400).
 *
 * The discount is archived, so it can't be applied to a subscription.
 *
 * Use an active discount, or set the `status` of the archived one back to `active`.
 *
 * @see errors.yaml#/subscription_archived_discount_application_attempt
 */
export class SubscriptionArchivedDiscountApplicationAttemptError extends ApiError<
  'subscription_archived_discount_application_attempt',
  400,
  types.Error
> {}

/**
 * Subscription is not trialing (400).
 *
 * Only a `trialing` subscription can be activated. Nothing was changed.
 *
 * Resume a `paused` subscription. An `active` one needs nothing, and a `canceled` one can't be reactivated.
 *
 * @see errors.yaml#/subscription_cannot_activate
 */
export class SubscriptionCannotActivateError extends ApiError<'subscription_cannot_activate', 400, types.Error> {}

/**
 * Subscription is paused already (400).
 *
 * The subscription is `paused`, so it can't be paused again. Nothing was changed.
 *
 * To change when it resumes, send a time as `effective_from` to the operation that resumes it.
 *
 * @see errors.yaml#/subscription_cannot_be_paused
 */
export class SubscriptionCannotBePausedError extends ApiError<'subscription_cannot_be_paused', 400, types.Error> {}

/**
 * Price in several items (400).
 *
 * Two items have the same price. `detail` names both.
 *
 * Send one item with the sum of the quantities.
 *
 * @see errors.yaml#/subscription_charge_duplicate_price_ids
 */
export class SubscriptionChargeDuplicatePriceIdsError extends ApiError<
  'subscription_charge_duplicate_price_ids',
  400,
  types.Error
> {}

/**
 * Billing period would be over (400).
 *
 * `continue_existing_billing_period` was requested, but the period has ended by the time at which the subscription resumes. Nothing was changed.
 *
 * Use `start_new_billing_period`, or resume before the period ends. `detail` has its end.
 *
 * @see errors.yaml#/subscription_continuing_existing_billing_period_not_allowed
 */
export class SubscriptionContinuingExistingBillingPeriodNotAllowedError extends ApiError<
  'subscription_continuing_existing_billing_period_not_allowed',
  400,
  types.Error
> {}

/**
 * No billing period to continue (400).
 *
 * `continue_existing_billing_period` was requested, but the paused subscription has no period that is paid. It was past due when it was paused.
 *
 * Use `start_new_billing_period`.
 *
 * @see errors.yaml#/subscription_continuing_existing_billing_period_not_allowed_no_billing_period
 */
export class SubscriptionContinuingExistingBillingPeriodNotAllowedNoBillingPeriodError extends ApiError<
  'subscription_continuing_existing_billing_period_not_allowed_no_billing_period',
  400,
  types.Error
> {}

/**
 * Billing period is not paid (400).
 *
 * `continue_existing_billing_period` was requested, but the subscription is `past_due`: its billing period is not paid, so it can't be continued. Nothing was changed.
 *
 * Use `start_new_billing_period`, or let the customer pay the overdue transaction first.
 *
 * @see errors.yaml#/subscription_continuing_existing_billing_period_not_allowed_subscription_past_due
 */
export class SubscriptionContinuingExistingBillingPeriodNotAllowedSubscriptionPastDueError extends ApiError<
  'subscription_continuing_existing_billing_period_not_allowed_subscription_past_due',
  400,
  types.Error
> {}

/**
 * Credit while a payment is processed (400).
 *
 * The change would credit a part of the billing period, but the payment for it is being processed. `detail` names the transaction. Nothing was changed.
 *
 * Repeat the request when the payment has a result.
 *
 * @see errors.yaml#/subscription_credit_creation_against_processing_transaction_not_allowed
 */
export class SubscriptionCreditCreationAgainstProcessingTransactionNotAllowedError extends ApiError<
  'subscription_credit_creation_against_processing_transaction_not_allowed',
  400,
  types.Error
> {}

/**
 * Credit for something that is not paid (400).
 *
 * The change would credit a part of the billing period, but the transaction that charged it is not paid. `detail` names the transaction. Nothing was changed.
 *
 * Repeat the request when the transaction is completed, or use a mode that credits nothing, such as `full_immediately` or `do_not_bill`.
 *
 * @see errors.yaml#/subscription_credit_creation_against_uncompleted_transaction_not_allowed
 */
export class SubscriptionCreditCreationAgainstUncompletedTransactionNotAllowedError extends ApiError<
  'subscription_credit_creation_against_uncompleted_transaction_not_allowed',
  400,
  types.Error
> {}

/**
 * Currency change with credits (400).
 *
 * The request changes the currency and would credit something in the previous one. Nothing was changed.
 *
 * Make two requests, or use a mode that credits nothing, such as `full_immediately` or `do_not_bill`.
 *
 * @see errors.yaml#/subscription_currency_update_and_actions_creating_credits_not_allowed
 */
export class SubscriptionCurrencyUpdateAndActionsCreatingCreditsNotAllowedError extends ApiError<
  'subscription_currency_update_and_actions_creating_credits_not_allowed',
  400,
  types.Error
> {}

/**
 * Currency can't be changed now (400).
 *
 * The next renewal has charges or credits in the current currency, so the currency can't be changed. Nothing was changed.
 *
 * Change the currency after the next renewal.
 *
 * @see errors.yaml#/subscription_currency_update_not_allowed
 */
export class SubscriptionCurrencyUpdateNotAllowedError extends ApiError<
  'subscription_currency_update_not_allowed',
  400,
  types.Error
> {}

/**
 * Discount applies to no item (400).
 *
 * The discount is restricted to prices or products, and no item of the subscription has one of them.
 *
 * Use another discount, or change its `restrict_to`.
 *
 * @see errors.yaml#/subscription_discount_not_valid_for_items
 */
export class SubscriptionDiscountNotValidForItemsError extends ApiError<
  'subscription_discount_not_valid_for_items',
  400,
  types.Error
> {}

/**
 * Too many charges in 24 hours (429).
 *
 * The subscription was charged at once 100 times within 24 hours: by one-time charges, and by updates with `prorated_immediately` or `full_immediately`. Charges that credit covers don't count. This change was not made.
 *
 * Wait the number of seconds in the `Retry-After` header, or let the next renewal charge it. That many charges of one subscription usually mean a loop in the code that updates it.
 *
 * @see errors.yaml#/subscription_immediate_charge_24_hour_limit_exceeded
 */
export class SubscriptionImmediateCharge24HourLimitExceededError extends ApiError<
  'subscription_immediate_charge_24_hour_limit_exceeded',
  429,
  types.Error
> {}

/**
 * Too many charges in an hour (429).
 *
 * The subscription was charged at once 20 times within an hour: by one-time charges, and by updates with `prorated_immediately` or `full_immediately`. Charges that credit covers don't count. This change was not made.
 *
 * Wait the number of seconds in the `Retry-After` header, or let the next renewal charge it. Collect several changes of items into one update.
 *
 * @see errors.yaml#/subscription_immediate_charge_hour_limit_exceeded
 */
export class SubscriptionImmediateChargeHourLimitExceededError extends ApiError<
  'subscription_immediate_charge_hour_limit_exceeded',
  429,
  types.Error
> {}

/**
 * Billing mode of a paused subscription (400).
 *
 * A `paused` subscription is not billed, so its items can only be changed with `do_not_bill`.
 *
 * Send `proration_billing_mode: do_not_bill`, or resume the subscription first.
 *
 * @see errors.yaml#/subscription_incorrect_proration_on_paused_subscription
 */
export class SubscriptionIncorrectProrationOnPausedSubscriptionError extends ApiError<
  'subscription_incorrect_proration_on_paused_subscription',
  400,
  types.Error
> {}

/**
 * Charge would come after the scheduled change (400).
 *
 * The subscription has a scheduled change, so nothing can be charged with its next renewal. Nothing was changed.
 *
 * Use `do_not_bill`, `full_immediately` or `prorated_immediately`, or remove the scheduled change with `scheduled_change: null`.
 *
 * @see errors.yaml#/subscription_invalid_billing_mode_for_scheduled_change
 */
export class SubscriptionInvalidBillingModeForScheduledChangeError extends ApiError<
  'subscription_invalid_billing_mode_for_scheduled_change',
  400,
  types.Error
> {}

/**
 * Subscription is canceled (400).
 *
 * The subscription is `canceled`, so nothing can be done with it any more. Nothing was changed.
 *
 * Sell the customer a new subscription: create a transaction with the same prices.
 *
 * @see errors.yaml#/subscription_is_canceled_action_invalid
 */
export class SubscriptionIsCanceledActionInvalidError extends ApiError<
  'subscription_is_canceled_action_invalid',
  400,
  types.Error
> {}

/**
 * Billing mode is missing (400).
 *
 * `items` and `next_billed_at` can only be changed with a `proration_billing_mode`, because they change what is charged.
 *
 * Send a `proration_billing_mode`, such as `prorated_immediately`.
 *
 * @see errors.yaml#/subscription_items_update_missing_proration_billing_mode
 */
export class SubscriptionItemsUpdateMissingProrationBillingModeError extends ApiError<
  'subscription_items_update_missing_proration_billing_mode',
  400,
  types.Error
> {}

/**
 * A change is scheduled (400).
 *
 * The subscription has a scheduled change, so another one can't be scheduled. Nothing was changed.
 *
 * Remove the scheduled change first, or send `effective_from: immediately`, which replaces it.
 *
 * @see errors.yaml#/subscription_locked_pending_changes
 */
export class SubscriptionLockedPendingChangesError extends ApiError<
  'subscription_locked_pending_changes',
  400,
  types.Error
> {}

/**
 * Subscription is being charged (409).
 *
 * A payment of the subscription has no result yet, so the subscription can't be changed. Nothing was changed.
 *
 * Wait for the result, usually a few seconds: `transaction.paid` or `transaction.payment_failed`. Then repeat the request.
 *
 * @see errors.yaml#/subscription_locked_processing
 */
export class SubscriptionLockedProcessingError extends ApiError<'subscription_locked_processing', 409, types.Error> {}

/**
 * Renewal is close (409).
 *
 * In the 30 minutes before `next_billed_at`, and until the renewal is made, the subscription can't be changed. Nothing was changed.
 *
 * Repeat the request after the renewal. The time of the renewal is in `detail`.
 *
 * @see errors.yaml#/subscription_locked_renewal
 */
export class SubscriptionLockedRenewalError extends ApiError<'subscription_locked_renewal', 409, types.Error> {}

/**
 * Manual collection (400).
 *
 * The subscription is collected manually, so its trial can't be ended by a payment. Nothing was changed.
 *
 * Wait for the end of the trial; the first invoice is then issued by itself.
 *
 * @see errors.yaml#/subscription_manual_collection_mode_activation_not_allowed
 */
export class SubscriptionManualCollectionModeActivationNotAllowedError extends ApiError<
  'subscription_manual_collection_mode_activation_not_allowed',
  400,
  types.Error
> {}

/**
 * No payment method to activate with (400).
 *
 * The subscription has no payment method, because its first transaction took no payment. Nothing was changed or charged.
 *
 * Let the customer add a payment method, then activate the subscription.
 *
 * @see errors.yaml#/subscription_missing_payment_method_cannot_activate
 */
export class SubscriptionMissingPaymentMethodCannotActivateError extends ApiError<
  'subscription_missing_payment_method_cannot_activate',
  400,
  types.Error
> {}

/**
 * No payment method to resume with (400).
 *
 * The subscription has no payment method, so a new billing period can't be charged. Nothing was changed.
 *
 * Let the customer add a payment method, then resume the subscription.
 *
 * @see errors.yaml#/subscription_missing_payment_method_cannot_resume
 */
export class SubscriptionMissingPaymentMethodCannotResumeError extends ApiError<
  'subscription_missing_payment_method_cannot_resume',
  400,
  types.Error
> {}

/**
 * No payment method to charge (400).
 *
 * The request charges at once, and the subscription has no payment method, because its first transaction took no payment. Nothing was changed or charged.
 *
 * Let the customer add a payment method, or use a mode that charges with the next renewal.
 *
 * @see errors.yaml#/subscription_missing_payment_method_cannot_update
 */
export class SubscriptionMissingPaymentMethodCannotUpdateError extends ApiError<
  'subscription_missing_payment_method_cannot_update',
  400,
  types.Error
> {}

/**
 * Subscription is not paused (400).
 *
 * Only a `paused` subscription can resume. With a time as `effective_from`, a scheduled pause is enough. Nothing was changed.
 *
 * Read `status` and `scheduled_change`. An active subscription needs nothing; pause it before you resume it.
 *
 * @see errors.yaml#/subscription_must_be_paused
 */
export class SubscriptionMustBePausedError extends ApiError<'subscription_must_be_paused', 400, types.Error> {}

/**
 * Billing date is too soon (409).
 *
 * `next_billed_at` is less than 30 minutes from now, or in the past. Nothing was changed.
 *
 * Send a time that is at least 30 minutes ahead. To charge at once, use another operation.
 *
 * @see errors.yaml#/subscription_next_billed_at_too_soon
 */
export class SubscriptionNextBilledAtTooSoonError extends ApiError<
  'subscription_next_billed_at_too_soon',
  409,
  types.Error
> {}

/**
 * No recurring items left (400).
 *
 * All prices in `items` are one-time prices. A subscription needs at least one with a billing cycle.
 *
 * Send the recurring items as well. To charge something once, use the operation that creates a one-time charge.
 *
 * @see errors.yaml#/subscription_no_recurring_items_remain
 */
export class SubscriptionNoRecurringItemsRemainError extends ApiError<
  'subscription_no_recurring_items_remain',
  400,
  types.Error
> {}

/**
 * Subscription is not active (400).
 *
 * The action requires a subscription that is `active` or `past_due`. A `trialing` one can't pause immediately, because nothing is billed yet.
 *
 * Send `effective_from: next_billing_period` to pause it at the end of its trial.
 *
 * @see errors.yaml#/subscription_not_active
 */
export class SubscriptionNotActiveError extends ApiError<'subscription_not_active', 400, types.Error> {}

/**
 * Discount does not recur (400).
 *
 * The discount does not recur, so it can't apply from the next billing period on.
 *
 * Use a recurring discount, or send `effective_from: immediately` in a request that charges at once.
 *
 * @see errors.yaml#/subscription_one_off_discount_not_valid
 */
export class SubscriptionOneOffDiscountNotValidError extends ApiError<
  'subscription_one_off_discount_not_valid',
  400,
  types.Error
> {}

/**
 * Subscription is paused (400).
 *
 * Of a `paused` subscription, only `items` can be changed, and the scheduled change removed. `detail` names the other members.
 *
 * Leave out the other members, or resume the subscription first.
 *
 * @see errors.yaml#/subscription_only_update_items_on_paused_subscription
 */
export class SubscriptionOnlyUpdateItemsOnPausedSubscriptionError extends ApiError<
  'subscription_only_update_items_on_paused_subscription',
  400,
  types.Error
> {}

/**
 * Refund is pending (400).
 *
 * The change would credit a part of the billing period, but a refund of the transaction that charged it is waiting for approval. `detail` names the adjustment. Nothing was changed.
 *
 * Repeat the request when the refund is approved or rejected, or use a mode that credits nothing.
 *
 * @see errors.yaml#/subscription_outstanding_pending_refund
 */
export class SubscriptionOutstandingPendingRefundError extends ApiError<
  'subscription_outstanding_pending_refund',
  400,
  types.Error
> {}

/**
 * A transaction is not paid (409).
 *
 * A transaction of the subscription is overdue, so no new billing period can start. Nothing was changed. `detail` names the transaction.
 *
 * Collect the payment of the transaction, or cancel the transaction. Then repeat the request.
 *
 * @see errors.yaml#/subscription_outstanding_transaction
 */
export class SubscriptionOutstandingTransactionError extends ApiError<
  'subscription_outstanding_transaction',
  409,
  types.Error
> {}

/**
 * Payment declined (400).
 *
 * The change required a payment, which was declined. The change was not made, and the transaction with the failed attempt was canceled. `detail` names it.
 *
 * Let the customer update the payment method, then repeat the request.
 *
 * @see errors.yaml#/subscription_payment_declined
 */
export class SubscriptionPaymentDeclinedError extends ApiError<'subscription_payment_declined', 400, types.Error> {}

/**
 * Quantity of a new item is missing (400).
 *
 * An item without `quantity` has a price that the subscription does not have yet. `detail` names the item.
 *
 * Send the quantity of every new item. Without it, an item keeps the quantity that it has.
 *
 * @see errors.yaml#/subscription_quantity_missing_for_new_items
 */
export class SubscriptionQuantityMissingForNewItemsError extends ApiError<
  'subscription_quantity_missing_for_new_items',
  400,
  types.Error
> {}

/**
 * Discount of a trial (400).
 *
 * The discount of a `trialing` subscription can't be changed. Nothing was changed.
 *
 * Change the discount when the trial has ended, or activate the subscription first.
 *
 * @see errors.yaml#/subscription_trialing_discount_update_invalid_options
 */
export class SubscriptionTrialingDiscountUpdateInvalidOptionsError extends ApiError<
  'subscription_trialing_discount_update_invalid_options',
  400,
  types.Error
> {}

/**
 * Change of a trial (400).
 *
 * Of a `trialing` subscription, only `items`, `next_billed_at` and `custom_data` can be changed, with `do_not_bill`, and a scheduled change removed. `detail` names what is not possible.
 *
 * Send `proration_billing_mode: do_not_bill` and leave out the other members, or activate the subscription first.
 *
 * @see errors.yaml#/subscription_trialing_items_update_invalid_options
 */
export class SubscriptionTrialingItemsUpdateInvalidOptionsError extends ApiError<
  'subscription_trialing_items_update_invalid_options',
  400,
  types.Error
> {}

/**
 * Credit in another currency (400).
 *
 * The change would credit what was paid in another currency than the subscription has now. Nothing was changed.
 *
 * Use a mode that credits nothing, such as `full_immediately` or `do_not_bill`, or wait for the next renewal.
 *
 * @see errors.yaml#/subscription_update_different_currency_credits
 */
export class SubscriptionUpdateDifferentCurrencyCreditsError extends ApiError<
  'subscription_update_different_currency_credits',
  400,
  types.Error
> {}

/**
 * Amount is too small (400).
 *
 * What would be charged at once, after the credit of the customer, is less than the smallest charge in the currency. `detail` has both amounts. Nothing was changed.
 *
 * Use a mode that charges with the next renewal, or `do_not_bill`.
 *
 * @see errors.yaml#/subscription_update_transaction_balance_less_than_charge_limit
 */
export class SubscriptionUpdateTransactionBalanceLessThanChargeLimitError extends ApiError<
  'subscription_update_transaction_balance_less_than_charge_limit',
  400,
  types.Error
> {}

/**
 * Subscription is canceled (400).
 *
 * The subscription is `canceled`, so it can't be changed or charged any more.
 *
 * Sell the customer a new subscription: create a transaction with the prices that the subscription should have.
 *
 * @see errors.yaml#/subscription_update_when_canceled
 */
export class SubscriptionUpdateWhenCanceledError extends ApiError<
  'subscription_update_when_canceled',
  400,
  types.Error
> {}

/**
 * Subscription is past due (400).
 *
 * A payment of the subscription is overdue. Until it is paid, the subscription can't be changed or charged. Nothing was changed.
 *
 * Collect the overdue transaction, or let the customer update the payment method. Then repeat the request.
 *
 * @see errors.yaml#/subscription_update_when_past_due
 */
export class SubscriptionUpdateWhenPastDueError extends ApiError<
  'subscription_update_when_past_due',
  400,
  types.Error
> {}

/**
 * Test clock is advancing (409).
 *
 * The test clock has not reached the time of an earlier request to advance it.
 *
 * Read the clock until its `status` is `ready`, then advance it again.
 *
 * @see errors.yaml#/test_clock_advancing
 */
export class TestClockAdvancingError extends ApiError<'test_clock_advancing', 409, types.Error> {}

/**
 * Test clock already started (409).
 *
 * The account has a test clock. An account has at most one, which can't be replaced.
 *
 * Advance the clock instead. For another time, use another account.
 *
 * @see errors.yaml#/test_clock_already_started
 */
export class TestClockAlreadyStartedError extends ApiError<'test_clock_already_started', 409, types.Error> {}

/**
 * Time never goes back (400).
 *
 * A test clock starts at or after the current time of the account, and advances only to a later time than its own.
 *
 * Send a later time. For an account whose time begins in the past, ask the operator of the service, who creates one with `npm run operator -- account create --clock`.
 *
 * @see errors.yaml#/test_clock_cannot_go_back
 */
export class TestClockCannotGoBackError extends ApiError<'test_clock_cannot_go_back', 400, types.Error> {}

/**
 * Test clocks exist only in sandbox (403).
 *
 * The operation was called in live, where every account follows real time.
 *
 * Use the sandbox address with a sandbox key.
 *
 * @see errors.yaml#/test_clock_sandbox_only
 */
export class TestClockSandboxOnlyError extends ApiError<'test_clock_sandbox_only', 403, types.Error> {}

/**
 * Rate limit exceeded (429).
 *
 * The IP address sent more requests within a minute than its limit allows: 240, or 1,000 for previews. All requests of this address are now rejected for 60 seconds, regardless of the limit that was exceeded.
 *
 * Wait the number of seconds in the `Retry-After` header; rejected requests don't extend the wait. To stay below the limit, read lists with `per_page=200`, use `include` instead of further requests, and receive webhooks instead of polling.
 *
 * @see errors.yaml#/too_many_requests
 */
export class TooManyRequestsError extends ApiError<'too_many_requests', 429, types.Error> {}

/**
 * Transaction was adjusted (400).
 *
 * The transaction was refunded, credited or charged back, or a refund is pending approval. Its documents refer to each other, so they can't be revised.
 *
 * Revise a transaction before you adjust it. A refund that is rejected no longer counts.
 *
 * @see errors.yaml#/transaction_adjusted_unable_to_revise
 */
export class TransactionAdjustedUnableToReviseError extends ApiError<
  'transaction_adjusted_unable_to_revise',
  400,
  types.Error
> {}

/**
 * Balance below the smallest charge (400).
 *
 * The balance of a transaction that is ready must be 0, or at least the smallest amount that can be charged, about 0.70 USD. `detail` states the amount in the currency of the transaction.
 *
 * Add items, raise the quantity, or reduce the discount. A transaction of value 0 is accepted.
 *
 * @see errors.yaml#/transaction_balance_less_than_charge_limit
 */
export class TransactionBalanceLessThanChargeLimitError extends ApiError<
  'transaction_balance_less_than_charge_limit',
  400,
  types.Error
> {}

/**
 * Automatic collection with billing details (400).
 *
 * A transaction with `collection_mode: automatic` can have no `billing_details`.
 *
 * Leave `billing_details` out, send null, or use `collection_mode: manual`.
 *
 * @see errors.yaml#/transaction_billing_details_must_be_null
 */
export class TransactionBillingDetailsMustBeNullError extends ApiError<
  'transaction_billing_details_must_be_null',
  400,
  types.Error
> {}

/**
 * Manual collection without billing details (400).
 *
 * A transaction with `collection_mode: manual` needs `billing_details`.
 *
 * Send `billing_details` with `payment_terms`, or use automatic collection.
 *
 * @see errors.yaml#/transaction_billing_details_object_required
 */
export class TransactionBillingDetailsObjectRequiredError extends ApiError<
  'transaction_billing_details_object_required',
  400,
  types.Error
> {}

/**
 * Billing period starts in the future (400).
 *
 * `billing_period.starts_at` is after the current time of the account.
 *
 * Send a time that is not in the future, or leave `billing_period` out.
 *
 * @see errors.yaml#/transaction_billing_period_starts_at_greater_than_now
 */
export class TransactionBillingPeriodStartsAtGreaterThanNowError extends ApiError<
  'transaction_billing_period_starts_at_greater_than_now',
  400,
  types.Error
> {}

/**
 * Item with two prices (400).
 *
 * An item has both a `price_id` and a `price`. `detail` names the item.
 *
 * Send the `price_id` of a price of your catalog, or a `price` for one that is not in your catalog.
 *
 * @see errors.yaml#/transaction_both_price_id_and_object_found
 */
export class TransactionBothPriceIdAndObjectFoundError extends ApiError<
  'transaction_both_price_id_and_object_found',
  400,
  types.Error
> {}

/**
 * Change and cancellation in one request (400).
 *
 * The request cancels the transaction and changes other members.
 *
 * Send `status: canceled` alone.
 *
 * @see errors.yaml#/transaction_cannot_be_modified_and_canceled
 */
export class TransactionCannotBeModifiedAndCanceledError extends ApiError<
  'transaction_cannot_be_modified_and_canceled',
  400,
  types.Error
> {}

/**
 * Two discounts (400).
 *
 * The request has both a `discount_id` and a `discount`. A transaction has at most one discount.
 *
 * Send the `discount_id` of a discount of your catalog, or a `discount` for one that is not in your catalog.
 *
 * @see errors.yaml#/transaction_cannot_provide_both_discount_code_and_id
 */
export class TransactionCannotProvideBothDiscountCodeAndIdError extends ApiError<
  'transaction_cannot_provide_both_discount_code_and_id',
  400,
  types.Error
> {}

/**
 * Checkout domain not approved (400).
 *
 * The domain in `checkout.url` is not an approved checkout domain of the account.
 *
 * Use a page on an approved domain, which `GET /checkout-domains?status=approved` lists, or leave `checkout` out. The operator of the service adds and approves domains.
 *
 * @see errors.yaml#/transaction_checkout_url_domain_is_not_approved
 */
export class TransactionCheckoutUrlDomainIsNotApprovedError extends ApiError<
  'transaction_checkout_url_domain_is_not_approved',
  400,
  types.Error
> {}

/**
 * Currency not available for invoices (400).
 *
 * Manual collection is possible in USD, EUR and GBP only.
 *
 * Send one of these currencies in `currency_code`, or use automatic collection.
 *
 * @see errors.yaml#/transaction_currency_code_not_valid_for_manual
 */
export class TransactionCurrencyCodeNotValidForManualError extends ApiError<
  'transaction_currency_code_not_valid_for_manual',
  400,
  types.Error
> {}

/**
 * Business without customer (400).
 *
 * The request has a `business_id` but no `customer_id`. Businesses belong to customers.
 *
 * Send the `customer_id` of the customer of the business.
 *
 * @see errors.yaml#/transaction_customer_is_required_for_business_validation
 */
export class TransactionCustomerIsRequiredForBusinessValidationError extends ApiError<
  'transaction_customer_is_required_for_business_validation',
  400,
  types.Error
> {}

/**
 * Address without customer (400).
 *
 * The request has an `address_id` but no `customer_id`. Addresses belong to customers.
 *
 * Send the `customer_id` of the customer of the address. A preview can have an `address` object instead.
 *
 * @see errors.yaml#/transaction_customer_is_required_with_address
 */
export class TransactionCustomerIsRequiredWithAddressError extends ApiError<
  'transaction_customer_is_required_with_address',
  400,
  types.Error
> {}

/**
 * Discount applies to no item (400).
 *
 * The discount is restricted to prices and products of which none is among the items.
 *
 * Leave the discount out, add an item that it applies to, or change `restrict_to` of the discount.
 *
 * @see errors.yaml#/transaction_discount_not_eligible
 */
export class TransactionDiscountNotEligibleError extends ApiError<
  'transaction_discount_not_eligible',
  400,
  types.Error
> {}

/**
 * Price in several items (400).
 *
 * Two items have the same price. `detail` names both.
 *
 * Send one item with the sum of the quantities.
 *
 * @see errors.yaml#/transaction_duplicate_price_ids
 */
export class TransactionDuplicatePriceIdsError extends ApiError<'transaction_duplicate_price_ids', 400, types.Error> {}

/**
 * Transaction can no longer be changed (400).
 *
 * The transaction is billed, paid, completed, past due or canceled, so that its members cannot be changed.
 *
 * Create another transaction. A billed transaction that was not paid can be canceled.
 *
 * @see errors.yaml#/transaction_immutable
 */
export class TransactionImmutableError extends ApiError<'transaction_immutable', 400, types.Error> {}

/**
 * Payment is being processed (409).
 *
 * A payment of the transaction has been started and has no result yet, so that the transaction cannot be changed. The latest entry in `payments` has the status `created`, `action_required` or `pending_no_action_required`.
 *
 * Repeat the request when the payment has a result. In sandbox, a customer has 15 minutes to confirm a payment.
 *
 * @see errors.yaml#/transaction_immutable_while_processing_payment
 */
export class TransactionImmutableWhileProcessingPaymentError extends ApiError<
  'transaction_immutable_while_processing_payment',
  409,
  types.Error
> {}

/**
 * Discount in another currency (400).
 *
 * The discount is an amount in another currency than the items. Amounts are not converted.
 *
 * Use a discount in the currency that `detail` names, or a percentage.
 *
 * @see errors.yaml#/transaction_invalid_discount_currency
 */
export class TransactionInvalidDiscountCurrencyError extends ApiError<
  'transaction_invalid_discount_currency',
  400,
  types.Error
> {}

/**
 * Status change not possible (400).
 *
 * A request can set the `status` of a transaction to `billed` or `canceled` only, and only from some states. `detail` states the current status and what is possible.
 *
 * Bill a transaction that is ready, or cancel one that is not paid. Payments change the status to `paid` and `completed`.
 *
 * @see errors.yaml#/transaction_invalid_status_change
 */
export class TransactionInvalidStatusChangeError extends ApiError<
  'transaction_invalid_status_change',
  400,
  types.Error
> {}

/**
 * Transaction can't be revised (400).
 *
 * Only a `billed`, `paid` or `completed` transaction can be revised. A tax number that returns the tax needs a `completed` transaction, which can be refunded, or a `billed` one with manual collection, whose invoice can be credited. `detail` states the current status.
 *
 * Correct the customer, the address or the business before the transaction is billed or paid. Add a tax number when the transaction is `completed`.
 *
 * @see errors.yaml#/transaction_invalid_status_to_revise
 */
export class TransactionInvalidStatusToReviseError extends ApiError<
  'transaction_invalid_status_to_revise',
  400,
  types.Error
> {}

/**
 * No invoice (400).
 *
 * The transaction has no invoice: with manual collection it is not billed yet, with automatic collection it is not `completed`, it was canceled, or its total is 0.
 *
 * Wait for `transaction.billed` with manual collection, and for `transaction.completed` with automatic collection.
 *
 * @see errors.yaml#/transaction_invoice_not_available
 */
export class TransactionInvoiceNotAvailableError extends ApiError<
  'transaction_invoice_not_available',
  400,
  types.Error
> {}

/**
 * Quantity not allowed by the price (400).
 *
 * The quantity of an item is below the minimum or above the maximum of its price. `detail` names the item and both limits.
 *
 * Send a quantity within the limits, or change `quantity` of the price.
 *
 * @see errors.yaml#/transaction_item_quantity_out_of_range
 */
export class TransactionItemQuantityOutOfRangeError extends ApiError<
  'transaction_item_quantity_out_of_range',
  400,
  types.Error
> {}

/**
 * Nothing to revise (400).
 *
 * All members of the request have the values that the documents of the transaction show already.
 *
 * Send at least one different value. The invoice of the transaction shows the current ones.
 *
 * @see errors.yaml#/transaction_nothing_to_revise
 */
export class TransactionNothingToReviseError extends ApiError<'transaction_nothing_to_revise', 400, types.Error> {}

/**
 * Billing details without payment terms (400).
 *
 * The `billing_details` of the request have no `payment_terms`.
 *
 * Send how long the customer has to pay, such as `{"interval":"day","frequency":14}`.
 *
 * @see errors.yaml#/transaction_payment_terms_object_required
 */
export class TransactionPaymentTermsObjectRequiredError extends ApiError<
  'transaction_payment_terms_object_required',
  400,
  types.Error
> {}

/**
 * Different billing cycles (400).
 *
 * All recurring prices of a transaction must have the same `billing_cycle`, because they become one subscription. `detail` names two items that differ in `items.price.billing_cycle`.
 *
 * Sell the prices in separate transactions, or use prices with the same billing cycle. One-time prices can be added to any transaction.
 *
 * @see errors.yaml#/transaction_price_different_billing_cycle
 */
export class TransactionPriceDifferentBillingCycleError extends ApiError<
  'transaction_price_different_billing_cycle',
  400,
  types.Error
> {}

/**
 * Different trial periods (400).
 *
 * All recurring prices of a transaction must have the same `trial_period`, or none. `detail` names two items that differ.
 *
 * Sell the prices in separate transactions, or use prices with the same trial period.
 *
 * @see errors.yaml#/transaction_price_different_trial_period
 */
export class TransactionPriceDifferentTrialPeriodError extends ApiError<
  'transaction_price_different_trial_period',
  400,
  types.Error
> {}

/**
 * Price not found or archived (400).
 *
 * An item names a price that does not exist in this account and environment, that is archived, or whose product is archived. `detail` names the item and the price.
 *
 * Use an active price of an active product, or set the `status` of the archived one back to `active`.
 *
 * @see errors.yaml#/transaction_price_not_found
 */
export class TransactionPriceNotFoundError extends ApiError<'transaction_price_not_found', 400, types.Error> {}

/**
 * Recurring balance below the smallest charge (400).
 *
 * The recurring items of a transaction that is ready, on their own, must cost nothing or at least the smallest amount that can be charged: renewals could not be collected. `detail` states the amount.
 *
 * Raise the recurring prices or their quantity, or reduce the discount.
 *
 * @see errors.yaml#/transaction_recurring_balance_less_than_charge_limit
 */
export class TransactionRecurringBalanceLessThanChargeLimitError extends ApiError<
  'transaction_recurring_balance_less_than_charge_limit',
  400,
  types.Error
> {}

/**
 * Transaction was revised already (400).
 *
 * A transaction can be revised once. `revised_at` says when it was.
 *
 * Send all corrections in one request. To replace a revised invoice, refund or credit the transaction and create another one.
 *
 * @see errors.yaml#/transaction_revised_limit_reached
 */
export class TransactionRevisedLimitReachedError extends ApiError<
  'transaction_revised_limit_reached',
  400,
  types.Error
> {}

/**
 * Transaction is not ready (400).
 *
 * Only a transaction that is ready can be billed: it needs a customer and an address.
 *
 * Send `customer_id` and `address_id` in the same request, or before.
 *
 * @see errors.yaml#/transaction_status_must_be_ready
 */
export class TransactionStatusMustBeReadyError extends ApiError<'transaction_status_must_be_ready', 400, types.Error> {}

/**
 * Body not expected (400).
 *
 * A request that accepts no body has one: any body on `GET` or `DELETE`, or anything except `{}` on a `POST` without a documented body.
 *
 * Send no body; filters belong in the query. Check that your HTTP library does not add one to every request.
 *
 * @see errors.yaml#/unexpected_request_body
 */
export class UnexpectedRequestBodyError extends ApiError<'unexpected_request_body', 400, types.Error> {}

/**
 * Content type not supported (415).
 *
 * The request has a body whose `Content-Type` is missing or is not `application/json`, that uses another charset than UTF-8, or that is compressed.
 *
 * Send `Content-Type: application/json`, in UTF-8 and without a `Content-Encoding`. The parameter `charset=utf-8` is allowed; forms are not accepted.
 *
 * @see errors.yaml#/unsupported_media_type
 */
export class UnsupportedMediaTypeError extends ApiError<'unsupported_media_type', 415, types.Error> {}

/**
 * Webhook URL not allowed (400).
 *
 * The `destination` of a setting of type `url` can't receive webhooks: it is not an absolute `https` URL, it contains user information or a fragment, or its host is not public.
 *
 * Use an `https` URL that is reachable from the internet, such as `https://hooks.example.com/billing`. To receive webhooks on your own machine, use a tunnel with a public name.
 *
 * @see errors.yaml#/url_notification_setting_incorrect
 */
export class UrlNotificationSettingIncorrectError extends ApiError<
  'url_notification_setting_incorrect',
  400,
  types.Error
> {}
