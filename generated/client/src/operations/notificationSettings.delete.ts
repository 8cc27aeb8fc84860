// Generated from spec.yaml by `npm run generate`. Do not edit.
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

/** The result of `notificationSettings.delete`. */
export type NotificationSettingsDeleteResult = undefined;

/** The errors of `notificationSettings.delete`, by `code`. */
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
 * Permanently deletes a destination with its secret, its notifications and their logs. Nothing more is
 * sent to it, but an attempt in progress can still arrive.
 *
 * To stop deliveries temporarily without losing this data, set `active` to `false` instead. The events
 * remain available in `GET /events`. Simulations that use the setting remain as well; you can run them
 * again after you assign another setting.
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
  responses: { '204': null },
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
