// Generated from spec.yaml by `npm run generate`. Do not edit.
import { ApiError } from './runtime/errors.ts';

/**
 * Malformed path or body (400).
 *
 * An identifier in the path does not have the form of its kind, a required body is missing, or the body is JSON but not an object.
 *
 * `detail` names the invalid part. Check that the identifier has the prefix of the entity that the path expects, followed by 26 characters `a`-`z` or `0`-`9`, and that the body is one JSON object, at least `{}`.
 *
 * @see errors.yaml#/bad_request
 */
export class BadRequestError extends ApiError<'bad_request', 400> {}

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
  400
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
export class ConflictError extends ApiError<'conflict', 409> {}

/**
 * Email address in use (409).
 *
 * Another customer of the account has this email address. Case is ignored, and archived customers retain their address.
 *
 * Use the customer whose identifier `detail` names. If it is archived, set its `status` to `active` instead of creating a second one. After a create request that timed out, this error means that the first attempt succeeded.
 *
 * @see errors.yaml#/customer_already_exists
 */
export class CustomerAlreadyExistsError extends ApiError<'customer_already_exists', 409> {}

/**
 * Email domain not accepted (400).
 *
 * The service does not accept the domain of the customer's email address.
 *
 * Ask the customer for an address at another domain. Repeating the request does not help.
 *
 * @see errors.yaml#/customer_email_domain_not_allowed
 */
export class CustomerEmailDomainNotAllowedError extends ApiError<'customer_email_domain_not_allowed', 400> {}

/**
 * Email address not deliverable (400).
 *
 * The address has a local part and a domain but is not a valid email address: it contains a space, a non-ASCII character, quotes or an IP address in brackets; its local part is longer than 64 characters, starts or ends with a dot, or has two dots in a row; or its domain is not a host name.
 *
 * Ask the customer for the address again; most of these errors are typing mistakes. Write an internationalized domain in its ASCII form (`xn--…`). A value without a local part or a domain is reported as `invalid_field`.
 *
 * @see errors.yaml#/customer_email_invalid
 */
export class CustomerEmailInvalidError extends ApiError<'customer_email_invalid', 400> {}

/**
 * Destination is not an email address (400).
 *
 * The `destination` of a setting of type `email` is not a valid email address. The same rule applies to customers.
 *
 * Send one address without a display name. You can't change the `type` of a setting: to receive webhooks instead of email, create a setting of type `url`.
 *
 * @see errors.yaml#/email_notification_setting_incorrect
 */
export class EmailNotificationSettingIncorrectError extends ApiError<'email_notification_setting_incorrect', 400> {}

/**
 * Entity is archived (400).
 *
 * The request uses an archived entity, in the path or in the body. You can read and update archived entities, but not create or change anything with them.
 *
 * Set the entity's `status` back to `active`, or use another one. `detail` names the entity.
 *
 * @see errors.yaml#/entity_archived
 */
export class EntityArchivedError extends ApiError<'entity_archived', 400> {}

/**
 * Permission missing (403).
 *
 * The API key is valid but lacks a permission: the permission of the operation, the read permission of an entity in `include`, or the read permission of an entity that a simulation names or that the events of a simulation run contain.
 *
 * Grant the key the permission that `detail` names, or leave out the `include` that requires it. For a list of runs, use `id` to select runs that the key may read. A `.write` permission includes the `.read` permission of the same resource.
 *
 * @see errors.yaml#/forbidden
 */
export class ForbiddenError extends ApiError<'forbidden', 403> {}

/**
 * Internal error (500).
 *
 * The service failed, and your request did not cause the failure. Nothing was changed, unless `detail` says that the change may have been made.
 *
 * If `detail` says that the change may have been made, read the entity before you repeat the request. Otherwise repeat the request after a short pause, with growing pauses if it fails again. If it continues to fail, send the `request_id` to support.
 *
 * @see errors.yaml#/internal_error
 */
export class InternalError extends ApiError<'internal_error', 500> {}

/**
 * Field or parameter not valid (400).
 *
 * A field of the body or a query parameter is invalid: wrong type, length or value out of bounds, unknown enumeration value, unknown or read-only member, or an identifier in the body that refers to nothing. `error.errors` lists all of them, each with its path such as `contacts[0].email`.
 *
 * Correct every entry of `error.errors` before you send the request again. If a person entered the value, show `message` next to the input.
 *
 * @see errors.yaml#/invalid_field
 */
export class InvalidFieldError extends ApiError<'invalid_field', 400> {}

/**
 * Body is not JSON (400).
 *
 * The request body cannot be parsed as JSON, or its bytes are not UTF-8.
 *
 * Build the body with a JSON library instead of joining strings, and log what you send. Trailing commas, single quotes, comments and truncated bodies are the usual causes.
 *
 * @see errors.yaml#/invalid_json
 */
export class InvalidJsonError extends ApiError<'invalid_json', 400> {}

/**
 * Unreadable time in the query (400).
 *
 * A query parameter that filters by time is not an RFC 3339 date-time.
 *
 * Write times as `2026-03-02T09:30:00Z`. Percent-encode the `+` of a time zone offset as `%2B`; otherwise it is read as a space.
 *
 * @see errors.yaml#/invalid_time_query_parameter
 */
export class InvalidTimeQueryParameterError extends ApiError<'invalid_time_query_parameter', 400> {}

/**
 * API key not valid (401).
 *
 * The request has no API key, or the key is malformed, unknown, expired, revoked, or belongs to the other environment. The code is the same in all these cases; `detail` names the case where this helps the owner of the key.
 *
 * Send `Authorization: Bearer` followed by the whole key of 69 characters. A key with `sdbx_` works only at the sandbox address, one with `live_` only at the live address. If both are correct, the key may have expired or been revoked: ask the operator of the service, who lists keys with `npm run operator -- api-key list` and creates new ones with `api-key create`.
 *
 * @see errors.yaml#/invalid_token
 */
export class InvalidTokenError extends ApiError<'invalid_token', 401> {}

/**
 * Unknown API version (400).
 *
 * The value of the `Service-Version` header is not a version of this API.
 *
 * Send `Service-Version: 1`, or leave the header out for the default version of the account.
 *
 * @see errors.yaml#/invalid_version
 */
export class InvalidVersionError extends ApiError<'invalid_version', 400> {}

/**
 * Entity not found (404).
 *
 * An identifier in the path is well-formed but refers to nothing that this key can read: the entity does not exist, was deleted, belongs to another account or environment, or has another parent than the one in the path. Notifications and simulation runs are deleted after 90 days.
 *
 * Check the environment first: sandbox and live share no data. Then check that the identifiers of a nested path belong together, such as a business and its customer.
 *
 * @see errors.yaml#/not_found
 */
export class NotFoundError extends ApiError<'not_found', 404> {}

/**
 * Notification cannot be replayed (400).
 *
 * The notification is still being delivered (`not_attempted` or `needs_retry`), or its destination is not active.
 *
 * Wait until its `status` is `delivered` or `failed`. If the destination is inactive, activate it.
 *
 * @see errors.yaml#/notification_cannot_replay
 */
export class NotificationCannotReplayError extends ApiError<'notification_cannot_replay', 400> {}

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
  400
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
  400
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
  409
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
  409
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
  409
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
  409
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
export class ProductTaxCategoryNotApprovedError extends ApiError<'product_tax_category_not_approved', 400> {}

/**
 * Body too large (413).
 *
 * The request body is larger than 1 MiB, the limit for every operation.
 *
 * Send a smaller body. The usual cause is a document or an image in `custom_data`, which is limited to 16 KiB: put it in your own storage and store a reference in `custom_data`.
 *
 * @see errors.yaml#/request_body_too_large
 */
export class RequestBodyTooLargeError extends ApiError<'request_body_too_large', 413> {}

/**
 * URI or headers too large (431).
 *
 * The URI without its `after` is longer than 8 KiB, or the headers of the request together exceed 16 KiB.
 *
 * Split a long filter into several requests. Look for cookies or tracing headers that a proxy adds.
 *
 * @see errors.yaml#/request_headers_too_large
 */
export class RequestHeadersTooLargeError extends ApiError<'request_headers_too_large', 431> {}

/**
 * Service not available (503).
 *
 * The service is being maintained, is overloaded, or has lost its database. Nothing was changed.
 *
 * Repeat the request after the number of seconds in the `Retry-After` header, or with growing pauses if there is none.
 *
 * @see errors.yaml#/service_unavailable
 */
export class ServiceUnavailableError extends ApiError<'service_unavailable', 503> {}

/**
 * Storage limit of the account reached (400).
 *
 * The request would exceed what an account can store: simulations, their runs, the payloads and events of both together, the events of one run, or `custom_data` of all entities. Nothing was stored. The page about limits lists all limits.
 *
 * `detail` states the limit and the current usage. Update a simulation that you no longer need instead of creating another one, and reduce payloads and `custom_data`. Runs are deleted 90 days after their start.
 *
 * @see errors.yaml#/storage_limit_reached
 */
export class StorageLimitReachedError extends ApiError<'storage_limit_reached', 400> {}

/**
 * Rate limit exceeded (429).
 *
 * The IP address sent more requests within a minute than its limit allows: 240, or 1,000 for previews. All requests of this address are now rejected for 60 seconds, regardless of the limit that was exceeded.
 *
 * Wait the number of seconds in the `Retry-After` header; rejected requests don't extend the wait. To stay below the limit, read lists with `per_page=200`, use `include` instead of further requests, and receive webhooks instead of polling.
 *
 * @see errors.yaml#/too_many_requests
 */
export class TooManyRequestsError extends ApiError<'too_many_requests', 429> {}

/**
 * Body not expected (400).
 *
 * A request that accepts no body has one: any body on `GET` or `DELETE`, or anything except `{}` on a `POST` without a documented body.
 *
 * Send no body; filters belong in the query. Check that your HTTP library does not add one to every request.
 *
 * @see errors.yaml#/unexpected_request_body
 */
export class UnexpectedRequestBodyError extends ApiError<'unexpected_request_body', 400> {}

/**
 * Content type not supported (415).
 *
 * The request has a body whose `Content-Type` is missing or is not `application/json`, that uses another charset than UTF-8, or that is compressed.
 *
 * Send `Content-Type: application/json`, in UTF-8 and without a `Content-Encoding`. The parameter `charset=utf-8` is allowed; forms are not accepted.
 *
 * @see errors.yaml#/unsupported_media_type
 */
export class UnsupportedMediaTypeError extends ApiError<'unsupported_media_type', 415> {}

/**
 * Webhook URL not allowed (400).
 *
 * The `destination` of a setting of type `url` can't receive webhooks: it is not an absolute `https` URL, it contains user information or a fragment, or its host is not public.
 *
 * Use an `https` URL that is reachable from the internet, such as `https://hooks.example.com/billing`. To receive webhooks on your own machine, use a tunnel with a public name.
 *
 * @see errors.yaml#/url_notification_setting_incorrect
 */
export class UrlNotificationSettingIncorrectError extends ApiError<'url_notification_setting_incorrect', 400> {}
