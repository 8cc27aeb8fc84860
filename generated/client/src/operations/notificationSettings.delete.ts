import type { NotificationSettingsDeleteHeaders, NotificationSettingsDeletePath } from '@billing/types';
import { pathCheck, headersCheck } from '@billing/validators/notificationSettings.delete';

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

export interface NotificationSettingsDeleteRequest {
  readonly path: NotificationSettingsDeletePath;
  readonly headers?: NotificationSettingsDeleteHeaders;
}

/** What `notificationSettings.delete` gives. */
export type NotificationSettingsDeleteResult = undefined;

/** What the API can answer `notificationSettings.delete` with when it refuses, by `code`. */
export type NotificationSettingsDeleteError =
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
 * Delete a notification setting
 *
 * Removes a destination for good, and with it its secret, its notifications and their logs. Nothing more is sent to it;
 * an attempt that is under way at this moment can still arrive.
 *
 * To stop deliveries for a while and keep what is known about them, set `active` to `false` instead. The events
 * themselves stay in `GET /events`. Simulations that name the setting stay as well, but cannot be run until they name
 * another one.
 *
 * Needs the permission `notification_setting.write`.
 * At most 240 requests in 60 seconds.
 *
 * @see DELETE /notification-settings/{notification_setting_id}, in the document at operations/notification-settings.yaml#/notification-setting/delete
 */
export const endpoint: Endpoint<
  NotificationSettingsDeleteRequest,
  NotificationSettingsDeleteResult,
  NotificationSettingsDeleteError
> = {
  id: 'notificationSettings.delete',
  method: 'DELETE',
  path: '/notification-settings/{notification_setting_id}',
  parameters: { path: [{ name: 'notification_setting_id' }], header: [{ name: 'service-version' }] },
  repeatable: true,
  check: { path: pathCheck, headers: headersCheck },
  answers: { '204': null },
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
