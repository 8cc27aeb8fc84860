// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  NotificationSettingsDeleteHeaders,
  NotificationSettingsDeletePath,
  NotificationSettingsDeleteResponse400,
} from '@billing/types';
import { pathCheck, headersCheck } from '@billing/validators/notificationSettings.delete';

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
  | ApiErrors<400 | 401 | 403 | 404 | 429 | 431 | 500 | 503, NotificationSettingsDeleteResponse400>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 401 | 403 | 404 | 429 | 431 | 500 | 503>>;

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
  parameters: { path: writePath({ name: 'notification_setting_id' }), header: [{ name: 'service-version' }] },
  repeatable: true,
  check: { path: pathCheck, headers: headersCheck },
  responses: { '204': null },
  errors: {
    bad_request: BadRequestError,
    forbidden: ForbiddenError,
    invalid_token: InvalidTokenError,
    not_found: NotFoundError,
    unexpected_request_body: UnexpectedRequestBodyError,
  },
};
