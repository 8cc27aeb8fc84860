// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  NotificationsGetHeaders,
  NotificationsGetPath,
  NotificationsGetResponse200,
  NotificationsGetResponse400,
} from '@billing/types';
import { pathCheck, headersCheck, response200Check } from '@billing/validators/notifications.get';

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

export interface NotificationsGetRequest {
  readonly path: NotificationsGetPath;
  readonly headers?: NotificationsGetHeaders;
}

/** The result of `notifications.get`. */
export type NotificationsGetResult = NotificationsGetResponse200;

/** The errors of `notifications.get`, by `code`. */
export type NotificationsGetError =
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
  | ApiErrors<400 | 401 | 403 | 404 | 429 | 431 | 500 | 503, NotificationsGetResponse400>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 401 | 403 | 404 | 429 | 431 | 500 | 503>>;

/**
 * Get a notification
 *
 * Returns the delivery state of one event to one destination: whether it was delivered, how many attempts
 * were made, and when the next attempt is. `payload` is exactly what was or will be sent, with masked
 * sensitive fields unless the destination includes them.
 *
 * Notifications are available for 90 days after the event. For older ones, and for those of a deleted
 * notification setting, the response is `not_found`.
 *
 * Needs the permission `notification.read`.
 * At most 240 requests in 60 seconds.
 *
 * @see GET /notifications/{notification_id}, in the document at operations/notifications.yaml#/notification/get
 */
export const endpoint: Endpoint<NotificationsGetRequest, NotificationsGetResult, NotificationsGetError> = {
  id: 'notifications.get',
  method: 'GET',
  path: '/notifications/{notification_id}',
  parameters: { path: writePath({ name: 'notification_id' }), header: [{ name: 'service-version' }] },
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
