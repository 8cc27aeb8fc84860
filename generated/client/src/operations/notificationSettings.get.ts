// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  NotificationSettingsGetHeaders,
  NotificationSettingsGetPath,
  NotificationSettingsGetResponse200,
} from '@billing/types';
import { pathCheck, headersCheck, response200Check } from '@billing/validators/notificationSettings.get';

import {
  BadRequestError,
  ForbiddenError,
  InternalError,
  InvalidTokenError,
  InvalidVersionError,
  NotFoundError,
  RequestHeadersTooLargeError,
  ServiceUnavailableError,
  TooManyRequestsError,
  UnexpectedRequestBodyError,
} from '../errors.ts';
import type { Endpoint } from '../runtime/endpoint.ts';
import type { ApiError, UnlistedCode } from '../runtime/errors.ts';

export interface NotificationSettingsGetRequest {
  readonly path: NotificationSettingsGetPath;
  readonly headers?: NotificationSettingsGetHeaders;
}

/** The result of `notificationSettings.get`. */
export type NotificationSettingsGetResult = NotificationSettingsGetResponse200;

/** The errors of `notificationSettings.get`, by `code`. */
export type NotificationSettingsGetError =
  | BadRequestError
  | ForbiddenError
  | InternalError
  | InvalidTokenError
  | InvalidVersionError
  | NotFoundError
  | RequestHeadersTooLargeError
  | ServiceUnavailableError
  | TooManyRequestsError
  | UnexpectedRequestBodyError
  | ApiError<UnlistedCode>;

/**
 * Get a notification setting
 *
 * Returns one destination: its address, the event types that it subscribes to, the version of its
 * payloads, and whether they include sensitive fields.
 *
 * The response includes `endpoint_secret_key`, which receivers use to verify signatures. With this
 * secret, anyone can forge webhooks. Grant `notification_setting.read` to few keys, and don't log the
 * response.
 *
 * Needs the permission `notification_setting.read`.
 * At most 240 requests in 60 seconds.
 *
 * @see GET /notification-settings/{notification_setting_id}, in the document at operations/notification-settings.yaml#/notification-setting/get
 */
export const endpoint: Endpoint<
  NotificationSettingsGetRequest,
  NotificationSettingsGetResult,
  NotificationSettingsGetError
> = {
  id: 'notificationSettings.get',
  method: 'GET',
  path: '/notification-settings/{notification_setting_id}',
  parameters: { path: [{ name: 'notification_setting_id' }], header: [{ name: 'service-version' }] },
  repeatable: true,
  check: { path: pathCheck, headers: headersCheck },
  responses: { '200': response200Check },
  errors: {
    bad_request: BadRequestError,
    forbidden: ForbiddenError,
    internal_error: InternalError,
    invalid_token: InvalidTokenError,
    invalid_version: InvalidVersionError,
    not_found: NotFoundError,
    request_headers_too_large: RequestHeadersTooLargeError,
    service_unavailable: ServiceUnavailableError,
    too_many_requests: TooManyRequestsError,
    unexpected_request_body: UnexpectedRequestBodyError,
  },
};
