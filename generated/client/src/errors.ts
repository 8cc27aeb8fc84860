import { ApiError } from './runtime/errors.ts';

/**
 * Malformed path or body (400).
 *
 * An identifier in the path does not have the form of its kind, the body is missing where one is required, or the body is JSON but not an object.
 *
 * `detail` names the part. Check that the identifier has the prefix of the entity the path expects, followed by 26 characters `a`-`z` or `0`-`9`, and that the body is one JSON object, `{}` at the least.
 *
 * @see errors.yaml#/bad_request
 */
export class BadRequestError extends ApiError<'bad_request', 400> {}

/**
 * Contact's e-mail domain refused (400).
 *
 * The domain of a contact's e-mail address is on the list of domains that the service does not accept. The business was not saved, with none of its contacts.
 *
 * Replace the contact's address by one at another domain, or leave the contact out.
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
 * Another request changed the same entity at the same moment, or the entity is in a state that does not allow the action. Nothing was changed by this request.
 *
 * Read the entity again, decide whether the change still makes sense, and repeat it. If the conflict stays, it is the state: `detail` tells what stands in the way.
 *
 * @see errors.yaml#/conflict
 */
export class ConflictError extends ApiError<'conflict', 409> {}

/**
 * E-mail address in use (409).
 *
 * Another customer of the account has this e-mail address. Upper and lower case count as the same, and archived customers keep their address.
 *
 * Use the customer whose identifier `detail` names. If that one is archived, set its `status` to `active` instead of creating a second one. After a create that timed out, this answer means that the first attempt succeeded.
 *
 * @see errors.yaml#/customer_already_exists
 */
export class CustomerAlreadyExistsError extends ApiError<'customer_already_exists', 409> {}

/**
 * E-mail domain refused (400).
 *
 * The domain of the customer's e-mail address is on the list of domains that the service does not accept.
 *
 * Ask the customer for an address at another domain. Repeating the request changes nothing.
 *
 * @see errors.yaml#/customer_email_domain_not_allowed
 */
export class CustomerEmailDomainNotAllowedError extends ApiError<'customer_email_domain_not_allowed', 400> {}

/**
 * E-mail address not deliverable (400).
 *
 * The address has a local part and a domain, but breaks the rule for email addresses: it contains a space, a non-ASCII character, quotes or an IP address in brackets, its local part is longer than 64 characters, begins or ends with a dot, or has two dots in a row, or its domain is no host name.
 *
 * Ask for the address again; most of these are typing mistakes. Write an internationalised domain in its ASCII form (`xn--…`). Something that is no address at all is reported as `invalid_field`.
 *
 * @see errors.yaml#/customer_email_invalid
 */
export class CustomerEmailInvalidError extends ApiError<'customer_email_invalid', 400> {}

/**
 * Destination is no e-mail address (400).
 *
 * The `destination` of a setting of type `email` is not an email address by the rule that holds for customers as well.
 *
 * Send one address without a display name. A setting keeps its `type`: to get webhooks in place of mail, create a setting of type `url`.
 *
 * @see errors.yaml#/email_notification_setting_incorrect
 */
export class EmailNotificationSettingIncorrectError extends ApiError<'email_notification_setting_incorrect', 400> {}

/**
 * Entity is archived (400).
 *
 * The request uses an archived entity, either the one in the path or one that the body refers to. Archived entities can be read and updated, but nothing can be created or changed with them.
 *
 * Set the entity's `status` back to `active`, or use another one. `detail` names the entity.
 *
 * @see errors.yaml#/entity_archived
 */
export class EntityArchivedError extends ApiError<'entity_archived', 400> {}

/**
 * Permission missing (403).
 *
 * The API key is valid, but lacks a permission: the operation's own, the read permission of an entity that `include` asks for, or the read permission of an entity that a simulation names, or that the events of a simulation run show.
 *
 * Give the key the permission that `detail` names, or leave out the include that needs it; a list of runs can name those to include in `id`. A `.write` permission contains the `.read` permission of the same resource.
 *
 * @see errors.yaml#/forbidden
 */
export class ForbiddenError extends ApiError<'forbidden', 403> {}

/**
 * Fault of the service (500).
 *
 * Something failed on our side that your request did not cause. Nothing was changed, unless `detail` says that the change may have been made.
 *
 * If `detail` says that the change may have been made, read the entity before you repeat the request. Otherwise repeat the request after a short pause, with growing pauses if it fails again. If it keeps failing, give support the `request_id`.
 *
 * @see errors.yaml#/internal_error
 */
export class InternalError extends ApiError<'internal_error', 500> {}

/**
 * Field or parameter not valid (400).
 *
 * A field of the body or a query parameter breaks a rule: a wrong type, a length or value out of bounds, an unknown enumeration value, a member that does not exist or can only be read, or an identifier in the body that names nothing. `error.errors` lists all of them, each with its path such as `contacts[0].email`.
 *
 * Correct every entry of `error.errors` before sending again. Show `message` next to the input it belongs to if the value came from a person.
 *
 * @see errors.yaml#/invalid_field
 */
export class InvalidFieldError extends ApiError<'invalid_field', 400> {}

/**
 * Body is not JSON (400).
 *
 * The request body cannot be parsed as JSON, or its bytes are not UTF-8.
 *
 * Build the body with a JSON library rather than by joining strings, and log what is really sent: trailing commas, single quotes, comments and bodies cut short are the usual causes.
 *
 * @see errors.yaml#/invalid_json
 */
export class InvalidJsonError extends ApiError<'invalid_json', 400> {}

/**
 * Unreadable time in the query (400).
 *
 * A query parameter that filters by time is not an RFC 3339 date-time.
 *
 * Write times as `2026-03-02T09:30:00Z`. A `+` of a time zone offset has to be percent-encoded as `%2B`, since a bare one is read as a space.
 *
 * @see errors.yaml#/invalid_time_query_parameter
 */
export class InvalidTimeQueryParameterError extends ApiError<'invalid_time_query_parameter', 400> {}

/**
 * API key not valid (401).
 *
 * The request carries no API key, or one that is malformed, unknown, expired or revoked, or that belongs to the other environment. The code is the same in all these cases; `detail` says which it is where that helps the key's owner.
 *
 * Send `Authorization: Bearer` followed by the whole key of 69 characters. A key with `sdbx_` in it works at the sandbox address only, one with `live_` at the live address only. If both fit, the key may have expired or been revoked: ask the operator of the service, who lists keys with `npm run operator -- api-key list` and makes another one with `api-key create`.
 *
 * @see errors.yaml#/invalid_token
 */
export class InvalidTokenError extends ApiError<'invalid_token', 401> {}

/**
 * Unknown API version (400).
 *
 * The `Service-Version` header holds something that is not a version of this API.
 *
 * Send `Service-Version: 1`, or leave the header out to get the default version of the account.
 *
 * @see errors.yaml#/invalid_version
 */
export class InvalidVersionError extends ApiError<'invalid_version', 400> {}

/**
 * Entity not found (404).
 *
 * An identifier in the path is well-formed but names nothing that this key can see: it does not exist, was deleted, belongs to another account or environment, or lies below another parent than the one in the path. Notifications and simulation runs older than 90 days are gone as well.
 *
 * Check the environment first, since sandbox and live share no data. Then check that the identifiers of a nested path belong together, such as a business and its customer.
 *
 * @see errors.yaml#/not_found
 */
export class NotFoundError extends ApiError<'not_found', 404> {}

/**
 * Notification cannot be replayed (400).
 *
 * The notification is still being delivered (`not_attempted` or `needs_retry`), or its destination is not active.
 *
 * Wait until its `status` is `delivered` or `failed`; activate the destination if it is off.
 *
 * @see errors.yaml#/notification_cannot_replay
 */
export class NotificationCannotReplayError extends ApiError<'notification_cannot_replay', 400> {}

/**
 * Too many active destinations (400).
 *
 * The account has ten active notification settings, webhooks and e-mail together, and this would have been one more.
 *
 * Deactivate one first, or save this one with `active` set to `false`. One destination can take every event type.
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
 * Replay the notification that this one was made from; it has the same `event_id` and origin `event`.
 *
 * @see errors.yaml#/notification_replay_invalid_origin_type
 */
export class NotificationReplayInvalidOriginTypeError extends ApiError<
  'notification_replay_invalid_origin_type',
  400
> {}

/**
 * Destination exists already (409).
 *
 * Another setting has the same type, destination, traffic source, API version, choice of sensitive fields and set of events; each event would arrive twice.
 *
 * Use the existing setting, or make this one differ in one of these.
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
 * A run of this simulation is `pending`, and a simulation plays one run at a time.
 *
 * Wait until the run is `completed` or `canceled`. To play two at once, create a second simulation.
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
 * An entity in the simulation's `config` no longer exists, or is in a state in which the scenario could not happen.
 *
 * Update the `config` with entities that fit, or set it to `null` to play the scenario with sample data.
 *
 * @see errors.yaml#/notification_simulation_run_configuration_conflict
 */
export class NotificationSimulationRunConfigurationConflictError extends ApiError<
  'notification_simulation_run_configuration_conflict',
  409
> {}

/**
 * Destination takes no simulated events (409).
 *
 * The destination of the simulation was deleted, is not active, is an e-mail destination, or takes platform events only.
 *
 * Give the simulation a destination of type `url` that is active and whose `traffic_source` is `simulation` or `all`.
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
 * The account may not sell products of this tax category in the live environment yet. `standard` is always enabled; in the sandbox every category is.
 *
 * Choose a category that is approved. The operator of the service approves categories of an account when making it.
 *
 * @see errors.yaml#/product_tax_category_not_approved
 */
export class ProductTaxCategoryNotApprovedError extends ApiError<'product_tax_category_not_approved', 400> {}

/**
 * Body too large (413).
 *
 * The request body is larger than 1 MiB, the limit for every operation.
 *
 * Send less. The usual cause is a document or an image stored in `custom_data`, which may hold 16 KiB at most: keep it in your own storage and put a reference into `custom_data`.
 *
 * @see errors.yaml#/request_body_too_large
 */
export class RequestBodyTooLargeError extends ApiError<'request_body_too_large', 413> {}

/**
 * URI or headers too large (431).
 *
 * The URI without its `after` is longer than 8 KiB, or the headers of the request together exceed 16 KiB.
 *
 * Split a long filter over several requests, and look for cookies or tracing headers that something on the way adds.
 *
 * @see errors.yaml#/request_headers_too_large
 */
export class RequestHeadersTooLargeError extends ApiError<'request_headers_too_large', 431> {}

/**
 * Service not available (503).
 *
 * The service is being maintained, is overloaded, or has lost its database. Nothing was changed.
 *
 * Repeat the request after the seconds of the `Retry-After` header, or with growing pauses where there is none.
 *
 * @see errors.yaml#/service_unavailable
 */
export class ServiceUnavailableError extends ApiError<'service_unavailable', 503> {}

/**
 * Storage limit of the account reached (400).
 *
 * The request would store more than an account may: simulations, their runs, the payloads and events of both together, the events of one run, or `custom_data` of all entities together. Nothing was stored. The limits are listed on the page about limits.
 *
 * `detail` names the limit and what the account has. Change a simulation that you no longer need in place of creating another one, and make payloads and `custom_data` smaller. Runs are removed 90 days after their start.
 *
 * @see errors.yaml#/storage_limit_reached
 */
export class StorageLimitReachedError extends ApiError<'storage_limit_reached', 400> {}

/**
 * Rate limit exceeded (429).
 *
 * The IP address sent more requests within a minute than its limit allows: 240, or 1,000 for previews. Every request of the address is now refused for 60 seconds, whichever limit it exceeded.
 *
 * Wait the seconds of the `Retry-After` header; refused requests do not prolong the wait. To stay below the limit, page with `per_page=200`, use `include` in place of further reads, and receive webhooks in place of polling.
 *
 * @see errors.yaml#/too_many_requests
 */
export class TooManyRequestsError extends ApiError<'too_many_requests', 429> {}

/**
 * Body not expected (400).
 *
 * A request that takes no body came with one: any body on `GET` or `DELETE`, anything but `{}` on a `POST` that documents none.
 *
 * Send no body; filters belong in the query. Check that your HTTP library does not add one to every request.
 *
 * @see errors.yaml#/unexpected_request_body
 */
export class UnexpectedRequestBodyError extends ApiError<'unexpected_request_body', 400> {}

/**
 * Content type not supported (415).
 *
 * The request has a body whose `Content-Type` is missing or is not `application/json`, which is in another charset than UTF-8, or which is compressed.
 *
 * Send `Content-Type: application/json`, in UTF-8 and without a `Content-Encoding`. The parameter `charset=utf-8` may follow the type; forms are not accepted.
 *
 * @see errors.yaml#/unsupported_media_type
 */
export class UnsupportedMediaTypeError extends ApiError<'unsupported_media_type', 415> {}

/**
 * Webhook URL not allowed (400).
 *
 * The `destination` of a setting of type `url` cannot receive webhooks: it is not an absolute `https` URL, it contains user information or a fragment, or its host is not public.
 *
 * Use an `https` address that can be reached from the internet, such as `https://hooks.example.com/billing`. To receive webhooks on your own machine, put a tunnel with a public name in front of it.
 *
 * @see errors.yaml#/url_notification_setting_incorrect
 */
export class UrlNotificationSettingIncorrectError extends ApiError<'url_notification_setting_incorrect', 400> {}
