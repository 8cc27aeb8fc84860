// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  NotificationSettingsCreateBody,
  NotificationSettingsCreateHeaders,
  NotificationSettingsCreateResponse201,
  NotificationSettingsCreateResponse400,
} from '@billing/types';
import { headersCheck, bodyCheck, response201Check } from '@billing/validators/notificationSettings.create';

import {
  BadRequestError,
  EmailNotificationSettingIncorrectError,
  ForbiddenError,
  IdempotencyKeyInUseError,
  IdempotencyKeyReusedError,
  type InternalError,
  InvalidFieldError,
  InvalidJsonError,
  InvalidTokenError,
  type InvalidVersionError,
  NotificationMaximumActiveSettingsReachedError,
  NotificationSettingCannotBeDuplicateError,
  RequestBodyTooLargeError,
  type RequestHeadersTooLargeError,
  type ServiceUnavailableError,
  type TooManyRequestsError,
  UnsupportedMediaTypeError,
  UrlNotificationSettingIncorrectError,
} from '../errors.ts';
import type { Endpoint } from '../runtime/endpoint.ts';
import type { ApiError, ErrorStatus, ApiErrors, UnlistedCode } from '../runtime/errors.ts';

export interface NotificationSettingsCreateRequest {
  readonly headers?: NotificationSettingsCreateHeaders;
  readonly body: NotificationSettingsCreateBody;
}

/** The result of `notificationSettings.create`. */
export type NotificationSettingsCreateResult = NotificationSettingsCreateResponse201;

/** The errors of `notificationSettings.create`, by `code`. */
export type NotificationSettingsCreateError =
  | BadRequestError
  | EmailNotificationSettingIncorrectError
  | ForbiddenError
  | IdempotencyKeyInUseError
  | IdempotencyKeyReusedError
  | InternalError
  | InvalidFieldError
  | InvalidJsonError
  | InvalidTokenError
  | InvalidVersionError
  | NotificationMaximumActiveSettingsReachedError
  | NotificationSettingCannotBeDuplicateError
  | RequestBodyTooLargeError
  | RequestHeadersTooLargeError
  | ServiceUnavailableError
  | TooManyRequestsError
  | UnsupportedMediaTypeError
  | UrlNotificationSettingIncorrectError
  | ApiErrors<400 | 401 | 403 | 409 | 413 | 415 | 422 | 429 | 431 | 500 | 503, NotificationSettingsCreateResponse400>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 401 | 403 | 409 | 413 | 415 | 422 | 429 | 431 | 500 | 503>>;

/**
 * Create a notification setting
 *
 * Creates a destination: a URL that receives events as webhooks, or an email address. It receives events
 * that happen from now on. To read earlier events, use `GET /events`. In live, an email address receives
 * nothing until the link in the email that the service sends to it was opened and confirmed.
 *
 * Store the `endpoint_secret_key` of the response where your receiver can read it: the receiver uses it
 * to verify that a webhook comes from this service. To test a receiver without waiting for real events,
 * choose `traffic_source: all` and run a simulation.
 *
 * Ten settings of an account can be active at a time. No two settings can have the same type,
 * destination, traffic source, API version, choice of sensitive fields and set of events.
 *
 * Needs the permission `notification_setting.write`.
 * At most 240 requests in 60 seconds.
 *
 * @throws {EmailNotificationSettingIncorrectError} Destination is not an email address
 * @throws {NotificationMaximumActiveSettingsReachedError} Too many active destinations
 * @throws {NotificationSettingCannotBeDuplicateError} Destination already exists
 * @throws {UrlNotificationSettingIncorrectError} Webhook URL not allowed
 * @see POST /notification-settings, in the document at operations/notification-settings.yaml#/notification-settings/post
 */
export const endpoint: Endpoint<
  NotificationSettingsCreateRequest,
  NotificationSettingsCreateResult,
  NotificationSettingsCreateError
> = {
  id: 'notificationSettings.create',
  method: 'POST',
  path: '/notification-settings',
  parameters: { header: [{ name: 'service-version' }, { name: 'idempotency-key' }] },
  mediaType: 'application/json',
  bodyRequired: true,
  idempotencyKey: 'idempotency-key',
  check: { headers: headersCheck, body: bodyCheck },
  responses: { '201': response201Check },
  errors: {
    bad_request: BadRequestError,
    email_notification_setting_incorrect: EmailNotificationSettingIncorrectError,
    forbidden: ForbiddenError,
    idempotency_key_in_use: IdempotencyKeyInUseError,
    idempotency_key_reused: IdempotencyKeyReusedError,
    invalid_field: InvalidFieldError,
    invalid_json: InvalidJsonError,
    invalid_token: InvalidTokenError,
    notification_maximum_active_settings_reached: NotificationMaximumActiveSettingsReachedError,
    notification_setting_cannot_be_duplicate: NotificationSettingCannotBeDuplicateError,
    request_body_too_large: RequestBodyTooLargeError,
    unsupported_media_type: UnsupportedMediaTypeError,
    url_notification_setting_incorrect: UrlNotificationSettingIncorrectError,
  },
};
