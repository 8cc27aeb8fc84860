// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  NotificationsReplayHeaders,
  NotificationsReplayPath,
  NotificationsReplayResponse202,
} from '@billing/types';
import { pathCheck, headersCheck, response202Check } from '@billing/validators/notifications.replay';

import {
  BadRequestError,
  ForbiddenError,
  InternalError,
  InvalidTokenError,
  InvalidVersionError,
  NotFoundError,
  NotificationCannotReplayError,
  NotificationReplayInvalidOriginTypeError,
  RequestHeadersTooLargeError,
  ServiceUnavailableError,
  TooManyRequestsError,
  UnexpectedRequestBodyError,
} from '../errors.ts';
import type { Endpoint } from '../runtime/endpoint.ts';
import type { ApiError, UnlistedCode } from '../runtime/errors.ts';

export interface NotificationsReplayRequest {
  readonly path: NotificationsReplayPath;
  readonly headers?: NotificationsReplayHeaders;
}

/** The result of `notifications.replay`. */
export type NotificationsReplayResult = NotificationsReplayResponse202;

/** The errors of `notifications.replay`, by `code`. */
export type NotificationsReplayError =
  | BadRequestError
  | ForbiddenError
  | InternalError
  | InvalidTokenError
  | InvalidVersionError
  | NotFoundError
  | NotificationCannotReplayError
  | NotificationReplayInvalidOriginTypeError
  | RequestHeadersTooLargeError
  | ServiceUnavailableError
  | TooManyRequestsError
  | UnexpectedRequestBodyError
  | ApiError<UnlistedCode>;

/**
 * Replay a notification
 *
 * Sends an event to a destination again. This creates a new notification with its own identifier,
 * schedule and logs. Its body contains the same event with the same `event_id`, `occurred_at` and `data`,
 * not the current state of the entity. A receiver that skips processed events by `event_id` skips it.
 *
 * You can replay notifications with origin `event` whose status is `delivered` or `failed`, any number of
 * times, while their destination is active. The replay goes to the current address of the destination.
 *
 * Needs the permission `notification.write`.
 * At most 240 requests in 60 seconds.
 * The client does not retry it when no response arrives, since that could do it twice.
 *
 * @throws {NotificationCannotReplayError} Notification cannot be replayed
 * @throws {NotificationReplayInvalidOriginTypeError} A replay cannot be replayed
 * @see POST /notifications/{notification_id}/replay, in the document at operations/notifications.yaml#/replay/post
 */
export const endpoint: Endpoint<NotificationsReplayRequest, NotificationsReplayResult, NotificationsReplayError> = {
  id: 'notifications.replay',
  method: 'POST',
  path: '/notifications/{notification_id}/replay',
  parameters: { path: [{ name: 'notification_id' }], header: [{ name: 'service-version' }] },
  check: { path: pathCheck, headers: headersCheck },
  responses: { '202': response202Check },
  errors: {
    bad_request: BadRequestError,
    forbidden: ForbiddenError,
    internal_error: InternalError,
    invalid_token: InvalidTokenError,
    invalid_version: InvalidVersionError,
    not_found: NotFoundError,
    notification_cannot_replay: NotificationCannotReplayError,
    notification_replay_invalid_origin_type: NotificationReplayInvalidOriginTypeError,
    request_headers_too_large: RequestHeadersTooLargeError,
    service_unavailable: ServiceUnavailableError,
    too_many_requests: TooManyRequestsError,
    unexpected_request_body: UnexpectedRequestBodyError,
  },
};
