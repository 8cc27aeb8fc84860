// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  NotificationsListLogsHeaders,
  NotificationsListLogsPath,
  NotificationsListLogsQuery,
  NotificationsListLogsResponse200,
  NotificationsListLogsResponse400,
} from '@billing/types';
import { pathCheck, queryCheck, headersCheck, response200Check } from '@billing/validators/notifications.listLogs';

import {
  BadRequestError,
  ForbiddenError,
  type InternalError,
  InvalidFieldError,
  InvalidTokenError,
  type InvalidVersionError,
  NotFoundError,
  type RequestHeadersTooLargeError,
  type ServiceUnavailableError,
  type TooManyRequestsError,
  UnexpectedRequestBodyError,
} from '../errors.ts';
import type { PagedEndpoint } from '../runtime/endpoint.ts';
import type { ApiError, ErrorStatus, ApiErrors, UnlistedCode } from '../runtime/errors.ts';
import { writePath } from '../runtime/parameters/path.ts';
import { writeQuery } from '../runtime/parameters/query.ts';
import { startPagedCall } from '../runtime/paged-call.ts';

export interface NotificationsListLogsRequest {
  readonly path: NotificationsListLogsPath;
  readonly query?: NotificationsListLogsQuery;
  readonly headers?: NotificationsListLogsHeaders;
}

/** The result of `notifications.listLogs`. */
export type NotificationsListLogsResult = NotificationsListLogsResponse200;

/** An item of the list. */
export type NotificationsListLogsItem = NotificationsListLogsResult['data'][number];

/** The errors of `notifications.listLogs`, by `code`. */
export type NotificationsListLogsError =
  | BadRequestError
  | ForbiddenError
  | InternalError
  | InvalidFieldError
  | InvalidTokenError
  | InvalidVersionError
  | NotFoundError
  | RequestHeadersTooLargeError
  | ServiceUnavailableError
  | TooManyRequestsError
  | UnexpectedRequestBodyError
  | ApiErrors<400 | 401 | 403 | 404 | 429 | 431 | 500 | 503, NotificationsListLogsResponse400>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 401 | 403 | 404 | 429 | 431 | 500 | 503>>;

/**
 * List the logs of a notification
 *
 * Lists all attempts to deliver a notification, with the response of the destination. Read it when a
 * notification does not arrive: the status and the start of the response body usually show why the
 * receiver rejected it.
 *
 * `response_code` is `0` when there was no response. `response_body` then states the reason, for example
 * `timeout` when the receiver took longer than five seconds. Logs are available as long as their
 * notification.
 *
 * Needs the permission `notification.read`.
 * At most 240 requests in 60 seconds.
 * Iterate over the call for the items of all pages, over its `pages()` for whole pages.
 *
 * @see GET /notifications/{notification_id}/logs, in the document at operations/notifications.yaml#/logs/get
 */
export const endpoint: PagedEndpoint<
  NotificationsListLogsRequest,
  NotificationsListLogsResult,
  NotificationsListLogsError,
  NotificationsListLogsItem
> = {
  id: 'notifications.listLogs',
  method: 'GET',
  path: '/notifications/{notification_id}/logs',
  parameters: {
    path: writePath({ name: 'notification_id' }),
    query: writeQuery(
      { name: 'after', style: 'form', explode: true },
      { name: 'per_page', style: 'form', explode: true },
      { name: 'order_by', style: 'form', explode: true },
    ),
    header: [{ name: 'skip-count' }, { name: 'service-version' }],
  },
  repeatable: true,
  check: { path: pathCheck, query: queryCheck, headers: headersCheck },
  responses: { '200': response200Check },
  errors: {
    bad_request: BadRequestError,
    forbidden: ForbiddenError,
    invalid_field: InvalidFieldError,
    invalid_token: InvalidTokenError,
    not_found: NotFoundError,
    unexpected_request_body: UnexpectedRequestBodyError,
  },
  start: startPagedCall('notifications.listLogs', {
    items: ['data'],
    next: ['meta', 'pagination', 'next'],
    hasMore: ['meta', 'pagination', 'has_more'],
    cursor: 'after',
  }),
};
