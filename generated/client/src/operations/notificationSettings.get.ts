// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  NotificationSettingsGetHeaders,
  NotificationSettingsGetPath,
  NotificationSettingsGetResponse200,
  NotificationSettingsGetResponse400,
} from '@billing/types';
import { pathCheck, headersCheck, response200Check } from '@billing/validators/notificationSettings.get';

import {
  BadRequestError,
  ForbiddenError,
  type InternalError,
  InvalidTokenError,
  type InvalidVersionError,
  NotFoundError,
  type RequestHeadersTooLargeError,
  type ServiceUnavailableError,
  type TooManyRequestsError,
  UnexpectedRequestBodyError,
} from '../errors.ts';
import type { Endpoint } from '../runtime/endpoint.ts';
import type { ApiError, ErrorStatus, ApiErrors, UnlistedCode } from '../runtime/errors.ts';
import { writePath } from '../runtime/parameters/path.ts';

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
  | ApiErrors<400 | 401 | 403 | 404 | 429 | 431 | 500 | 503, NotificationSettingsGetResponse400>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 401 | 403 | 404 | 429 | 431 | 500 | 503>>;

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
  parameters: { path: writePath({ name: 'notification_setting_id' }), header: [{ name: 'service-version' }] },
  repeatable: true,
  check: { path: pathCheck, headers: headersCheck },
  responses: { '200': response200Check },
  errors: {
    bad_request: BadRequestError,
    forbidden: ForbiddenError,
    invalid_token: InvalidTokenError,
    not_found: NotFoundError,
    unexpected_request_body: UnexpectedRequestBodyError,
  },
};
