// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  NotificationsListLogsHeaders,
  NotificationsListLogsPath,
  NotificationsListLogsQuery,
  NotificationsListLogsResponse200,
} from '@billing/types';
import { pathCheck, queryCheck, headersCheck, response200Check } from '@billing/validators/notifications.listLogs';

import {
  BadRequestError,
  ForbiddenError,
  InternalError,
  InvalidFieldError,
  InvalidTokenError,
  InvalidVersionError,
  NotFoundError,
  RequestHeadersTooLargeError,
  ServiceUnavailableError,
  TooManyRequestsError,
  UnexpectedRequestBodyError,
} from '../errors.ts';
import type { PagedEndpoint } from '../runtime/endpoint.ts';
import type { ApiError, UnlistedCode } from '../runtime/errors.ts';

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
  | ApiError<UnlistedCode>;

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
    path: [{ name: 'notification_id' }],
    query: [
      { name: 'after', style: 'form', explode: true },
      { name: 'per_page', style: 'form', explode: true },
      { name: 'order_by', style: 'form', explode: true },
    ],
    header: [{ name: 'skip-count' }, { name: 'service-version' }],
  },
  repeatable: true,
  check: { path: pathCheck, query: queryCheck, headers: headersCheck },
  responses: { '200': response200Check },
  errors: {
    bad_request: BadRequestError,
    forbidden: ForbiddenError,
    internal_error: InternalError,
    invalid_field: InvalidFieldError,
    invalid_token: InvalidTokenError,
    invalid_version: InvalidVersionError,
    not_found: NotFoundError,
    request_headers_too_large: RequestHeadersTooLargeError,
    service_unavailable: ServiceUnavailableError,
    too_many_requests: TooManyRequestsError,
    unexpected_request_body: UnexpectedRequestBodyError,
  },
  paging: {
    items: ['data'],
    next: ['meta', 'pagination', 'next'],
    hasMore: ['meta', 'pagination', 'has_more'],
    cursor: 'after',
  },
};
