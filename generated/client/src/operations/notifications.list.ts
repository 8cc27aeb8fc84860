// Generated from spec.yaml by `npm run generate`. Do not edit.
import type { NotificationsListHeaders, NotificationsListQuery, NotificationsListResponse200 } from '@billing/types';
import { queryCheck, headersCheck, response200Check } from '@billing/validators/notifications.list';

import {
  ForbiddenError,
  InternalError,
  InvalidFieldError,
  InvalidTimeQueryParameterError,
  InvalidTokenError,
  InvalidVersionError,
  RequestHeadersTooLargeError,
  ServiceUnavailableError,
  TooManyRequestsError,
  UnexpectedRequestBodyError,
} from '../errors.ts';
import type { PagedEndpoint } from '../runtime/endpoint.ts';
import type { ApiError, UnlistedCode } from '../runtime/errors.ts';

export interface NotificationsListRequest {
  readonly query?: NotificationsListQuery;
  readonly headers?: NotificationsListHeaders;
}

/** The result of `notifications.list`. */
export type NotificationsListResult = NotificationsListResponse200;

/** An item of the list. */
export type NotificationsListItem = NotificationsListResult['data'][number];

/** The errors of `notifications.list`, by `code`. */
export type NotificationsListError =
  | ForbiddenError
  | InternalError
  | InvalidFieldError
  | InvalidTimeQueryParameterError
  | InvalidTokenError
  | InvalidVersionError
  | RequestHeadersTooLargeError
  | ServiceUnavailableError
  | TooManyRequestsError
  | UnexpectedRequestBodyError
  | ApiError<UnlistedCode>;

/**
 * List notifications
 *
 * Lists the notifications of the last 90 days, sent or pending, for all destinations of the account. A
 * notification is the delivery of one event to one destination. To follow an event to all its
 * destinations, search for its type and compare `event_id`.
 *
 * To find out what a receiver missed, filter by its `notification_setting_id` and `status=failed`, then
 * replay these notifications. `from` and `to` make the request fast when there are many notifications.
 * `from` is inclusive and `to` is exclusive, so consecutive ranges don't overlap.
 *
 * Needs the permission `notification.read`.
 * At most 240 requests in 60 seconds.
 * Iterate over the call for the items of all pages, over its `pages()` for whole pages.
 *
 * @throws {InvalidTimeQueryParameterError} Unreadable time in the query
 * @see GET /notifications, in the document at operations/notifications.yaml#/notifications/get
 */
export const endpoint: PagedEndpoint<
  NotificationsListRequest,
  NotificationsListResult,
  NotificationsListError,
  NotificationsListItem
> = {
  id: 'notifications.list',
  method: 'GET',
  path: '/notifications',
  parameters: {
    query: [
      { name: 'after', style: 'form', explode: true },
      { name: 'per_page', style: 'form', explode: true },
      { name: 'order_by', style: 'form', explode: true },
      { name: 'notification_setting_id', style: 'form' },
      { name: 'status', style: 'form' },
      { name: 'search', style: 'form', explode: true },
      { name: 'filter', style: 'form', explode: true },
      { name: 'from', style: 'form', explode: true },
      { name: 'to', style: 'form', explode: true },
    ],
    header: [{ name: 'skip-count' }, { name: 'service-version' }],
  },
  repeatable: true,
  check: { query: queryCheck, headers: headersCheck },
  responses: { '200': response200Check },
  errors: {
    forbidden: ForbiddenError,
    internal_error: InternalError,
    invalid_field: InvalidFieldError,
    invalid_time_query_parameter: InvalidTimeQueryParameterError,
    invalid_token: InvalidTokenError,
    invalid_version: InvalidVersionError,
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
