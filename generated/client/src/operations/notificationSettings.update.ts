// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  NotificationSettingsUpdateBody,
  NotificationSettingsUpdateHeaders,
  NotificationSettingsUpdatePath,
  NotificationSettingsUpdateResponse200,
  NotificationSettingsUpdateResponse400,
} from '@billing/types';
import { pathCheck, headersCheck, bodyCheck, response200Check } from '@billing/validators/notificationSettings.update';

import {
  BadRequestError,
  ConflictError,
  EmailNotificationSettingIncorrectError,
  ForbiddenError,
  IdempotencyKeyInUseError,
  IdempotencyKeyReusedError,
  type InternalError,
  InvalidFieldError,
  InvalidJsonError,
  InvalidTokenError,
  type InvalidVersionError,
  NotFoundError,
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
import { writePath } from '../runtime/parameters/path.ts';

export interface NotificationSettingsUpdateRequest {
  readonly path: NotificationSettingsUpdatePath;
  readonly headers?: NotificationSettingsUpdateHeaders;
  readonly body: NotificationSettingsUpdateBody;
}

/** The result of `notificationSettings.update`. */
export type NotificationSettingsUpdateResult = NotificationSettingsUpdateResponse200;

/** The errors of `notificationSettings.update`, by `code`. */
export type NotificationSettingsUpdateError =
  | BadRequestError
  | ConflictError
  | EmailNotificationSettingIncorrectError
  | ForbiddenError
  | IdempotencyKeyInUseError
  | IdempotencyKeyReusedError
  | InternalError
  | InvalidFieldError
  | InvalidJsonError
  | InvalidTokenError
  | InvalidVersionError
  | NotFoundError
  | NotificationMaximumActiveSettingsReachedError
  | NotificationSettingCannotBeDuplicateError
  | RequestBodyTooLargeError
  | RequestHeadersTooLargeError
  | ServiceUnavailableError
  | TooManyRequestsError
  | UnsupportedMediaTypeError
  | UrlNotificationSettingIncorrectError
  | ApiErrors<
      400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 431 | 500 | 503,
      NotificationSettingsUpdateResponse400
    >
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 431 | 500 | 503>>;

/**
 * Update a notification setting
 *
 * Changes the members in the body and leaves all others unchanged. `subscribed_events` replaces the whole
 * list: to add an event type, send the existing ones as well; `[]` subscribes to nothing. You can't
 * change the `type` of a setting.
 *
 * Changes apply to events that happen from then on; bodies that are waiting to be delivered don't change.
 * A new `destination` also receives outstanding deliveries. With `active: false`, outstanding deliveries
 * fail at once, and events that happen while the setting is inactive are not delivered later; read them
 * with `GET /events`.
 *
 * Ten settings of an account can be active at a time.
 *
 * Needs the permission `notification_setting.write`.
 * At most 240 requests in 60 seconds.
 *
 * @throws {EmailNotificationSettingIncorrectError} Destination is not an email address
 * @throws {NotificationMaximumActiveSettingsReachedError} Too many active destinations
 * @throws {NotificationSettingCannotBeDuplicateError} Destination already exists
 * @throws {UrlNotificationSettingIncorrectError} Webhook URL not allowed
 * @see PATCH /notification-settings/{notification_setting_id}, in the document at operations/notification-settings.yaml#/notification-setting/patch
 */
export const endpoint: Endpoint<
  NotificationSettingsUpdateRequest,
  NotificationSettingsUpdateResult,
  NotificationSettingsUpdateError
> = {
  id: 'notificationSettings.update',
  method: 'PATCH',
  path: '/notification-settings/{notification_setting_id}',
  parameters: {
    path: writePath({ name: 'notification_setting_id' }),
    header: [{ name: 'service-version' }, { name: 'idempotency-key' }],
  },
  mediaType: 'application/json',
  bodyRequired: true,
  idempotencyKey: 'idempotency-key',
  check: { path: pathCheck, headers: headersCheck, body: bodyCheck },
  responses: { '200': response200Check },
  errors: {
    bad_request: BadRequestError,
    conflict: ConflictError,
    email_notification_setting_incorrect: EmailNotificationSettingIncorrectError,
    forbidden: ForbiddenError,
    idempotency_key_in_use: IdempotencyKeyInUseError,
    idempotency_key_reused: IdempotencyKeyReusedError,
    invalid_field: InvalidFieldError,
    invalid_json: InvalidJsonError,
    invalid_token: InvalidTokenError,
    not_found: NotFoundError,
    notification_maximum_active_settings_reached: NotificationMaximumActiveSettingsReachedError,
    notification_setting_cannot_be_duplicate: NotificationSettingCannotBeDuplicateError,
    request_body_too_large: RequestBodyTooLargeError,
    unsupported_media_type: UnsupportedMediaTypeError,
    url_notification_setting_incorrect: UrlNotificationSettingIncorrectError,
  },
};
