import type { EventsListHeaders, EventsListQuery, EventsListResponse200 } from '@billing/types';
import * as listChecks from '@billing/validators/events.list';

import type { Caller, CallOptions, Endpoint } from '../runtime/call.ts';

const listEndpoint: Endpoint = {
  id: 'events.list',
  method: 'GET',
  path: '/events',
  parameters: {
    path: [],
    query: [
      { name: 'after', style: 'form', explode: true },
      { name: 'per_page', style: 'form', explode: true },
      { name: 'order_by', style: 'form', explode: true },
      { name: 'event_type', style: 'form', explode: false },
    ],
    header: [
      { name: 'skip-count', style: 'simple', explode: false },
      { name: 'service-version', style: 'simple', explode: false },
    ],
  },
  check: { query: listChecks.query, headers: listChecks.headers },
};

export interface EventsListRequest {
  readonly query?: EventsListQuery;
  readonly headers?: EventsListHeaders;
}

export interface EventsClient {
  /**
   * List events
   *
   * Every event of the last 90 days, whether a notification setting subscribes to it or not. Use it to see what
   * happened while a receiver was down: read from `after` the last event you processed, with `order_by=id[ASC]`, until
   * `has_more` is `false`.
   *
   * Events show entities complete and unmasked, whatever the notification settings say about sensitive fields. Events
   * of simulations are not among them.
   */
  list(request?: EventsListRequest, options?: CallOptions): Promise<EventsListResponse200>;
}

export function createEventsClient(call: Caller): EventsClient {
  return {
    list: (request = {}, options) => call(listEndpoint, request, options) as Promise<EventsListResponse200>,
  };
}
