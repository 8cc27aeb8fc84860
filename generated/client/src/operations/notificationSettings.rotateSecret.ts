// Generated from spec.yaml by `npm run generate`. Do not edit.
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

/** The result of `notificationSettings.rotateSecret`. */
export type NotificationSettingsRotateSecretResult = NotificationSettingsRotateSecretResponse200;

/** The errors of `notificationSettings.rotateSecret`, by `code`. */
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
 * Creates a new `endpoint_secret_key` for a destination. From now on, the setting shows only the new one.
 * During the next `overlap_seconds`, by default one day, each webhook carries two signatures: first the
 * `h1` of the new secret, last the `h1` of the previous one. A receiver that accepts a webhook when any
 * signature matches continues to work with the previous secret. Deploy the new secret within that time.
 *
 * After a leak, send `overlap_seconds: 0` to invalidate the previous secret at once. There are never more
 * than two valid secrets: a second rotation during the overlap invalidates the oldest secret at once. You
 * can leave out the body.
 *
 * If several rotations happen at the same time, one succeeds and the others receive `conflict`, so every
 * secret in a response was valid.
 *
 * Needs the permission `notification_setting.write`.
 * At most 240 requests in 60 seconds.
 * The client does not retry it when no response arrives, since that could do it twice.
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
  responses: { '200': response200Check },
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
