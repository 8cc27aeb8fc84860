// Generated from spec.yaml by `npm run generate`. Do not edit.
import type { EventsListHeaders, EventsListQuery, EventsListResponse200, EventsListResponse400 } from '@billing/types';
import { queryCheck, headersCheck, response200Check } from '@billing/validators/events.list';

import {
  ForbiddenError,
  type InternalError,
  InvalidFieldError,
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

export interface EventsListRequest {
  readonly query?: EventsListQuery;
  readonly headers?: EventsListHeaders;
}

/** The result of `events.list`. */
export type EventsListResult = EventsListResponse200;

/** An item of the list. */
export type EventsListItem = EventsListResult['data'][number];

/** The errors of `events.list`, by `code`. */
export type EventsListError =
  | ForbiddenError
  | InternalError
  | InvalidFieldError
  | InvalidTokenError
  | InvalidVersionError
  | RequestHeadersTooLargeError
  | ServiceUnavailableError
  | TooManyRequestsError
  | UnexpectedRequestBodyError
  | ApiErrors<400 | 401 | 403 | 429 | 431 | 500 | 503, EventsListResponse400>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 401 | 403 | 429 | 431 | 500 | 503>>;

/**
 * List events
 *
 * Lists the events of the last 90 days, whether or not a notification setting subscribes to them. Use it
 * to catch up after your receiver was down: pass the last event that you processed as `after`, with
 * `order_by=id[ASC]`, and read pages until `has_more` is `false`. An event older than 90 days can't be
 * used as `after`; leave `after` out in that case.
 *
 * Events show entities completely and unmasked, regardless of what notification settings say about
 * sensitive fields. The list doesn't include events of simulations.
 *
 * Needs the permission `notification.read`.
 * At most 240 requests in 60 seconds.
 * Iterate over the call for the items of all pages, over its `pages()` for whole pages.
 *
 * @see GET /events, in the document at operations/events.yaml#/events/get
 */
export const endpoint: PagedEndpoint<EventsListRequest, EventsListResult, EventsListError, EventsListItem> = {
  id: 'events.list',
  method: 'GET',
  path: '/events',
  parameters: {
    query: writeQuery(
      { name: 'after', style: 'form', explode: true },
      { name: 'per_page', style: 'form', explode: true },
      { name: 'order_by', style: 'form', explode: true },
      { name: 'event_type', style: 'form' },
    ),
    header: [{ name: 'skip-count' }, { name: 'service-version' }],
  },
  repeatable: true,
  check: { query: queryCheck, headers: headersCheck },
  responses: { '200': response200Check },
  errors: {
    forbidden: ForbiddenError,
    invalid_field: InvalidFieldError,
    invalid_token: InvalidTokenError,
    unexpected_request_body: UnexpectedRequestBodyError,
  },
  start: startPagedCall('events.list', {
    items: ['data'],
    next: ['meta', 'pagination', 'next'],
    hasMore: ['meta', 'pagination', 'has_more'],
    cursor: 'after',
  }),
};
