import type { EventsListHeaders, EventsListQuery, EventsListResponse200 } from '@billing/types';
import { queryCheck, headersCheck, response200Check } from '@billing/validators/events.list';

import {
  ForbiddenError,
  InternalError,
  InvalidFieldError,
  InvalidTokenError,
  InvalidVersionError,
  RequestHeadersTooLargeError,
  ServiceUnavailableError,
  TooManyRequestsError,
  UnexpectedRequestBodyError,
} from '../errors.ts';
import type { PagedEndpoint } from '../runtime/endpoint.ts';
import type { ApiError, UnlistedCode } from '../runtime/errors.ts';

export interface EventsListRequest {
  readonly query?: EventsListQuery;
  readonly headers?: EventsListHeaders;
}

/** What `events.list` gives. */
export type EventsListResult = EventsListResponse200;

/** One of what the pages list. */
export type EventsListItem = EventsListResult['data'][number];

/** What the API can answer `events.list` with when it refuses, by `code`. */
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
  | ApiError<UnlistedCode>;

/**
 * List events
 *
 * Every event of the last 90 days, whether a notification setting subscribes to it or not. Use it to see what
 * happened while a receiver was down: read from `after` the last event you processed, with `order_by=id[ASC]`, until
 * `has_more` is `false`. An event that is older than 90 days is no place to begin after: leave `after` out then.
 *
 * Events show entities complete and unmasked, whatever the notification settings say about sensitive fields. Events
 * of simulations are not among them.
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
    query: [
      { name: 'after', style: 'form', explode: true },
      { name: 'per_page', style: 'form', explode: true },
      { name: 'order_by', style: 'form', explode: true },
      { name: 'event_type', style: 'form' },
    ],
    header: [{ name: 'skip-count' }, { name: 'service-version' }],
  },
  repeatable: true,
  check: { query: queryCheck, headers: headersCheck },
  answers: { '200': response200Check },
  errors: {
    forbidden: ForbiddenError,
    internal_error: InternalError,
    invalid_field: InvalidFieldError,
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
