// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  NotificationsReplayHeaders,
  NotificationsReplayPath,
  NotificationsReplayResponse202,
  NotificationsReplayResponse400,
} from '@billing/types';
import { pathCheck, headersCheck, response202Check } from '@billing/validators/notifications.replay';

import {
  BadRequestError,
  ForbiddenError,
  IdempotencyKeyInUseError,
  IdempotencyKeyReusedError,
  type InternalError,
  InvalidTokenError,
  type InvalidVersionError,
  NotFoundError,
  NotificationCannotReplayError,
  NotificationReplayInvalidOriginTypeError,
  type RequestHeadersTooLargeError,
  type ServiceUnavailableError,
  type TooManyRequestsError,
  UnexpectedRequestBodyError,
} from '../errors.ts';
import type { Endpoint } from '../runtime/endpoint.ts';
import type { ApiError, ErrorStatus, ApiErrors, UnlistedCode } from '../runtime/errors.ts';
import { writePath } from '../runtime/parameters/path.ts';

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
  | IdempotencyKeyInUseError
  | IdempotencyKeyReusedError
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
  | ApiErrors<400 | 401 | 403 | 404 | 409 | 422 | 429 | 431 | 500 | 503, NotificationsReplayResponse400>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 401 | 403 | 404 | 409 | 422 | 429 | 431 | 500 | 503>>;

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
 *
 * @throws {NotificationCannotReplayError} Notification cannot be replayed
 * @throws {NotificationReplayInvalidOriginTypeError} A replay cannot be replayed
 * @see POST /notifications/{notification_id}/replay, in the document at operations/notifications.yaml#/replay/post
 */
export const endpoint: Endpoint<NotificationsReplayRequest, NotificationsReplayResult, NotificationsReplayError> = {
  id: 'notifications.replay',
  method: 'POST',
  path: '/notifications/{notification_id}/replay',
  parameters: {
    path: writePath({ name: 'notification_id' }),
    header: [{ name: 'service-version' }, { name: 'idempotency-key' }],
  },
  idempotencyKey: 'idempotency-key',
  check: { path: pathCheck, headers: headersCheck },
  responses: { '202': response202Check },
  errors: {
    bad_request: BadRequestError,
    forbidden: ForbiddenError,
    idempotency_key_in_use: IdempotencyKeyInUseError,
    idempotency_key_reused: IdempotencyKeyReusedError,
    invalid_token: InvalidTokenError,
    not_found: NotFoundError,
    notification_cannot_replay: NotificationCannotReplayError,
    notification_replay_invalid_origin_type: NotificationReplayInvalidOriginTypeError,
    unexpected_request_body: UnexpectedRequestBodyError,
  },
};
