// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  NotificationSettingsRotateSecretBody,
  NotificationSettingsRotateSecretHeaders,
  NotificationSettingsRotateSecretPath,
  NotificationSettingsRotateSecretResponse200,
  NotificationSettingsRotateSecretResponse400,
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
  IdempotencyKeyInUseError,
  IdempotencyKeyReusedError,
  type InternalError,
  InvalidFieldError,
  InvalidJsonError,
  InvalidTokenError,
  type InvalidVersionError,
  NotFoundError,
  RequestBodyTooLargeError,
  type RequestHeadersTooLargeError,
  type ServiceUnavailableError,
  type TooManyRequestsError,
  UnsupportedMediaTypeError,
} from '../errors.ts';
import type { Endpoint } from '../runtime/endpoint.ts';
import type { ApiError, ErrorStatus, ApiErrors, UnlistedCode } from '../runtime/errors.ts';
import { writePath } from '../runtime/parameters/path.ts';

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
  | IdempotencyKeyInUseError
  | IdempotencyKeyReusedError
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
  | ApiErrors<
      400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 431 | 500 | 503,
      NotificationSettingsRotateSecretResponse400
    >
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 431 | 500 | 503>>;

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
  parameters: {
    path: writePath({ name: 'notification_setting_id' }),
    header: [{ name: 'service-version' }, { name: 'idempotency-key' }],
  },
  mediaType: 'application/json',
  idempotencyKey: 'idempotency-key',
  check: { path: pathCheck, headers: headersCheck, body: bodyCheck },
  responses: { '200': response200Check },
  errors: {
    bad_request: BadRequestError,
    conflict: ConflictError,
    forbidden: ForbiddenError,
    idempotency_key_in_use: IdempotencyKeyInUseError,
    idempotency_key_reused: IdempotencyKeyReusedError,
    invalid_field: InvalidFieldError,
    invalid_json: InvalidJsonError,
    invalid_token: InvalidTokenError,
    not_found: NotFoundError,
    request_body_too_large: RequestBodyTooLargeError,
    unsupported_media_type: UnsupportedMediaTypeError,
  },
};
