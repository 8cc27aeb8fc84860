import type {
  NotificationSettingsRotateSecretBody,
  NotificationSettingsRotateSecretHeaders,
  NotificationSettingsRotateSecretPath,
  NotificationSettingsRotateSecretResponse200,
} from '@billing/types';
import {
  pathCheck,
  headersCheck,
  bodyCheck,
  response200Check,
} from '@billing/validators/notificationSettings.rotateSecret';

import {
  BadRequestError,
  ConflictError,
  ForbiddenError,
  InternalError,
  InvalidFieldError,
  InvalidJsonError,
  InvalidTokenError,
  InvalidVersionError,
  NotFoundError,
  RequestBodyTooLargeError,
  RequestHeadersTooLargeError,
  ServiceUnavailableError,
  TooManyRequestsError,
  UnsupportedMediaTypeError,
} from '../errors.ts';
import type { Endpoint } from '../runtime/endpoint.ts';
import type { ApiError, UnlistedCode } from '../runtime/errors.ts';

export interface NotificationSettingsRotateSecretRequest {
  readonly path: NotificationSettingsRotateSecretPath;
  readonly headers?: NotificationSettingsRotateSecretHeaders;
  readonly body?: NotificationSettingsRotateSecretBody;
}

/** What `notificationSettings.rotateSecret` gives. */
export type NotificationSettingsRotateSecretResult = NotificationSettingsRotateSecretResponse200;

/** What the API can answer `notificationSettings.rotateSecret` with when it refuses, by `code`. */
export type NotificationSettingsRotateSecretError =
  | BadRequestError
  | ConflictError
  | ForbiddenError
  | InternalError
  | InvalidFieldError
  | InvalidJsonError
  | InvalidTokenError
  | InvalidVersionError
  | NotFoundError
  | RequestBodyTooLargeError
  | RequestHeadersTooLargeError
  | ServiceUnavailableError
  | TooManyRequestsError
  | UnsupportedMediaTypeError
  | ApiError<UnlistedCode>;

/**
 * Rotate the secret of a notification setting
 *
 * Gives a destination a new `endpoint_secret_key`. From now on the setting shows the new one only. For as long as you say
 * with `overlap_seconds`, by default a day, each webhook carries two signatures: `h1` of the new secret first, `h1` of the
 * older one last. A receiver that accepts a webhook when any of them matches goes on working with the older secret; give
 * it the new one within that time.
 *
 * After a leak send `overlap_seconds: 0`, which ends the older secret at once. A second rotation during the overlap also
 * ends the oldest secret at once: there are never more than two. The body can be left out.
 *
 * Of several rotations at the same moment one succeeds, and the others get `conflict`: each secret that a response shows
 * was in effect.
 *
 * Needs the permission `notification_setting.write`.
 * At most 240 requests in 60 seconds.
 * When no answer comes it is not tried again: it could be done twice.
 *
 * @see POST /notification-settings/{notification_setting_id}/rotate-secret, in the document at operations/notification-settings.yaml#/rotate-secret/post
 */
export const endpoint: Endpoint<
  NotificationSettingsRotateSecretRequest,
  NotificationSettingsRotateSecretResult,
  NotificationSettingsRotateSecretError
> = {
  id: 'notificationSettings.rotateSecret',
  method: 'POST',
  path: '/notification-settings/{notification_setting_id}/rotate-secret',
  parameters: { path: [{ name: 'notification_setting_id' }], header: [{ name: 'service-version' }] },
  mediaType: 'application/json',
  check: { path: pathCheck, headers: headersCheck, body: bodyCheck },
  answers: { '200': response200Check },
  errors: {
    bad_request: BadRequestError,
    conflict: ConflictError,
    forbidden: ForbiddenError,
    internal_error: InternalError,
    invalid_field: InvalidFieldError,
    invalid_json: InvalidJsonError,
    invalid_token: InvalidTokenError,
    invalid_version: InvalidVersionError,
    not_found: NotFoundError,
    request_body_too_large: RequestBodyTooLargeError,
    request_headers_too_large: RequestHeadersTooLargeError,
    service_unavailable: ServiceUnavailableError,
    too_many_requests: TooManyRequestsError,
    unsupported_media_type: UnsupportedMediaTypeError,
  },
};
