// Generated from spec.yaml by `npm run generate`. Do not edit.
/** Every error code of the API: its type, its status, and the group of its documentation. */
export const errorCatalogue = {
  /** The amount of an item is more than earlier adjustments left of its line. Refunds that are not decided count. */
  adjustment_amount_above_remaining_allowed: {
    type: 'request_error',
    status: 400,
    group: 'adjustments',
    title: 'Amount above what is left of the line',
  },
  /** An item has the amount 0, or what is left of the transaction or line is 0. */
  adjustment_amount_cannot_be_zero: {
    type: 'request_error',
    status: 400,
    group: 'adjustments',
    title: 'Amount is zero',
  },
  /** The adjustment is pending approval or was rejected, so it has no credit note. */
  adjustment_credit_note_not_available: {
    type: 'request_error',
    status: 400,
    group: 'adjustments',
    title: 'No credit note yet',
  },
  /** The `type` of the adjustment or of an item contradicts other members of the request. */
  adjustment_invalid_combination_of_types: {
    type: 'request_error',
    status: 400,
    group: 'adjustments',
    title: 'Type does not fit the items',
  },
  /** A refund of the transaction is `pending_approval`. Until it is approved or rejected, the transaction can't be adjusted again. */
  adjustment_pending_refund_request: {
    type: 'request_error',
    status: 400,
    group: 'adjustments',
    title: 'Refund pending approval',
  },
  /** The `tax_mode` `external` is only for refunds of `type partial`. */
  adjustment_tax_mode_not_allowed: {
    type: 'request_error',
    status: 400,
    group: 'adjustments',
    title: 'Tax mode not allowed',
  },
  /** The adjustment is more than what is left of the transaction: of what the customer paid, for a refund, or of the balance, for a credit. Credit that paid for a part of the transaction is not refunded. */
  adjustment_total_amount_above_remaining_allowed: {
    type: 'request_error',
    status: 400,
    group: 'adjustments',
    title: 'Total above what is left of the transaction',
  },
  /** Only a transaction with manual collection that is `billed` or `past_due` can be credited. */
  adjustment_transaction_invalid_status_for_credit: {
    type: 'request_error',
    status: 400,
    group: 'adjustments',
    title: "Transaction can't be credited",
  },
  /** Only a `completed` transaction can be refunded. */
  adjustment_transaction_invalid_status_for_refund: {
    type: 'request_error',
    status: 400,
    group: 'adjustments',
    title: "Transaction can't be refunded",
  },
  /** Earlier adjustments took all of the line. */
  adjustment_transaction_item_has_already_been_fully_adjusted: {
    type: 'request_error',
    status: 400,
    group: 'adjustments',
    title: 'Nothing left of the line',
  },
  /** The amount of an item is more than the line of the transaction cost, tax included. */
  adjustment_transaction_item_over_adjustment: {
    type: 'request_error',
    status: 400,
    group: 'adjustments',
    title: 'Amount above the line',
  },
  /** The address is in a country that the service does not do business with. */
  address_location_not_allowed: {
    type: 'request_error',
    status: 400,
    group: 'customers-addresses-businesses',
    title: 'Country not served',
  },
  /** The service does not accept the domain of a contact's email address. The business and its contacts were not saved. */
  business_contact_email_domain_not_allowed: {
    type: 'request_error',
    status: 400,
    group: 'customers-addresses-businesses',
    title: "Contact's email domain not accepted",
  },
  /** Another customer of the account has this email address. Case is ignored, and archived customers retain their address. */
  customer_already_exists: {
    type: 'request_error',
    status: 409,
    group: 'customers-addresses-businesses',
    title: 'Email address in use',
  },
  /** The service does not accept the domain of the customer's email address. */
  customer_email_domain_not_allowed: {
    type: 'request_error',
    status: 400,
    group: 'customers-addresses-businesses',
    title: 'Email domain not accepted',
  },
  /** The address has a local part and a domain but is not a valid email address: it contains a space, a non-ASCII character, quotes or an IP address in brackets; its local part is longer than 64 characters, starts or ends with a dot, or has two dots in a row; or its domain is not a host name. */
  customer_email_invalid: {
    type: 'request_error',
    status: 400,
    group: 'customers-addresses-businesses',
    title: 'Email address not deliverable',
  },
  /** Another active discount has this redemption code. Case is ignored. */
  discount_code_conflict: { type: 'request_error', status: 409, group: 'discounts', title: 'Discount code in use' },
  /** `expires_at` of the discount to save is in the past, or the discount to redeem has expired. */
  discount_expired: { type: 'request_error', status: 400, group: 'discounts', title: 'Discount expired' },
  /** Another discount group of the account has this name. */
  discount_group_name_conflict: {
    type: 'request_error',
    status: 409,
    group: 'discounts',
    title: 'Discount group name in use',
  },
  /** `restrict_to` names an archived product, to which the discount could never apply. */
  discount_restricted_product_not_active: {
    type: 'request_error',
    status: 400,
    group: 'discounts',
    title: 'Restricted to an archived product',
  },
  /** `restrict_to` names an archived price, to which the discount could never apply. */
  discount_restricted_product_price_not_active: {
    type: 'request_error',
    status: 400,
    group: 'discounts',
    title: 'Restricted to an archived price',
  },
  /** The discount has reached its `usage_limit` across all customers. */
  discount_usage_limit_exceeded: { type: 'request_error', status: 400, group: 'discounts', title: 'Discount used up' },
  /** The `usage_limit` is lower than `times_used`, the number of redemptions so far. */
  discount_usage_limit_less_than_times_used: {
    type: 'request_error',
    status: 400,
    group: 'discounts',
    title: 'Usage limit below use',
  },
  /** The `destination` of a setting of type `email` is not a valid email address. The same rule applies to customers. */
  email_notification_setting_incorrect: {
    type: 'request_error',
    status: 400,
    group: 'notifications',
    title: 'Destination is not an email address',
  },
  /** The notification is still being delivered (`not_attempted` or `needs_retry`), or its destination is not active. */
  notification_cannot_replay: {
    type: 'request_error',
    status: 400,
    group: 'notifications',
    title: 'Notification cannot be replayed',
  },
  /** The account already has ten active notification settings, webhooks and email together. */
  notification_maximum_active_settings_reached: {
    type: 'request_error',
    status: 400,
    group: 'notifications',
    title: 'Too many active destinations',
  },
  /** The notification has origin `replay`. Only notifications with origin `event` can be replayed. */
  notification_replay_invalid_origin_type: {
    type: 'request_error',
    status: 400,
    group: 'notifications',
    title: 'A replay cannot be replayed',
  },
  /** Another setting has the same type, destination, traffic source, API version, choice of sensitive fields and set of events. Each event would arrive twice. */
  notification_setting_cannot_be_duplicate: {
    type: 'request_error',
    status: 409,
    group: 'notifications',
    title: 'Destination already exists',
  },
  /** A run of this simulation is `pending`. A simulation has at most one pending run. */
  notification_simulation_already_running_conflict: {
    type: 'request_error',
    status: 409,
    group: 'notifications',
    title: 'Simulation is running',
  },
  /** An entity in the `config` of the simulation no longer exists, or its state does not allow the scenario. */
  notification_simulation_run_configuration_conflict: {
    type: 'request_error',
    status: 409,
    group: 'notifications',
    title: 'Simulation no longer fits its entities',
  },
  /** The destination of the simulation was deleted, is not active, is an email destination, or accepts only platform events. */
  notification_simulation_run_notification_settings_conflict: {
    type: 'request_error',
    status: 409,
    group: 'notifications',
    title: 'Destination does not accept simulated events',
  },
  /** The `destination` of a setting of type `url` can't receive webhooks: it is not an absolute `https` URL, it contains user information or a fragment, or its host is not public. */
  url_notification_setting_incorrect: {
    type: 'request_error',
    status: 400,
    group: 'notifications',
    title: 'Webhook URL not allowed',
  },
  /** The `frequency` of the `billing_cycle` is less than 1. */
  price_billing_cycle_frequency_below_1: {
    type: 'request_error',
    status: 400,
    group: 'products-prices',
    title: 'Billing cycle too short',
  },
  /** The `billing_cycle` is longer than three years: 3 years, 36 months, 156 weeks or 1,095 days. */
  price_billing_cycle_frequency_greater_than_maximum: {
    type: 'request_error',
    status: 400,
    group: 'products-prices',
    title: 'Billing cycle too long',
  },
  /** A country is in more than one entry of `unit_price_overrides`, so its price would be ambiguous. */
  price_duplicate_currency_override_for_country: {
    type: 'request_error',
    status: 400,
    group: 'products-prices',
    title: 'Country overridden twice',
  },
  /** The `frequency` of the `trial_period` is less than 1. */
  price_trial_period_frequency_below_1: {
    type: 'request_error',
    status: 400,
    group: 'products-prices',
    title: 'Trial period too short',
  },
  /** `trial_period` lacks its `interval` or its `frequency`. */
  price_trial_period_missing_fields: {
    type: 'request_error',
    status: 400,
    group: 'products-prices',
    title: 'Trial period incomplete',
  },
  /** The price has a `trial_period` but no `billing_cycle`. A one-time price has no recurring charge that could start after a trial. */
  price_trial_period_requires_billing_cycle: {
    type: 'request_error',
    status: 400,
    group: 'products-prices',
    title: 'Trial without billing cycle',
  },
  /** The account can't sell products of this tax category in the live environment yet. `standard` is always enabled; the sandbox enables every category. */
  product_tax_category_not_approved: {
    type: 'request_error',
    status: 400,
    group: 'products-prices',
    title: 'Tax category not enabled',
  },
  /** The account already has a report that is being generated. It generates one at a time. */
  concurrent_report_generation_not_allowed: {
    type: 'request_error',
    status: 400,
    group: 'reports',
    title: 'Another report is pending',
  },
  /** The account has created 100 reports in the last 24 hours, whatever its test clock says. */
  report_creation_limit_exceeded: {
    type: 'request_error',
    status: 400,
    group: 'reports',
    title: 'Too many reports in a day',
  },
  /** Nothing matched the filters of the report, so there is no file. */
  report_empty: { type: 'request_error', status: 400, group: 'reports', title: 'Report has no rows' },
  /** The time in `expires_at` has passed, and the file of the report was deleted. */
  report_expired: { type: 'request_error', status: 400, group: 'reports', title: 'Report has expired' },
  /** The service failed to generate the report five times, so there is no file. */
  report_failed: { type: 'request_error', status: 400, group: 'reports', title: 'Report could not be generated' },
  /** The report is `pending`, so it has no file yet. */
  report_not_ready: { type: 'request_error', status: 400, group: 'reports', title: 'Report is being generated' },
  /** An identifier in the path or the `Idempotency-Key` does not have the required form, a required body is missing, or the body is JSON but not an object. */
  bad_request: { type: 'request_error', status: 400, group: 'shared', title: 'Malformed path, key or body' },
  /** Another request changed the same entity at the same time, or the state of the entity does not allow the action. This request changed nothing. */
  conflict: { type: 'request_error', status: 409, group: 'shared', title: 'Conflict with the current state' },
  /** The request uses an archived entity, in the path or in the body. You can read and update archived entities, but not create or change anything with them. */
  entity_archived: { type: 'request_error', status: 400, group: 'shared', title: 'Entity is archived' },
  /** The API key is valid but lacks a permission: the permission of the operation, the read permission of an entity in `include`, or the read permission of an entity that a simulation names or that the events of a simulation run contain. */
  forbidden: { type: 'request_error', status: 403, group: 'shared', title: 'Permission missing' },
  /** Another request with the same `Idempotency-Key` for this operation is in progress, or ended a moment ago. This request changed nothing. */
  idempotency_key_in_use: {
    type: 'api_error',
    status: 409,
    group: 'shared',
    title: 'Request with this key in progress',
  },
  /** The `Idempotency-Key` was used for this operation within the last 24 hours, with another path, query, `Service-Version` or body, or by an API key with other permissions. This request changed nothing. */
  idempotency_key_reused: { type: 'request_error', status: 422, group: 'shared', title: 'Key of a different request' },
  /** The service failed, and your request did not cause the failure. Nothing was changed, unless `detail` says that the change may have been made. */
  internal_error: { type: 'api_error', status: 500, group: 'shared', title: 'Internal error' },
  /** A field of the body or a query parameter is invalid: wrong type, length or value out of bounds, unknown enumeration value, unknown or read-only member, or an identifier in the body that refers to nothing. `error.errors` lists all of them, each with its path such as `contacts[0].email`. */
  invalid_field: { type: 'request_error', status: 400, group: 'shared', title: 'Field or parameter not valid' },
  /** The request body cannot be parsed as JSON, or its bytes are not UTF-8. */
  invalid_json: { type: 'request_error', status: 400, group: 'shared', title: 'Body is not JSON' },
  /** A query parameter that filters by time is not an RFC 3339 date-time. */
  invalid_time_query_parameter: {
    type: 'request_error',
    status: 400,
    group: 'shared',
    title: 'Unreadable time in the query',
  },
  /** The request has no API key, or the key is malformed, unknown, expired, revoked, or belongs to the other environment, or its account is closed. The code is the same in all these cases; `detail` names the case where this helps the owner of the key. */
  invalid_token: { type: 'request_error', status: 401, group: 'shared', title: 'API key not valid' },
  /** The API has no operation at this path, whatever the method. */
  invalid_url: { type: 'request_error', status: 404, group: 'shared', title: 'No such path' },
  /** The value of the `Service-Version` header is not a version of this API. */
  invalid_version: { type: 'request_error', status: 400, group: 'shared', title: 'Unknown API version' },
  /** The path exists, but not with this method. Preflight requests of browsers also receive this error, because the API is not intended for web pages. */
  method_not_allowed: { type: 'request_error', status: 405, group: 'shared', title: 'Method not offered here' },
  /** An identifier in the path is well-formed but refers to nothing that this key can read: the entity does not exist, was deleted, belongs to another account or environment, or has another parent than the one in the path. Notifications and simulation runs are deleted after 90 days. */
  not_found: { type: 'request_error', status: 404, group: 'shared', title: 'Entity not found' },
  /** The operation is part of the API's document, but this deployment does not implement it yet. */
  not_implemented: { type: 'api_error', status: 501, group: 'shared', title: 'Not implemented' },
  /** The request body is larger than 1 MiB, the limit for every operation. */
  request_body_too_large: { type: 'request_error', status: 413, group: 'shared', title: 'Body too large' },
  /** The URI without its `after` is longer than 8 KiB, or the headers of the request together exceed 16 KiB. */
  request_headers_too_large: { type: 'request_error', status: 431, group: 'shared', title: 'URI or headers too large' },
  /** The service is being maintained, is overloaded, or has lost its database. Nothing was changed. */
  service_unavailable: { type: 'api_error', status: 503, group: 'shared', title: 'Service not available' },
  /** The request would exceed what an account can store: simulations, their runs, the payloads and events of both together, the events of one run, or `custom_data` of all entities. Nothing was stored. The page about limits lists all limits. */
  storage_limit_reached: {
    type: 'request_error',
    status: 400,
    group: 'shared',
    title: 'Storage limit of the account reached',
  },
  /** The IP address sent more requests within a minute than its limit allows: 240, or 1,000 for previews. All requests of this address are now rejected for 60 seconds, regardless of the limit that was exceeded. */
  too_many_requests: { type: 'api_error', status: 429, group: 'shared', title: 'Rate limit exceeded' },
  /** A request that accepts no body has one: any body on `GET` or `DELETE`, or anything except `{}` on a `POST` without a documented body. */
  unexpected_request_body: { type: 'request_error', status: 400, group: 'shared', title: 'Body not expected' },
  /** The request has a body whose `Content-Type` is missing or is not `application/json`, that uses another charset than UTF-8, or that is compressed. */
  unsupported_media_type: { type: 'request_error', status: 415, group: 'shared', title: 'Content type not supported' },
  /** `items` is empty, but a subscription has at least one item. */
  subscription_all_items_removed: {
    type: 'request_error',
    status: 400,
    group: 'subscriptions',
    title: 'No items left',
  },
  /** The discount is archived, so it can't be applied to a subscription. */
  subscription_archived_discount_application_attempt: {
    type: 'request_error',
    status: 400,
    group: 'subscriptions',
    title: 'Discount is archived',
  },
  /** Only a `trialing` subscription can be activated. Nothing was changed. */
  subscription_cannot_activate: {
    type: 'request_error',
    status: 400,
    group: 'subscriptions',
    title: 'Subscription is not trialing',
  },
  /** The subscription is `paused`, so it can't be paused again. Nothing was changed. */
  subscription_cannot_be_paused: {
    type: 'request_error',
    status: 400,
    group: 'subscriptions',
    title: 'Subscription is paused already',
  },
  /** Two items have the same price. `detail` names both. */
  subscription_charge_duplicate_price_ids: {
    type: 'request_error',
    status: 400,
    group: 'subscriptions',
    title: 'Price in several items',
  },
  /** `continue_existing_billing_period` was requested, but the period has ended by the time at which the subscription resumes. Nothing was changed. */
  subscription_continuing_existing_billing_period_not_allowed: {
    type: 'request_error',
    status: 400,
    group: 'subscriptions',
    title: 'Billing period would be over',
  },
  /** `continue_existing_billing_period` was requested, but the paused subscription has no period that is paid. It was past due when it was paused. */
  subscription_continuing_existing_billing_period_not_allowed_no_billing_period: {
    type: 'request_error',
    status: 400,
    group: 'subscriptions',
    title: 'No billing period to continue',
  },
  /** `continue_existing_billing_period` was requested, but the subscription is `past_due`: its billing period is not paid, so it can't be continued. Nothing was changed. */
  subscription_continuing_existing_billing_period_not_allowed_subscription_past_due: {
    type: 'request_error',
    status: 400,
    group: 'subscriptions',
    title: 'Billing period is not paid',
  },
  /** The change would credit a part of the billing period, but the payment for it is being processed. `detail` names the transaction. Nothing was changed. */
  subscription_credit_creation_against_processing_transaction_not_allowed: {
    type: 'request_error',
    status: 400,
    group: 'subscriptions',
    title: 'Credit while a payment is processed',
  },
  /** The change would credit a part of the billing period, but the transaction that charged it is not paid. `detail` names the transaction. Nothing was changed. */
  subscription_credit_creation_against_uncompleted_transaction_not_allowed: {
    type: 'request_error',
    status: 400,
    group: 'subscriptions',
    title: 'Credit for something that is not paid',
  },
  /** The request changes the currency and would credit something in the previous one. Nothing was changed. */
  subscription_currency_update_and_actions_creating_credits_not_allowed: {
    type: 'request_error',
    status: 400,
    group: 'subscriptions',
    title: 'Currency change with credits',
  },
  /** The next renewal has charges or credits in the current currency, so the currency can't be changed. Nothing was changed. */
  subscription_currency_update_not_allowed: {
    type: 'request_error',
    status: 400,
    group: 'subscriptions',
    title: "Currency can't be changed now",
  },
  /** The discount is restricted to prices or products, and no item of the subscription has one of them. */
  subscription_discount_not_valid_for_items: {
    type: 'request_error',
    status: 400,
    group: 'subscriptions',
    title: 'Discount applies to no item',
  },
  /** The subscription was charged at once 100 times within 24 hours: by one-time charges, and by updates with `prorated_immediately` or `full_immediately`. Charges that credit covers don't count. This change was not made. */
  subscription_immediate_charge_24_hour_limit_exceeded: {
    type: 'request_error',
    status: 429,
    group: 'subscriptions',
    title: 'Too many charges in 24 hours',
  },
  /** The subscription was charged at once 20 times within an hour: by one-time charges, and by updates with `prorated_immediately` or `full_immediately`. Charges that credit covers don't count. This change was not made. */
  subscription_immediate_charge_hour_limit_exceeded: {
    type: 'request_error',
    status: 429,
    group: 'subscriptions',
    title: 'Too many charges in an hour',
  },
  /** A `paused` subscription is not billed, so its items can only be changed with `do_not_bill`. */
  subscription_incorrect_proration_on_paused_subscription: {
    type: 'request_error',
    status: 400,
    group: 'subscriptions',
    title: 'Billing mode of a paused subscription',
  },
  /** The subscription has a scheduled change, so nothing can be charged with its next renewal. Nothing was changed. */
  subscription_invalid_billing_mode_for_scheduled_change: {
    type: 'request_error',
    status: 400,
    group: 'subscriptions',
    title: 'Charge would come after the scheduled change',
  },
  /** The subscription is `canceled`, so nothing can be done with it any more. Nothing was changed. */
  subscription_is_canceled_action_invalid: {
    type: 'request_error',
    status: 400,
    group: 'subscriptions',
    title: 'Subscription is canceled',
  },
  /** `items` and `next_billed_at` can only be changed with a `proration_billing_mode`, because they change what is charged. */
  subscription_items_update_missing_proration_billing_mode: {
    type: 'request_error',
    status: 400,
    group: 'subscriptions',
    title: 'Billing mode is missing',
  },
  /** The subscription has a scheduled change, so another one can't be scheduled. Nothing was changed. */
  subscription_locked_pending_changes: {
    type: 'request_error',
    status: 400,
    group: 'subscriptions',
    title: 'A change is scheduled',
  },
  /** A payment of the subscription has no result yet, so the subscription can't be changed. Nothing was changed. */
  subscription_locked_processing: {
    type: 'request_error',
    status: 409,
    group: 'subscriptions',
    title: 'Subscription is being charged',
  },
  /** In the 30 minutes before `next_billed_at`, and until the renewal is made, the subscription can't be changed. Nothing was changed. */
  subscription_locked_renewal: {
    type: 'request_error',
    status: 409,
    group: 'subscriptions',
    title: 'Renewal is close',
  },
  /** The subscription is collected manually, so its trial can't be ended by a payment. Nothing was changed. */
  subscription_manual_collection_mode_activation_not_allowed: {
    type: 'request_error',
    status: 400,
    group: 'subscriptions',
    title: 'Manual collection',
  },
  /** The subscription has no payment method, because its first transaction took no payment. Nothing was changed or charged. */
  subscription_missing_payment_method_cannot_activate: {
    type: 'request_error',
    status: 400,
    group: 'subscriptions',
    title: 'No payment method to activate with',
  },
  /** The subscription has no payment method, so a new billing period can't be charged. Nothing was changed. */
  subscription_missing_payment_method_cannot_resume: {
    type: 'request_error',
    status: 400,
    group: 'subscriptions',
    title: 'No payment method to resume with',
  },
  /** The request charges at once, and the subscription has no payment method, because its first transaction took no payment. Nothing was changed or charged. */
  subscription_missing_payment_method_cannot_update: {
    type: 'request_error',
    status: 400,
    group: 'subscriptions',
    title: 'No payment method to charge',
  },
  /** Only a `paused` subscription can resume. With a time as `effective_from`, a scheduled pause is enough. Nothing was changed. */
  subscription_must_be_paused: {
    type: 'request_error',
    status: 400,
    group: 'subscriptions',
    title: 'Subscription is not paused',
  },
  /** `next_billed_at` is less than 30 minutes from now, or in the past. Nothing was changed. */
  subscription_next_billed_at_too_soon: {
    type: 'request_error',
    status: 409,
    group: 'subscriptions',
    title: 'Billing date is too soon',
  },
  /** All prices in `items` are one-time prices. A subscription needs at least one with a billing cycle. */
  subscription_no_recurring_items_remain: {
    type: 'request_error',
    status: 400,
    group: 'subscriptions',
    title: 'No recurring items left',
  },
  /** The action requires a subscription that is `active` or `past_due`. A `trialing` one can't pause immediately, because nothing is billed yet. */
  subscription_not_active: {
    type: 'request_error',
    status: 400,
    group: 'subscriptions',
    title: 'Subscription is not active',
  },
  /** The discount does not recur, so it can't apply from the next billing period on. */
  subscription_one_off_discount_not_valid: {
    type: 'request_error',
    status: 400,
    group: 'subscriptions',
    title: 'Discount does not recur',
  },
  /** Of a `paused` subscription, only `items` can be changed, and the scheduled change removed. `detail` names the other members. */
  subscription_only_update_items_on_paused_subscription: {
    type: 'request_error',
    status: 400,
    group: 'subscriptions',
    title: 'Subscription is paused',
  },
  /** The change would credit a part of the billing period, but a refund of the transaction that charged it is waiting for approval. `detail` names the adjustment. Nothing was changed. */
  subscription_outstanding_pending_refund: {
    type: 'request_error',
    status: 400,
    group: 'subscriptions',
    title: 'Refund is pending',
  },
  /** A transaction of the subscription is overdue, so no new billing period can start. Nothing was changed. `detail` names the transaction. */
  subscription_outstanding_transaction: {
    type: 'request_error',
    status: 409,
    group: 'subscriptions',
    title: 'A transaction is not paid',
  },
  /** The change required a payment, which was declined. The change was not made, and the transaction with the failed attempt was canceled. `detail` names it. */
  subscription_payment_declined: {
    type: 'request_error',
    status: 400,
    group: 'subscriptions',
    title: 'Payment declined',
  },
  /** An item without `quantity` has a price that the subscription does not have yet. `detail` names the item. */
  subscription_quantity_missing_for_new_items: {
    type: 'request_error',
    status: 400,
    group: 'subscriptions',
    title: 'Quantity of a new item is missing',
  },
  /** The discount of a `trialing` subscription can't be changed. Nothing was changed. */
  subscription_trialing_discount_update_invalid_options: {
    type: 'request_error',
    status: 400,
    group: 'subscriptions',
    title: 'Discount of a trial',
  },
  /** Of a `trialing` subscription, only `items`, `next_billed_at` and `custom_data` can be changed, with `do_not_bill`, and a scheduled change removed. `detail` names what is not possible. */
  subscription_trialing_items_update_invalid_options: {
    type: 'request_error',
    status: 400,
    group: 'subscriptions',
    title: 'Change of a trial',
  },
  /** The change would credit what was paid in another currency than the subscription has now. Nothing was changed. */
  subscription_update_different_currency_credits: {
    type: 'request_error',
    status: 400,
    group: 'subscriptions',
    title: 'Credit in another currency',
  },
  /** What would be charged at once, after the credit of the customer, is less than the smallest charge in the currency. `detail` has both amounts. Nothing was changed. */
  subscription_update_transaction_balance_less_than_charge_limit: {
    type: 'request_error',
    status: 400,
    group: 'subscriptions',
    title: 'Amount is too small',
  },
  /** The subscription is `canceled`, so it can't be changed or charged any more. */
  subscription_update_when_canceled: {
    type: 'request_error',
    status: 400,
    group: 'subscriptions',
    title: 'Subscription is canceled',
  },
  /** A payment of the subscription is overdue. Until it is paid, the subscription can't be changed or charged. Nothing was changed. */
  subscription_update_when_past_due: {
    type: 'request_error',
    status: 400,
    group: 'subscriptions',
    title: 'Subscription is past due',
  },
  /** The test clock has not reached the time of an earlier request to advance it. */
  test_clock_advancing: { type: 'request_error', status: 409, group: 'test-clock', title: 'Test clock is advancing' },
  /** The account has a test clock. An account has at most one, which can't be replaced. */
  test_clock_already_started: {
    type: 'request_error',
    status: 409,
    group: 'test-clock',
    title: 'Test clock already started',
  },
  /** A test clock starts at or after the current time of the account, and advances only to a later time than its own. */
  test_clock_cannot_go_back: { type: 'request_error', status: 400, group: 'test-clock', title: 'Time never goes back' },
  /** The operation was called in live, where every account follows real time. */
  test_clock_sandbox_only: {
    type: 'request_error',
    status: 403,
    group: 'test-clock',
    title: 'Test clocks exist only in sandbox',
  },
  /** The transaction was refunded, credited or charged back, or a refund is pending approval. Its documents refer to each other, so they can't be revised. */
  transaction_adjusted_unable_to_revise: {
    type: 'request_error',
    status: 400,
    group: 'transactions',
    title: 'Transaction was adjusted',
  },
  /** The balance of a transaction that is ready must be 0, or at least the smallest amount that can be charged, about 0.70 USD. `detail` states the amount in the currency of the transaction. */
  transaction_balance_less_than_charge_limit: {
    type: 'request_error',
    status: 400,
    group: 'transactions',
    title: 'Balance below the smallest charge',
  },
  /** A transaction with `collection_mode: automatic` can have no `billing_details`. */
  transaction_billing_details_must_be_null: {
    type: 'request_error',
    status: 400,
    group: 'transactions',
    title: 'Automatic collection with billing details',
  },
  /** A transaction with `collection_mode: manual` needs `billing_details`. */
  transaction_billing_details_object_required: {
    type: 'request_error',
    status: 400,
    group: 'transactions',
    title: 'Manual collection without billing details',
  },
  /** `billing_period.starts_at` is after the current time of the account. */
  transaction_billing_period_starts_at_greater_than_now: {
    type: 'request_error',
    status: 400,
    group: 'transactions',
    title: 'Billing period starts in the future',
  },
  /** An item has both a `price_id` and a `price`. `detail` names the item. */
  transaction_both_price_id_and_object_found: {
    type: 'request_error',
    status: 400,
    group: 'transactions',
    title: 'Item with two prices',
  },
  /** The request cancels the transaction and changes other members. */
  transaction_cannot_be_modified_and_canceled: {
    type: 'request_error',
    status: 400,
    group: 'transactions',
    title: 'Change and cancellation in one request',
  },
  /** The request has both a `discount_id` and a `discount`. A transaction has at most one discount. */
  transaction_cannot_provide_both_discount_code_and_id: {
    type: 'request_error',
    status: 400,
    group: 'transactions',
    title: 'Two discounts',
  },
  /** The domain in `checkout.url` is not an approved checkout domain of the account. */
  transaction_checkout_url_domain_is_not_approved: {
    type: 'request_error',
    status: 400,
    group: 'transactions',
    title: 'Checkout domain not approved',
  },
  /** Manual collection is possible in USD, EUR and GBP only. */
  transaction_currency_code_not_valid_for_manual: {
    type: 'request_error',
    status: 400,
    group: 'transactions',
    title: 'Currency not available for invoices',
  },
  /** The request has a `business_id` but no `customer_id`. Businesses belong to customers. */
  transaction_customer_is_required_for_business_validation: {
    type: 'request_error',
    status: 400,
    group: 'transactions',
    title: 'Business without customer',
  },
  /** The request has an `address_id` but no `customer_id`. Addresses belong to customers. */
  transaction_customer_is_required_with_address: {
    type: 'request_error',
    status: 400,
    group: 'transactions',
    title: 'Address without customer',
  },
  /** The discount is restricted to prices and products of which none is among the items. */
  transaction_discount_not_eligible: {
    type: 'request_error',
    status: 400,
    group: 'transactions',
    title: 'Discount applies to no item',
  },
  /** Two items have the same price. `detail` names both. */
  transaction_duplicate_price_ids: {
    type: 'request_error',
    status: 400,
    group: 'transactions',
    title: 'Price in several items',
  },
  /** The transaction is billed, paid, completed, past due or canceled, so that its members cannot be changed. */
  transaction_immutable: {
    type: 'request_error',
    status: 400,
    group: 'transactions',
    title: 'Transaction can no longer be changed',
  },
  /** A payment of the transaction has been started and has no result yet, so that the transaction cannot be changed. The latest entry in `payments` has the status `created`, `action_required` or `pending_no_action_required`. */
  transaction_immutable_while_processing_payment: {
    type: 'request_error',
    status: 409,
    group: 'transactions',
    title: 'Payment is being processed',
  },
  /** The discount is an amount in another currency than the items. Amounts are not converted. */
  transaction_invalid_discount_currency: {
    type: 'request_error',
    status: 400,
    group: 'transactions',
    title: 'Discount in another currency',
  },
  /** A request can set the `status` of a transaction to `billed` or `canceled` only, and only from some states. `detail` states the current status and what is possible. */
  transaction_invalid_status_change: {
    type: 'request_error',
    status: 400,
    group: 'transactions',
    title: 'Status change not possible',
  },
  /** Only a `billed`, `paid` or `completed` transaction can be revised. A tax number that returns the tax needs a `completed` transaction, which can be refunded, or a `billed` one with manual collection, whose invoice can be credited. `detail` states the current status. */
  transaction_invalid_status_to_revise: {
    type: 'request_error',
    status: 400,
    group: 'transactions',
    title: "Transaction can't be revised",
  },
  /** The transaction has no invoice: with manual collection it is not billed yet, with automatic collection it is not `completed`, it was canceled, or its total is 0. */
  transaction_invoice_not_available: { type: 'request_error', status: 400, group: 'transactions', title: 'No invoice' },
  /** The quantity of an item is below the minimum or above the maximum of its price. `detail` names the item and both limits. */
  transaction_item_quantity_out_of_range: {
    type: 'request_error',
    status: 400,
    group: 'transactions',
    title: 'Quantity not allowed by the price',
  },
  /** All members of the request have the values that the documents of the transaction show already. */
  transaction_nothing_to_revise: {
    type: 'request_error',
    status: 400,
    group: 'transactions',
    title: 'Nothing to revise',
  },
  /** The `billing_details` of the request have no `payment_terms`. */
  transaction_payment_terms_object_required: {
    type: 'request_error',
    status: 400,
    group: 'transactions',
    title: 'Billing details without payment terms',
  },
  /** All recurring prices of a transaction must have the same `billing_cycle`, because they become one subscription. `detail` names two items that differ in `items.price.billing_cycle`. */
  transaction_price_different_billing_cycle: {
    type: 'request_error',
    status: 400,
    group: 'transactions',
    title: 'Different billing cycles',
  },
  /** All recurring prices of a transaction must have the same `trial_period`, or none. `detail` names two items that differ. */
  transaction_price_different_trial_period: {
    type: 'request_error',
    status: 400,
    group: 'transactions',
    title: 'Different trial periods',
  },
  /** An item names a price that does not exist in this account and environment, that is archived, or whose product is archived. `detail` names the item and the price. */
  transaction_price_not_found: {
    type: 'request_error',
    status: 400,
    group: 'transactions',
    title: 'Price not found or archived',
  },
  /** The recurring items of a transaction that is ready, on their own, must cost nothing or at least the smallest amount that can be charged: renewals could not be collected. `detail` states the amount. */
  transaction_recurring_balance_less_than_charge_limit: {
    type: 'request_error',
    status: 400,
    group: 'transactions',
    title: 'Recurring balance below the smallest charge',
  },
  /** A transaction can be revised once. `revised_at` says when it was. */
  transaction_revised_limit_reached: {
    type: 'request_error',
    status: 400,
    group: 'transactions',
    title: 'Transaction was revised already',
  },
  /** Only a transaction that is ready can be billed: it needs a customer and an address. */
  transaction_status_must_be_ready: {
    type: 'request_error',
    status: 400,
    group: 'transactions',
    title: 'Transaction is not ready',
  },
} as const;

export type ErrorCode = keyof typeof errorCatalogue;

/** Every permission, with the permissions that it implies. */
export const permissionCatalogue = {
  'address.read': { description: 'Read the addresses of customers.', implies: [] },
  'address.write': { description: 'Create and update the addresses of customers.', implies: ['address.read'] },
  'adjustment.read': { description: 'Read refunds, credits and chargebacks.', implies: [] },
  'adjustment.write': { description: 'Create refunds and credits.', implies: ['adjustment.read'] },
  'api_key.read': { description: 'Read the API keys of the account, never their secret part.', implies: [] },
  'business.read': { description: 'Read the businesses of customers.', implies: [] },
  'business.write': { description: 'Create and update the businesses of customers.', implies: ['business.read'] },
  'checkout_domain.read': { description: 'Read checkout domains and the state of their review.', implies: [] },
  'checkout_domain.write': { description: 'Delete checkout domains.', implies: ['checkout_domain.read'] },
  'client_token.read': { description: 'Read the client tokens of the account.', implies: [] },
  'client_token.write': { description: 'Create, update and revoke client tokens.', implies: ['client_token.read'] },
  'customer.read': { description: 'Read customers.', implies: [] },
  'customer.write': { description: 'Create and update customers.', implies: ['customer.read'] },
  'customer_portal_session.write': { description: 'Create links to the customer portal.', implies: [] },
  'discount.read': { description: 'Read discounts and discount groups.', implies: [] },
  'discount.write': { description: 'Create and update discounts and discount groups.', implies: ['discount.read'] },
  'metrics.read': {
    description:
      'Read revenue, refunds, subscribers and other numbers about the account, whatever other permissions the key has.',
    implies: [],
  },
  'notification.read': {
    description:
      'Read events, notifications and the logs of their delivery. Events hold the data of all entities, unmasked.',
    implies: [],
  },
  'notification.write': { description: 'Replay notifications.', implies: ['notification.read'] },
  'notification_setting.read': {
    description: 'Read notification settings, their endpoint secret keys included.',
    implies: [],
  },
  'notification_setting.write': {
    description: 'Create, update and delete notification settings, and rotate their endpoint secret keys.',
    implies: ['notification_setting.read'],
  },
  'notification_simulation.read': { description: 'Read simulations, their runs and simulation events.', implies: [] },
  'notification_simulation.write': {
    description: 'Create, update and run simulations, and replay simulation events.',
    implies: ['notification_simulation.read'],
  },
  'payment_method.read': { description: 'Read the saved payment methods of customers.', implies: [] },
  'payment_method.write': {
    description: 'Delete the saved payment methods of customers.',
    implies: ['payment_method.read'],
  },
  'price.read': { description: 'Read prices.', implies: [] },
  'price.write': { description: 'Create and update prices.', implies: ['price.read'] },
  'product.read': { description: 'Read products.', implies: [] },
  'product.write': { description: 'Create and update products.', implies: ['product.read'] },
  'report.read': {
    description:
      'Read and download reports, which contain transactions, products, prices and discounts whatever other permissions the key has.',
    implies: [],
  },
  'report.write': { description: 'Create reports.', implies: ['report.read'] },
  'subscription.read': { description: 'Read subscriptions.', implies: [] },
  'subscription.write': {
    description: 'Update, pause, resume, cancel and activate subscriptions, charges included.',
    implies: ['subscription.read'],
  },
  'test_clock.read': { description: 'Read the test clock of the account.', implies: [] },
  'test_clock.write': { description: 'Start and advance the test clock of the account.', implies: ['test_clock.read'] },
  'transaction.read': { description: 'Read transactions, and preview transactions and prices.', implies: [] },
  'transaction.write': { description: 'Create, change and revise transactions.', implies: ['transaction.read'] },
} as const;

export type PermissionName = keyof typeof permissionCatalogue;

/** Requests allowed per window, and the wait after exceeding them; times in seconds. */
export const rateLimits = {
  default: { requests: 240, windowSeconds: 60, penaltySeconds: 60 },
  preview: { requests: 1000, windowSeconds: 60, penaltySeconds: 60 },
} as const;

export type RateLimitClass = keyof typeof rateLimits;

/** The version of the document that this server implements: a header for every response, including those without an operation. */
export const documentVersion = { header: 'Document-Version', value: '2.1.0' } as const;
