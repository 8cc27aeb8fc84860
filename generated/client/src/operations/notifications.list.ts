// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  NotificationsListHeaders,
  NotificationsListQuery,
  NotificationsListResponse200,
  NotificationsListResponse400,
} from '@billing/types';
import { queryCheck, headersCheck, response200Check } from '@billing/validators/notifications.list';

import {
  ForbiddenError,
  type InternalError,
  InvalidFieldError,
  InvalidTimeQueryParameterError,
  InvalidTokenError,
  type InvalidVersionError,
  type RequestHeadersTooLargeError,
  type ServiceUnavailableError,
  type TooManyRequestsError,
  UnexpectedRequestBodyError,
} from '../errors.ts';
import type { PagedEndpoint } from '../runtime/endpoint.ts';
import type { ApiError, ErrorStatus, ApiErrors, UnlistedCode } from '../runtime/errors.ts';
import { writeQuery } from '../runtime/parameters/query.ts';
import { startPagedCall } from '../runtime/paged-call.ts';

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
  | ApiErrors<400 | 401 | 403 | 429 | 431 | 500 | 503, NotificationsListResponse400>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 401 | 403 | 429 | 431 | 500 | 503>>;

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
    query: writeQuery(
      { name: 'after', style: 'form', explode: true },
      { name: 'per_page', style: 'form', explode: true },
      { name: 'order_by', style: 'form', explode: true },
      { name: 'notification_setting_id', style: 'form' },
      { name: 'status', style: 'form' },
      { name: 'search', style: 'form', explode: true },
      { name: 'filter', style: 'form', explode: true },
      { name: 'from', style: 'form', explode: true },
      { name: 'to', style: 'form', explode: true },
    ),
    header: [{ name: 'skip-count' }, { name: 'service-version' }],
  },
  repeatable: true,
  check: { query: queryCheck, headers: headersCheck },
  responses: { '200': response200Check },
  errors: {
    forbidden: ForbiddenError,
    invalid_field: InvalidFieldError,
    invalid_time_query_parameter: InvalidTimeQueryParameterError,
    invalid_token: InvalidTokenError,
    unexpected_request_body: UnexpectedRequestBodyError,
  },
  start: startPagedCall('notifications.list', {
    items: ['data'],
    next: ['meta', 'pagination', 'next'],
    hasMore: ['meta', 'pagination', 'has_more'],
    cursor: 'after',
  }),
};
